import type { SuggestRequest } from '@/lib/tricks/schema'
import { followUps, levels } from '@/lib/tricks/taxonomy'

/** What is asked and, once it is there, the name of the trick that answered: all that an address holds. */
export type Asked = Omit<SuggestRequest, 'shown'> & { readonly shown?: string | undefined }

const rowIds = (text: string) =>
  text
    .split('.')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0)

/** What an address asks for; null when it asks for nothing, or for something that no one may ask. */
export function askedIn(query: string): Asked | null {
  const params = new URLSearchParams(query)
  // The form as browsers send it, before its scripts are there, has the names of its fields.
  const prompt = (params.get('wish') ?? params.get('prompt') ?? '').trim()
  const chosen = params.get('level')?.split('.') ?? params.getAll('difficulties')
  const difficulties = levels.filter((level) => chosen.includes(level.toLowerCase()))
  if (prompt.length < 6 || prompt.length > 2000 || difficulties.length === 0) return null
  const change = followUps.find((each) => each === params.get('change'))
  const from = params.get('from')?.slice(0, 120)
  const shown = params.get('trick')?.slice(0, 120)
  return {
    prompt,
    difficulties,
    exclude: rowIds(params.get('seen') ?? '').slice(-50),
    ...(change && from ? { follow: { from, change } } : {}),
    ...(shown ? { shown } : {}),
  }
}

/** The query string that asks for this. */
export function queryFor({ prompt, difficulties, exclude, follow, shown }: Asked): string {
  const params = new URLSearchParams({ wish: prompt, level: difficulties.join('.').toLowerCase() })
  if (follow) {
    params.set('change', follow.change)
    params.set('from', follow.from)
  }
  if (exclude.length > 0) params.set('seen', exclude.join('.'))
  if (shown) params.set('trick', shown)
  return `?${params}`
}

/** The same question, whatever the answer to it was. */
export const questionOf = (asked: Asked): string => queryFor({ ...asked, shown: undefined })

/** The body of the call that asks for this: the levels by the ids of the form's boxes, and nothing that is not asked. */
export const requestOf = ({ difficulties, exclude, ...asked }: Asked) => ({
  ...asked,
  difficulties: difficulties.map((level) => level.toLowerCase()),
  ...(exclude.length > 0 && { exclude }),
})
