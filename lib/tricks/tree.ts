import type { Motion } from '../skate/motion'
import { readMotion } from './read-motion'
import type { TrickSummary } from './schema'
import { isRiding, pointsOf, type TrickCategory } from './taxonomy'

// The library as a tree that one can read: families as branches, each trick once, below the one it grows from.

/** The branches, in the order in which one comes to them. */
export const branches = {
  basics: 'First rolls',
  spins: 'Ollies and spins',
  shuvits: 'Shuvits and bigspins',
  kickflips: 'Kickflips',
  heelflips: 'Heelflips',
  oddities: 'Odd and old school',
  manuals: 'Manuals',
  slides: 'Slides',
  grinds: 'Grinds',
  lips: 'Lip tricks',
  airs: 'Airs and grabs',
  plants: 'Plants and no complies',
} as const
type BranchName = keyof typeof branches

/** The trick that stands for a branch: its picture is beside the branch's name. */
export const branchTricks: Readonly<Record<BranchName, string>> = {
  basics: 'Pushing',
  spins: 'Ollie',
  shuvits: 'Pop Shuvit',
  kickflips: 'Kickflip',
  heelflips: 'Heelflip',
  oddities: 'Railstand',
  manuals: 'Manual',
  slides: 'Boardslide',
  grinds: '50-50 Grind',
  lips: 'Rock to Fakie',
  airs: 'Indy Grab',
  plants: 'Boneless',
}
const branchNames = Object.keys(branches) as BranchName[]

/** A trick in the tree. `parent` is of the same branch, null where the branch begins; `requires` are the ids of its steps. */
export type TreeTrick = Pick<TrickSummary, 'id' | 'slug' | 'name' | 'category' | 'difficultyRating'> & {
  branch: BranchName
  parent: number | null
  requires: number[]
  isFoundational: boolean
  /** Pushing, turning, braking: what anyone does who rides. */
  isRiding?: true
}

type TreeSource = Pick<
  TrickSummary,
  'id' | 'slug' | 'name' | 'category' | 'difficultyRating' | 'difficulty' | 'isFoundational'
> & { family: string; requires: number[] }

/** So many points of ten a trick may be easier than the one it grows from: ratings of people differ by as much. */
export const parentTolerance = 0.5

const contactBranches = {
  grind: 'grinds',
  slide: 'slides',
  manual: 'manuals',
  stall: 'lips',
  air: 'airs',
  grab: 'airs',
  plant: 'plants',
} as const satisfies Record<NonNullable<Motion['contact']>['kind'], BranchName>

const categoryBranches: Record<TrickCategory, BranchName> = {
  Flatground: 'oddities',
  Flips: 'oddities',
  Grinds: 'grinds',
  Ledge: 'slides',
  Rail: 'slides',
  Manuals: 'manuals',
  Transitions: 'lips',
}

const familyBranches: Readonly<Record<string, BranchName>> = {
  basics: 'basics',
  powerslide: 'basics',
  'hippie jump': 'spins',
  'ollie north': 'spins',
  'body varial': 'spins',
  boneless: 'plants',
  'no comply': 'plants',
  plant: 'plants',
  casper: 'oddities',
}

/** The branch that a trick belongs to, by what rider and board do. */
function branchOf({ name, category, family }: Pick<TreeSource, 'name' | 'category' | 'family'>): BranchName {
  const known = familyBranches[family]
  if (known) return known
  const motion = readMotion(name)
  if (motion?.contact) return contactBranches[motion.contact.kind]
  if (!motion || category === 'Transitions') return categoryBranches[category]
  if (motion.style || motion.wrap) return 'oddities'
  if (motion.flip.kind === 'kick') return 'kickflips'
  if (motion.flip.kind === 'heel') return 'heelflips'
  return (motion.boardTurn ?? 0) > (motion.bodyTurn ?? 0) || !motion.pop ? 'shuvits' : 'spins'
}

/** On an obstacle the side is a matter of the spot, so that both sides grow from the trick without one. */
const sided: ReadonlySet<BranchName> = new Set(['slides', 'grinds', 'lips'])
const withoutSide = (name: string) => name.replace(/\b(Frontside|Backside) /, '')

/**
 * Puts every trick into one branch, below the hardest of its steps in that branch, or of the steps to those. A step
 * that is harder than the trick by more than the tolerance is passed over, and one that would close a circle. The
 * order stays.
 */
