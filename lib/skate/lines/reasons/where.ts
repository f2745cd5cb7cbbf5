import { isFootPlant } from '../../contacts.ts'
import type { Stance } from '../../motion.ts'
import { ledgeSide, type Natural, sideComingTo } from '../../stance.ts'
import type { Step } from '../step.ts'
import { isMovement, isOnRamp, isOnUprightWall, type LineTrick, type Place } from '../trick.ts'
import { isLanded, type Moment, past, rolling, type Thought } from './wording.ts'

// Where a trick is met, and how one gets there: the next wall, a pad, an edge and on which hand, the flat.

/** How one gets to where the trick is; null on the same ground as the one before. */
export function reached(moment: Moment, before: Step): Thought | null {
  const { trick } = moment.step
  if (trick.motion.style === 'Pump') return toPump(before)
  if (isOnRamp(trick) && isOnRamp(before.trick)) return toNextWall(before)
  const isAtWall = isOnUprightWall(trick) || isOnUprightWall(before.trick)
  if (trick.place === before.trick.place && !isAtWall) return toNextOne(moment.step, before)
  return toPlace(moment, before)
}

function toPump(before: Step): Thought {
  const was = past(before)
  return {
    kind: 'to pump',
    says: [
      `In the bottom after ${was} press down through both legs.`,
      `After ${was} let your legs work the transition: that is your speed for the next wall.`,
    ],
  }
}

function toNextWall(before: Step): Thought {
  const was = past(before)
  return {
    kind: 'wall to wall',
    says: [
      `Across the flat from ${was} and up the next wall.`,
      `Bend your knees in the bottom after ${was} and ride up the far side.`,
      `Out of ${was} and straight to the next wall.`,
      `From ${was} look across to the wall where you want it.`,
    ],
  }
}

const isPole = ({ trick }: Step) => trick.motion.style === 'Pole Jam'

/** From one edge to another, or from pad to pad; null where nothing lies between two tricks. */
function toNextOne(step: Step, before: Step): Thought | null {
  const { place } = step.trick
  if (place !== 'edge' && place !== 'manual') return null
  const edge = isPole(step) ? 'the pole' : isPole(before) ? 'the edge' : 'the next edge'
  const thing = place === 'edge' ? edge : 'the next pad'
  const was = past(before)
  return {
    kind: `next ${place}`,
    says: [
      `On from ${was} to ${thing}.`,
      `Roll out of ${was} and line up ${thing} early.`,
      `With ${was} behind you, set your feet and look at ${thing}.`,
      `Out of ${was} there is time to set your feet before ${thing}.`,
    ],
  }
}

const OFF: Record<Place, string> = {
  flat: 'the flat',
  manual: 'the pad',
  edge: 'the edge',
  wall: 'the wall',
  air: 'the ramp',
}

function toPlace(moment: Moment, before: Step): Thought {
  const { step, steps, at } = moment
  const { place } = step.trick
  const isFirst = !steps.slice(0, at).some(({ trick }) => trick.place === place)
  const kind = `to ${place}`
  switch (place) {
    case 'flat':
      return { kind, says: toFlat(moment, before, isFirst) }
    case 'manual':
      return { kind, says: toPad(before, isFirst) }
    case 'edge':
      return { kind, says: toEdge(step, before, isFirst) }
    case 'wall':
      return isOnUprightWall(step.trick) ? toUprightWall(step, before) : { kind, says: toWall(step, before) }
    case 'air':
      return toPlant(step, before) ?? { kind, says: toAir(step, before) }
  }
}

const isPushed = ({ repair }: Step) => (repair?.pushes ?? 0) > 0

function toFlat({ start }: Moment, before: Step, isFirst: boolean): string[] {
  const was = past(before)
  const isBack = !isFirst || start === 'flatground' || start === 'ramp'
  return [
    isBack
      ? `Back on the flat after ${was}, with room to set your feet.`
      : `Down onto the flat after ${was}, with room to set your feet.`,
    `Off ${OFF[before.trick.place]} and onto open ground, where you choose your spot.`,
    `Open ground after ${was} is made for this.`,
    `Use the run-out of ${was} for it.`,
    `${isBack ? 'Flat ground again' : 'Flat ground now'}, so there is time for a proper setup after ${was}.`,
  ]
}

