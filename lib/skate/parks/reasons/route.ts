import { capital, type Thought, the, unsaid } from '../../lines/reasons/wording.ts'
import { isTurn, movesNamed, type Repair } from '../../lines/step.ts'
import { startsHigh } from '../../lines/trick.ts'
import { leadOf } from '../../stance.ts'
import { inSentence, listed } from '../../wording.ts'
import { type Feature, isHalfPipe, isOneWay, isOnTop } from '../belongs.ts'
import type { Match } from '../match.ts'
import { isClimbed, isFromAcross, type Stop } from '../route.ts'
import { feelOnWall } from './feel.ts'
import { another, nounOf, thingOf } from './wording.ts'

/** What to do at each stop of a route, and where its speed and its direction come from; no wording twice. */
export function routeReasons(stops: readonly Stop[], matches: readonly Match[]): string[] {
  const said = new Set<string>()
  return stops.map((stop, at) => {
    const before = stops[at - 1]?.run === stop.run ? stops[at - 1] : undefined
    const feature = matches[stop.match]?.wanted.feature
    const last = before && matches[before.match]?.wanted.feature
    if (!feature) return ''
    const earlier = stops.slice(0, at).filter(({ run }) => run === stop.run)
    const isAnother = earlier.some(({ match }) => match === stop.match)
    const wasUp = earlier.some(({ trick, after }) => startsHigh(trick.motion) || after.isHigh)
    const thoughts = [
      before && last
        ? isClimbed(stop)
          ? isOnTop(feature) || startsHigh(stop.trick.motion)
            ? walksUp(feature, isAnother, wasUp)
            : walksUpStairs(feature)
          : arrives(stop, feature, before, last, isAnother)
        : setsOff(stop, feature),
      leaves(stop, feature),
    ]
    const sentences = thoughts.flatMap((thought) => (thought ? told(thought, at, said) : []))
    return sentences.length > 0 ? sentences.join(' ') : goesOn(stop, at, said)
  })
}

/** Where all that is to be told of the way was told before: what comes next, by its name. */
function goesOn(stop: Stop, at: number, said: Set<string>): string {
  const { name } = stop.trick
  const pushes = stop.repair?.pushes ?? 0
  const says =
    pushes > 0 && !stop.repair?.moves.includes('pump')
      ? [
          `Push again, and on to ${the(name)}.`,
          `Another push before ${the(name)}.`,
          `${capital(the(name))} needs a push too.`,
          `Get the speed back with a push, then ${the(name)}.`,
        ]
      : [`On to ${the(name)}.`, `Roll on into ${the(name)}.`, `Then ${the(name)}.`]
  return unsaid({ kind: 'goes on', says }, at, said) ?? says[at % says.length] ?? ''
}

function walksUp(feature: Feature, isAnother: boolean, wasUp: boolean): Thought {
  const again = wasUp ? 'again ' : ''
  return {
    kind: 'climb',
    says: [
      `Walk up ${again}for ${isAnother ? another(feature) : thingOf(feature)}.`,
      wasUp
        ? 'Back to the top on foot, then in again.'
        : `Go to the top on foot: ${thingOf(feature)} is up there.`,
    ],
  }
}

/** The stairs, and what runs down beside them, all begin at one top. */
const walksUpStairs = (feature: Feature): Thought => ({
  kind: 'climb stairs',
  says:
    feature.name === 'Stairs'
      ? ['Walk back up, push, and take the stairs themselves.']
      : [
          `Walk back up and push: ${thingOf(feature)} goes down the same stairs.`,
          `Back to the top of the stairs on foot, then push toward ${thingOf(feature)}.`,
        ],
})

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
  // Dropping down to the flat gives no speed.
  if (startsHigh(trick.motion) && feature.category === 'Gap')
    return { kind: 'step off', says: [`Start on top of ${thing}, where one push is plenty.`] }
  if (startsHigh(trick.motion))
    return {
      kind: 'drop',
      says: isOnTop(feature)
        ? [
            `Start up on ${thing}: the way down gives you the speed.`,
            `Straight down off ${thing}, no push needed.`,
          ]
        : [
            `Start on top of ${thing}: the way down gives you the speed.`,
            `From the top of ${thing}, no push needed.`,
          ],
    }
  const pushes = speed === 1 ? 'One push' : speed === 2 ? 'Two pushes' : 'Three pushes'
  const turn = turnIn(repair)
  const and = turn && ` and a ${turn}`
  if (feature.name === 'Flatground')
    return { kind: 'set off', says: [`${pushes}${and} to get going, then do it on the flat.`] }
  if (isOnTop(feature))
    return { kind: 'set off on top', says: [`Start up on ${thing}, with one push${and}.`] }
  return {
    kind: 'set off',
    says: [`${pushes}${and} to get going, then ${thing}.`, `${pushes}${and} toward ${thing}.`],
  }
}

/** The half turn in a repair as it is said, or nothing. */
const turnIn = (repair: Repair | null): string =>
  movesNamed(repair?.moves.filter(isTurn) ?? []).name.toLowerCase()

/** What is done along with a carve: "a kickturn and two pushes". */
const alongWith = (repair: Repair): string => {
  const turn = turnIn(repair)
  const pushes = repair.pushes === 1 ? ['a push'] : repair.pushes > 1 ? ['two pushes'] : []
  return listed([...(turn ? [`a ${turn}`] : []), ...pushes])
}

