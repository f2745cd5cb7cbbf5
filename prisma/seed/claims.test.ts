import { describe, expect, it } from 'vitest'
import { rollOut } from '../../lib/skate/lines/trick.ts'
import type { Motion } from '../../lib/skate/motion.ts'
import { parseTrick } from '../../lib/skate/read/parse.ts'
import type { Lead } from '../../lib/skate/stance.ts'
import { falseClaims } from '../../lib/skate/testdata/claims.ts'
import { sampled } from '../../lib/skate/testdata/sample.ts'
import { readTrickFacts, readTrickTexts, type TrickFacts } from './content.ts'
import { teachingIn } from './tricks.ts'

const facts = readTrickFacts()
const texts = readTrickTexts()
const teachingOf = teachingIn(facts, texts)
const names = new Set(
  facts.flatMap(({ name, aliases }) => [name, ...aliases]).map((name) => name.toLowerCase()),
)
const lessons = sampled(facts, 3).flatMap((trick) => {
  const parsed = parseTrick(trick.name)
  const { description, steps } = teachingOf(trick)
  return parsed.ok ? [{ trick, motion: parsed.motion, said: [description, ...steps] }] : []
})

const claimsOf = (said: readonly string[], motion: Motion, name: string, out: Lead | null) =>
  falseClaims(said, { name, motion, out }, names)

function denied(said: readonly string[], name: string): string[] {
  const parsed = parseTrick(name)
  const known = facts.find((trick) => trick.name === name)
  return parsed.ok ? claimsOf(said, parsed.motion, name, rollOut(parsed.motion, known)) : ['unread']
}

describe('what lessons claim', () => {
  it('is what the motion does, on every page', () => {
    const wrong = lessons.flatMap(({ trick, motion, said }) =>
      claimsOf(said, motion, trick.name, rollOut(motion, trick)).map((claim) => `${trick.slug}: ${claim}`),
    )
    expect(lessons.length).toBeGreaterThan(400)
    expect(wrong).toEqual([])
  })

  it.each([
    ['Rock to Fakie', 'Let the wall take you back and roll away forward.', 'out forward'],
    ['Kickflip', 'You catch it and ride out fakie.', 'out in fakie'],
    ['Frontside 180', 'You and the board make half a turn backside.', 'a turn backside'],
    ['Backside 180', 'You make one and a half turns in the air.', '540 degrees'],
    ['Nollie Kickflip', 'Pop the tail and flick.', 'a pop off the tail'],
    ['Kickflip', 'Pop the nose and flick.', 'a pop off the nose'],
    ['Slappy 50-50', 'Pop the tail as you reach the curb.', 'a pop'],
    ['Indy Grab', 'Take the heel-side edge with the trailing hand.', 'the heel edge'],
    ['Indy Grab', 'Grab between the feet with the front hand.', 'the leading hand'],
    ['5-0', 'The front truck grinds.', 'the front truck'],
  ])('is found wrong of a %s: %s', (name, sentence, claim) => {
    expect(denied([sentence], name)).toEqual([`${claim}: ${sentence}`])
  })

  it.each([
    ['Kickflip', 'Unlike the half cab flip, you roll away forward.'],
    ['Kickflip', 'Be sure that you do not ride out fakie.'],
    ['Kickflip', 'A fakie kickflip lands in fakie.'],
  ])('is nothing where a sentence of a %s is about something else: %s', (name, sentence) => {
    expect(denied([sentence], name)).toEqual([])
  })

  it('would be noticed in a quarter of the pages by hand if they were left the other way around', () => {
    const other = { F: 'B', B: 'F' } as const
    const known = lessons.flatMap(({ trick, motion, said }) => {
      const out = texts.has(trick.slug) && motion.parts.length === 0 && rollOut(motion, trick)
      return out ? [claimsOf(said, motion, trick.name, other[out]).length > 0] : []
    })
    expect(known.filter(Boolean).length / known.length).toBeGreaterThan(0.25)
  })
})

describe('what lessons ask for', () => {
  const bySlug = new Map(facts.map((trick) => [trick.slug, trick]))
  const pointsOf = (trick: TrickFacts | undefined) => trick?.difficulty ?? 10

  it('is in the library and no harder by more than a step', () => {
    const wrong = [...texts].flatMap(([slug, { prerequisites }]) =>
      prerequisites
        .filter((each) => !bySlug.has(each) || pointsOf(bySlug.get(each)) > pointsOf(bySlug.get(slug)) + 1)
        .map((each) => `${slug}: ${each} ${pointsOf(bySlug.get(each))} > ${pointsOf(bySlug.get(slug))}`),
    )
    expect(wrong).toEqual([])
  })
})
