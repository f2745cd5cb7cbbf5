import { type ContactName, recordOf, turnOf } from '../contacts.ts'
import type { Motion } from '../motion.ts'
import { isTailFirst, isTurnedBelow } from '../stance.ts'
import { isAirStyle, isFromAbove, isWhole, STYLES, type StyleName } from '../styles.ts'
import { HARDER_SIDE } from './sense.ts'

/** What a motion consists of, as far as it costs something to learn: name of the cost to how often it counts. */
export type Features = ReadonlyMap<string, number>

type Add = (name: string, times?: number) => void

/**
 * The costs of a single trick. No cost is negative and what is added to a trick only adds features, so that
 * one more flip, turn, or half cab never makes it easier.
 */
export function featuresOf(motion: Motion): Features {
  const features = new Map<string, number>([['standing on a board', 1]])
  const add: Add = (name, times = 1) => {
    if (times > 0) features.set(name, (features.get(name) ?? 0) + times)
  }
  if (motion.contact) contactCosts(motion, add)
  else if (motion.style && isWhole(motion.style)) wholeCosts(motion, motion.style, add)
  else flatCosts(motion, add)
  if (motion.revert) add('revert')
  return features
}

/** What all airs begin with. */
export const AIR = 'Air' satisfies ContactName

/** Three quarters of a turn that have to stop on an edge or begin on one, for the most part blind. */
export const THREE_QUARTERS = 'three quarters at an edge'

const PLACES = { grind: 'on an edge', slide: 'on an edge', manual: 'manual' } as const

function contactCosts(motion: Motion, add: Add): void {
  const { contact, approach, stance, flip, bodyTurn } = motion
  if (!contact) return
  // A grab is an air, and a hand that goes down to the board.
  if (contact.kind === 'grab') add(AIR)
  add(contact.name)
  const [side, more] = (HARDER_SIDE as Partial<Record<string, readonly [string, number]>>)[contact.name] ?? []
  if (approach && approach === side) add('harder side', more)
  const place = contact.kind in PLACES ? PLACES[contact.kind as keyof typeof PLACES] : 'on a wall'
  // The tail arrives first in fakie: that is the plain form, and who comes forward has to turn.
  if (isTailFirst(contact) && stance !== 'fakie') add('tail brought around')
  if (stance !== 'regular' && !(isTailFirst(contact) && stance === 'fakie')) add(`${stance} ${place}`)
  if (motion.style) add(motion.style === 'Varial' ? 'board turned by hand' : motion.style)
  if (flip.kind === 'kick' || flip.kind === 'heel') {
    add('flip into it')
    add('second flip', Math.min(Math.max((flip.count ?? 1) - 1, 0), 1))
    add('further flip', Math.max((flip.count ?? 1) - 2, 0))
  }
  const flies = contact.kind === 'air' || contact.kind === 'grab'
  const turns = (bodyTurn ?? 0) / 180
  // The same edge on top of a wall: it is carved up to, and left into the wall.
  if (
    (contact.kind === 'grind' || contact.kind === 'slide') &&
    motion.reverses &&
    recordOf(contact).on !== 'coping'
  )
    add('along the coping')
  if (flies) turnsInTheAir(turns, add)
  else if (contact.kind !== 'plant') {
    // Up fakie, half a turn below the coping comes before what turns in no other stance.
    const isTurnedBefore = contact.kind === 'stall' && stance === 'fakie' && turnOf(contact) !== 180
    if ((isTurnedBefore && turns >= 1) || isTurnedBelow(motion)) add('half turn')
    const own = turnOf(contact) === 0 && !isTurnedBefore ? 0 : 1
    if (contact.kind === 'stall' && bodyTurn === 270) add(THREE_QUARTERS)
    add('spin on to it', Math.max(turns - own - (isTurnedBelow(motion) && !isTurnedBefore ? 1 : 0), 0))
    const isEdge = contact.kind === 'grind' || contact.kind === 'slide'
    const isTurnedBack = contact.kind === 'stall' && turnOf(contact) === 180
    if (motion.to === 'fakie' && (isTurnedBack || (isEdge && turnOf(contact) === 0))) add('out to fakie')
    // Off a tail that was turned up there, one stands still and then leans in backward.
    if (motion.to === 'fakie' && isTailFirst(contact) && stance !== 'fakie') add('going in backward')
  }
}

function turnsInTheAir(turns: number, add: Add): void {
  add('full turn in the air', Math.min(Math.max(turns - 1, 0), 1))
  add('further turn in the air', Math.max(turns - 2, 0))
}

const isAboveCoping = ({ style, reverses, to }: Motion): boolean =>
  isAirStyle(style) || (style === 'Airwalk' && reverses && to === null)

