import { describe, expect, it } from 'vitest'
import { plannerRow, prerequisitesOf, slugsByName } from './book'
import type { TrickDetail } from './schema'

const link = (name: string) =>
  ({ slug: name.toLowerCase(), name, category: 'Flips', difficultyRating: 'Beginner' }) as const
const trick = (id: number, name: string, over: Partial<TrickDetail> = {}): TrickDetail => ({
  ...link(name),
  id,
  aliases: [],
  trickType: 'BASE',
  description: '',
  isFoundational: false,
  order: null,
  variationDetails: null,
  combinationDetails: null,
  steps: [],
  mistakes: [],
  videoUrl: null,
  videoStart: null,
  family: 'flip',
  motion: null,
  stance: 'regular',
  approach: null,
  obstacles: ['Flat Ground'],
  difficulty: null,
  pros: null,
  learnFirst: [],
  leadsTo: [],
  ...over,
})

describe('the book', () => {
  it('finds tricks by name and alias, a name before an alias', () => {
    const tricks = [trick(1, 'Ollie', { aliases: ['Pop', 'Kickflip'] }), trick(2, 'Kickflip')]
    expect(slugsByName(tricks)).toEqual({ ollie: 'ollie', pop: 'ollie', kickflip: 'kickflip' })
  })

  it('knows what each trick asks for', () => {
    const tricks = [trick(1, 'Ollie'), trick(2, 'Kickflip', { learnFirst: [link('Ollie')] })]
    expect(prerequisitesOf(tricks)).toEqual({
      ollie: { link: link('Ollie'), requires: [] },
      kickflip: { link: link('Kickflip'), requires: ['ollie'] },
    })
  })

  it('reads a trick as the planners do', () => {
    const over = { difficulty: { value: 3, sources: 2 }, combinationDetails: { sequence: 'Ollie > Manual' } }
    expect(plannerRow(trick(1, 'Ollie', over))).toMatchObject({
      id: 1,
      name: 'Ollie',
      level: 'Beginner',
      difficulty: 3,
      sequence: 'Ollie > Manual',
    })
    expect(plannerRow(trick(1, 'Ollie'))).toMatchObject({ difficulty: null, sequence: null })
  })
})
