import { stepsTo } from '../../lib/skate/coach/steps.ts'
import { parseTrick } from '../../lib/skate/read/parse.ts'
import type { TrickFacts, TrickText } from './content.ts'

const MOST = 3

/** So many derived steps need no more. */
const ENOUGH = 2

/**
 * The slugs of the prerequisites of every trick, by slug: the steps that follow from its motion and, where these are
 * few, the easier ones written by hand to which none of them leads; without any, those written that are no harder,
 * else its base trick. A hidden trick is a step to nothing.
 */
export function prerequisitesOf(
  tricks: readonly TrickFacts[],
  texts: ReadonlyMap<string, TrickText>,
): ReadonlyMap<string, string[]> {
  const shown = tricks.filter(({ hiddenBecause }) => hiddenBecause === undefined)
  const value = new Map(shown.map(({ slug, difficulty }) => [slug, difficulty ?? 0]))
  const pointsOf = (slug: string) => value.get(slug) ?? 10
  const derived = stepsTo(
    shown.flatMap(({ slug, name }) => {
      const parsed = parseTrick(name)
      return parsed.ok ? [{ key: slug, motion: parsed.motion }] : []
    }),
  )
  const chosen = new Map<string, string[]>()
  const leadingTo = (slug: string) => {
    const found = new Set([slug])
    for (const each of found) for (const less of chosen.get(each) ?? derived.get(each) ?? []) found.add(less)
    return found
  }
  // The easiest first, so that what leads to a step is known when the step is.
  const ordered = tricks.toSorted((one, other) => pointsOf(one.slug) - pointsOf(other.slug))
  for (const { slug, difficulty, baseSlug, prerequisites } of ordered) {
    const written = texts.get(slug)?.prerequisites ?? prerequisites ?? (baseSlug ? [baseSlug] : [])
    const steps = derived.get(slug) ?? []
    const own = difficulty ?? 0
    const easier = written
      .filter((each) => pointsOf(each) < own && withoutSide(each) !== withoutSide(slug))
      .filter((each) => !leadingTo(each).has(slug))
      .sort((one, other) => pointsOf(other) - pointsOf(one))
    const all =
      steps.length > 0
        ? filledUp(steps, easier, leadingTo)
        : written.filter((each) => pointsOf(each) <= own).slice(0, MOST)
    chosen.set(slug, all.toSorted())
  }
  return chosen
}

/** The same trick on the other side is beside the way, not on it. */
const withoutSide = (slug: string) => slug.replace(/\b(?:frontside|backside)-/, '')

/** Steps and, up to enough, more of them; one to which another leads gives way to that. */
function filledUp(
  steps: readonly string[],
  more: readonly string[],
  leadingTo: (slug: string) => ReadonlySet<string>,
): string[] {
  let all = [...steps]
  for (const each of more) {
    if (all.some((step) => leadingTo(step).has(each))) continue
    const before = leadingTo(each)
    const rest = all.filter((step) => !before.has(step))
    if (rest.length < Math.max(ENOUGH, all.length)) all = [...rest, each]
  }
  return all
}
