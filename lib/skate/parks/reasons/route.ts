import { type Thought, unsaid } from '../../lines/reason.ts'
import { isTurn, movesNamed, type Repair } from '../../lines/step.ts'
import { startsHigh } from '../../lines/trick.ts'
import { leadOf } from '../../stance.ts'
import { type Feature, isHalfPipe, isOneWay } from '../belongs.ts'
import type { Match } from '../match.ts'
import { isFromAcross, type Stop } from '../route.ts'
import { another, capital, thingOf } from './wording.ts'

/** What to do at each stop of a route, and where its speed and its direction come from; no wording twice. */
export function routeReasons(stops: readonly Stop[], matches: readonly Match[]): string[] {
  const said = new Set<string>()
  return stops.map((stop, at) => {
    const before = stops[at - 1]?.run === stop.run ? stops[at - 1] : undefined
    const feature = matches[stop.match]?.wanted.feature
    const last = before && matches[before.match]?.wanted.feature
    if (!feature) return ''
    const isAnother = stops.slice(0, at).some(({ match, run }) => match === stop.match && run === stop.run)
    const thoughts = [
      before && last ? arrives(stop, feature, before, last, isAnother) : setsOff(stop, feature),
      leaves(stop, feature),
    ]
    return thoughts.flatMap((thought) => (thought ? told(thought, at, said) : [])).join(' ')
  })
}

/** A wording not said yet; once all are used up, the same about other features, if that is not said either. */
function told(thought: Thought, at: number, said: Set<string>): string[] {
  const fresh = unsaid(thought, at, said)
  const words = fresh !== null && !said.has(fresh) ? fresh : thought.says.find((other) => !said.has(other))
  if (!words) return []
  said.add(words)
  return [words]
}

function setsOff(stop: Stop, feature: Feature) {
  const { trick, speed, repair } = stop
  const thing = thingOf(feature)
  if (isFromAcross(stop))
    return {
      kind: 'from across',
      says: [
        `Drop in on the wall that faces ${thing}: pushing does not get you up there.`,
        `All the speed for ${thing} comes from dropping in across from it.`,
      ],
    }
  if (startsHigh(trick.motion))
    return {
      kind: 'drop',
      says: [
        `Start on top of ${thing}: the way down gives you the speed.`,
        `From the top of ${thing}, no push needed.`,
      ],
    }
  const pushes = speed === 1 ? 'One push' : speed === 2 ? 'Two pushes' : 'Three pushes'
  const turn = turnIn(repair)
  const and = turn && ` and a ${turn}`
  return {
    kind: 'set off',
    says: [`${pushes}${and} to get going, then ${thing}.`, `${pushes}${and} toward ${thing}.`],
  }
}

/** The half turn in a repair as it is said, or nothing. */
const turnIn = (repair: Repair | null): string =>
  movesNamed(repair?.moves.filter(isTurn) ?? []).name.toLowerCase()

function arrives(stop: Stop, feature: Feature, before: Stop, last: Feature, isAnother: boolean) {
  const { heading, speed, repair } = stop
  const thing = isAnother ? another(feature) : thingOf(feature)
  const prior = feature === last ? 'the one before' : thingOf(last)
  if (repair?.moves.includes('climb'))
    return { kind: 'climb', says: [`Walk up again for ${thing}.`, `Back to the top on foot, then in again.`] }
  if (isHalfPipe(feature)) return acrossPipe(stop, before)
  if (repair?.moves.includes('carve'))
    return {
      kind: 'carve',
      says: [
        `Carve around first, since there is one way to ride ${thing}.`,
        `Turn the run around with a wide carve, and come at ${thing} from the right side.`,
      ],
    }
  const turn = turnIn(repair)
  if (turn)
    return {
      kind: 'turn',
      says: [
        `A ${turn} after ${prior} puts you the right way around for ${thing}.`,
        `Between ${prior} and ${thing} there is room for a ${turn}.`,
      ],
    }
  if (repair?.pushes)
    return {
      kind: 'push',
      says: [
        `Push on the way: ${prior} left you too slow for ${thing}.`,
        `You want more speed for ${thing} than is left, so push.`,
        `Put a foot down and push before ${thing}.`,
      ],
    }
  if (before.after.heading !== before.heading)
    return {
      kind: 'turned',
      says: [
        `${capital(prior)} has turned you around and given the speed for ${thing}.`,
        `Coming back from ${prior} with speed, ${feature.category === 'Flat' ? `roll out onto ${thing}` : `go straight at ${thing}`}.`,
        `With the speed of ${prior} behind you, ride back to ${thing}.`,
      ],
    }
  if (last.speedEffect === 'adds')
    return {
      kind: 'gained',
      says: [
        `${capital(prior)} gave you speed for ${thing}.`,
        `Use what ${prior} gave you for ${thing}.`,
        `Straight from ${prior} to ${thing}, faster than before.`,
      ],
    }
  return speed >= 2
    ? {
        kind: 'carried',
        says: [
          `There is speed left after ${prior} for ${thing}.`,
          `Keep rolling from ${prior} to ${thing}.`,
          `Go for ${thing} while you still carry speed.`,
        ],
      }
    : {
        kind: heading,
        says: [
          `It needs no more speed than ${prior} leaves.`,
          `Slow is fine for ${thing}, so it follows ${prior}.`,
          `Let it roll from ${prior} to ${thing}.`,
        ],
      }
}

function acrossPipe({ enters, repair }: Stop, before: Stop) {
  if (repair?.turns)
    return {
      kind: 'pipe turn',
      says: [
        'Ride one wall up and down without a trick, then go for it.',
        'One wall to change direction first.',
      ],
    }
  return leadOf(enters) === 'B'
    ? {
        kind: 'pipe fakie',
        says: [
          `The ${before.trick.name} brings you down fakie, and this one is ridden up fakie.`,
          'Up the other wall backward, just as you come.',
          'Still fakie, so do what is done fakie.',
        ],
      }
    : {
        kind: 'pipe forward',
        says: [
          'Across the flat to the other wall, rolling forward.',
          `Down from the ${before.trick.name} with the speed for the next wall.`,
          'The other wall is there before you need a push.',
          'Bend your knees in the bottom and ride up the far side.',
          'Same speed, other wall.',
        ],
      }
}

function leaves({ trick, after, heading, enters }: Stop, feature: Feature) {
  if (after.lead === null) return { kind: 'open', says: ['It can come out either way, so it ends the run.'] }
  if (isHalfPipe(feature) || startsHigh(trick.motion)) return null
  const isTurned = after.lead !== leadOf(enters)
  if (after.heading !== heading)
    return {
      kind: `wall ${after.lead}`,
      says: [
        `${capital(thingOf(feature))} sends you back the way you came, rolling ${after.lead === 'F' ? 'forward' : 'fakie'}.`,
        `It sends you back, rolling ${after.lead === 'F' ? 'forward' : 'fakie'}.`,
      ],
    }
  if (isTurned)
    return {
      kind: `way ${after.lead}`,
      says: [
        ...(feature.category === 'Flat'
          ? []
          : [`You leave it rolling ${after.lead === 'F' ? 'forward' : 'fakie'}.`]),
        `After the ${trick.name} you roll ${after.lead === 'F' ? 'forward' : 'fakie'}.`,
      ],
    }
  return isOneWay(feature) && feature.speedEffect === 'adds'
    ? { kind: 'down', says: ['The way down adds speed.', 'You come out faster than you went in.'] }
    : null
}