function arrives(stop: Stop, feature: Feature, before: Stop, last: Feature, isAnother: boolean) {
  const { speed, repair } = stop
  const thing = isAnother ? another(feature) : thingOf(feature)
  const prior = feature === last ? 'that one' : thingOf(last)
  if (isHalfPipe(feature)) return acrossPipe(stop, before)
  if (isFromAcross(stop))
    return {
      kind: 'across again',
      says: [
        `Walk up and drop in across from ${thing}: pushing does not get you up there.`,
        `Too slow after ${prior} for ${thing}, so drop in again on the wall that faces it.`,
      ],
    }
  if (startsHigh(stop.trick.motion))
    return {
      kind: 'off the deck',
      says: [
        feature === last
          ? 'You are up there already, so go straight down.'
          : `You are up there already: from ${prior} straight into ${thing}.`,
      ],
    }
  const made = repair && onTheWay(repair, thing, prior)
  if (made) return made
  if (feature === last && feature.category === 'Flat' && speed <= before.after.speed)
    return staysOn(stop, feature)
  if (before.after.heading !== before.heading)
    return {
      kind: 'turned',
      says: [
        `${capital(prior)} has turned you around and given the speed for ${thing}.`,
        `Coming back from ${prior} with speed, ${headFor(feature)}.`,
        `With the speed of ${prior} behind you, ride back to ${thing}.`,
      ],
    }
  return withSpeedOf(prior, stop, feature, last, thing)
}

/** What a rider does between two features besides rolling. */
function onTheWay(repair: Repair, thing: string, prior: string): Thought | null {
  if (repair.moves.includes('carve')) {
    const along = alongWith(repair)
    return {
      kind: 'carve',
      says: [
        `Carve around first${along && `, then ${along}`}, since there is one way to ride ${thing}.`,
        `Turn the run around with a wide carve${along && ` and ${along}`}, and come at ${thing} from the right side.`,
      ],
    }
  }
  const turn = turnIn(repair)
  if (turn)
    return {
      kind: 'turn',
      says: [
        `A ${turn} after ${prior} puts you the right way around for ${thing}${repair.pushes ? '; then push' : ''}.`,
        `Between ${prior} and ${thing} there is room for ${alongWith(repair)}.`,
      ],
    }
  if (repair.pushes)
    return {
      kind: 'push',
      says: [
        `Push on the way: ${prior} left you too slow for ${thing}.`,
        `You want more speed for ${thing} than is left, so push.`,
        `Put a foot down and push before ${thing}.`,
      ],
    }
  return null
}

/** Where nothing has to be done for it. */
function withSpeedOf(prior: string, stop: Stop, feature: Feature, last: Feature, thing: string): Thought {
  if (last.speedEffect === 'adds')
    return {
      kind: 'gained',
      says: [
        `${capital(prior)} gave you speed for ${thing}.`,
        `Use what ${prior} gave you for ${thing}.`,
        `Straight from ${prior} to ${thing}, faster than before.`,
      ],
    }
  return stop.speed >= 2
    ? {
        kind: 'carried',
        says: [
          `There is speed left after ${prior} for ${thing}.`,
          `Keep rolling from ${prior} to ${thing}.`,
          `Go for ${thing} while you still carry speed.`,
        ],
      }
    : {
        kind: stop.heading,
        says: [
          `It needs no more speed than ${prior} leaves.`,
          `Slow is fine for ${thing}, so ${feature === last ? 'let it roll' : `it follows ${prior}`}.`,
          `Let it roll from ${prior} to ${thing}.`,
        ],
      }
}

/** An upright wall met head-on stops the board. */
function headFor(feature: Feature): string {
  const thing = thingOf(feature)
  if (feature.category === 'Flat') return `roll out onto ${thing}`
  return feature.category === 'Wall' ? `go at ${thing} at a slant` : `go straight at ${thing}`
}

/** On the flat, or up on a deck, nothing lies between two tricks. */
const staysOn = ({ trick: { name } }: Stop, feature: Feature): Thought => ({
  kind: 'same flat',
  says: [
    `Stay on ${thingOf(feature)} and set up for ${the(name)}.`,
    `Roll on and get your feet set for ${the(name)}.`,
    `Same ${nounOf(feature)}, next trick: ${the(name)}.`,
    `There is room for ${the(name)} as well.`,
  ],
})

function acrossPipe({ enters, repair, trick }: Stop, before: Stop): Thought | null {
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
          `The ${inSentence(before.trick.name)} brings you down fakie, and this one is ridden up fakie.`,
          'Up the other wall backward, just as you come.',
          'You are still rolling fakie, just as this one wants it.',
        ],
      }
    : feelOnWall(trick)
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
          : [`You roll away ${after.lead === 'F' ? 'forward' : 'fakie'}.`]),
        `After the ${inSentence(trick.name)} you roll ${after.lead === 'F' ? 'forward' : 'fakie'}.`,
      ],
    }
  return isOneWay(feature) && feature.speedEffect === 'adds'
    ? { kind: 'down', says: ['The way down adds speed.', 'You come out faster than you went in.'] }
    : null
}
