import type { ContactName, NameOf } from '../contacts.ts'
import { filled, type Rows, Sayings } from '../rows.ts'
import { choose, sentence } from './phrases.ts'
import type { Piece } from './piece.ts'
import CONTACT_ROWS from './rows/contacts.json' with { type: 'json' }
import ROWS from './rows/phrases.json' with { type: 'json' }

export type Moment = keyof typeof ROWS

const sayings = new Sayings<Moment>(ROWS)

const chosen = (seed: number, key: string) => (ways: readonly string[]) => {
  const [first = '', ...others] = ways
  return choose(seed, key, [first, ...others])
}

/** The words of a moment for a piece, their slots filled; '' where nothing is to be said. */
export const said = (moment: Moment, piece: Pick<Piece, 'traits' | 'slots'>, seed: number): string =>
  sayings.say(moment, piece, chosen(seed, moment))

/** Each contact has its words, but for manuals, which share theirs; `Ollie` is flown over a coping with nothing held. */
const contactRows: Readonly<Record<Exclude<ContactName, NameOf<'manual'>> | 'Ollie', Rows>> = CONTACT_ROWS

/** The words that one contact alone has for a moment, the most particular ones; '' where it has none. */
export function saidOf(part: string, piece: Piece, seed: number): string {
  const { contact } = piece.motion
  const rows: Rows = contactRows[contact && contact.kind !== 'manual' ? contact.name : 'Ollie']
  const side = piece.traits.has('blind') ? ' blind' : piece.traits.has('frontside') ? ' frontside' : ''
  const stance = piece.traits.has('fakie') && !piece.traits.has('spun onto') ? ' fakie' : ''
  const found = [`${part}${stance}${side}`, `${part}${stance}`, `${part}${side}`, part].find(
    (key) => rows[key],
  )
  const row = found === undefined ? undefined : rows[found]
  if (row === undefined) return ''
  const way = chosen(seed, part)(typeof row === 'string' ? [row] : row)
  return filled(way, piece.slots, (nested) => said(nested as Moment, piece, seed))
}

/** One sentence stands once in a lesson: said again it goes, and what stands empty after that. */
export function once(texts: readonly string[]): string[] {
  const said = new Set<string>()
  return texts
    .map((text) =>
      text
        .split(/(?<=[.!?])\s+/)
        .filter((part) => !said.has(part) && said.add(part))
        .join(' '),
    )
    .filter((text) => text !== '')
    .map(sentence)
}
