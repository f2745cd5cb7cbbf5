import { beforeEach, describe, expect, it, vi } from 'vitest'
import { db } from '@/lib/db/client'
import type { Prisma } from '@/prisma/generated/client'
import { seed } from '@/prisma/seed'
import type { TrickFacts } from '@/prisma/seed/content'
import { type Content, first, rail, text, trick } from '../content/small'
import { createViewer } from '../setup/factories'

/** What the seed finds instead of the shipped content; null leaves that in place. */
const content = vi.hoisted(() => ({ now: null as Content | null }))

vi.mock('@/prisma/seed/content', async (original) => {
  const shipped = await original<typeof import('@/prisma/seed/content')>()
  return {
    ...shipped,
    readTrickFacts: () => content.now?.facts ?? shipped.readTrickFacts(),
    readTrickTexts: () =>
      content.now ? new Map(Object.entries(content.now.texts)) : shipped.readTrickTexts(),
    readParkFeatures: () => content.now?.features ?? shipped.readParkFeatures(),
  }
})

const change = (slug: string, fields: Partial<TrickFacts>): Content => ({
  ...first,
  facts: first.facts.map((fact) => (fact.slug === slug ? { ...fact, ...fields } : fact)),
})

const findTrick = (slug: string) =>
  db.trick.findUnique({
    where: { slug },
    include: { aliases: true, base: true, prerequisites: { include: { requires: true } } },
  })

const everything = async () => ({
  tricks: await db.trick.findMany({ orderBy: { id: 'asc' } }),
  aliases: await db.trickAlias.findMany({ orderBy: [{ trickId: 'asc' }, { name: 'asc' }] }),
  prerequisites: await db.trickPrerequisite.findMany({
    orderBy: [{ trickId: 'asc' }, { requiresId: 'asc' }],
  }),
  features: await db.parkFeature.findMany({ orderBy: { id: 'asc' } }),
  records: await db.seedRecord.findMany({ orderBy: [{ kind: 'asc' }, { key: 'asc' }] }),
})

describe('the shipped content', () => {
  it('is written whole, and a second time changes nothing', async () => {
    content.now = null
    const { created, changed } = await seed(db)
    const before = await everything()
    // A trick whose known video is about it plays that from the first start.
    expect(changed).toBe(before.tricks.filter(({ videoUrl }) => videoUrl !== null).length)
    expect(changed).toBeGreaterThanOrEqual(77)
    expect(created).toBeGreaterThanOrEqual(before.tricks.length + before.features.length)
    expect(before.tricks.length).toBeGreaterThanOrEqual(660)
    expect(before.features).toHaveLength(38)
    expect(before.tricks.filter(({ isFoundational }) => isFoundational)).toHaveLength(30)
    expect(before.tricks.filter(({ trickType, baseId }) => trickType === 'VARIATION' && !baseId)).toEqual([])
    expect(before.prerequisites.length).toBeGreaterThan(160)
    expect(await seed(db)).toEqual({ created: 0, changed: 0 })
    expect(await everything()).toEqual(before)
  })
})

