import { isTurn, movesNamed, type Repair } from '../lines/step.ts'
import { startsHigh } from '../lines/trick.ts'
import { holding, Sayings } from '../rows.ts'
import { leadOf } from '../stance.ts'
import { capital, listed, the } from '../wording.ts'
import { type Feature, isHalfPipe, isOneWay, isOnTop } from './belongs.ts'
import type { Match } from './match.ts'
import { another, nounOf, thingOf } from './names.ts'
import { isClimbed, isFromAcross, type Stop } from './route.ts'
import ROWS from './rows/route.json' with { type: 'json' }

const sayings = new Sayings(ROWS)

/** A stop with what stands around it. */
interface Scene {
  readonly stop: Stop
  readonly feature: Feature
  readonly before: Stop | undefined
  readonly last: Feature | undefined
  /** The same feature was met earlier in this run; somebody was up on a ramp in it. */
  readonly isAnother: boolean
  readonly wasUp: boolean
}

/** What to do at each stop of a route, and where its speed and its direction come from; no wording twice. */
export function routeReasons(stops: readonly Stop[], matches: readonly Match[]): string[] {
  const said = new Set<string>()
  return stops.map((stop, at) => {
    const scene = sceneAt(stops, matches, at)
    if (!scene) return ''
    const words = { traits: traitsOf(scene), slots: slotsOf(scene) }
    const way = !scene.before ? 'set off' : isClimbed(stop) ? 'climb' : 'arrive'
    // Where all that is to be told of the way was told before: what comes next, by its name.
    const goesOn = () =>
      sayings.unsaid('go on', words, at, said) ??
      sayings.say('go on', words, (ways) => ways[at % ways.length])
    const arrived = sayings.unsaid(way, words, at, said) ?? (words.traits.has('pushed') ? goesOn() : '')
    const left = sayings.unsaid('leave', words, at, said) ?? ''
    return [arrived, left].filter(Boolean).join(' ') || goesOn()
  })
}

function sceneAt(stops: readonly Stop[], matches: readonly Match[], at: number): Scene | null {
  const stop = stops[at]
  const feature = stop && matches[stop.match]?.wanted.feature
  if (!stop || !feature) return null
  const before = stops[at - 1]?.run === stop.run ? stops[at - 1] : undefined
  const earlier = stops.slice(0, at).filter(({ run }) => run === stop.run)
  return {
    stop,
    feature,
    before,
    last: before && matches[before.match]?.wanted.feature,
    isAnother: earlier.some(({ match }) => match === stop.match),
    wasUp: earlier.some(({ trick, after }) => startsHigh(trick.motion) || after.isHigh),
  }
}

function traitsOf({ stop, feature, before, last, wasUp }: Scene): Set<string> {
  const { trick, repair, speed, after, heading, enters } = stop
  const kind = trick.motion.contact?.kind
  const isHigh = startsHigh(trick.motion)
  const isFlat = feature === last && feature.category === 'Flat'
  return new Set([
    `at ${feature.name}`,
    feature.category,
    ...holding({
      pipe: isHalfPipe(feature),
      'on top': isOnTop(feature),
      'from across': isFromAcross(stop),
      'from above': isHigh,
      'by stairs': !isOnTop(feature) && !isHigh,
      'was up': wasUp,
      turned: isHalfPipe(feature) ? repair?.turns : turnIn(repair) !== '',
      carved: repair?.moves.includes('carve'),
      pushed: (repair?.pushes ?? 0) > 0 && !repair?.moves.includes('pump'),
      fakie: leadOf(enters) === 'B',
      flat: trick.place === 'flat',
      stall: kind === 'stall',
      edge: kind === 'grind' || kind === 'slide',
      air: kind === 'grab' || kind === 'air',
      plant: kind === 'plant',
      [`style ${trick.motion.style}`]: trick.motion.style,
      same: feature === last,
      stays: before && isFlat && speed <= before.after.speed,
      'came back': before && before.after.heading !== before.heading,
      gained: last?.speedEffect === 'adds',
      fast: speed >= 2,
      'either way': after.lead === null,
      'sent back': after.heading !== heading,
      'turns around': after.lead !== null && after.lead !== leadOf(enters),
      downhill: isOneWay(feature) && feature.speedEffect === 'adds',
    }),
  ])
}

/** The half turn in a repair as it is said, or nothing. */
const turnIn = (repair: Repair | null): string =>
  movesNamed(repair?.moves.filter(isTurn) ?? []).name.toLowerCase()

/** What is done between two features besides rolling and carving: "a kickturn and two pushes". */
function alongWith(repair: Repair | null): string {
  const turn = turnIn(repair)
  const pushes = repair?.pushes === 1 ? ['a push'] : (repair?.pushes ?? 0) > 1 ? ['two pushes'] : []
  return listed([...(turn ? [`a ${turn}`] : []), ...pushes])
}

/** An upright wall met head-on stops the board. */
function headFor(feature: Feature): string {
  const thing = thingOf(feature)
  if (feature.category === 'Flat') return `roll out onto ${thing}`
  return feature.category === 'Wall' ? `go at ${thing} at a slant` : `go straight at ${thing}`
}

function slotsOf({ stop, feature, before, last, isAnother }: Scene): Record<string, string> {
  const { repair, speed, after, trick } = stop
  const thing = thingOf(feature)
  const prior = last === undefined ? '' : feature === last ? 'that one' : thingOf(last)
  const [turn, along] = [turnIn(repair), alongWith(repair)]
  return {
    the: the(trick.name),
    The: capital(the(trick.name)),
    Before: before ? capital(the(before.trick.name)) : '',
    thing,
    Thing: capital(thing),
    noun: nounOf(feature),
    next: isAnother ? another(feature) : thing,
    prior,
    Prior: capital(prior),
    Pushes: speed === 1 ? 'One push' : speed === 2 ? 'Two pushes' : 'Three pushes',
    turn,
    'and turn': turn && ` and a ${turn}`,
    along,
    'then along': along && `, then ${along}`,
    'and along': along && ` and ${along}`,
    head: headFor(feature),
    out: after.lead === 'F' ? 'forward' : 'fakie',
  }
}
