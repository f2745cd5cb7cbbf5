import { lessonFor } from '../../lib/skate/lessons/lesson.ts'
import type { Motion } from '../../lib/skate/motion.ts'
import { labelOf } from '../../lib/skate/name/name.ts'
import { parseTrick } from '../../lib/skate/read/parse.ts'
import type { Prisma, TextSource } from '../generated/client.ts'
import { readTrickFacts, readTrickTexts, type TrickFacts, type TrickText } from './content.ts'
import { prerequisitesOf } from './prerequisites.ts'
import { type SeedReport, seedItems } from './records.ts'

type Teaching = {
  description: string
  steps: string[]
  stepsSource: TextSource | null
  mistakes: { mistake: string; fix: string }[]
}

/**
 * What the page of each trick teaches: what is written by hand, or else what follows from the trick's motion and from what
 * is written of its pieces; nothing if it is hidden.
 */
export function teachingIn(
  tricks: readonly TrickFacts[],
  texts: ReadonlyMap<string, TrickText>,
): (facts: TrickFacts) => Teaching {
  const written = writtenIn(tricks, texts)
  return (facts) => {
    const { hiddenBecause } = facts
    if (hiddenBecause) return { description: hiddenBecause, steps: [], stepsSource: null, mistakes: [] }
    const text = texts.get(facts.slug)
    if (text) {
      const { description, steps, mistakes } = text
      return { description, steps, stepsSource: 'HAND', mistakes }
    }
    const parsed = parseTrick(facts.name)
    const lesson = parsed.ok ? lessonFor(parsed.motion, { ...facts, written }) : null
    return {
      description:
        facts.description ?? (lesson?.isOpen ? facts.variationDetails : null) ?? lesson?.description ?? '',
      steps: lesson ? [...lesson.steps] : [],
      stepsSource: lesson ? 'COACH' : null,
      mistakes: lesson ? lesson.mistakes.map(({ mistake, fix }) => ({ mistake, fix })) : [],
    }
  }
}

/** What is written by hand of the trick that is a motion; null where nobody has. */
function writtenIn(
  tricks: readonly TrickFacts[],
  texts: ReadonlyMap<string, TrickText>,
): (motion: Motion) => TrickText | null {
  const byLabel = new Map(
    tricks.flatMap(({ slug, name }) => {
      const [text, parsed] = [texts.get(slug), parseTrick(name)]
      return text && parsed.ok ? [[labelOf(parsed.motion), text] as const] : []
    }),
  )
  return (motion) => byLabel.get(labelOf(motion)) ?? null
}

type Links = { aliases: string[]; prerequisites: string[]; base: string | null }

type Columns = Omit<
  TrickFacts,
  | 'aliases'
  | 'foundational'
  | 'baseSlug'
  | 'prerequisites'
  | 'variationDetails'
  | 'sequence'
  | 'hiddenBecause'
> & {
  description: string
  steps: string[]
  stepsSource: TextSource | null
  mistakes: { mistake: string; fix: string }[]
  isFoundational: boolean
  isHidden: boolean
  order: number | null
  variationDetails: string | null
  sequence: string | null
}

type TrickValues = Columns & Links

/** Writes the trick library. */
export async function seedTricks(client: Prisma.TransactionClient): Promise<SeedReport> {
  const texts = readTrickTexts()
  const tricks = readTrickFacts()
  const prerequisites = prerequisitesOf(tricks, texts)
  const teachingOf = teachingIn(tricks, texts)
  const items = tricks.map((facts) => ({
    key: facts.slug,
    values: {
      ...valuesOf(facts, prerequisites.get(facts.slug) ?? []),
      ...teachingOf(facts),
    },
  }))
  const current = await readCurrent(client)
  return seedItems(client, { kind: 'trick', items, current }, async ({ create, update }) => {
    // No two may have one place in the order, not even while they trade them: first all that move step aside.
    const moved = update.filter(({ changes }) => changes.order !== undefined).map(({ key }) => key)
    await client.trick.updateMany({ where: { slug: { in: moved } }, data: { order: { multiply: -1 } } })
    await client.trick.createMany({ data: create.map(({ values }) => columnsOf(values)) })
    for (const { key, changes } of update)
      await client.trick.update({ where: { slug: key }, data: columnsOf(changes) })
    await writeLinks(client, [
      ...create.map(({ key, values }) => ({ slug: key, links: values })),
      ...update.map(({ key, changes }) => ({ slug: key, links: changes })),
    ])
  })
}

