import type { ContactName, NameOf } from '../contacts.ts'
import { choose, sentence } from './phrases.ts'
import type { Piece } from './piece.ts'
import CONTACT_ROWS from './rows/contacts.json' with { type: 'json' }
import ROWS from './rows/phrases.json' with { type: 'json' }

/** What one moment can be said in: under what must hold, " + " between, "not " before; the first that does is taken. */
type Rows = Readonly<Record<string, string | readonly string[]>>

export type Moment = keyof typeof ROWS

interface Condition {
  readonly has: readonly string[]
  readonly not: readonly string[]
  readonly ways: readonly [string, ...string[]]
}

const toWays = (said: string | readonly string[]): readonly [string, ...string[]] => {
  const [first = '', ...others] = typeof said === 'string' ? [said] : said
  return [first, ...others]
}

const conditions = new Map(
  Object.entries(ROWS as Record<string, Rows>).map(([moment, rows]): [string, Condition[]] => [
    moment,
    Object.entries(rows).map(([key, said]) => {
      const traits = key === '' ? [] : key.split(' + ')
      return {
        has: traits.filter((trait) => !trait.startsWith('not ')),
        not: traits.flatMap((trait) => (trait.startsWith('not ') ? trait.slice(4) : [])),
        ways: toWays(said),
      }
    }),
  ]),
)

/** The words of a moment for a piece, their slots filled; '' where nothing is to be said. */
export function said(
  moment: Moment,
  { traits, slots }: Pick<Piece, 'traits' | 'slots'>,
  seed: number,
): string {
  const row = conditions
    .get(moment)
    ?.find(
      ({ has, not }) => has.every((trait) => traits.has(trait)) && !not.some((trait) => traits.has(trait)),
    )
  return row ? filled(choose(seed, moment, row.ways), { traits, slots }, seed) : ''
}

function filled(text: string, piece: Pick<Piece, 'traits' | 'slots'>, seed: number): string {
  return text.replace(/\{(@?)([^{}]+)\}/g, (_, nested, slot: string) => {
    const words = nested ? said(slot as Moment, piece, seed) : piece.slots[slot]
    if (words === undefined) throw new RangeError(`Nothing stands for {${slot}} in "${text}".`)
    return words
  })
}

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
  return row ? filled(choose(seed, part, toWays(row)), piece, seed) : ''
}

/** One sentence stands once in a lesson: said again it goes, and what stands empty after that. */
export function once(texts: readonly string[], said: Set<string>): string[] {
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
