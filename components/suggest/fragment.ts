import type { Item } from '@/lib/skate/coach/wish'

// What was heard stands in the part of the address that no server and no log sees: it may tell of a body.

type FieldsOf<Is extends Item['is']> = readonly Exclude<keyof Extract<Item, { is: Is }>, 'is'>[]

/** What each kind of item holds, in the order in which an address has it. */
const FIELDS: Readonly<{ [Is in Item['is']]: FieldsOf<Is> }> = {
  trick: ['role', 'trick'],
  trait: ['role', 'trait'],
  compared: ['how', 'trick'],
  between: ['trick', 'other'],
  choice: ['trick', 'other'],
  effort: ['to', 'isMost'],
  trouble: ['trick', 'fault'],
  mood: ['mood'],
  body: ['kind'],
  question: ['of', 'trick'],
  hero: ['hero'],
  together: [],
}

const isKind = (text: string): text is Item['is'] => Object.hasOwn(FIELDS, text)

const escaped = (text: string) => encodeURIComponent(text).replaceAll('%20', '+')

/** As it was before `escaped`; as it is where no one can have written it so. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

/** One text for one item, of letters that an address may have. */
export const itemKey = (item: Item): string =>
  [
    item.is,
    ...FIELDS[item.is].map((field) => escaped(String((item as Record<string, unknown> & Item)[field]))),
  ].join(',')

function itemOf(text: string): Item[] {
  const [is = '', ...values] = text.split(',')
  if (!isKind(is) || values.length !== FIELDS[is].length) return []
  const held = FIELDS[is].map((field, at) => {
    const value = unescaped(values[at] ?? '')
    return [field, field === 'isMost' ? value === 'true' : value] as const
  })
  return [{ is, ...Object.fromEntries(held) } as Item]
}

const START = '#heard='

/** The fragment that holds these; '' for null, which is that nobody has changed what was heard. */
export const fragmentFor = (items: readonly Item[] | undefined): string =>
  items ? `${START}${items.map(itemKey).join(';')}` : ''

/**
 * What a fragment holds, undefined where it holds nothing of this kind. Anyone may have written it: whoever answers looks
 * whether its names mean something.
 */
export const itemsIn = (fragment: string): Item[] | undefined =>
  fragment.startsWith(START)
    ? fragment.slice(START.length).split(';').slice(0, 30).flatMap(itemOf)
    : undefined
