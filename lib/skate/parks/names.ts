import type { Feature } from './belongs.ts'

// How a feature is called within a sentence.

const NAMES: Readonly<Record<string, string>> = {
  Flatground: 'the flat',
  'Jersey Barrier': 'the Jersey barrier',
  'Euro Gap': 'the Euro gap',
  Wallride: 'the wall',
  'Platform / Deck': 'the deck',
  'Low-to-High Ledge': 'the rising ledge',
  'Bank to Ledge': 'the ledge on the bank',
}

/** A feature within a sentence: "the stairs", "the flat bar". */
export const thingOf = ({ name }: Feature): string => NAMES[name] ?? `the ${name.toLowerCase()}`

/** A feature without its article: "flat bar". */
export const nounOf = (feature: Feature): string => thingOf(feature).replace(/^the /, '')

export const another = (feature: Feature): string =>
  feature.name === 'Stairs'
    ? 'the next set of stairs'
    : feature.category === 'Flat'
      ? thingOf(feature)
      : `the next ${nounOf(feature)}`

/** What one rides up: of two things in one the slope. */
export const slopeOf = (feature: Feature): string =>
  feature.name === 'Bank to Ledge' ? 'the bank' : thingOf(feature)

/** What is met at the top of it. */
export const topOf = ({ name, category }: Feature) =>
  name === 'Bank to Ledge' ? 'the ledge' : category === 'Transition' ? 'the coping' : 'the top edge'
