import type { SuggestRequest } from '@/lib/tricks/suggest-schema'
import { levels } from '@/lib/tricks/taxonomy'
import { fragmentFor, itemsIn } from './fragment'

/** What is asked and, once it is there, the name of the trick that answered: all that an address holds. */
export type Asked = Omit<SuggestRequest, 'shown' | 'items'> & {
  /** What was heard, as the skater has changed it; absent as long as the prompt alone says it. */
  readonly items?: SuggestRequest['items']
  readonly shown?: string | undefined
}

/** The two parts of an address: what the server sees of it, with its ?, and what it does not, with its #. */
export type Place = { readonly query: string; readonly fragment: string }

/** What an address asks for; null when it asks for nothing, or for something that no one may ask. */
export function askedIn({ query, fragment }: Place): Asked | null {
  const params = new URLSearchParams(query)
  // The form as browsers send it, before its scripts are there, has the names of its fields.
  const prompt = (params.get('wish') ?? params.get('prompt') ?? '').trim()
  const chosen = params.get('level')?.split('.') ?? params.getAll('difficulties')
  const difficulties = levels.filter((level) => chosen.includes(level.toLowerCase()))
  if (prompt.length < 6 || prompt.length > 2000 || difficulties.length === 0) return null
  const items = itemsIn(fragment)
  const shown = params.get('trick')?.slice(0, 120)
  return { prompt, difficulties, ...(items && { items }), ...(shown ? { shown } : {}) }
}

/** The address that asks for this. */
export function placeOf({ prompt, difficulties, items, shown }: Asked): Place {
  const params = new URLSearchParams({ wish: prompt, level: difficulties.join('.').toLowerCase() })
  if (shown) params.set('trick', shown)
  return { query: `?${params}`, fragment: fragmentFor(items) }
}

/** The same question, whatever the answer to it was. */
export const questionOf = (asked: Asked): string => {
  const { query, fragment } = placeOf({ ...asked, shown: undefined })
  return `${query}${fragment}`
}

/** The body of the call that asks for this: the levels by the ids of the form's boxes. */
export const requestOf = ({ difficulties, ...asked }: Asked) => ({
  ...asked,
  difficulties: difficulties.map((level) => level.toLowerCase()),
})
