import { inSentence, listed } from '../../wording.ts'
import type { Aim } from '../choosing/aim.ts'
import type { Ranked } from '../choosing/rank.ts'
import type { Trait } from '../traits.ts'
import type { Wish } from '../wish.ts'
import { traitSaid } from './chips.ts'

/** Words that are said back, each in quotation marks; at most three. */
const quoted = (words: readonly string[]): string => listed(words.slice(0, 3).map((word) => `“${word}”`))

/** What is more often told of than asked for: "I can't get the pop". */
const IN_PASSING: ReadonlySet<Trait> = new Set(['pop', 'jump', 'hand', 'spin', 'nose', 'place flat'])

const TELL_MORE = "Tell me where you skate or what you land, and I'll get closer."

/** What has to be said besides the reason: that it is a guess, what could not be had, what a body needs first. */
export function notesOn({ trick, missing }: Ranked, wish: Wish, aim: Aim): string[] {
  const notes: string[] = []
  if (!wish.isUnderstood)
    notes.push(
      wish.ignored.length > 0
        ? `${quoted(wish.ignored)} ${wish.ignored.length > 1 ? 'are' : 'is'} new to me, so I picked the ${inSentence(trick.name)}. ${TELL_MORE}`
        : `That leaves it open, so I picked the ${inSentence(trick.name)}. ${TELL_MORE}`,
    )
  if (aim.body?.kind === 'hurt' || aim.body?.kind === 'hands')
    notes.push('If no doctor has seen it yet, let one look before you skate.')
  const torn = contradictionIn(aim)
  const missed = missing.filter((trait) => !IN_PASSING.has(trait))
  if (torn) notes.push(torn)
  else if (missed.length > 0)
    notes.push(
      `Nothing at your levels has all of that; this one leaves out ${listed(missed.map(traitSaid))}.`,
    )
  return notes
}

/** Things that rule each other out: wanted and refused at once, or two stances in one trick. */
function contradictionIn({ items, wanted }: Aim): string | null {
  const refused = new Set(
    items.flatMap((item) => (item.is === 'trait' && item.role === 'not' ? item.trait : [])),
  )
  const both = wanted.find((trait) => refused.has(trait))
  if (both) return `You want ${traitSaid(both)} and no ${traitSaid(both)} in the same breath.`
  const stances = wanted.filter((trait: Trait) => trait.startsWith('stance '))
  return stances.length > 1
    ? `${listed(stances.map((stance) => stance.slice(7)))} rule each other out in one trick.`
    : null
}
