import { currentQuery } from '@/components/ui/behavior/history'
import { tabStorage } from '@/lib/offline/browser-storage'
import { askedIn } from './address'

/** A wish as the fields of the form hold it: the levels by the values of their boxes. */
export type Wish = { prompt: string; difficulties: readonly string[] }

type Draft = Wish & { /** The wish of the address at which it was typed. */ over: Wish }

const key = 'wish-draft'

const emptyWish: Wish = { prompt: '', difficulties: [] }

const isSame = (one: Wish, other: Wish) =>
  one.prompt === other.prompt && String(one.difficulties) === String(other.difficulties)

/** The wish that the address asks for; an empty one where it asks for none. */
function sentWish(): Wish {
  const asked = askedIn({ query: currentQuery(), fragment: '' })
  if (!asked) return emptyWish
  return { prompt: asked.prompt, difficulties: asked.difficulties.map((level) => level.toLowerCase()) }
}

/** Keeps what is typed and not sent, in this tab only; what the address holds anyway is not kept. */
export function keepWish({ prompt, difficulties }: Wish): void {
  const over = sentWish()
  const draft: Draft = { prompt, difficulties, over }
  tabStorage.write(key, isSame(draft, over) ? null : JSON.stringify(draft))
}

/** Forgets what was typed: it is sent, or no longer wanted. */
export const dropWish = (): void => keepWish(sentWish())

/** What the fields hold where they are opened: what was typed at this address and not sent, else the wish in it. */
export function readWish(): Wish {
  const sent = sentWish()
  const draft = tabStorage.readJson(key) as Draft | null
  return draft?.over && isSame(draft.over, sent) ? draft : sent
}
