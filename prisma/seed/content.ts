import { readdirSync, readFileSync } from 'node:fs'

// The content of the library as it ships. Facts and texts stand apart, so that writers
// and fact-checkers do not edit the same file.

export type TrickFacts = {
  slug: string
  name: string
  aliases: string[]
  category: 'Flatground' | 'Rail' | 'Ledge' | 'Transitions' | 'Manuals' | 'Grinds' | 'Flips'
  trickType: 'BASE' | 'VARIATION' | 'COMBINATION'
  level: 'Beginner' | 'Intermediate' | 'Advanced' | 'Expert'
  family: string
  stance: 'regular' | 'nollie' | 'fakie' | 'switch'
  approach: 'frontside' | 'backside' | null
  obstacles: string[]
  difficulty: number | null
  difficultySources: number
  prosLanded: number | null
  prosMissed: number | null
  sources: number
  foundational?: number
  baseSlug?: string
  variationDetails?: string
  description?: string
  sequence?: string
  prerequisites?: string[]
}

export type TrickText = {
  description: string
  steps: string[]
  mistakes: { mistake: string; fix: string }[]
  prerequisites: string[]
}

export type ParkFeatureContent = {
  name: string
  category: string
  difficulty: TrickFacts['level']
  description: string
  aliases: string[]
  trickFamilies: string[]
  reversesTravel: 'yes' | 'no' | 'sometimes'
  speedEffect: string
  order: number
}

const read = <T>(name: string): T => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'))

/** Facts of every trick, combinations included. */
export const readTrickFacts = (): TrickFacts[] => [
  ...read<TrickFacts[]>('tricks.json'),
  ...read<TrickFacts[]>('combinations.json'),
]

/** Hand-written texts by slug. */
export function readTrickTexts(): Map<string, TrickText> {
  const files = readdirSync(new URL('texts/', import.meta.url)).sort()
  return new Map(files.flatMap((file) => Object.entries(read<Record<string, TrickText>>(`texts/${file}`))))
}

export const readParkFeatures = (): ParkFeatureContent[] => read('park-features.json')