function valuesOf(facts: TrickFacts, prerequisites: string[]): Omit<TrickValues, keyof Teaching> {
  const { aliases, foundational, baseSlug, prerequisites: _, hiddenBecause, ...columns } = facts
  return {
    ...columns,
    isFoundational: foundational !== undefined,
    isHidden: hiddenBecause !== undefined,
    order: foundational ?? null,
    variationDetails: facts.variationDetails ?? null,
    sequence: facts.sequence ?? null,
    aliases: distinctAliases(aliases),
    prerequisites,
    base: baseSlug ?? null,
  }
}

function columnsOf<T extends Partial<TrickValues>>({ aliases, prerequisites, base, ...columns }: T) {
  return columns
}

async function readCurrent(client: Prisma.TransactionClient): Promise<Map<string, TrickValues>> {
  const rows = await client.trick.findMany({
    include: {
      aliases: { select: { name: true } },
      prerequisites: { select: { requires: { select: { slug: true } } } },
      base: { select: { slug: true } },
    },
  })
  return new Map(
    rows.map(({ aliases, prerequisites, base, ...row }) => [
      row.slug,
      {
        ...(row as unknown as Columns),
        aliases: aliases.map(({ name }) => name).sort(),
        prerequisites: prerequisites.map(({ requires }) => requires.slug).sort(),
        base: base?.slug ?? null,
      },
    ]),
  )
}

type Linked = { slug: string; links: Partial<Links> }

async function writeLinks(client: Prisma.TransactionClient, tricks: Linked[]): Promise<void> {
  const rows = await client.trick.findMany({ where: { ownerId: null }, select: { id: true, slug: true } })
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]))
  const idsOf = (slugs: string[] = []) => slugs.flatMap((slug) => ids.get(slug) ?? [])
  const having = (link: keyof Links) => tricks.filter(({ links }) => links[link] !== undefined)
  const aliases = having('aliases').flatMap(({ slug, links }) =>
    idsOf([slug]).flatMap(
      (trickId) => links.aliases?.map((name) => ({ trickId, name, key: aliasKey(name) })) ?? [],
    ),
  )
  const prerequisites = having('prerequisites').flatMap(({ slug, links }) =>
    idsOf([slug]).flatMap((trickId) =>
      idsOf(links.prerequisites).map((requiresId) => ({ trickId, requiresId })),
    ),
  )
  const based = having('base')
  await client.trickAlias.deleteMany({ where: { trickId: { in: idsOf(having('aliases').map(slugOf)) } } })
  await client.trickAlias.createMany({ data: aliases })
  await client.trickPrerequisite.deleteMany({
    where: { trickId: { in: idsOf(having('prerequisites').map(slugOf)) } },
  })
  await client.trickPrerequisite.createMany({ data: prerequisites })
  await client.$executeRaw`
    UPDATE "Trick" AS trick SET "baseId" = base.id
    FROM unnest(${based.map(slugOf)}::text[], ${based.map(({ links }) => links.base)}::text[]) AS pair(slug, base)
    LEFT JOIN "Trick" AS base ON base.slug = pair.base
    WHERE trick.slug = pair.slug`
}

const slugOf = ({ slug }: Linked) => slug

const distinctAliases = (names: string[]) =>
  [...new Map(names.map((name) => [aliasKey(name), name])).values()].sort()

/** The key of an alias: names that differ only in case, hyphens or spaces have the same one. */
export const aliasKey = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '')
