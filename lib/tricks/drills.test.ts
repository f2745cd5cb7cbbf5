import { describe, expect, it } from 'vitest'
import { readTrickFacts, readTrickTexts } from '@/prisma/seed/content'
import { drillsFor } from './drills'
import { readMotion } from './read-motion'
import type { TrickDetail } from './schema'

const texts = readTrickTexts()

function drills(name: string, mistakes?: { mistake: string; fix: string }[]): (string | null)[] {
  const facts = readTrickFacts().find((trick) => trick.name === name)
  if (!facts) throw new Error(`No ${name}`)
  const { family, obstacles, category, slug } = facts
  return drillsFor({
    ...{ name, family, obstacles, category, motion: readMotion(name) },
    mistakes: mistakes ?? texts.get(slug)?.mistakes ?? [],
  } as TrickDetail)
}

describe('drillsFor', () => {
  it('has one place for each mistake', () => {
    expect(drills('Kickflip')).toHaveLength(3)
  })

  it('knows what to practice against what is often told', () => {
    const [drill] = drills('Kickflip', [{ mistake: 'It lands primo.', fix: 'Flick through.' }])
    expect(drill).toMatch(/flick/i)
  })

  it('has none for what tells of no fault', () => {
    expect(drills('Kickflip', [{ mistake: 'It rains.', fix: 'Wait.' }])).toEqual([null])
  })
})
