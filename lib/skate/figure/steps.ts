import type { Moment, MomentName } from './choreography.ts'
import type { Film } from './film.ts'

/** The words by which a lesson speaks of a moment, and what they weigh. */
const WORDS: Readonly<Record<MomentName, readonly (readonly [words: RegExp, weight: number])[]>> = {
  'Roll up': [
    [/\b(speed|approach|pace|coast|jog|jogging|walking|pushes|push once|fast)\b/i, 1],
    [/\b(roll|ride|rolling) (up|in|toward|at|along|slowly)\b/i, 1],
    [/\b(foot|feet|toes|ball)\b.*\b(on|across|inside|near|behind|of) the (tail|nose|board|bolts)/i, 0.6],
  ],
  Crouch: [
    [/\b(crouch|bend|coil|sink|squat|fingertips|wind up|compress)\b/i, 1],
    [/\b(shoulders|chest|feet|foot)\b/i, 0.3],
  ],
  Pop: [
    [/\b(pop|snap|hit the ground|stamp|spring|ollie that)\b/i, 1],
    [/\b(jump|press|push|unweight|throw the shoulders|ride off the top|past? the coping)\b/i, 0.4],
  ],
  Flick: [
    [/\b(flick|scrape|brush)\b/i, 1],
    [/\b(run|slide|kick|drag|push) (the|your) (front|back) foot\b/i, 0.8],
    [/\boff the (heel|toe)-side edge\b/i, 0.8],
  ],
  Peak: [
    [/\b(knees|level|hang|float|rises|under you|in the air)\b/i, 0.7],
    [/\b(swing|turns?|spins?|follow)\b/i, 0.4],
  ],
  Catch: [
    [/\b(catch|take it|stop it)\b/i, 1],
    [/\b(look down|come up to you|put it down|stop the board|(the|see|of|second) grip)\b/i, 0.6],
  ],
  'Lock in': [
    [/\b(touch down|lock|set it|set them down|feel for|stamp it|onto the)\b/i, 0.9],
    [
      /\b(put|lift|bring|lay|land|drop) .*\b(truck|tail|nose|wheels|flat|board|edge|rail|ledge|coping)\b/i,
      0.6,
    ],
  ],
  Hold: [
    [/\b(stay|keep|balance|steer|rest|stand on|hold|weight|lean)\b/i, 0.7],
    [/\b(slide|grind|manual|stall|stand|still|over the (tail|nose|bolts))\b/i, 0.3],
  ],
  Grab: [
    [/\b(grab|grip)\b/i, 0.8],
    [/\bhands?\b/i, 0.7],
    [/\b(fingers|close it around|edge between)\b/i, 0.8],
  ],
  Plant: [
    [/\bplant\b/i, 1],
    [/\b(on the ground|foot down|push|hand on|stop)\b/i, 0.5],
  ],
  Tap: [
    [/\b(tap|tail on it|knock)\b/i, 1.2],
    [/\b(back wheels pass|nose and front wheels)\b/i, 0.5],
  ],
  Turn: [
    [/\b(turn|swing|pivot|slide|carve)\b/i, 0.7],
    [/\b(shoulders|hips|around)\b/i, 0.4],
  ],
  Out: [
    [/\b(ledge|rail|pad|edge|slide|grind) ends\b/i, 1.3],
    [/\b(before it slows|while you still|come out|come off|back across|off the edge|leave)\b/i, 1.3],
    [/\b(off|out of)\b/i, 0.3],
  ],
  Land: [
    [/\b(landing|land|touch down|come down|set all)\b/i, 1.2],
    [/\bwheels\b/i, 0.4],
    [/\b(knees|bolts|trucks)\b/i, 0.3],
  ],
  'Roll away': [[/\b(ride|roll|rolling|riding) (it )?(out|away|on|forward)\b|\bride it\b/i, 0.7]],
}

/** How much a step's place in the lesson counts beside its words. */
const PLACE = 0.9

/**
 * The moment of a film that each step of a lesson speaks of, in order: a later step is never of an earlier moment.
 * Null where its words name no moment.
 */
export function momentsOfSteps(steps: readonly string[], { moments }: Film): (Moment | null)[] {
  const fits = steps.map((step, at) => moments.map((moment, index) => fitting(step, moment.name, at, index)))
  function fitting(step: string, name: MomentName, at: number, index: number): number {
    const said = WORDS[name].reduce((sum, [words, weight]) => (words.test(step) ? sum + weight : sum), 0)
    const apart = Math.abs(at / Math.max(1, steps.length - 1) - index / Math.max(1, moments.length - 1))
    return said === 0 ? 0 : said + PLACE * (1 - apart)
  }
  // The best sum for the steps so far, when the last moment named is this one or an earlier one.
  let best = moments.map((): { sum: number; chosen: (number | null)[] } => ({ sum: 0, chosen: [] }))
  for (const row of fits) {
    const next: typeof best = []
    for (const [index, before] of best.entries()) {
      const fitHere = row[index] ?? 0
      const here = { sum: before.sum + fitHere, chosen: [...before.chosen, fitHere > 0 ? index : null] }
      const earlier = next.at(-1)
      next.push(earlier && earlier.sum >= here.sum ? earlier : here)
    }
    best = next
  }
  const chosen = best.at(-1)?.chosen ?? []
  return steps.map((_, at) => moments[chosen[at] ?? -1] ?? null)
}
