import type { Moment, MomentName } from './choreography.ts'
import type { Film } from './film.ts'

/**
 * The words by which a lesson speaks of a moment, and what they weigh. What is below zero says that a word above it
 * means something else: "so that only the pop remains" is no pop. Some mean it only with others `then` behind them.
 */
const WORDS: Readonly<
  Record<MomentName, readonly (readonly [words: RegExp, weight: number, then?: RegExp])[]>
> = {
  'Roll up': [
    [/\b(speed|approach|pace|coast|jog|jogging|walking|pushes|push once|faster|up the wall)\b/i, 1],
    [/\b(roll|ride|rolling|come) (up|in|toward|at|along|slowly|straight|fakie|switch|at)\b/i, 1],
    [/\b(foot|feet|toes|ball)\b/i, 0.6, /\b(on|across|inside|near|behind|of) the (tail|nose|board|bolts)/i],
    [
      /^(set|put|have|slide|angle|leave|rest|place|hang|stand|get|hook)\b/i,
      0.5,
      /\b(foot|feet|toes|heels?)\b/i,
    ],
    [/\b(pocket|place early|through the curve|wall gets steep)\b/i, 0.6],
    [/\b(lip|landing|over the bolts and|knee bent)\b/i, -0.5],
    [/\b(roll|ride|rolling|coast|come) (it )?(out|away|on|down)\b/i, -1.5],
  ],
  Crouch: [
    [/\b(crouch|bend|coil|sink|squat|fingertips|wind|compress|seat|fold your knees)\b/i, 1],
    [
      /\b(close|twist|wind|turn|bring|point|hold|keep) (up )?(both |the |your )?(leading )?(shoulders?|chest|arm|hips)\b/i,
      0.6,
    ],
    [/\b(feet|foot|shoulders|chest)\b/i, 0.3],
    [/\b(land|landing|fakie|in the air|against the board|end of the)\b/i, -1],
  ],
  Pop: [
    [
      /\b(pop|snap|crack|bang|clicks?|hit the ground|stamp|spring|ollie that|hop off the (front|back) leg|go up off|jump off|leave the lip)\b/i,
      1,
    ],
    [/\b(scoop|whip|sweep)\b/i, 0.8],
    [/\b(jump|press|push|unweight|throw the|ride off the top|past? the coping)\b/i, 0.4],
    [/\bonto the (top|ledge|rail|edge|coping)\b/i, -0.6],
    [/\b(only the pop|nothing is popped|no pop|as for an? (?:[\w-]+ ){0,3}pop shuvit)\b/i, -2],
  ],
  Flick: [
    [/\b(flick|scrape|brush|graze)\b/i, 1],
    [/\b(run|slide|kick|drag|push) (the|your) (front|back|leading|trailing) foot\b/i, 0.8],
    [/\b(kick|tap|push) /i, 0.8, /\bheel\b/i],
    [/\b(off|over|through|from) the (heel|toe)-side (edge|corner)\b/i, 0.8],
    [/\bslide the (front|back|leading|trailing) foot in\b/i, -2],
  ],
  Peak: [
    [
      /\b(knees|level|hang|float|rises|under you|in the air|above it|above the board|tuck|front leg up)\b/i,
      0.7,
    ],
    [/\b(open|opening|close|let) (the )?(leading )?shoulders?\b/i, 0.7],
    [/\b(swing|turns?|spins?|follow)\b/i, 0.4],
    [/\b(land|landing|roll away|ride out)\b/i, -0.5],
  ],
  Catch: [
    [/\b(catch|take it|stop it)\b/i, 1],
    [/^catch\b/i, 0.5],
    [
      /\b(look down|come up to you|put it down|stop the board|(the|see|of|second) grip|to your soles)\b/i,
      0.6,
    ],
  ],
  'Lock in': [
    [/\b(touch down|lock|set it|set them down|feel for|stamp it|onto the|clack|meet the)\b/i, 0.9],
    [/\b(comes?|land|press it|drop|lies|sit) (down )?(hard )?(on|onto)\b/i, 0.9],
    [/\b(reach|step|sit down|point the front foot in) (across|for|over|on)\b/i, 0.9],
    [/\b(all the way|truck|wheels|foot) over the (ledge|rail|edge|coping)\b/i, 0.6],
    [/\b(wheels on top|wheels land on top|on top of the (ledge|rail)|into the corner with)\b/i, 0.9],
    [
      /\b(put|lift|bring|lay|land|drop|set|press) /i,
      0.6,
      /\b(trucks?|tail|nose|wheels|flat|board|edge|rail|ledge|coping)\b/i,
    ],
    [/\b(roll away|ride out|roll on|in the air)\b/i, -0.9],
  ],
  Hold: [
    [/\b(balance|steer|rest|hold|breathe|rudder)\b/i, 1],
    [/\b(stay|keep|stand on|stand over|stand|press through|lean|look (over|where))\b/i, 0.7],
    [/\b(slide|sliding|grind|manual|stall|still|over the (tail|nose|bolts)|far end|weight)\b/i, 0.3],
    [/\b(lip|landing|roll away|ride out)\b/i, -0.5],
  ],
  Grab: [
    [/\b(grab|grip)\b/i, 0.8],
    [/\bhands?\b/i, 0.7],
    [/\b(fingers|close it around|edge between|take the)\b/i, 0.8],
    [/\b(let go|open the hand|hand off|see (the )?grip)\b/i, -1.5],
  ],
  Plant: [
    [/\b(plant|planted|elbow|to the coping|on the coping with)\b/i, 1],
    [/\b(on the ground|foot down|push|hand on|stop)\b/i, 0.5],
    [/\b(let the board fall|let go|push off)\b/i, -1],
  ],
  Tap: [
    [/\b(tap|tail on it|knock)\b/i, 1.2],
    [/\b(back wheels pass|nose and front wheels)\b/i, 0.5],
  ],
  Kick: [
    [/\b(kick|push|swing|shoot|throw|stretch|straighten|twist) /i, 0.8, /\b(foot|feet|leg|nose|board)\b/i],
    [/\b(walk|scissor|in the air|off the (board|deck|grip))\b/i, 0.6],
  ],
  Turn: [
    [/\b(turn|swing|pivot|slide|carve)\b/i, 0.7],
    [/\b(shoulders|hips|around)\b/i, 0.4],
  ],
  Out: [
    [/\b(ledge|rail|pad|edge|slide|grind) ends\b/i, 1.3],
    [
      /\b(before it slows|while you still|come out|come off|back across|off the (edge|coping)|to leave|leave (it|the (ledge|rail|pad)))\b/i,
      1.3,
    ],
    [/\b(near|as|off|at|before) the end\b|\blast third\b/i, 1.3],
    [/\b(off|out of|push off)\b/i, 0.3],
    [/\b(leave the lip|leave that|place early)\b/i, -1.3],
  ],
  Land: [
    [/\b(landing|land|touch down|come down|set all|put down|let it roll|down together)\b/i, 1.2],
    [/\bwheels\b/i, 0.4],
    [/\b(knees|bolts|trucks)\b/i, 0.3],
    [/\bfoot back over the bolts\b/i, 0.8],
    [
      /\b(come|land|touch) (down )?(hard )?on(to)? (it|top|the (nose|tail|back|front|truck|middle|ledge|rail|edge|coping|curb))/i,
      -1.4,
    ],
    [/\bwhere you land\b/i, -1],
  ],
  'Roll away': [
    [/\b(ride|roll|rolling|riding|coast|run) (it )?(out|away|on|forward)\b|\bride it\b/i, 0.7],
    [/\b(knees deep|stay low)\b/i, 0.3],
    [/\bforward on ground\b/i, -1],
  ],
}

