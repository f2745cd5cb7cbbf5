import { describe, expect, it } from 'vitest'
import { standingsOf } from '@/lib/my-tricks/standing'
import { stillNamed } from '@/lib/tricks/still'
import { stillWords } from '@/lib/tricks/still-path'
import {
  branches,
  branchTricks,
  growTree,
  mostShown,
  parentTolerance,
  shownTree,
  standingsOfGuest,
} from '@/lib/tricks/tree'
import { prerequisitesOf } from '@/prisma/seed/prerequisites'
import { facts, texts } from './content/library'

const required = prerequisitesOf(facts, texts)
const ranked = facts.toSorted((a, b) => b.sources - a.sources || a.name.localeCompare(b.name))
const ids = new Map(ranked.map(({ slug }, at) => [slug, at + 1]))
const library = ranked.map(({ slug, name, category, level, difficulty, family, foundational }) => ({
  id: ids.get(slug) ?? 0,
  slug,
  name,
  category,
  difficultyRating: level,
  difficulty,
  family,
  isFoundational: foundational !== undefined,
  requires: (required.get(slug) ?? []).flatMap((each) => ids.get(each) ?? []),
}))
const tree = growTree(library)
const byId = new Map(tree.map((trick) => [trick.id, trick]))
const byName = new Map(tree.map((trick) => [trick.name, trick]))
const idOf = (name: string) => byName.get(name)?.id ?? 0
type Listed = [name: string, level: 'LEARNING' | 'CONSISTENT' | 'MASTERED'][]
const shownIn = (listed: Listed, opened: string[] = [], next: string[] = []) => {
  const levels = new Map(listed.map(([name, level]) => [idOf(name), level]))
  return shownTree(tree, standingsOf(tree, levels, next.map(idOf)), opened)
}
const namesOf = (nodes: ReturnType<typeof shownTree>[number]['tricks']): string[] =>
  nodes.flatMap(({ trick, below }) => [trick.name, ...namesOf(below)])

