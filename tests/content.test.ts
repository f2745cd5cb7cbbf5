import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { levelOf } from '@/lib/skate/difficulty/difficulty'
import { labelOf, nameTrick } from '@/lib/skate/name/name'
import { parseTrick } from '@/lib/skate/read/parse'
import { levels, trickCategories, trickTypes } from '@/lib/tricks/taxonomy'
import { readParkFeatures } from '@/prisma/seed/content'
import { prerequisitesOf } from '@/prisma/seed/prerequisites'
import { aliasKey, teachingIn } from '@/prisma/seed/tricks'
import { asSaid, combinations, facts, OLDER_NAMES, sentencesOf, slugs, texts, twice } from './content/library'
import { faultOf } from './content/sequence'

const required = prerequisitesOf(facts, texts)
const teachingOf = teachingIn(facts, texts)

describe('the catalog', () => {
  it('has some 1,250 tricks, at least 900 besides the combinations', () => {
    expect(facts.length).toBeGreaterThanOrEqual(1240)
    expect(facts.length - combinations.length).toBeGreaterThanOrEqual(900)
  })

  it('calls each trick as the engine does', () => {
    const others = facts.filter(({ name }) => {
      const parsed = parseTrick(name)
      return parsed.ok && nameTrick(parsed.motion)?.name !== name
    })
    expect(others.map(({ name }) => name).filter((name) => !OLDER_NAMES.has(name))).toEqual([])
  })

  it('has no motion twice', () => {
    const labels = facts.flatMap(({ name }) => {
      const parsed = parseTrick(name)
      return parsed.ok ? [labelOf(parsed.motion)] : []
    })
    // Two schools call these differently, and both names have their page.
    expect(twice(labels)).toEqual([
      'Frontside Bigflip',
      'Heelflip Frontside Body Varial',
      'Hardflip Backside 180',
      'Nollie Heelflip Frontside Body Varial',
      'Heelflip Backside Body Varial',
    ])
  })

  it('names each trick once, by whatever name', () => {
    expect(twice(facts.map(({ slug }) => slug))).toEqual([])
    expect(twice(facts.map(({ name }) => aliasKey(name)))).toEqual([])
    const names = facts.flatMap(({ name, aliases }) => [...new Set([name, ...aliases].map(aliasKey))])
    expect(twice(names)).toEqual([])
  })

  it('writes every name in capitals, since pages show it', () => {
    expect(
      facts.flatMap(({ name, aliases }) => [name, ...aliases]).filter((name) => /^[a-z]/.test(name)),
    ).toEqual([])
  })

  it('derives every slug from the name, or from one under which the trick is known as well', () => {
    const slugOf = (name: string) =>
      name
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '')
    expect(facts.filter(({ slug, name, aliases }) => ![name, ...aliases].map(slugOf).includes(slug))).toEqual(
      [],
    )
  })

  it('uses only the categories, types, levels, stances and sides there are', () => {
    const known = (values: readonly unknown[]) => (value: unknown) => values.includes(value)
    expect(facts.map(({ category }) => category).filter((value) => !known(trickCategories)(value))).toEqual(
      [],
    )
    expect(facts.map(({ trickType }) => trickType).filter((value) => !known(trickTypes)(value))).toEqual([])
    expect(facts.map(({ level }) => level).filter((value) => !known(levels)(value))).toEqual([])
    const stances = ['regular', 'nollie', 'fakie', 'switch']
    expect(facts.map(({ stance }) => stance).filter((value) => !known(stances)(value))).toEqual([])
    const sides = ['frontside', 'backside', null]
    expect(facts.map(({ approach }) => approach).filter((value) => !known(sides)(value))).toEqual([])
  })

  it('has something at every level of every category', () => {
    const filled = new Set(facts.map(({ category, level }) => `${category} ${level}`))
    expect(
      trickCategories
        .flatMap((category) => levels.map((level) => `${category} ${level}`))
        .filter((cell) => !filled.has(cell)),
    ).toEqual([])
  })

  it('varies base tricks, each in words of its own', () => {
    const variations = facts.filter(({ trickType }) => trickType === 'VARIATION')
    const bases = new Set(facts.filter(({ trickType }) => trickType === 'BASE').map(({ slug }) => slug))
    expect(variations.filter(({ baseSlug }) => !baseSlug || !bases.has(baseSlug))).toEqual([])
    expect(variations.filter(({ variationDetails }) => !variationDetails?.trim())).toEqual([])
    expect(twice(variations.map(({ variationDetails }) => asSaid(variationDetails ?? '')))).toEqual([])
  })

  it('counts honestly', () => {
    const isCount = (value: number | null) => value === null || (Number.isInteger(value) && value >= 0)
    expect(
      facts.filter(({ prosLanded, prosMissed }) => !isCount(prosLanded) || !isCount(prosMissed)),
    ).toEqual([])
    expect(
      facts.filter(({ difficulty }) => difficulty !== null && (difficulty < 0 || difficulty > 10)),
    ).toEqual([])
    expect(
      facts.filter(({ prosSet, prosSetLanded, prosLanded, prosMissed }) => {
        const tries = (prosLanded ?? 0) + (prosMissed ?? 0)
        return (prosSet ?? 0) > tries || (prosSetLanded ?? 0) > (prosLanded ?? 0)
      }),
    ).toEqual([])
    expect(
      facts.filter(({ difficulty, level }) => difficulty !== null && level !== levelOf(difficulty)),
    ).toEqual([])
  })
})

