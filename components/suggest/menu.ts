import type { Item } from '@/lib/skate/coach/wish'

/** Something that can be added with one press. */
export type Option = { readonly label: string; readonly item: Item }

/** A kind of what can be added to a wish. */
export interface Addable {
  readonly label: string
  readonly options: readonly Option[]
  /** Where any trick can be named: the label of the field for it, what is said before its name, and what it stands for. */
  readonly named: {
    readonly label: string
    readonly says: string
    readonly itemOf: (trick: string) => Item
  } | null
}

type Role = Extract<Item, { is: 'trick' }>['role']
type Trait = Extract<Item, { is: 'trait' }>['trait']

const trait = (label: string, role: Role, trait: Trait): Option => ({
  label,
  item: { is: 'trait', role, trait },
})
const landed = (trick: string): Option => ({ label: trick, item: { is: 'trick', role: 'can', trick } })
const effort = (label: string, to: 'easier' | 'harder', isMost: boolean): Option => ({
  label,
  item: { is: 'effort', to, isMost },
})
const body = (label: string, kind: Extract<Item, { is: 'body' }>['kind']): Option => ({
  label,
  item: { is: 'body', kind },
})
const trickAs =
  (role: Role) =>
  (trick: string): Item => ({ is: 'trick', role, trick })

const place: Addable = {
  label: 'Place',
  options: [
    trait('Flat ground', 'want', 'place flat'),
    trait('Curb or ledge', 'want', 'place edge'),
    trait('Rail', 'want', 'on Rail'),
    trait('Manual pad', 'want', 'place manual'),
    trait('Stairs or gap', 'want', 'gap'),
    trait('Ramp or bowl', 'want', 'transition'),
    trait('Bank', 'want', 'bank'),
  ],
  named: null,
}

const can: Addable = {
  label: 'I land',
  options: ['Ollie', 'Pop Shuvit', 'Frontside 180', 'Kickflip', '50-50', 'Drop In'].map(landed),
  named: { label: 'A trick you land', says: 'You land', itemOf: trickAs('can') },
}

const want: Addable = {
  label: 'With',
  options: [
    trait('A flip', 'want', 'flip'),
    trait('A spin', 'want', 'spin'),
    trait('A shuvit', 'want', 'shuvit'),
    trait('A grind', 'want', 'kind grind'),
    trait('A slide', 'want', 'kind slide'),
    trait('A manual', 'want', 'kind manual'),
    trait('A grab', 'want', 'grab'),
    trait('Fakie', 'want', 'stance fakie'),
    trait('Nollie', 'want', 'stance nollie'),
    trait('Switch', 'want', 'stance switch'),
  ],
  named: { label: 'A trick you want', says: '', itemOf: trickAs('want') },
}

const not: Addable = {
  label: 'Without',
  options: [
    trait('No flip', 'not', 'flip'),
    trait('No spin', 'not', 'spin'),
    trait('No shuvit', 'not', 'shuvit'),
    trait('No pop', 'not', 'pop'),
    trait('No grind', 'not', 'kind grind'),
    trait('No ramp', 'not', 'transition'),
  ],
  named: { label: 'A trick you don’t want', says: 'No', itemOf: trickAs('not') },
}

/** The short menu, besides the levels. */
export const ADDABLE: readonly Addable[] = [
  place,
  can,
  want,
  not,
  {
    label: 'Easier',
    options: [effort('Easy', 'easier', false), effort('The easiest', 'easier', true)],
    named: {
      label: 'Easier than',
      says: 'Easier than',
      itemOf: (trick) => ({ is: 'compared', how: 'easier', trick }),
    },
  },
  {
    label: 'Harder',
    options: [effort('Hard', 'harder', false), effort('The hardest', 'harder', true)],
    named: {
      label: 'Harder than',
      says: 'Harder than',
      itemOf: (trick) => ({ is: 'compared', how: 'harder', trick }),
    },
  },
  {
    label: 'Body',
    options: [
      body('Sore', 'sore'),
      body('Weak spot', 'weak'),
      body('Hurt', 'hurt'),
      body('Hurt hand or arm', 'hands'),
      body('Expecting', 'pregnant'),
      body('Over 60', 'old'),
      body('Under 8', 'child'),
    ],
    named: null,
  },
]

/** Ways to begin where hardly anything was understood. */
export const BEGINNINGS: readonly { readonly question: string; readonly options: readonly Option[] }[] = [
  { question: 'What do you land already?', options: can.options },
  { question: 'Where do you skate?', options: place.options },
  { question: 'What should it have in it?', options: want.options.slice(0, 7) },
]