function toPad(before: Step, isFirst: boolean): string[] {
  const was = past(before)
  return [
    `Ride at the pad dead straight out of ${was}.`,
    `Two wheels after ${was}: find the balance and hold it.`,
    ...(isFirst
      ? isMovement(before.trick)
        ? []
        : [`A pad after ${was} changes the picture.`]
      : [`Another pad after ${was}.`]),
  ]
}

function toEdge(step: Step, before: Step, isFirst: boolean): string[] {
  const was = past(before)
  const edge = isPole(step) ? 'the pole' : 'the edge'
  const { contact } = step.trick.motion
  return [
    `Pick your line to ${edge} while you roll out of ${was}.`,
    `From ${OFF[before.trick.place]} to ${edge}: the angle is made early, so look up right after ${was}.`,
    ...(!contact
      ? [`Something to hit after ${was} brings the street into it.`]
      : isFirst
        ? [
            `Something to get onto makes a line of it, so it follows ${was}.`,
            `${contact.kind === 'slide' ? 'A slide' : 'A grind'} after ${was} is a new picture for the camera.`,
          ]
        : [
            `Back to an edge after ${was}, so line it up early.`,
            `Look for the next edge as soon as you are out of ${was}.`,
          ]),
  ]
}

function toWall(step: Step, before: Step): string[] {
  const was = past(before)
  return [
    `Up the wall after ${was}; the way down gives the speed back.`,
    `After ${was} the transition is what turns the run around.`,
    `Head straight for the wall after ${was}.`,
    ...(isPushed(step) ? [] : [`The wall comes next, and it takes whatever speed ${was} leaves.`]),
  ]
}

function toPlant({ trick }: Step, before: Step): Thought | null {
  const { contact } = trick.motion
  if (contact?.kind !== 'plant') return null
  const was = past(before)
  const part = isFootPlant(contact) ? 'foot' : 'hand'
  return {
    kind: 'to a plant',
    says: [
      `Up to the coping after ${was}: the ${part} goes down just before you stop.`,
      `Ride up the wall after ${was} and look at the spot where the ${part} goes.`,
    ],
  }
}

function toAir(step: Step, before: Step): string[] {
  const was = past(before)
  return [
    `Over the coping after ${was}: the higher, the more time.`,
    ...(isPushed(step)
      ? [`Height comes from speed, so build it up again after ${was}.`]
      : [
          `Carry everything out of ${was} up the wall.`,
          `Height comes from speed, so nothing may slow you down after ${was}.`,
        ]),
  ]
}

function toUprightWall({ trick: { motion }, leaves }: Step, before: Step): Thought {
  const was = past(before)
  const over = isLanded(before) ? `${was} is down` : `you are out of ${was}`
  if (motion.contact?.name === 'Wallplant')
    return {
      kind: 'to wallplant',
      says: [
        `Ride at the wall after ${was}, put a foot on it, and push off.`,
        `Out of ${was} straight at a wall: the foot that kicks off it needs a bit of speed.`,
      ],
    }
  if (motion.style === 'Wallie')
    return {
      kind: 'to wallie',
      says: [
        `After ${was} ride straight at the obstacle and let it throw you over.`,
        `Line up the obstacle as soon as ${over}; you go over it the way you were going.`,
      ],
    }
  return {
    kind: 'to upright wall',
    says: [
      `Aim for the wall at an angle as soon as ${over}.`,
      `The wall after ${was}: ride at it at an angle and come off rolling ${rolling(leaves)}.`,
      `Leave room after ${was}, so that you reach the wall at an angle and not head-on.`,
    ],
  }
}

/** Which hand the edge is on; only where it is not the same as for the last edge. */
export function hand(
  { trick, enters }: Step,
  rider: Natural | null,
  before: readonly Step[],
): Thought | null {
  const at = handOf(trick, enters, rider)
  const last = before.findLast((step) => handOf(step.trick, step.enters, rider) !== null)
  const had = last ? handOf(last.trick, last.enters, rider) : null
  if (!at || at === had) return null
  const says = [`Keep the edge on your ${at}.`, `This edge is on your ${at}.`, `Edge on your ${at} again.`]
  return { kind: `hand ${at}`, says: had ? says.slice(1) : says.slice(0, 1) }
}

function handOf(trick: LineTrick, enters: Stance, rider: Natural | null): 'left' | 'right' | null {
  const approach = sideComingTo(trick.motion)
  if (!rider || !approach || trick.place !== 'edge') return null
  return ledgeSide(rider, enters, 'left') === approach ? 'left' : 'right'
}
