import { recordOf } from '../contacts.ts'
import { SWITCH_NOLLIE } from '../feet.ts'
import { type Motion, motion as plainMotion } from '../motion.ts'
import {
  exitOf,
  facesTravel,
  isPretzel,
  type Lead,
  leadOf,
  type Meeting,
  meetingOf,
  offTheLeadingEnd,
  swapped,
} from '../stance.ts'
import { isFlippedByHand } from '../styles.ts'
import { analyze, offTheNose } from './analysis.ts'
import { hangingSlots, hangs, isOverTop, opensOff } from './lies.ts'
import { type Context, turns } from './phrases.ts'
import { type Piece, pieceOf, thingOf } from './piece.ts'

// The pieces of a combination, each as what is around it makes it.

/** What a movement meets: nothing, an edge or a pad, a lip, or what is held. */
export type Kind = 'free' | 'edge' | 'stall' | 'air' | 'plant'

export const kindOf = ({ contact }: Motion): Kind => {
  switch (contact?.kind) {
    case 'grind':
    case 'slide':
    case 'manual':
      return 'edge'
    case 'stall':
    case 'plant':
      return contact.kind
    case 'grab':
    case 'air':
      return 'air'
    case undefined:
      return 'free'
  }
}

/** A flip onto an obstacle, or a manner of getting there, apart from the obstacle; null where it is one thing. */
export function takenApart(made: Motion): Motion[] | null {
  const { contact, flip, wrap, late, style, approach, to, revert, reverses, stance } = made
  if (!contact) return null
  const isOwnWay =
    style !== null && ['One Foot', 'Slappy', 'Layback', 'Alley-Oop', 'Rodeo', 'Varial'].includes(style)
  if (flip.kind === 'none' && !wrap && !late && (style === null || isOwnWay)) return null
  const way = plainMotion({ stance, flip, wrap, late, style: isOwnWay ? null : style })
  const { bodyDeg, boardDeg, bodyTurn, boardTurn } = made
  const turned = kindOf(made) === 'air' ? { bodyDeg, boardDeg, bodyTurn, boardTurn } : {}
  return [
    way,
    {
      ...plainMotion({ stance, contact, ...turned }),
      approach,
      to,
      revert,
      reverses,
      style: isOwnWay ? style : null,
    },
  ]
}

/** Half a turn that goes on until the board lies across has made three quarters, and is seen to be that. */
function turnedOnto(way: Motion, met: Meeting | null): Motion {
  const { bodyDeg, bodyTurn } = way
  if (met?.turned !== 270 || bodyTurn !== 180 || bodyDeg === null) return way
  return {
    ...way,
    bodyDeg: Math.sign(bodyDeg) * 270,
    boardDeg: Math.sign(bodyDeg) * 270,
    bodyTurn: 270,
    boardTurn: 270,
  }
}

/** Both ways off a slide that a spin ended in: the spin goes on another quarter, or the last one is turned back. */
function waysOffSpun({ stance, bodyTurn }: Motion, { contact }: Motion, { turned }: Meeting) {
  const sofar = contact?.kind === 'slide' ? (turned ?? (bodyTurn === 180 ? 90 : null)) : null
  if (sofar === null) return null
  const lead = leadOf(stance)
  return { on: swapped(lead, (sofar + 90) / 180), back: swapped(lead, (sofar - 90) / 180) }
}

/** What follows on the same edge has it on the same side. */
const onOneSide = (parts: readonly Motion[]): Motion[] =>
  parts.map((part, at) => {
    const before = parts[at - 1]
    const isOnSame = before && kindOf(before) === 'edge' && kindOf(part) === 'edge' && part.approach === null
    return isOnSame ? { ...part, approach: before.approach } : part
  })

/** How an edge is met out of the air; of who turns half as far as the board, the quarter that is done by then. */
function metAfter(way: Motion | undefined, given: Motion): Meeting | null {
  if (!way || kindOf(way) !== 'free' || kindOf(given) !== 'edge') return null
  const met = meetingOf(way, given)
  const { opens, shape } = analyze(way)
  const isQuarter = shape === 'ahead' && way.bodyTurn === 180 && given.contact?.kind === 'slide'
  return isQuarter ? { ...met, faces: opens } : met
}

