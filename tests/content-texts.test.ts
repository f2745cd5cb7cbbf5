import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { asSaid, combinations, facts, sentencesOf, slugs, texts, twice } from './content/library'
import { faultOf } from './content/sequence'

const written = [...texts]

describe('the hand-written texts', () => {
  it('are there for at least 160 tricks, all foundational ones and all that everybody names', () => {
    expect(texts.size).toBeGreaterThanOrEqual(160)
    expect(written.filter(([slug]) => !slugs.has(slug)).map(([slug]) => slug)).toEqual([])
    const needed = facts.filter(({ foundational, sources }) => foundational !== undefined || sources >= 5)
    expect(needed.filter(({ slug }) => !texts.has(slug)).map(({ slug }) => slug)).toEqual([])
  })

  it('have two to four sentences, four to eight steps and three mistakes', () => {
    const odd = written.filter(([, { description, steps, mistakes }]) => {
      const sentences = sentencesOf(description).length
      return sentences < 2 || sentences > 4 || steps.length < 4 || steps.length > 8 || mistakes.length !== 3
    })
    expect(odd.map(([slug]) => slug)).toEqual([])
  })

  it('stand in one file each, so that none hides another', () => {
    const directory = new URL('../prisma/seed/texts/', import.meta.url)
    const files = readdirSync(directory).map((file) => readFileSync(new URL(file, directory), 'utf8'))
    expect(twice(files.flatMap((file) => Object.keys(JSON.parse(file))))).toEqual([])
  })

  it('ask for each trick once, and never for themselves', () => {
    const odd = written.filter(([slug, { prerequisites }]) => twice([...prerequisites, slug]).length > 0)
    expect(odd.map(([slug]) => slug)).toEqual([])
  })

  it('say nothing twice, neither among themselves nor with the combinations', () => {
    const all = [
      ...written.flatMap(([, { description, steps, mistakes }]) => [
        description,
        ...steps,
        ...mistakes.flatMap(({ mistake, fix }) => [mistake, fix]),
      ]),
      ...combinations.map(({ description }) => description ?? ''),
    ]
    expect(twice(all.flatMap(sentencesOf).map(asSaid))).toEqual([])
  })

  it('are plain text', () => {
    const all = [JSON.stringify(facts), ...written.map(([, text]) => JSON.stringify(text))].join('')
    expect(all.match(/[^\x20-\x7e]|\*\*|<\w|\bclockwise\b/gi)).toBeNull()
  })
})

describe('the combinations', () => {
  it('are at least 60, each with its sequence and a description of its own', () => {
    expect(combinations.length).toBeGreaterThanOrEqual(60)
    expect(
      combinations.filter(({ description }) => !description || sentencesOf(description).length < 2),
    ).toEqual([])
    expect(twice(combinations.map(({ sequence }) => sequence))).toEqual([])
    expect(
      facts.filter((fact) => (fact.sequence !== undefined) !== (fact.trickType === 'COMBINATION')),
    ).toEqual([])
  })

  it('end the way their parts leave the rider', () => {
    const faults = combinations.map(({ name, sequence, stance, category }) => ({
      name,
      fault: faultOf(sequence ?? '', stance, category === 'Transitions'),
    }))
    expect(faults.filter(({ fault }) => fault)).toEqual([])
  })

  it.each([
    ['Kickflip > Manual > Roll out fakie', 'regular', false],
    ['Frontside 50-50 > Frontside 180 out > Roll out regular', 'regular', false],
    ['Half Cab > Fakie Manual > Roll out fakie', 'fakie', false],
    ['Kickflip > Switch Manual > Roll out switch', 'regular', false],
    ['Rock to Fakie > Fakie Rock > Roll away fakie', 'regular', true],
    ['Kickflip > Manual', 'regular', false],
  ])('would not pass as %s from %s', (sequence, stance, isOnRamp) => {
    expect(faultOf(sequence, stance, isOnRamp)).not.toBeNull()
  })
})
