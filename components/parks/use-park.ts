import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { currentQuery, useQueryList } from '@/components/ui/behavior/history'
import { useAbortableCall } from '@/components/ui/behavior/use-abortable-call'
import { useFirstRead } from '@/components/ui/behavior/use-first-read'
import { toast, toastError } from '@/components/ui/overlays/toast'
import { listedIn, withList } from '@/lib/addresses'
import { AppError } from '@/lib/errors'
import { answerIn, send } from '@/lib/http/client'
import type { PagePath } from '@/lib/pages'
import type { FeatureFlow, FlowRequest, ParkFeature, ParkInput } from '@/lib/parks/schema'
import { longestParkName } from '@/lib/parks/taxonomy'
import { counted } from '@/lib/skate/wording'
import { parkLevels } from '@/lib/tricks/taxonomy'

/** Everything that can stand in a park. */
export function useParkFeatures() {
  return useFirstRead<ParkFeature[]>('/api/skatepark/features')
}

/** Tricks for the features, and who chose and worded them. */
export type FlowAnswer = { flow: FeatureFlow[]; source: 'coach' | 'model' }

/** Tricks for the chosen features. */
export const useFlow = (onSuccess: (answer: FlowAnswer, request: FlowRequest) => void) =>
  useAbortableCall({
    onSuccess,
    call: async (request: FlowRequest, signal): Promise<FlowAnswer> => {
      const path = '/api/skatepark/suggest-tricks'
      const response = await send(path, { method: 'POST', json: request, signal })
      const isByModel = response.headers.get('x-answer-source') === 'model'
      return {
        flow: await answerIn(response, path, { method: 'POST' }),
        source: isByModel ? 'model' : 'coach',
      }
    },
    onError: (error) => {
      const fallback =
        error instanceof AppError ? 'Failed to get trick suggestions' : 'Failed to get suggestions'
      toastError(error, fallback, 'Error Getting Suggestions')
    },
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

/** How much is selected, in few words: kinds of features, each as often as it stands in the park. */
export function selectedWords(selected: Selected[]): string {
  const all = selected.reduce((sum, { count }) => sum + count, 0)
  return all === 0 ? 'No features' : counted(all, 'feature')
}

const wordOf = ({ name, count }: Selected) => `${name}-${count}`

/** The features that words of an address name, each with its count; what is no feature or no count is left out. */
export function selectedIn(words: readonly string[], names: ReadonlySet<string>): Selected[] {
  const found = words.flatMap((word) => {
    const [, name = '', digits = ''] = /^(.+)-(\d{1,2})$/.exec(word) ?? []
    const count = Number(digits)
    return names.has(name) && count >= 1 && count <= maxCount ? { name, count } : []
  })
  return [...new Map(found.map((feature) => [feature.name, feature])).values()]
}

const levelIn = ([word = 'all']: string[]): FlowRequest['difficulty'] =>
  parkLevels.find((level) => level === word) ?? 'all'

/** A selection that the address holds under these names. */
function useListed(part: 'park' | 'asked', names: ReadonlySet<string>) {
  const [words, setWords] = useQueryList(part)
  const [level, setLevel] = useQueryList(part === 'park' ? 'level' : 'asked-level')
  const features = useMemo(() => selectedIn(words, names), [words, names])
  return {
    features,
    difficulty: levelIn(level),
    setFeatures: (next: readonly Selected[]) => setWords(next.map(wordOf)),
    setDifficulty: (next: FlowRequest['difficulty']) => setLevel(next === 'all' ? [] : [next]),
  }
}

const namesOf = (features: readonly ParkFeature[]) => new Set(features.map(({ name }) => name))

const keyOf = ({ features, difficulty }: FlowRequest) => [...features.map(wordOf), difficulty].join('.')

/** What was asked last, which the address holds: reload and Back ask it again. */
export function useAsked(known: readonly ParkFeature[], ask: (request: FlowRequest) => void) {
  const names = useMemo(() => namesOf(known), [known])
  const { features, difficulty, setFeatures, setDifficulty } = useListed('asked', names)
  const key = keyOf({ features, difficulty })
  const current = useRef('')
  const askAgain = useEffectEvent(() => {
    if (features.length === 0 || key === current.current) return
    current.current = key
    ask({ features, difficulty })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked is in the address, which is read after hydration
  useEffect(() => askAgain(), [key])
  return {
    asked: features.length > 0 ? { features, difficulty } : null,
    remember: (request: FlowRequest) => {
      current.current = keyOf(request)
      setFeatures(request.features)
      setDifficulty(request.difficulty)
    },
  }
}

/** The chosen features with how many there are of each, and the level wanted, as the address holds them. */
export function useSelection(known: readonly ParkFeature[]) {
  const names = useMemo(() => namesOf(known), [known])
  const { features: selected, difficulty, setFeatures, setDifficulty } = useListed('park', names)

  const toggle = (name: string) => {
    const next = toggleFeature(selected, name)
    setFeatures(next)
    const description = (what: string) => `${name} has been ${what} your selection.`
    if (next.length < selected.length)
      toast({ title: 'Feature Removed', description: description('removed from') })
    else toast({ title: 'Feature Added', description: description('added to') })
  }
  /** Adds those that are not selected, without a word; in the address itself, which comes before what is rendered. */
  const add = (added: readonly string[]) => {
    const before = selectedIn(listedIn(currentQuery(), 'park'), names)
    const chosen = new Set(before.map(({ name }) => name))
    setFeatures([...before, ...added.filter((name) => !chosen.has(name)).map((name) => ({ name, count: 1 }))])
  }
  const change = (name: string, by: 1 | -1) => setFeatures(changeCount(selected, name, by))
  const clear = () => {
    setFeatures([])
    setDifficulty('all')
    toast({ title: 'Selections Cleared', description: 'All feature selections have been cleared.' })
  }
  const countOf = (name: string) => selected.find((feature) => feature.name === name)?.count ?? 0
  return { selected, difficulty, setDifficulty, toggle, add, change, clear, countOf }
}

export type Selection = ReturnType<typeof useSelection>

/** What a park is called, by the address. */
export const nameIn = (query: string): string =>
  (new URLSearchParams(query).get('called') ?? '').slice(0, longestParkName)

/** A query string with what the park is called; everything else as it was. */
export const withName = (query: string, name: string): string =>
  withList(query, 'called', name === '' ? [] : [name])

/** A park as the address holds it, with its flow asked for. */
export function parkQuery({ name, features, difficulty }: ParkInput): string {
  const words = features.map(wordOf)
  const levels = difficulty === 'all' ? [] : [difficulty]
  const lists = { park: words, level: levels, asked: words, 'asked-level': levels }
  return Object.entries(lists).reduce(
    (query, [part, listed]) => withList(query, part, listed),
    withName('', name),
  )
}

/** The address at which a park is skated, by whoever has it. */
export const parkPlace = (park: ParkInput): string =>
  `${'/trickbot/parkflow' satisfies PagePath}${parkQuery(park)}`