describe('a later seed', () => {
  beforeEach(async () => {
    content.now = first
    await seed(db)
  })

  it('has written facts, texts and links', async () => {
    expect(await findTrick('ollie')).toMatchObject({
      description: 'The first pop.',
      stepsSource: 'HAND',
      isFoundational: true,
      order: 1,
      aliases: [{ key: 'nohands' }],
    })
    const fakie = await findTrick('fakie-kickflip')
    expect(fakie).toMatchObject({
      base: { slug: 'kickflip' },
      stepsSource: 'COACH',
      variationDetails: 'Backwards.',
    })
    expect((await findTrick('kickflip'))?.prerequisites.map(({ requires }) => requires.slug)).toEqual([
      'ollie',
    ])
  })

  it('brings what is new: a trick, a field, an alias, a link', async () => {
    content.now = change('kickflip', { level: 'Expert', aliases: ['Magic Flip'] })
    content.now.facts.push(trick('Moonflip'))
    content.now.texts = { ...first.texts, moonflip: text('The other way.', ['ollie', 'kickflip']) }
    expect(await seed(db)).toEqual({ created: 1, changed: 1 })
    expect(await findTrick('kickflip')).toMatchObject({ level: 'Expert', aliases: [{ name: 'Magic Flip' }] })
    expect((await findTrick('moonflip'))?.prerequisites).toHaveLength(2)
    expect(await seed(db)).toEqual({ created: 0, changed: 0 })
  })

  it('lets foundational tricks trade places, also with a new one', async () => {
    const placed = (places: Record<string, number>): TrickFacts[] =>
      [...first.facts, trick('Moonflip')]
        .filter(({ slug }) => slug !== 'moonflip' || slug in places)
        .map((fact) => (fact.slug in places ? { ...fact, foundational: places[fact.slug] } : fact))
    const order = async () =>
      (await db.trick.findMany({ where: { isFoundational: true }, orderBy: { order: 'asc' } })).map(
        (row) => `${row.order} ${row.slug}`,
      )
    content.now = { ...first, facts: placed({ ollie: 1, kickflip: 2 }) }
    await seed(db)
    expect(await order()).toEqual(['1 ollie', '2 kickflip'])
    content.now = { ...first, facts: placed({ kickflip: 1, moonflip: 2, ollie: 3 }) }
    await seed(db)
    expect(await order()).toEqual(['1 kickflip', '2 moonflip', '3 ollie'])
    expect(await seed(db)).toEqual({ created: 0, changed: 0 })
  })

  it('keeps what people changed, field by field', async () => {
    await db.trick.update({
      where: { slug: 'kickflip' },
      data: { description: 'Ours.', steps: ['Our step.'] },
    })
    await db.parkFeature.update({ where: { name: 'Flat rail' }, data: { description: 'Our rail.' } })
    content.now = change('kickflip', { level: 'Expert' })
    content.now.texts = { ...first.texts, kickflip: text('Said anew.', ['ollie']) }
    content.now.features = [{ ...rail, description: 'Said anew.', difficulty: 'Advanced' }]
    await seed(db)
    expect(await findTrick('kickflip')).toMatchObject({
      level: 'Expert',
      description: 'Ours.',
      steps: ['Our step.'],
    })
    expect(await db.parkFeature.findFirst()).toMatchObject({
      description: 'Our rail.',
      difficulty: 'Advanced',
    })
    content.now = first
    await seed(db)
    expect(await findTrick('kickflip')).toMatchObject({ description: 'Ours.' })
  })

  it('hides what is no longer taught, also where the last seed knew of no hiding, and keeps what was saved', async () => {
    for (const { kind, key, values } of await db.seedRecord.findMany({ where: { kind: 'trick' } })) {
      const { isHidden: _, ...before } = values as Prisma.JsonObject
      await db.seedRecord.update({ where: { kind_key: { kind, key } }, data: { values: before } })
    }
    const { user } = await createViewer()
    const hidden = await db.trick.findUniqueOrThrow({ where: { slug: 'fakie-kickflip' } })
    const own = { userId: user.id, trickId: hidden.id }
    await db.trickProgress.create({ data: own })
    await db.trickNote.create({ data: { ...own, text: 'Ours.' } })
    content.now = change('fakie-kickflip', { hiddenBecause: 'Known by name alone.' })
    expect(await seed(db)).toEqual({ created: 0, changed: 1 })
    const description = 'Known by name alone.'
    expect(await findTrick('fakie-kickflip')).toMatchObject({
      id: hidden.id,
      isHidden: true,
      description,
      steps: [],
    })
    expect(await db.trick.count({ where: { isHidden: true } })).toBe(1)
    expect([await db.trickProgress.count(), await db.trickNote.count()]).toEqual([1, 1])
    expect(await seed(db)).toEqual({ created: 0, changed: 0 })
  })

  it('keeps aliases and prerequisites that people changed', async () => {
    const kickflip = await findTrick('kickflip')
    await db.trickAlias.create({ data: { trickId: kickflip?.id ?? 0, name: 'Ours', key: 'ours' } })
    await db.trickPrerequisite.deleteMany()
    content.now = change('kickflip', { aliases: ['Theirs'] })
    await seed(db)
    expect(await findTrick('kickflip')).toMatchObject({ aliases: [{ name: 'Ours' }], prerequisites: [] })
  })

  it('does not bring back what people deleted', async () => {
    await db.trick.delete({ where: { slug: 'fakie-kickflip' } })
    await db.parkFeature.deleteMany()
    content.now = change('fakie-kickflip', { level: 'Expert' })
    content.now.features = [{ ...rail, difficulty: 'Advanced' }]
    expect(await seed(db)).toEqual({ created: 0, changed: 0 })
    expect(await findTrick('fakie-kickflip')).toBeNull()
    expect(await db.parkFeature.count()).toBe(0)
  })

  it('leaves a trick alone that people made before the seed knew it', async () => {
    await db.trick.create({
      data: {
        slug: 'moonflip',
        name: 'Moonflip',
        category: 'Flips',
        trickType: 'BASE',
        level: 'Expert',
        description: 'Ours.',
        family: 'heelflip',
        stance: 'regular',
        steps: [],
        obstacles: [],
      },
    })
    content.now = { ...first, facts: [...first.facts, trick('Moonflip')] }
    await seed(db)
    expect(await findTrick('moonflip')).toMatchObject({ description: 'Ours.', level: 'Expert' })
  })

  it('writes all or nothing', async () => {
    const before = await everything()
    content.now = {
      ...first,
      facts: [...first.facts, trick('Moonflip'), trick('Double', { slug: 'moonflip' })],
    }
    await expect(seed(db)).rejects.toThrow()
    expect(await everything()).toEqual(before)
  })
})
