import { type ContactRecord, recordOf } from '../../contacts.ts'
import { capital, type Thought } from '../../lines/reasons/wording.ts'
import { isFlipped, type Motion } from '../../motion.ts'
import { leadOf } from '../../stance.ts'
import type { Feature, ParkTrick } from '../belongs.ts'
import { slopeOf, thingOf, top } from './wording.ts'

// How a trick goes that is held on a feature: on its edge, on its coping, on two wheels, or by the hand above it.

type Lying = Extract<ContactRecord, { lie: object }>

/** How it goes on the edge of a ledge or along a rail. */
export function onEdge(trick: ParkTrick, feature: Feature, { lie }: Lying): Thought {
  const thing = feature.name === 'Funbox' ? 'the ledge of the funbox' : thingOf(feature)
  const isBlunt = trick.motion.contact?.kind === 'slide' && /truck/.test(lie.rest)
  const end = lie.rest.startsWith('tail') ? 'tail' : 'nose'
  const kind = `edge ${lie.rest} ${lie.low ?? ''} ${lie.low ? sideOf(lie) : ''}`
  if (isBlunt)
    return {
      kind: 'blunt',
      says: [
        `Pop high enough to put the wheels on top of ${thing}, with the ${end} against its side.`,
        `Wheels on top of ${thing} first, then press the ${end} into its side.`,
      ],
    }
  switch (lie.rest) {
    case 'both trucks':
      return {
        kind,
        says: [
          `Set both trucks down on ${thing} at once and ride it to the end.`,
          `Both trucks on ${thing}, weight in the middle, eyes on its end.`,
          `Come in close to ${thing}, so that the trucks drop on rather than jump across.`,
        ],
      }
    case 'tail truck':
      return { kind, says: onTailTruck(thing, lie) }
    case 'nose truck':
      return { kind, says: onNoseTruck(thing, lie) }
    case 'deck':
      return onDeck(trick, thing, lie, kind)
    case 'nose':
      return {
        kind,
        says: [
          `Put the nose on ${thing}, square to it, and lean on your ${frontFoot(trick)} foot.`,
          `Hook the nose over ${thing} and let your weight pull it along.`,
          `Come in nearly along ${thing}, set the nose down, and keep the shoulders square.`,
        ],
      }
    case 'tail':
      return {
        kind,
        says: [
          `Put the tail on ${thing}, square to it, and look where you are going.`,
          `Turn the tail onto ${thing} and stand on it until it stops.`,
          `Most of the work is getting the tail onto ${thing}: turn the hips, then lean on it.`,
        ],
      }
    default:
      return { kind, says: [`Come at ${thing} at a small angle and look at its end.`] }
  }
}

/** Where an end hangs that dips. */
const sideOf = ({ angle }: Lying['lie']) =>
  angle > 0 ? 'past it on the far side' : 'on the side you came from'

/** Where an end points that is up. */
const slantOf = ({ angle }: Lying['lie']) => (angle > 0 ? 'in across it' : 'back to the side you came from')

function onTailTruck(thing: string, lie: Lying['lie']): string[] {
  const [where, slant] = [sideOf(lie), slantOf(lie)]
  return lie.low
    ? [
        `Lock the tail truck on ${thing} and let the nose dip ${where}.`,
        `Stand on the tail truck along ${thing}, the nose held low ${lie.angle > 0 ? 'across it' : 'beside it'}.`,
        `Lean on the tail truck until ${thing} ends, the nose pointing down ${where}.`,
      ]
    : lie.angle === 0
      ? [
          `Keep your weight over the tail truck and the nose up along ${thing}.`,
          `Tail truck on ${thing}, nose light, as in a manual.`,
        ]
      : [
          `Keep your weight over the tail truck along ${thing}, the nose up and slanted ${slant}.`,
          `Tail truck on ${thing}, nose light and pointed ${slant}.`,
        ]
}

function onNoseTruck(thing: string, lie: Lying['lie']): string[] {
  const slant = slantOf(lie)
  return lie.low
    ? [
        `Lock the nose truck on ${thing} and let the tail hang beside it.`,
        `Weight on the nose truck along ${thing}, the tail low behind you.`,
      ]
    : lie.angle === 0
      ? [
          `Press on the nose truck and keep the tail up along ${thing}.`,
          `All your weight over the nose truck until ${thing} ends.`,
        ]
      : [
          `Press on the nose truck along ${thing}, the nose slanted ${slant} and the tail up.`,
          `All your weight over the nose truck, nose pointed ${slant}, until ${thing} ends.`,
        ]
}

