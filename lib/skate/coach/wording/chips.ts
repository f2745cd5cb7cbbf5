import { bodyOf } from '../../body.ts'
import { inSentence, listed } from '../../wording.ts'
import labels from '../lexicon/labels.json' with { type: 'json' }
import type { Trait } from '../traits.ts'
import type { Comparison, Item, QuestionOf, Role } from '../wish.ts'

const COMPARED: Readonly<Record<Comparison, string>> = {
  like: 'Like',
  easier: 'Easier than',
  harder: 'Harder than',
  after: 'After',
  toward: 'On the way to',
  level: 'As hard as',
}

const ASKED: Readonly<Record<QuestionOf, string>> = {
  what: 'What is',
  how: 'How to',
  'how hard': 'How hard is',
  feet: 'Feet on',
  exit: 'Way out of',
  speed: 'Speed for',
  sides: 'Which way',
  origin: 'Story of',
}

const OF_TRICKS: Readonly<Record<Role, (trick: string) => string>> = {
  can: (trick) => `You land ${trick}`,
  cannot: (trick) => `Not yet: ${trick}`,
  want: (trick) => upper(trick),
  not: (trick) => `No ${trick}`,
}

const OF_TRAITS: Readonly<Record<Role, (said: string) => string>> = {
  can: (said) => `You have ${said}`,
  cannot: (said) => `Not yet: ${said}`,
  want: (said) => upper(said),
  not: (said) => `No ${said.replace(/^(?:an?|(?:on|in|down|over)(?: an?)?) /, '')}`,
}

const BODIES = labels.bodies
const TRAITS: Readonly<Record<string, string>> = labels.traits
const MOODS: Readonly<Record<string, string>> = labels.moods

export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** A kind, a stance, an obstacle or a place in a skater's words, in small letters: "a flip", "on a ledge". */
export function traitSaid(trait: Trait): string {
  const own = TRAITS[trait]
  if (own) return own
  const [kind = '', ...rest] = trait.split(' ')
  const value = rest.join(' ')
  if (kind === 'turn' || kind === 'body') return `${value} degrees of turn`
  if (kind === 'stance') return `in ${value}`
  if (kind === 'on') return `on a ${value.toLowerCase()}`
  return inSentence(value || kind)
}

/** What is seen of a fault, by its id. */
type SymptomOf = (fault: string) => string

/** What a chip says of an item, short, as TrickBot heard it. */
export function chipText(item: Item, symptomOf: SymptomOf): string {
  switch (item.is) {
    case 'trick':
      return OF_TRICKS[item.role](inSentence(item.trick))
    case 'trait':
      return OF_TRAITS[item.role](traitSaid(item.trait))
    case 'compared':
      return `${COMPARED[item.how]} ${inSentence(item.trick)}`
    case 'between':
      return `Between ${inSentence(item.trick)} and ${inSentence(item.other)}`
    case 'choice':
      return `${upper(inSentence(item.trick))} or ${inSentence(item.other)}`
    case 'effort':
      return item.isMost
        ? item.to === 'easier'
          ? 'The easiest'
          : 'The hardest'
        : item.to === 'easier'
          ? 'Easy'
          : 'Hard'
    case 'trouble':
      return `${upper(inSentence(item.trick))}: ${lower(symptomOf(item.fault)).replace(/\.$/, '')}`
    case 'mood':
      return MOODS[item.mood] ?? upper(item.mood)
    case 'body':
      return BODIES[bodyOf(item.kind).kind]
    case 'question':
      return `${ASKED[item.of]} ${inSentence(item.trick)}`
    case 'hero':
      return `As ${item.hero} does`
    case 'together':
      return 'Two in one'
  }
}

/** What another reading heard that this one did not; where it only heard less, what it leaves out. */
export function rivalText(items: readonly Item[], rival: readonly Item[], symptomOf: SymptomOf): string {
  const said = (item: Item) => chipText(item, symptomOf)
  const [own, other] = [items.map(said), rival.map(said)]
  const more = other.filter((text) => !own.includes(text))
  const less = own.filter((text) => !other.includes(text))
  return more.length > 0 ? listed(more.map(lower)) : `without “${listed(less.map(lower))}”`
}
