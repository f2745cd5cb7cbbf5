import { currentQuery } from '@/components/ui/behavior/history'
import { askedIn } from './address'

/** A wish as the fields of the form hold it: the levels by the values of their boxes. */
export type Wish = { prompt: string; difficulties: readonly string[] }

type Draft = Wish & { /** The wish of the address at which it was typed. */ over: Wish }

const key = 'wish-draft'

const emptyWish: Wish = { prompt: '', difficulties: [] }

const isSame = (one: Wish, other: Wish) =>
  one.prompt === other.prompt && one.difficulties.join() === other.difficulties.join()

/** The wish that the address asks for; an empty one where it asks for none. */
function sentWish(): Wish {
  const asked = askedIn(currentQuery())
  if (!asked) return emptyWish
  return { prompt: asked.prompt, difficulties: asked.difficulties.map((level) => level.toLowerCase()) }
}

/** Keeps what is typed and not sent, in this tab only; what the address holds anyway is not kept. */
export function keepWish({ prompt, difficulties }: Wish): void {
  const over = sentWish()
  const draft: Draft = { prompt, difficulties, over }
  try {
    if (isSame(draft, over)) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // A browser that lets no site keep anything throws.
  }
}

/** Forgets what was typed: it is sent, or no longer wanted. */
export const dropWish = (): void => keepWish(sentWish())

/** What the fields hold where they are opened: what was typed at this address and not sent, else the wish in it. */
export function readWish(): Wish {
  const sent = sentWish()
  try {
    const draft: Draft | null = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return draft && isSame(draft.over, sent) ? draft : sent
  } catch {
    return sent
  }
}
