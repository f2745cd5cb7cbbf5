import { describe, expect, it } from 'vitest'
import { readTrickFacts, type TrickFacts } from '../../../prisma/seed/content.ts'
import type { Motion } from '../motion.ts'
import { parseTrick } from '../read/parse.ts'
import { exitOf } from '../stance.ts'
import { complaints } from '../testdata/complaints.ts'
import { groundOf } from './analysis.ts'
import { lessonFor } from './lesson.ts'
import type { Lesson } from './phrases.ts'

const parsed = (name: string): Motion => {
  const answer = parseTrick(name)
  if (!answer.ok) throw new Error(`${name}: ${answer.message}`)
  return answer.motion
}

const lessonOf = (name: string): Lesson => {
  const lesson = lessonFor(parsed(name), { name })
  if (!lesson) throw new Error(`no lesson for ${name}`)
  return lesson
}

const library = readTrickFacts().map((facts) => ({ facts, motion: parsed(facts.name) }))
const taught = library.flatMap(({ facts, motion }) => {
  const lesson = lessonFor(motion, facts)
  return lesson ? [{ facts, motion, lesson }] : []
})

const isKnown = ({ bodyTurn, boardTurn, flip, parts }: Motion): boolean =>
  parts.length > 0 ? parts.every(isKnown) : bodyTurn !== null && boardTurn !== null && flip.kind !== null

describe('lessons for the library', () => {
  it('teaches nearly every trick, and every one on flat ground whose numbers are known', () => {
    expect(taught.length).toBeGreaterThan(library.length * 0.85)
    const untaught = library.filter(({ facts, motion }) => {
      const isFlat = motion.contact === null && motion.style === null && motion.parts.length === 0
      return isFlat && isKnown(motion) && !lessonFor(motion, facts)
    })
    expect(untaught.map(({ facts }) => facts.name)).toEqual([])
  })

  it('says each thing as a coach would write it', () => {
    expect(
      taught.flatMap(({ facts, lesson }) =>
        complaints(lesson).map((complaint) => `${facts.name}: ${complaint}`),
      ),
    ).toEqual([])
  })

  it('describes no two tricks alike', () => {
    const names = new Map<string, string[]>()
    for (const { facts, lesson } of taught) {
      names.set(lesson.description, [...(names.get(lesson.description) ?? []), facts.name])
    }
    expect([...names.values()].filter((same) => same.length > 1)).toEqual([])
  })

  it('lets a combination end as its sequence says', () => {
    const wrong = taught.filter(({ facts, lesson }) => {
      const last = facts.sequence?.split(' ').at(-1)
      return facts.sequence && !endsIn(lesson, facts.stance, last)
    })
    expect(wrong.map(({ facts }) => facts.name)).toEqual([])
  })

  it('ends in fakie exactly when the motion does', () => {
    const wrong = taught.filter(({ facts, motion, lesson }) => {
      const isForward = facts.stance === 'regular' || facts.stance === 'nollie'
      const exit = exitOf(motion, groundOf(facts))
      if (!isForward || exit === null || facts.sequence || !/roll|stay/.test(lesson.steps.at(-1) ?? ''))
        return false
      return /\bfakie\b/.test(lesson.steps.at(-1) ?? '') !== (exit === 'B')
    })
    expect(wrong.map(({ facts }) => facts.name)).toEqual([])
  })

  it('names the edge by which the foot leaves', () => {
    const plain = taught.filter(({ motion }) => motion.parts.length === 0 && motion.contact === null)
    const edges = (lesson: Lesson) => lesson.steps.join(' ')
    const wrong = plain.filter(({ motion, lesson }) => {
      const isFlicked = motion.style === null && motion.wrap === null && (motion.flip.count ?? 0) > 0
      if (!isFlicked) return false
      const own = motion.flip.kind === 'heel' ? 'toe-side edge' : 'heel-side edge'
      const other = motion.flip.kind === 'heel' ? 'heel-side edge' : 'toe-side edge'
      return !edges(lesson).includes(own) || edges(lesson).includes(other)
    })
    expect(wrong.map(({ facts }) => facts.name)).toEqual([])
  })
})

function endsIn(lesson: Lesson, stance: TrickFacts['stance'], rolling: string | undefined): boolean {
  const last = lesson.steps.at(-1) ?? ''
  if (rolling === 'regular') return stance === 'fakie' ? /regular/.test(last) : /forward|regular/.test(last)
  return new RegExp(`\\b${rolling}\\b`).test(last)
}

describe('lessons by the physics of a trick', () => {
  const words = (name: string) => lessonOf(name).steps.join(' ')

  it.each([
    ['pop shuvit', 'behind your heels'],
    ['frontside pop shuvit', 'past your toes'],
    ['nollie shuvit', 'past your toes'],
    ['nollie frontside pop shuvit', 'behind your heels'],
    ['fakie pop shuvit', 'behind your heels'],
    ['switch frontside pop shuvit', 'past your toes'],
  ])('sweeps the popped end the way it goes: %s', (name, side) => {
    expect(words(name)).toContain(side)
  })

  it.each([
    ['frontside 180', 'in over your toes|leading hand over your toes'],
    ['backside 180', 'toward travel|leading arm back'],
    ['half cab', 'in over your toes|leading hand over your toes'],
    ['frontside half cab', 'toward travel|leading arm back'],
    ['switch frontside 180', 'in over your toes|leading hand over your toes'],
  ])('winds up against the turn: %s', (name, wound) => {
    expect(words(name)).toMatch(new RegExp(wound))
  })

  it.each([
    ['frontside boardslide', 'your back goes first'],
    ['backside boardslide', 'your chest faces travel'],
    ['frontside lipslide', 'your chest faces travel'],
    ['backside tailslide', 'your back goes first'],
    ['frontside noseslide', 'your back goes first'],
    ['backside noseblunt slide', 'your chest faces travel'],
    ['fakie frontside boardslide', 'your back goes first'],
  ])('faces as the slide does: %s', (name, facing) => {
    expect(words(name)).toContain(facing)
  })

  it('balances a fakie manual over the leading tail', () => {
    expect(lessonOf('fakie manual').description).toMatch(/tail truck, which leads/)
    expect(lessonOf('switch manual').description).toMatch(/tail truck, which trails/)
  })

  it('swaps nothing but the feet between nollie and switch flips', () => {
    expect(words('nollie kickflip')).toMatch(/back foot .*heel-side edge just inside the tail/)
    expect(words('switch heelflip')).toMatch(/leading foot .*toe-side edge just inside the nose/)
  })
})

describe('a lesson for what the words leave open', () => {
  it('is not guessed at', () => {
    expect(lessonFor(parsed('grape flip'))).toBeNull()
    expect(lessonFor(parsed('invert'))).toBeNull()
  })
})
