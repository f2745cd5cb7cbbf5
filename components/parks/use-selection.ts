import { useState } from 'react'
import { toast } from '@/components/ui/toast'
import type { FlowRequest } from '@/lib/parks/schema'

export type Selected = FlowRequest['features'][number]

/** More of one thing than any park has; the call refuses more as well. */
const most = 20

/** The chosen features with how many there are of each, and the level asked for. */
export function useSelection() {
  const [selected, setSelected] = useState<Selected[]>([])
  const [difficulty, setDifficulty] = useState<FlowRequest['difficulty']>('all')

  const toggle = (name: string) => {
    const without = selected.filter((feature) => feature.name !== name)
    if (without.length < selected.length) {
      setSelected(without)
      toast({ title: 'Feature Removed', description: `${name} has been removed from your selection.` })
    } else {
      setSelected([...selected, { name, count: 1 }])
      toast({ title: 'Feature Added', description: `${name} has been added to your selection.` })
    }
  }
  const change = (name: string, by: 1 | -1) =>
    setSelected((features) =>
      features.map((feature) =>
        feature.name === name
          ? { ...feature, count: Math.min(most, Math.max(1, feature.count + by)) }
          : feature,
      ),
    )
  const clear = () => {
    setSelected([])
    setDifficulty('all')
    toast({ title: 'Selections Cleared', description: 'All feature selections have been cleared.' })
  }
  const countOf = (name: string) => selected.find((feature) => feature.name === name)?.count ?? 0
  return { selected, difficulty, setDifficulty, toggle, change, clear, countOf }
}

export type Selection = ReturnType<typeof useSelection>
