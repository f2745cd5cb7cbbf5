import type { SuggestedTrick, TrickSummary } from '@/lib/tricks/schema'

/** A base flip of which nothing is known but its number, and what a test gives. */
export const trickSummary = (id: number, given: Partial<TrickSummary> = {}): TrickSummary => ({
  id,
  slug: `trick-${id}`,
  name: `Trick ${id}`,
  aliases: [],
  category: 'Flips',
  trickType: 'BASE',
  difficultyRating: 'Beginner',
  difficulty: null,
  description: '',
  isFoundational: false,
  order: null,
  variationDetails: null,
  combinationDetails: null,
  ...given,
})

/** A trick of that name, which its slug follows. */
export const namedTrick = (id: number, name: string, aliases: string[] = []): TrickSummary =>
  trickSummary(id, { name, slug: name.toLowerCase().replaceAll(' ', '-'), aliases })

/** What the coach answers a wish with, and what a test gives. */
export const suggestedTrick = (id: number, given: Partial<SuggestedTrick> = {}): SuggestedTrick => ({
  ...trickSummary(id),
  steps: [],
  videoUrl: null,
  videoStart: null,
  why: 'You land the ollie.',
  source: 'coach',
  understood: true,
  ignored: [],
  heard: [],
  rival: null,
  notes: [],
  motion: null,
  remedy: null,
  ...given,
})
