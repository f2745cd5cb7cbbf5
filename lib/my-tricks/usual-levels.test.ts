import { expect, it } from 'vitest'
import type { Level } from '../tricks/taxonomy'
import type { MasteryLevel } from './taxonomy'
import { usualLevels } from './usual-levels'

it.each<[string, [Level, MasteryLevel][], Level[] | null]>([
  ['without a list for nothing', [], null],
  ['who lands nothing yet as a beginner', [['Advanced', 'LEARNING']], ['Beginner']],
  ['one level above what is landed', [['Beginner', 'CONSISTENT']], ['Beginner', 'Intermediate']],
  [
    'from the easiest that is landed',
    [
      ['Intermediate', 'MASTERED'],
      ['Beginner', 'LEARNING'],
    ],
    ['Intermediate', 'Advanced'],
  ],
  ['no higher than there are levels', [['Expert', 'MASTERED']], ['Expert']],
])('asks for a skater %s', (_, tricks, expected) => {
  const list = tricks.map(([difficultyRating, masteryLevel]) => ({
    difficultyRating,
    progress: { masteryLevel },
  }))
  expect(usualLevels(list)).toEqual(expected)
})