function onDeck({ motion }: ParkTrick, thing: string, lie: Lying['lie'], kind: string): Thought {
  const trailing = motion.stance === 'fakie' ? 'nose' : 'tail'
  if (lie.isUpsideDown)
    return {
      kind: 'upside down',
      says: [
        `Half a flip, caught with a foot on each end, and ${thing} runs along under the grip.`,
        `Land on the belly of the board, upside down across ${thing}, and keep both feet outside the trucks.`,
      ],
    }
  return motion.contact?.name === 'Lipslide'
    ? {
        kind: 'lipslide',
        says: [
          `Take the ${trailing} over ${thing} first and slide on the middle of the board.`,
          `${capital(trailing)} over ${thing}, then stand tall and let it slide.`,
        ],
      }
    : {
        kind,
        says: [
          `Slide ${thing} on the middle of the board, knees bent, eyes on its end.`,
          `Turn across ${thing} and stay over the middle while it slides.`,
          `Look along ${thing} rather than down at the board while it slides.`,
        ],
      }
}

const frontFoot = ({ motion }: ParkTrick) => (leadOf(motion.stance) === 'F' ? 'front' : 'leading')

/** How it goes on the lip of a ramp, or at a wall. */
export function onCoping(trick: ParkTrick, feature: Feature, { lie, kind: contact }: Lying): Thought {
  const edge = top(feature)
  const thing = slopeOf(feature)
  const { stance } = trick.motion
  const up = `Ride ${stance === 'fakie' || stance === 'switch' ? `${stance} ` : ''}up ${thing}`
  if (contact === 'grind' || contact === 'slide')
    return {
      kind: 'coping along',
      says: [
        `${up} at an angle and let ${edge} carry you along before you turn back in.`,
        `Carve up ${thing} and be on ${edge} while you still roll.`,
        `More speed than for a stall: ${edge} has to slide by under you.`,
      ],
    }
  const from = trick.motion.parts[0]?.contact?.kind
  if (from === 'air' || from === 'grab')
    return {
      kind: 'air to stall',
      says: [
        `Float above ${edge} with a hand on the board, and bring the ${lie.rest === 'nose' ? 'nose' : 'tail'} down on it.`,
      ],
    }
  const { contact: held, bodyTurn } = trick.motion
  const own = held && ON_LIP[held.name]
  // Without its half turn a disaster is what its board does.
  if (own && (held.name !== 'Disaster' || bodyTurn === 180)) return { kind: held.name, says: own(up, edge) }
  return { kind: `coping ${lie.rest}`, says: restingThere(lie, up, edge) }
}

/** Stalls that have a way of their own, by how one comes up and what they are done on. */
const ON_LIP: Readonly<Record<string, (up: string, edge: string) => readonly string[]>> = {
  'Rock to Fakie': (up, edge) => [
    `${up} straight, rest the middle of the board on ${edge}, and lift the front wheels back in.`,
    `Front wheels over ${edge}, a short stop, and let it roll back the way it came.`,
  ],
  'Rock and Roll': (up, edge) => [
    `${up} straight, rest the middle of the board on ${edge}, then lift the front wheels and turn back in.`,
    `Front wheels over ${edge}, wait, and swing them around with your shoulders.`,
  ],
  Sweeper: (up) => [
    `${up}, take the nose, step the front foot onto the platform, and sweep the board around on its tail.`,
  ],
  Disaster: (up, edge) => [
    `${up}, pop half around, land the middle of the board on ${edge}, and press the front wheels back in.`,
    `Turn half around above ${edge}, let the board land on its middle, and rock forward to come in.`,
  ],
  Blunt: (up, edge) => [
    `${up} until the back wheels are over ${edge} and the tail rests against it, then pop back in.`,
    `Back wheels on top of ${edge}, the tail against it, and a small pop to come in again.`,
  ],
}

/** Any other, by what lies on the coping. */
function restingThere({ rest }: Lying['lie'], up: string, edge: string): readonly string[] {
  switch (rest) {
    case 'both trucks':
      return [
        `${up}, set both trucks on ${edge}, stand a moment, and turn back in.`,
        `A quarter turn at ${edge} puts both trucks on it; lean in to come down.`,
      ]
    case 'tail':
      return [
        `${up}, press the tail on ${edge}, and lean in again as if you dropped in.`,
        `Stop with the tail on ${edge}, stand on it, and step into the drop.`,
      ]
    case 'nose':
      return [
        `${up} straight, stop on the nose on ${edge}, and let it roll back in.`,
        `Stand on the nose at ${edge} only as long as you balance, then let it roll back.`,
      ]
    case 'deck':
      return [
        `${up}, lay the middle of the board on ${edge}, and tip it back in.`,
        `Let the board land on its middle at ${edge}, then press the leading wheels down.`,
      ]
    default:
      return [
        `${up} with just enough speed to stop on ${edge}.`,
        `Reach ${edge} with no speed to spare, stop on it, and drop back in.`,
      ]
  }
}

