import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { TrickRowData } from '@/lib/tricks/list'
import { useTricks } from './use-tricks'

/**
 * The tricks of `among` that answer the text, best first; null while nothing is asked.
 * The index and the aliases are fetched at the first letter; until they are here, names alone are searched.
 */
export function useTrickSearch(among: TrickRowData[], text: string): TrickRowData[] | null {
  const isAsked = text.trim() !== ''
  const { data: library } = useTricks({ enabled: isAsked })
  const { data: search } = useQuery({
    queryKey: ['trick-index', library?.length],
    queryFn: async () => {
      const { buildTrickIndex, searchTricks } = await import('@/lib/tricks/search')
      const tricks = library ?? []
      const index = buildTrickIndex(tricks)
      return (wanted: string) => searchTricks(index, tricks, wanted)
    },
    enabled: isAsked && library !== undefined,
    structuralSharing: false,
  })
  return useMemo(() => {
    if (!isAsked) return null
    if (!search) return among.filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()))
    const byId = new Map(among.map((trick) => [trick.id, trick]))
    return search(text).flatMap((id) => byId.get(id) ?? [])
  }, [among, isAsked, search, text])
}