describe('what one learns first', () => {
  it('names tricks of the library', () => {
    expect(
      facts.flatMap(({ slug }) => (required.get(slug) ?? []).filter((wanted) => !slugs.has(wanted))),
    ).toEqual([])
  })

  it('never leads in a circle', () => {
    const done = new Set<string>()
    const circle = (slug: string, path: string[]): string[] | null => {
      if (path.includes(slug)) return [...path.slice(path.indexOf(slug)), slug]
      if (done.has(slug)) return null
      for (const before of required.get(slug) ?? []) {
        const found = circle(before, [...path, slug])
        if (found) return found
      }
      done.add(slug)
      return null
    }
    expect([...slugs].map((slug) => circle(slug, [])).find(Boolean) ?? null).toBeNull()
  })

  it('orders the foundational tricks without gaps, and never before what they need', () => {
    const foundational = facts.filter((fact) => fact.foundational !== undefined)
    const order = new Map(foundational.map(({ slug, foundational }) => [slug, foundational ?? 0]))
    const numbers = [...order.values()].sort((a, b) => a - b)
    expect(numbers).toEqual(Array.from({ length: 30 }, (_, index) => index + 1))
    const early = [...order].flatMap(([slug, place]) =>
      (required.get(slug) ?? [])
        .filter((wanted) => (order.get(wanted) ?? 0) > place)
        .map((wanted) => `${slug} before ${wanted}`),
    )
    expect(early).toEqual([])
  })
})

describe('the park features', () => {
  it('are all 38, once each', () => {
    const features = readParkFeatures()
    expect(features).toHaveLength(38)
    expect(twice(features.map(({ name }) => name.toLowerCase()))).toEqual([])
    expect(twice(features.map(({ order }) => order))).toEqual([])
    expect(
      features.filter(({ difficulty }) => !levels.slice(0, 3).some((level) => level === difficulty)),
    ).toEqual([])
    expect(features.filter(({ description }) => description.trim().length < 20)).toEqual([])
    expect(twice(features.flatMap(({ description }) => sentencesOf(description)).map(asSaid))).toEqual([])
  })
})

const written = [...texts]

describe('the hand-written texts', () => {
  it('are there for at least 160 tricks, all foundational ones and all that everyone names', () => {
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
    expect(combinations.length).toBeGreaterThanOrEqual(300)
    const poor = combinations.filter((facts) => sentencesOf(teachingOf(facts).description).length < 2)
    expect(poor.map(({ name }) => name)).toEqual([])
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