/** How a manual goes there. */
export function onWheels({ motion }: ParkTrick, feature: Feature): Thought {
  const thing = thingOf(feature)
  const isNose = /Nose/.test(motion.contact?.name ?? '')
  const isFakie = motion.stance === 'fakie'
  const wheels = isNose
    ? `${isFakie ? 'trailing' : 'front'} wheels`
    : `${isFakie ? 'leading' : 'back'} wheels`
  if (feature.category === 'Transition')
    return {
      kind: 'wheels over',
      says: [
        `Lift it onto the ${wheels} before ${thing} and soak up the bump with your knees.`,
        `Stay on the ${wheels} over ${thing}, knees soft.`,
      ],
    }
  if (feature.category === 'Bank')
    return {
      kind: 'wheels between banks',
      says: [
        `Pop onto the top of ${thing} on the ${wheels}, hold it across, and set down before the far bank.`,
        `Stay on the ${wheels} across the top of ${thing}, and let the other two down where the far bank begins.`,
      ],
    }
  return feature.category === 'Flat'
    ? {
        kind: 'wheels flat',
        says: [
          `Find the balance on the ${wheels} while the ground is still level.`,
          `Lift onto the ${wheels} slowly and keep your hips over them.`,
        ],
      }
    : {
        kind: 'wheels on',
        says: [
          `Land on top on the ${wheels}, hold it across ${thing}, and let the board drop off the end.`,
          `On the ${wheels} from end to end: look at the far side of ${thing}, arms out.`,
          `Settle on the ${wheels} first, and let ${thing} go by under you.`,
          `Keep it quiet on the ${wheels} all across ${thing}, and put it right with the knees rather than the arms.`,
          `Come onto ${thing} a little slower than you think: the ${wheels} have to stay down.`,
        ],
      }
}

/** How a grab goes there, or an air. */
export function inAir({ motion }: ParkTrick, feature: Feature): Thought {
  const thing = thingOf(feature)
  if (isFlipped(motion) && motion.contact)
    return {
      kind: 'flip to grab',
      says: [
        `Flip it as soon as you leave ${thing}, and take the board when it is back under you.`,
        `Flick early off ${thing}: the hand has to wait for the catch.`,
      ],
    }
  if (feature.name === 'Spine')
    return {
      kind: 'transfer',
      says: [
        `Take it over ${thing} as a transfer: up one side, hand on the board, down the other.`,
        `Leave the top of ${thing} upright and reach for the board once you are over it.`,
        `Carry speed into ${thing}: the far side is only there if you clear the top.`,
        `Hold the grab until you see the far side of ${thing}.`,
      ],
    }
  if (feature.category !== 'Transition')
    return {
      kind: 'thrown',
      says: [
        `Let ${thing} throw you, pull the knees up, and put the hand to the board.`,
        `Knees to the chest off ${thing}; the hand only has to find the board.`,
        `Grab at the highest point over ${thing} and let go before you land.`,
      ],
    }
  if (motion.bodyTurn === 360)
    return {
      kind: 'full turn',
      says: [
        `Start the turn as you leave ${thing} and keep looking around until ${top(feature)} shows behind you.`,
        `Float off ${top(feature)}, ${taken(motion)}and turn on past the usual air: the last part is blind.`,
      ],
    }
  if (motion.bodyTurn === 0)
    return {
      kind: 'straight air',
      says: [
        `Go straight up off ${top(feature)}, ${taken(motion)}and look over your shoulder for the wall: you come in backward.`,
        `Float off ${top(feature)} without a turn, hand on the board, and put the tail end in first.`,
      ],
    }
  return halfOrMore(motion, feature)
}

/** An air with the half turn that a wall asks for, or with more than a whole one. */
function halfOrMore(motion: Motion, feature: Feature): Thought {
  const thing = thingOf(feature)
  return (motion.bodyTurn ?? 0) >= 540
    ? {
        kind: 'big spin',
        says: [
          `Pump for every bit of speed, then look over your shoulder as you leave ${thing}.`,
          `Start the turn as the wheels leave ${thing}, and keep the grab until the wall comes back.`,
        ],
      }
    : {
        kind: 'air',
        says: [
          `Pump for height, float off ${top(feature)}, ${taken(motion)}and come back in where you can see it.`,
          `Leave ${thing} straight, grab while you still rise, and spot ${top(feature)} on the way down.`,
          `Push off ${top(feature)} with the legs, hand on the board, and let the nose find the wall.`,
          `The later you grab over ${top(feature)}, the higher it looks.`,
        ],
      }
}

/** Which hand takes the board where, as a clause with its comma; empty where nothing is held. */
function taken({ contact }: Motion): string {
  const record = contact && recordOf(contact)
  if (!record || !('grip' in record) || !record.grip) return ''
  const { hand, at } = record.grip
  if (at === 'nose and tail') return 'take nose and tail, '
  return hand === 'both' ? `take the ${at} with both hands, ` : `take the ${at} with the ${hand} hand, `
}