export function growTree(library: readonly TreeSource[]): TreeTrick[] {
  const byId = new Map(library.map((trick) => [trick.id, { ...trick, branch: branchOf(trick) }]))
  const plain = new Map([...byId.values()].map(({ name, id }) => [name, id]))
  const parents = new Map<number, number>()
  const isBelow = (id: number, above: number) => {
    for (let at: number | undefined = id; at !== undefined; at = parents.get(at))
      if (at === above) return true
    return false
  }
  return [...byId.values()].map((trick) => {
    const seen = new Set([trick.id])
    const own = sided.has(trick.branch) ? plain.get(withoutSide(trick.name)) : undefined
    let steps = own === undefined || own === trick.id ? trick.requires : [own]
    let parent: number | null = null
    while (steps.length > 0 && parent === null) {
      const fresh = steps.filter((id) => !seen.has(id)).flatMap((id) => byId.get(id) ?? [])
      for (const { id } of fresh) seen.add(id)
      const [best] = fresh
        .filter(
          (step) =>
            step.branch === trick.branch &&
            pointsOf(step) <= pointsOf(trick) + parentTolerance &&
            !isBelow(step.id, trick.id),
        )
        .toSorted((one, other) => pointsOf(other) - pointsOf(one))
      parent = best?.id ?? null
      // The plain trick may be in no library, or be rated harder.
      steps = steps[0] === own ? trick.requires : fresh.flatMap(({ requires }) => requires)
    }
    if (parent !== null) parents.set(trick.id, parent)
    const { id, slug, name, category, difficultyRating, branch, requires, isFoundational } = trick
    const known = trick.requires.length > 0 || isFoundational
    const riding = known && isRiding(pointsOf(trick), category) ? { isRiding: true as const } : {}
    return { id, slug, name, category, difficultyRating, branch, parent, requires, isFoundational, ...riding }
  })
}

/**
 * How a trick stands to a skater: landed by their own word, likely landed by what they land beyond it, being learned,
 * within reach, or further on; to anyone, a foundation.
 */
export type Standing = 'lit' | 'likely' | 'half' | 'next' | 'base' | 'dark'

/** Of one of whom nothing is known no trick is said to come next. */
export const standingsOfGuest = (tree: readonly TreeTrick[]): ReadonlyMap<number, Standing> =>
  new Map(tree.map(({ id, isFoundational }) => [id, isFoundational ? 'base' : 'dark']))

/** A trick that is shown with what is shown below it, and how many more there are. */
export type ShownTrick = {
  trick: Pick<TreeTrick, 'id' | 'slug' | 'name' | 'category' | 'difficultyRating'>
  standing: Standing
  below: ShownTrick[]
  hidden: number
}

export type ShownBranch = { branch: BranchName; tricks: ShownTrick[]; hidden: number }

/** So many names can be read at once. */
export const mostShown = 40

/** Of what one is at work on, and of what comes next, so many have their place before anything else. */
const mostOfOwn = 12

/** How many of the best known tricks of each branch are shown wherever one stands. */
const firstOfBranch = 2

/**
 * What is shown of a tree: at most `most` tricks, each with all that it grows from. First the beginning of
 * each branch, then what was opened last with what grows from it, then where the skater stands, then the best known.
 * `opened` are the slugs of tricks and the names of branches, the latest last.
 */
export function shownTree(
  tree: readonly TreeTrick[],
  standings: ReadonlyMap<number, Standing>,
  opened: readonly string[] = [],
  most: number = mostShown,
): ShownBranch[] {
  const standingOf = (id: number) => standings.get(id) ?? 'dark'
  const byId = new Map(tree.map((trick) => [trick.id, trick]))
  const below = Map.groupBy(tree, ({ parent, branch }) => parent ?? branch)
  const shown = new Set<number>()
  const show = (trick: TreeTrick | undefined) => {
    const way: number[] = []
    for (let at = trick; at && !shown.has(at.id); at = at.parent === null ? undefined : byId.get(at.parent))
      way.push(at.id)
    if (shown.size + way.length <= most) for (const id of way) shown.add(id)
  }
  const of = (standing: Standing) => tree.filter(({ id }) => standingOf(id) === standing)
  const byBranch = Map.groupBy(tree, ({ branch }) => branch)
  const showPlace = (place: number) => {
    for (const branch of branchNames) show(byBranch.get(branch)?.[place])
  }
  showPlace(0)
  const bySlug = new Map(tree.map((trick) => [trick.slug, trick]))
  for (const key of opened.toReversed()) {
    const trick = bySlug.get(key)
    show(trick)
    for (const each of below.get(trick ? trick.id : (key as BranchName)) ?? []) show(each)
  }
  for (const trick of of('half').slice(0, mostOfOwn)) show(trick)
  for (const trick of of('next').slice(0, mostOfOwn)) show(trick)
  for (const trick of of('lit')) show(trick)
  for (let place = 1; place < firstOfBranch; place++) showPlace(place)
  for (const trick of tree) show(trick)

  const shownBelow = (key: number | BranchName): Pick<ShownTrick, 'below' | 'hidden'> => {
    const all = below.get(key) ?? []
    const visible = all.filter(({ id }) => shown.has(id))
    return { below: visible.map(toShown), hidden: all.length - visible.length }
  }
  const toShown = ({ id, slug, name, category, difficultyRating }: TreeTrick): ShownTrick => ({
    trick: { id, slug, name, category, difficultyRating },
    standing: standingOf(id),
    ...shownBelow(id),
  })
  return branchNames.flatMap((branch) => {
    const { below: tricks, hidden } = shownBelow(branch)
    return tricks.length + hidden > 0 ? [{ branch, tricks, hidden }] : []
  })
}

/** What a trick grows from, the beginning of its branch first, and the trick itself; empty for an unknown one. */
export function wayTo(tree: readonly TreeTrick[], id: number): TreeTrick[] {
  const byId = new Map(tree.map((trick) => [trick.id, trick]))
  const way: TreeTrick[] = []
  for (let at = byId.get(id); at; at = at.parent === null ? undefined : byId.get(at.parent)) way.unshift(at)
  return way
}