/** Words that weigh less than this name no moment by themselves. */
const ENOUGH = 0.4

/** How much a step's place in the lesson counts beside its words. */
const PLACE = 0.9

/** Whether some words stand in a text, and others anywhere behind them. */
function saysThen(text: string, words: RegExp, others: RegExp): boolean {
  const found = words.exec(text)
  return found !== null && others.test(text.slice(found.index + found[0].length))
}

/** What a step shows whose own words name nothing: as far on between the steps around it as it stands between them. */
function between(chosen: readonly (number | null)[], at: number, count: number): number {
  const own = chosen[at]
  if (own !== null && own !== undefined) return own
  const before = chosen.findLastIndex((index, step) => index !== null && step < at)
  const after = chosen.findIndex((index, step) => index !== null && step > at)
  const from = chosen[before] ?? 0
  const to = chosen[after] ?? count - 1
  const last = after < 0 ? chosen.length : after
  return from + Math.floor(((to - from) * (at - before)) / (last - before))
}

/**
 * The moment of a film that each step of a lesson speaks of, in order: a later step is never of an earlier moment.
 * Where its words name none, it is one of those between the steps around it. Null only where a film has no moments.
 */
export function momentsOfSteps(steps: readonly string[], { moments }: Film): (Moment | null)[] {
  const fits = steps.map((step, at) => moments.map((moment, index) => fitting(step, moment.name, at, index)))
  function fitting(step: string, name: MomentName, at: number, index: number): number {
    const said = WORDS[name].reduce(
      (sum, [words, weight, then]) =>
        (then ? saysThen(step, words, then) : words.test(step)) ? sum + weight : sum,
      0,
    )
    const apart = Math.abs(at / Math.max(1, steps.length - 1) - index / Math.max(1, moments.length - 1))
    return said < ENOUGH ? 0 : said + PLACE * (1 - apart)
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
  return steps.map((_, at) => moments[between(chosen, at, moments.length)] ?? null)
}