function wholeCosts(motion: Motion, style: StyleName, add: Add): void {
  const own = STYLES[style]
  add(style)
  if (motion.stance !== 'regular') add(motion.stance)
  if (motion.stance === 'fakie' && isFromAbove(style)) add('going in backward')
  const turned = (motion.bodyTurn ?? 0) - Math.abs(own.bodyDeg ?? 0)
  // Above a coping half a turn goes without saying.
  if (isAboveCoping(motion)) turnsInTheAir(turned / 180, add)
  else turnSteps(turned, add)
  const spun = (motion.boardTurn ?? 0) - Math.abs(own.boardDeg ?? 0)
  if (turned <= 0 && spun > 0) boardSteps(spun, add)
  if (motion.late || motion.flip.late) add('late move')
  if (motion.to === 'fakie') add(style === 'Wallride' ? 'stopped on a wall' : 'out to fakie')
}

function flatCosts(motion: Motion, add: Add): void {
  const { style, stance, wrap, flip } = motion
  // Old school, the feet stand side by side and the toes turn the board over: no pop, no flick.
  add((motion.pop || style) && style !== OLD_SCHOOL ? 'pop' : 'scoop')
  if (style) add(style === 'Transfer' ? 'wall to wall' : style)
  if (stance !== 'regular') add(stance)
  if (motion.to === 'fakie') add('out to fakie')
  if (wrap) add(wrap === 'forward' ? 'board end over end' : `wrap around the ${wrap}`)
  if (flip.kind === 'kick' || flip.kind === 'heel') {
    flipCosts(motion, add)
    if (stance !== 'regular') add(`${stance} flip`)
  } else if (motion.late) add('late move')
  turnCosts(motion, add)
}

const OLD_SCHOOL = 'Old School'

function flipCosts({ flip, style }: Motion, add: Add): void {
  add(flip.kind === 'heel' ? 'heelflip' : 'kickflip')
  add(style === OLD_SCHOOL ? 'old school flip' : 'flip')
  if (flip.count === 0.5) add('half a flip')
  add('second flip', Math.min(Math.max((flip.count ?? 1) - 1, 0), 1))
  add('further flip', Math.max((flip.count ?? 1) - 2, 0))
  if (flip.late) add('late flip')
}

function turnSteps(degrees: number, add: Add): void {
  if (degrees >= 180) add('half turn')
  // A 270 onto an edge lies between a 180 and a 360.
  add('full turn', Math.min(degrees / 180 - 1, 1))
  add('further turn', degrees / 180 - 2)
}

function boardSteps(degrees: number, add: Add): void {
  if (degrees >= 180) add('board turn')
  if (degrees >= 360) add('full board turn')
  add('further board turn', degrees / 180 - 2)
}

const SHUVIT_FLIPS = {
  kick: { backside: 'varial kickflip', frontside: 'hardflip' },
  heel: { backside: 'inward heelflip', frontside: 'varial heelflip' },
} as const

function turnCosts(motion: Motion, add: Add): void {
  const { bodyDeg, boardDeg, flip, stance, style } = motion
  const body = motion.bodyTurn ?? 0
  // A board of which nothing is said turns along with the rider.
  const board = motion.boardTurn ?? (boardDeg === null && !motion.wrap ? body : 0)
  turnSteps(body, add)
  if (motion.reverses && body === 180 && stance !== 'fakie') add('turned above the coping')
  const stanced = stance === 'regular' ? [''] : ['', ` ${stance}`]
  const side = (bodyDeg ?? 0) > 0 ? 'frontside' : 'backside'
  for (const own of stanced) {
    if (body >= 180) add(`${side} turn${own}`)
    if (body >= 360) add(`${side} full turn${own}`)
  }
  const ahead = (boardDeg ?? 0) - (bodyDeg ?? 0)
  const isApart = bodyDeg === null ? body !== board : boardDeg !== null && ahead !== 0
  const isFlip = flip.kind === 'kick' || flip.kind === 'heel'
  if (isFlip && body >= 180) {
    add('flip while turning')
    add(`${flip.kind === 'heel' ? 'heelflip' : 'kickflip'} while turning ${side}`)
    if (body >= 360) add('flip in a full turn')
  }
  // Forward between the legs the number is all that is known of the board's turn.
  if (motion.wrap === 'forward' && board > body) {
    boardSteps(board, add)
    add('board on its own')
  }
  // A board that stays under the feet turns with the rider, who has been paid for.
  if (!isApart) return
  boardSteps(board, add)
  add('board on its own')
  if (body > 0) add('rider and board apart')
  if ((bodyDeg ?? 0) * (boardDeg ?? 0) < 0) add('rider against the board')
  const way = ahead > 0 ? 'frontside' : 'backside'
  for (const own of stanced) add(`${way} shuvit${own}`)
  if (!isFlip) {
    // Nothing tells a board that only spins when to stop.
    if (style !== OLD_SCHOOL) add('turn of a flat board', Math.min(board / 180 - 1, 2))
    return
  }
  const kind = SHUVIT_FLIPS[flip.kind][way]
  for (const own of stanced) add(`${kind}${own}`)
  if (board >= 360) add(`360 ${kind}`)
  add('second flip over a board turn', Math.max((flip.count ?? 1) - 1, 0))
}
