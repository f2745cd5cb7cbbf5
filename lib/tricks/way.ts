import type { TrickLink } from './schema'

// The way to a trick: all that it takes, each after what it takes itself, and how that is drawn as lines that part and meet.

/** Tricks by slug, each with the slugs of its prerequisites, best known first. */
export type Prerequisites = Record<string, { link: TrickLink; requires: string[] }>

/** A step of a way; `after` are the slugs of the steps that it follows from without another in between. */
export type WayStep = { link: TrickLink; after: string[] }

const ofTrick = (tricks: Prerequisites, slug: string) =>
  Object.hasOwn(tricks, slug) ? tricks[slug] : undefined

/** How many tricks lead to one, itself included. */
function lengthOf(slug: string, tricks: Prerequisites): number {
  const found = new Set([slug])
  for (const each of found) for (const required of ofTrick(tricks, each)?.requires ?? []) found.add(required)
  return found.size
}

/**
 * All tricks that lead to one, the longest way first, each after its own prerequisites, and the trick itself at the end; empty for an unknown
 * trick. What would close a circle is left out.
 */
export function wayHere(slug: string, tricks: Prerequisites): WayStep[] {
  const steps = new Map<string, { link: TrickLink; requires: string[] }>()
  const under = new Set<string>()
  const visit = (at: string) => {
    const trick = ofTrick(tricks, at)
    if (!trick || steps.has(at)) return
    under.add(at)
    const requires = trick.requires
      .map((required) => ({ required, length: lengthOf(required, tricks) }))
      .sort((one, other) => other.length - one.length)
    for (const { required } of requires) if (!under.has(required)) visit(required)
    under.delete(at)
    steps.set(at, { link: trick.link, requires: trick.requires.filter((required) => steps.has(required)) })
  }
  visit(slug)
  const leading = new Map<string, ReadonlySet<string>>()
  for (const [at, { requires }] of steps)
    leading.set(at, new Set(requires.flatMap((required) => [required, ...(leading.get(required) ?? [])])))
  const isBetween = (required: string, requires: string[]) =>
    requires.some((other) => leading.get(other)?.has(required))
  return [...steps.values()].map(({ link, requires }) => ({
    link,
    after: requires.filter((required) => !isBetween(required, requires)),
  }))
}

/** How a step of a way is drawn: the lanes are counted from 0, the lines come from above and go on below. */
export type WayRow = {
  link: TrickLink
  lane: number
  /** The lanes from which a line comes to it. */
  from: number[]
  /** The lanes whose line passes it by. */
  past: number[]
  /** Whether a line leads on from it. */
  leadsOn: boolean
}

/** The rows of a drawn way. Each step keeps its lane until the last one that follows from it. */
export function rowsOf(steps: readonly WayStep[]): WayRow[] {
  const last = new Map(steps.flatMap(({ after }, at) => after.map((slug) => [slug, at] as const)))
  const lanes: (string | null)[] = []
  return steps.map(({ link, after }, at) => {
    const from = after.map((slug) => lanes.indexOf(slug)).sort((one, other) => one - other)
    for (const slug of after) if (last.get(slug) === at) lanes[lanes.indexOf(slug)] = null
    const past = lanes.flatMap((held, lane) => (held === null ? [] : [lane]))
    const ended = from.find((lane) => lanes[lane] === null)
    const free = lanes.indexOf(null)
    const lane = ended ?? (free < 0 ? lanes.length : free)
    const leadsOn = last.has(link.slug)
    lanes[lane] = leadsOn ? link.slug : null
    return { link, lane, from, past, leadsOn }
  })
}
