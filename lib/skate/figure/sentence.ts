import { type Contact, type Lie, recordOf } from '../contacts.ts'
import type { Motion, Side } from '../motion.ts'
import { exitOf, leadOf, sideComingTo } from '../stance.ts'
import { filmOf } from './film.ts'

const ROLLING = {
  regular: 'rolling forward',
  nollie: 'rolling forward',
  fakie: 'rolling backward',
  switch: 'rolling switch',
} as const

/** What a trick's film shows, in one sentence that holds for every rider. */
export function filmSentence(motion: Motion, name: string): string {
  if (airOf(motion)) return boardSentence(motion, name)
  const edge = motion.parts.length === 0 ? edgeOf(motion) : null
  if (edge) return edgeSentence(edge, name)
  const moments = filmOf(motion, 'regular').moments.map((moment) => moment.name.toLowerCase())
  return `${name}, moment by moment: ${[...new Set(moments)].join(', ')}.`
}

function boardSentence(motion: Motion, name: string): string {
  const air = airOf(motion) ?? []
  const [first = motion] = air
  const revert = motion.revert ? 'rider and board slide around a last half turn on the wheels' : ''
  const middle = air.flatMap((part) => [...turns(part), flips(part), wraps(part)])
  const said = [start(first), balance(motion), ...middle, revert, away(motion)].filter(Boolean)
  return `${name}: ${ROLLING[motion.stance]}, ${said.join(', ')}.`
}

function turns({ bodyDeg, boardDeg, late }: Motion): string[] {
  const when = late ? 'after the peak ' : ''
  if (bodyDeg && bodyDeg === boardDeg) return [`${when}rider and board turn ${sense(bodyDeg)} together`]
  return [
    boardDeg ? `${when}the board turns ${sense(boardDeg)}` : '',
    bodyDeg ? `the rider turns ${sense(bodyDeg)}${boardDeg ? '' : ' above the board'}` : '',
  ]
}

const sense = (deg: number) => `${Math.abs(deg)} degrees ${deg > 0 ? 'frontside' : 'backside'}`
const TIMES: Record<number, string> = { 1: 'once', 2: 'twice', 3: 'three times', 4: 'four times' }

function flips({ flip, wrap }: Motion): string {
  if (wrap === 'forward') return 'the board goes end over end forward between the legs'
  if (flip.kind === 'none' || flip.kind === null || flip.count === null) return ''
  const edge = flip.kind === 'kick' ? 'heel-side' : 'toe-side'
  const when = flip.late ? 'after the peak ' : ''
  const how =
    flip.count === 0.5 ? 'rolls half over and back' : `rolls ${TIMES[flip.count] ?? 'over and over'}`
  return `${when}the board ${how}, ${edge} edge down first`
}

function wraps({ wrap, stance }: Motion): string {
  if (!wrap || wrap === 'forward') return ''
  const foot = wrap === 'front foot' || stance === 'nollie' ? 'front' : 'back'
  return `the board goes end over end around the ${stance === 'switch' ? 'popping' : foot} foot`
}

function start(motion: Motion): string {
  if (motion.contact) return ''
  if (!motion.pop) return `the ${end(motion)} is scooped without a pop`
  const far = end(motion) === 'nose' ? 'tail' : 'nose'
  return `the ${end(motion)} pops and the ${far} rises`
}

function end({ stance }: Motion): string {
  return stance === 'nollie' ? 'nose' : 'tail'
}

function balance({ contact, stance }: Motion): string {
  if (contact?.kind !== 'manual') return ''
  const isNose = contact.name === 'Nose Manual'
  const isLeading = isNose !== (stance === 'fakie')
  return `the board balances over its ${isNose ? 'nose' : 'tail'} truck, which ${isLeading ? 'leads' : 'trails'}`
}

function away(motion: Motion): string {
  const lead = exitOf(motion)
  if (lead === null) return ''
  const isSame = lead === leadOf(motion.stance)
  if (lead === 'F') return isSame ? 'rolling away forward as before' : 'rolling away forward'
  if (motion.stance === 'switch' && isSame) return 'rolling away in switch as before'
  return isSame ? 'rolling away in fakie as before' : 'rolling away in fakie'
}

const RESTS: Record<Edge['rest'], string> = {
  deck: 'the middle of the deck',
  nose: 'the nose',
  tail: 'the tail',
  'both trucks': 'both trucks',
  'nose truck': 'the nose truck',
  'tail truck': 'the tail truck',
}