/** The pieces of a combination, each in the words of what is around it. */
export function piecesOf(given: readonly Motion[], context: Context, exit: Lead | null): Piece[] {
  const parts = onOneSide(given)
  const held = parts.find(({ contact }) => contact?.kind === 'grind' || contact?.kind === 'slide')
  const isAtLip = parts.some(({ contact }) => contact?.kind === 'stall')
  const thing = isAtLip ? 'coping' : held ? thingOf(held, context) : null
  return parts.map((given, at) => {
    const [before, next] = [parts[at - 1], parts[at + 1]]
    const met = metAfter(before, given)
    const onto = next && kindOf(given) === 'free' && kindOf(next) === 'edge' ? meetingOf(given, next) : null
    const isLast = next === undefined
    const around = {
      exit: isLast ? exit : exitOf(given),
      met,
      ways: before && met ? waysOffSpun(before, given, met) : null,
      goesOn: !isLast,
      thing:
        isAtLip && given.contact?.kind === 'manual'
          ? 'platform'
          : (thing ?? (kindOf(given) === 'free' ? nearest(parts, at, context) : null)),
    }
    if (before && isLeft(before) && kindOf(given) === 'free') {
      const faces = metAfter(parts[at - 2], before)?.faces ?? facesTravel(before)
      return leaving(given, before, context, around, faces)
    }
    const way = onto ? { ...turnedOnto(given, onto), pop: given.style === null ? true : given.pop } : given
    const piece = pieceOf(way, context, around)
    const traits = [
      ...(way.bodyTurn === 270 && onto ? ['far turn', `comes ${onto.comes}`] : []),
      ...(onto && next ? ['onto', ...(isOverTop(next) ? ['onto over'] : [])] : []),
      ...(onto && piece.trick.shape === 'spin' && !piece.trick.isFlipped && !way.style ? ['in rows'] : []),
      ...(onto && next?.contact?.kind === 'manual' ? ['onto pad'] : []),
      ...(isAtLip && kindOf(given) === 'edge' && given.contact?.kind !== 'manual'
        ? ['coping', 'in rows']
        : []),
      ...(met && met.faces !== null && met.faces !== facesTravel(given) ? ['in rows'] : []),
      ...(next && isFlippedByHand(given.style) ? ['in rows'] : []),
    ]
    // As far as the spin goes until the edge stops it.
    const slots = onto?.turned ? { ...piece.slots, turn: turns(onto.turned) } : piece.slots
    return { ...piece, traits: new Set([...piece.traits, ...traits]), slots }
  })
}

const nearest = (parts: readonly Motion[], at: number, context: Context): string | null => {
  const near = [parts[at - 1], parts[at + 1]].find((part) => part?.contact)
  return near ? thingOf(near, context) : null
}

/** What is ridden and has to be left. */
const isLeft = (part: Motion): boolean => kindOf(part) !== 'free' || part.style === 'Wallride'

/** The way off something, told by what is stood on: what stands on its nose has no tail to pop. */
function leaving(
  part: Motion,
  before: Motion,
  context: Context,
  around: Parameters<typeof pieceOf>[2],
  faces: boolean | null,
): Piece {
  const done = turnedOff(offTheLeadingEnd(part, leadOf(before.stance)), before)
  const lie = before.contact && recordOf(before.contact)
  const rest = lie && 'lie' in lie && lie.lie ? lie.lie.rest : null
  const plain = analyze(done)
  const standsOnNose =
    rest?.startsWith('nose') && plain.feet.end === 'tail' && part.style === null && !part.wrap
  const trick =
    part.stance !== done.stance ? { ...plain, feet: SWITCH_NOLLIE } : standsOnNose ? offTheNose(plain) : plain
  const piece = pieceOf(done, context, around, trick)
  const isUnder = rest?.startsWith(trick.feet.end) ?? false
  const traits = [
    `off ${before.contact?.kind ?? 'wall'}`,
    ...(rest ? [`off ${rest.split(' ')[0]}`] : []),
    ...(/blunt/i.test(before.contact?.name ?? '') ? ['off blunt'] : []),
    ...hangs(before).map((trait) => `off ${trait}`),
    ...(faces === null ? [] : [faces ? 'on opens' : 'on closes']),
    ...(isUnder ? ['under'] : []),
    ...(isPretzel(before, part) ? ['pretzel'] : []),
    ...(piece.traits.has('spin') && !piece.traits.has('flip') ? ['out spin'] : []),
  ]
  return {
    ...piece,
    traits: new Set([...piece.traits, ...traits]),
    slots: { ...piece.slots, ...hangingSlots(before) },
  }
}

/** Off an edge, a turn whose way the name leaves open goes the one that clears it. */
function turnedOff(part: Motion, before: Motion): Motion {
  const { bodyDeg, bodyTurn, boardTurn } = part
  const opens = before.contact?.kind === 'grind' ? opensOff(before, null) : null
  if (bodyDeg !== null || bodyTurn === null || opens === null || part.stance === 'fakie') return part
  const sign = opens ? 1 : -1
  return { ...part, bodyDeg: sign * bodyTurn, boardDeg: boardTurn && sign * boardTurn }
}
