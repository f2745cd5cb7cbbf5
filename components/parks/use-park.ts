import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toast, toastError } from '@/components/ui/toast'
import { useAbortableMutation } from '@/components/ui/use-abortable-mutation'
import { call } from '@/lib/http/client'
import type { FeatureFlow, FlowRequest, ParkFeature } from '@/lib/parks/schema'

/** Everything that can stand in a park. */
export function useParkFeatures() {
  return useQuery({
    queryKey: ['/api/skatepark/features'],
    queryFn: ({ signal }) => call<ParkFeature[]>('/api/skatepark/features', { signal }),
    retry: false,
  })
}

/** Tricks for the chosen features. */
export const useFlow = () =>
  useAbortableMutation({
    mutationFn: (request: FlowRequest, signal) =>
      call<FeatureFlow[]>('/api/skatepark/suggest-tricks', { method: 'POST', json: request, signal }),
    onError: (error) => toastError(error, 'Failed to get suggestions', 'Error Getting Suggestions'),
  })

export type Selected = FlowRequest['features'][number]

/** More of one thing than any park has; the server refuses more as well. */
const maxCount = 20

/** The selection without a feature, or with one of it if it was not selected. */
export function toggleFeature(selected: Selected[], name: string): Selected[] {
  const others = selected.filter((feature) => feature.name !== name)
  return others.length < selected.length ? others : [...selected, { name, count: 1 }]
}

/** The selection with one more or fewer of a feature, from 1 to 20. */
export const changeCount = (selected: Selected[], name: string, by: 1 | -1): Selected[] =>
  selected.map((feature) =>
    feature.name === name ? { name, count: Math.min(maxCount, Math.max(1, feature.count + by)) } : feature,
  )

/** The chosen features with how many there are of each, and the level wanted. */
export function useSelection() {
  const [selected, setSelected] = useState<Selected[]>([])
  const [difficulty, setDifficulty] = useState<FlowRequest['difficulty']>('all')

  const toggle = (name: string) => {
    const next = toggleFeature(selected, name)
    setSelected(next)
    const description = (what: string) => `${name} has been ${what} your selection.`
    if (next.length < selected.length)
      toast({ title: 'Feature Removed', description: description('removed from') })
    else toast({ title: 'Feature Added', description: description('added to') })
  }
  const change = (name: string, by: 1 | -1) => setSelected((features) => changeCount(features, name, by))
  const clear = () => {
    setSelected([])
    setDifficulty('all')
    toast({ title: 'Selections Cleared', description: 'All feature selections have been cleared.' })
  }
  const countOf = (name: string) => selected.find((feature) => feature.name === name)?.count ?? 0
  return { selected, difficulty, setDifficulty, toggle, change, clear, countOf }
}

export type Selection = ReturnType<typeof useSelection>
