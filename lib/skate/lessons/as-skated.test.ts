import { describe, expect, it } from 'vitest'
import { filmOf } from '../figure/film.ts'
import { parseTrick } from '../read/parse.ts'
import { lessonFor } from './lesson.ts'
import type { Lesson } from './phrases.ts'

// What a skater who reads a lesson looks for in it.

function lessonOf(name: string): Lesson {
  const answer = parseTrick(name)
  if (!answer.ok) throw new Error(`${name}: ${answer.message}`)
  return lessonFor(answer.motion)
}

const text = ({ description, steps, mistakes }: Lesson): string =>
  [description, ...steps, ...mistakes.flatMap(({ mistake, fix }) => [mistake, fix])].join(' ')

/** The first step that says so; -1 when none does. */
const stepOf = ({ steps }: Lesson, what: RegExp): number => steps.findIndex((step) => what.test(step))

describe('a hardflip with half a turn', () => {
  it.each(['ghetto bird', 'nollie ghetto bird', 'fakie ghetto bird', 'switch ghetto bird'])(
    'is caught before it turns in a %s, and nothing turns against anything',
    (name) => {
      const lesson = lessonOf(name)
      const [flick, turn] = [
        stepOf(lesson, /^(Flick|Brush) the toes/),
        stepOf(lesson, /shoulders once the first part is caught/),
      ]
      expect(flick).toBeGreaterThan(0)
      expect(turn).toBeGreaterThan(flick)
      expect(lesson.description).toMatch(/hardflip.* late (backside 180|half cab)/)
      expect(text(lesson)).not.toMatch(/turn against|"hips"|other way/)
    },
  )

  it('is drawn in two beats in a ghetto bird, as in a hardflip with a late backside 180', () => {
    const drawn = (name: string) => {
      const answer = parseTrick(name)
      return answer.ok ? filmOf(answer.motion, 'regular').moments : null
    }
    expect(drawn('ghetto bird')).toEqual(drawn('hardflip late 180'))
  })

  it.each(['hardflip bs 180', 'nollie hardflip bs 180', 'half cab hardflip', 'switch hardflip bs 180'])(
    'is scooped in a %s',
    (name) => {
      const lesson = lessonOf(name)
      expect(lesson.description).toMatch(/hardflip/)
      expect(stepOf(lesson, /out past your toes|behind your heels/)).toBeGreaterThan(0)
      expect(lesson.steps.join(' ')).not.toMatch(/keeps its line|flies on without turning/)
    },
  )

  it('is none in a kickflip under a body varial, which has the same numbers', () => {
    const answer = parseTrick('kickflip backside body varial')
    const lesson = answer.ok ? lessonFor(answer.motion, { name: 'Kickflip Backside Body Varial' }) : null
    expect(lesson?.steps.join(' ')).not.toMatch(/scoop/)
  })
})