describe('the tree of the library', () => {
  it('has every trick once, in one branch that there is', () => {
    expect(tree.map(({ slug }) => slug)).toEqual(ranked.map(({ slug }) => slug))
    expect(tree.filter(({ branch }) => !Object.hasOwn(branches, branch))).toEqual([])
  })

  it('has a picture for each branch', () => {
    for (const name of Object.values(branchTricks)) expect(stillNamed(stillWords(name)), name).not.toBeNull()
  })

  it('hangs each trick below one of its branch that is no harder, beyond what people disagree by', () => {
    const points = new Map(library.map(({ id, difficulty }) => [id, difficulty]))
    const wrong = tree.filter(({ id, branch, parent }) => {
      if (parent === null) return false
      const [own, above] = [points.get(id), points.get(parent)]
      return byId.get(parent)?.branch !== branch || (own && above && above > own + parentTolerance)
    })
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  it('runs in no circle', () => {
    const endless = tree.filter((trick) => {
      let steps = 0
      for (let at = trick.parent; at !== null && steps <= tree.length; at = byId.get(at)?.parent ?? null)
        steps++
      return steps > tree.length
    })
    expect(endless).toEqual([])
  })

  // Written down before the tree was looked at.
  it.each([
    ['Kickflip', 'Varial Kickflip'],
    ['Varial Kickflip', '360 Flip'],
    ['Kickflip', 'Hardflip'],
    ['Kickflip', 'Double Kickflip'],
    ['Kickflip', 'Nollie Kickflip'],
    ['Kickflip', 'Backside Flip'],
    ['Kickflip', 'Frontside Flip'],
    ['Heelflip', 'Varial Heelflip'],
    ['Varial Heelflip', 'Laser Flip'],
    ['Heelflip', 'Inward Heelflip'],
    ['Heelflip', 'Double Heelflip'],
    ['Shuvit', 'Pop Shuvit'],
    ['Pop Shuvit', '360 Shuvit'],
    ['360 Shuvit', 'Bigspin'],
    ['Ollie', 'Frontside 180'],
    ['Ollie', 'Backside 180'],
    ['Backside 180', 'Backside 360'],
    ['Ollie', 'Nollie'],
    ['Manual', 'Nose Manual'],
    ['50-50', '5-0'],
    ['50-50', 'Nosegrind'],
    ['5-0', 'Smith Grind'],
    ['50-50', 'Feeble Grind'],
    ['50-50', 'Crooked Grind'],
    ['Boardslide', 'Lipslide'],
    ['Noseslide', 'Tailslide'],
    ['Noseslide', 'Noseblunt Slide'],
    ['Rock to Fakie', 'Rock and Roll'],
  ])('lets %s lead to %s', (above, name) => {
    const parent = byName.get(name)?.parent
    expect(parent ? byId.get(parent)?.name : null).toBe(above)
  })

  // Two more that were expected above them: there are harder steps, and these are among them.
  it.each([
    ['Axle Stall', 'Disaster'],
    ['Tail Stall', 'Blunt to Fakie'],
  ])('has %s among the steps to %s', (step, name) => {
    expect(byName.get(name)?.requires).toContain(idOf(step))
  })

  it('begins for a guest with every branch, and a tre flip in sight', () => {
    const shown = shownTree(tree, standingsOfGuest(tree))
    expect(shown.map(({ branch }) => branch)).toEqual(Object.keys(branches))
    const names = shown.flatMap(({ tricks }) => namesOf(tricks))
    expect(names).toHaveLength(mostShown)
    expect(names).toEqual(expect.arrayContaining(['Ollie', 'Kickflip', '360 Flip', '50-50', 'Drop In']))
  })

  it('never shows more than 40, wherever one stands and whatever is opened', () => {
    const all = tree.map(({ name }) => [name, 'CONSISTENT'] as [string, 'CONSISTENT'])
    for (const levels of [[], all.slice(0, 3), all.slice(0, 60), all]) {
      for (const opened of [
        [],
        ['manual'],
        ['manual', 'kickflip', 'grinds'],
        ['no-such-trick', 'oddities'],
      ]) {
        const shown = shownIn(levels, opened)
        expect(shown.flatMap(({ tricks }) => namesOf(tricks)).length).toBeLessThanOrEqual(mostShown)
      }
    }
  })

  it('opens where one stands: what is being learned, and what comes next', () => {
    const listed: Listed = [
      ['Kickflip', 'MASTERED'],
      ['Feeble Grind', 'LEARNING'],
    ]
    const shown = shownIn(listed, [], ['Double Kickflip'])
    const names = shown.flatMap(({ tricks }) => namesOf(tricks))
    expect(names).toEqual(expect.arrayContaining(['Feeble Grind', 'Kickflip', 'Double Kickflip', 'Ollie']))
    const flips = shown.find(({ branch }) => branch === 'kickflips')
    expect(flips?.tricks[0]).toMatchObject({ standing: 'lit', trick: { name: 'Kickflip' } })
  })

  it('shows what hangs below what is opened, with all above it', () => {
    const shown = shownIn([], ['smith-grind'])
    const names = shown.flatMap(({ tricks }) => namesOf(tricks))
    expect(names).toEqual(expect.arrayContaining(['50-50', '5-0', 'Smith Grind', 'Frontside Smith Grind']))
    // However much is opened, no branch is gone.
    expect(shownIn([], ['manual', 'nose-manual']).map(({ branch }) => branch)).toEqual(Object.keys(branches))
  })

  it('folds nothing away without a count', () => {
    const shown = shownIn([])
    const hiddenIn = (nodes: ReturnType<typeof shownTree>[number]['tricks']): number[] =>
      nodes.flatMap(({ trick, hidden, below }) => [
        tree.filter(({ parent }) => parent === trick.id).length - below.length - hidden,
        ...hiddenIn(below),
      ])
    expect(shown.flatMap(({ tricks }) => hiddenIn(tricks)).filter(Boolean)).toEqual([])
  })
})

describe('a library that was edited', () => {
  const source = (id: number, difficulty: number, ...requires: number[]) => ({
    id,
    slug: `trick-${id}`,
    name: `Kickflip ${id}`,
    category: 'Manuals' as const,
    difficultyRating: 'Beginner' as const,
    difficulty,
    family: 'nothing',
    isFoundational: false,
    requires,
  })

  it('makes no circle of steps that are one', () => {
    const parents = growTree([source(1, 2, 3), source(2, 2, 1), source(3, 2, 2)]).map(({ parent }) => parent)
    expect(parents.filter((parent) => parent === null)).toHaveLength(1)
  })

  it('passes over a step that is harder, and one that is not there', () => {
    expect(growTree([source(1, 2, 2, 99), source(2, 2.6)])[0]?.parent).toBeNull()
    expect(growTree([source(1, 2, 2), source(2, 2.5)])[0]?.parent).toBe(2)
  })
})
