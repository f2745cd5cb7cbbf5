import { LEVELS } from '../lib/skate/difficulty/difficulty.ts'
import { buildLine } from '../lib/skate/lines/build.ts'
import { planLine } from '../lib/skate/lines/plan.ts'
import { reasonsFor } from '../lib/skate/lines/reasons.ts'
import type { Place, StartingPosition } from '../lib/skate/lines/trick.ts'
import type { ParkTrick } from '../lib/skate/parks/belongs.ts'
import { matchPark } from '../lib/skate/parks/match.ts'
import { parkReason } from '../lib/skate/parks/reasons.ts'
import { routeThrough } from '../lib/skate/parks/route.ts'
import { routeReasons } from '../lib/skate/parks/route-reasons.ts'
import { dice, picked } from '../lib/skate/testdata/dice.ts'
import { parkFeatures, parkTricks } from '../lib/skate/testdata/park.ts'

const LINES = 25
const PARKS = 12
const STARTS: readonly StartingPosition[] = ['flatground', 'ramp', 'dropin', 'quarterpipe']
const STREET: readonly Place[] = ['flat', 'manual', 'edge']
const RAMPS: readonly Place[] = ['flat', 'wall', 'air']

type Roll = ReturnType<typeof dice>

/** A list as a skater of some level may keep it. */
function listOf(level: number, roll: Roll): ParkTrick[] {
  const within = parkTricks.slice(0, 400).filter((trick) => LEVELS.indexOf(trick.level) <= level)
  return picked(within, 14 + roll(12), roll).map((trick) => ({
    ...trick,
    own: 'CONSISTENT',
    rate: Math.min(0.97, Math.max(0.15, 1 - 0.08 * trick.value + 0.1 * level - roll(20) / 100)),
  }))
}

function describeLine(at: number, roll: Roll): string[] {
  const level = roll(LEVELS.length)
  const start = STARTS[at % STARTS.length] ?? 'flatground'
  const list = listOf(level, roll)
  const known = list.map(({ name }) => name)
  const tricks =
    at % 2 === 0
      ? buildLine({ start, tricks: list, places: start === 'ramp' ? RAMPS : STREET, daring: 'even', known })
      : list.slice(0, 3 + roll(3))
  const planned = tricks && planLine({ start, tricks, known })
  const head = `Line ${at + 1}: ${start}, ${LEVELS[level]}, ${at % 2 === 0 ? 'built' : 'chosen'}`
  const steps = planned?.ok ? planned.plans[0]?.steps : undefined
  if (!steps) return [head, '   none']
  const says = reasonsFor(steps, start)
  return [
    head,
    ...steps.map(
      ({ trick, repair }, step) => `   ${repair ? `(${repair.name}) ` : ''}${trick.name}: ${says[step]}`,
    ),
  ]
}

function describePark(at: number, roll: Roll): string[] {
  const level = ([...LEVELS.slice(0, 3), 'all'] as const)[at % 4] ?? 'all'
  const wanted = picked(parkFeatures, 2 + roll(4), roll).map((feature) => ({ feature, count: 1 + roll(2) }))
  const own = at % 2 === 0 ? [] : listOf(2, roll)
  const library = parkTricks.map((trick) => own.find(({ id }) => id === trick.id) ?? trick)
  const matches = matchPark(wanted, library, level)
  const stops = routeThrough(matches)
  const says = routeReasons(stops, matches)
  const told = new Set<string>()
  return [
    `Park ${at + 1}: ${level}${own.length > 0 ? ', with a list' : ''}`,
    ...matches.flatMap(({ wanted: { feature, count }, tricks }) => {
      const said = new Set<string>()
      const reasons = tricks.map((trick) => parkReason(trick, feature, level, said, told))
      return [
        `   ${feature.name} ×${count}`,
        ...tricks.map(({ name }, trick) => `      ${name}: ${reasons[trick]}`),
      ]
    }),
    ...stops.map(
      ({ match, trick }, stop) =>
        `   ${stop + 1}. ${wanted[match]?.feature.name}, ${trick.name}: ${says[stop]}`,
    ),
  ]
}

/** Lines and ways through parks, drawn by a seed, with every word that is said of them: to be read aloud. */
export function describeFlows(seed: number): string[] {
  const roll = dice(seed)
  return [
    ...Array.from({ length: LINES }, (_, at) => describeLine(at, roll)),
    ...Array.from({ length: PARKS }, (_, at) => describePark(at, roll)),
  ].flatMap((lines) => [...lines, ''])
}