function edgeSentence(edge: Edge, name: string): string {
  const { obstacle, approach } = edge
  const sides = { frontside: 'in front of your toes', backside: 'behind your heels' } as const
  const comes = obstacle === 'coping' ? 'up to the coping' : 'toward the ledge'
  const place = approach && obstacle === 'ledge' ? `, which is ${sides[approach]},` : ''
  return `${name}: you come ${comes}${place} and ${resting(edge)}; the board lies ${lie(edge)}.`
}

function resting({ rest, angle, high }: Edge): string {
  if (high && Math.abs(angle) === 90) {
    const end = high === 'nose' ? 'tail' : 'nose'
    return `the wheels under the ${end} stand on top of the edge, the ${end} itself hanging down behind it`
  }
  return `${RESTS[rest]} ${rest === 'both trucks' ? 'rest' : 'rests'} on the edge`
}

function lie({ angle, high, low, obstacle, rest, isUpsideDown }: Edge): string {
  if (isUpsideDown) return 'upside down across it, the feet on its two ends'
  if (rest === 'deck' && obstacle === 'ledge')
    return `across it, the ${angle > 0 ? 'leading' : 'trailing'} truck having crossed first`
  const across = angle === 0 ? 'along it' : Math.abs(angle) === 90 ? 'across it' : 'slanting over it'
  const turned = Math.abs(angle) > 90 ? 'turned halfway around and ' : ''
  const side = obstacle === 'ledge' ? 'the side you came from' : 'the ramp'
  const points = angle === 0 ? '' : angle > 0 ? ', nose in over the edge' : `, nose toward ${side}`
  return `${turned}${across}${points}${high ? `, ${high} up` : ''}${low ? `, ${low} dipped below it` : ''}`
}

/**
 * What happens in the one air of a trick: the motion itself, or its pieces when all but the first are late.
 * Null when that is more than one air, not on flat ground, or not known in numbers.
 */
function airOf(motion: Motion): readonly Motion[] | null {
  if (isPlainManual(motion) && motion.parts.length === 0) return [motion]
  const air = motion.parts.length > 0 ? motion.parts : [motion]
  if (!air.every((part) => isKnown(part) && isFlat(part))) return null
  if (!air.slice(1).every((part) => isLate(part) && part.stance === motion.stance)) return null
  const [first] = air
  if (first && air.length > 1 && isLate(first)) return null
  // A second late piece would need a second peak.
  return air.length > 2 || air.slice(0, -1).some(({ revert }) => revert) ? null : air
}

/** A balance on two wheels, from rolling to rolling, without a turn. */
function isPlainManual(motion: Motion): boolean {
  const { contact, bodyDeg, boardDeg, flip, style, to, revert } = motion
  const isPlain = !style && !to && !revert && flip.kind === 'none'
  return contact?.kind === 'manual' && bodyDeg === 0 && boardDeg === 0 && isPlain
}

function isKnown({ bodyDeg, boardDeg, boardTurn, flip, wrap }: Motion): boolean {
  const isBoardKnown =
    wrap === 'forward' ? boardTurn === null || boardTurn % 180 === 0 : isHalfTurns(boardDeg)
  return isHalfTurns(bodyDeg) && isBoardKnown && flip.kind !== null && flip.count !== null
}

function isHalfTurns(deg: number | null): boolean {
  return deg !== null && deg % 180 === 0
}

const STYLES_DRAWN: readonly (string | null)[] = [null, 'No Comply']

function isFlat({ style, contact, reverses, to }: Motion): boolean {
  return STYLES_DRAWN.includes(style) && contact === null && !reverses && to === null
}

const isLate = ({ late, flip }: Motion): boolean => late || flip.late

/** How a board lies on an edge, seen from above, and where the edge is. */
interface Edge extends Lie {
  /** A ledge is ridden along, a coping is ridden up to. */
  readonly obstacle: 'ledge' | 'coping'
  /** The side of the rider that the obstacle is on; null when the name leaves it open. */
  readonly approach: Side | null
}

/** How the board of a grind, slide or stall lies on its edge; null for any other motion. */
function edgeOf(motion: Motion): Edge | null {
  const { contact } = motion
  if (!contact || !isEdged(contact)) return null
  const { lie, on } = recordOf(contact)
  return { ...lie, obstacle: on === 'coping' ? 'coping' : 'ledge', approach: sideComingTo(motion) }
}

const EDGED: readonly Contact['kind'][] = ['grind', 'slide', 'stall']

const isEdged = (contact: Contact): contact is Contact<'grind' | 'slide' | 'stall'> =>
  EDGED.includes(contact.kind)
