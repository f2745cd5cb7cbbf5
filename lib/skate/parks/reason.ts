import { type ContactRecord, isFootPlant, recordOf } from '../contacts.ts'
import { LEVELS } from '../difficulty/difficulty.ts'
import { type Thought, unsaid } from '../lines/reason.ts'
import { isTurn, movesNamed, type Repair } from '../lines/step.ts'
import { startsHigh } from '../lines/trick.ts'
import type { Motion } from '../motion.ts'
import { leadOf } from '../stance.ts'
import { isWhole } from '../styles.ts'
import { type Feature, isHalfPipe, isOneWay, leadOff, type ParkTrick, sendsBack } from './belongs.ts'
import type { Match } from './match.ts'
import { isFromAcross, type Stop } from './route.ts'

const NAMES: Readonly<Record<string, string>> = {
  Flatground: 'flat ground',
  'Platform / Deck': 'the deck',
  'Low-to-High Ledge': 'the rising ledge',
  'Bank to Ledge': 'the ledge on the bank',
}

/** A feature within a sentence: "the stairs", "the flat bar". */
const thingOf = ({ name }: Feature): string => NAMES[name] ?? `the ${name.toLowerCase()}`

const nounOf = (feature: Feature): string => thingOf(feature).replace(/^the /, '')
const another = (feature: Feature): string =>
  feature.name === 'Stairs'
    ? 'the next set of stairs'
    : feature.category === 'Flat'
      ? `another bit of ${nounOf(feature)}`
      : `the next ${nounOf(feature)}`

const capital = (words: string) => `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`

/**
 * Why this trick, on this feature, for this rider; at most three sentences. `said` holds what was said of the feature
 * already, so that its tricks are not all worded alike.
 */
export function parkReason(
  trick: ParkTrick,
  feature: Feature,
  level: ParkTrick['level'] | 'all',
  said = new Set<string>(),
): string {
  const around = aroundIt(trick)
  const off = offLevel(trick, level)
  return [
    trick.own ? unsaid(trick.own === 'LEARNING' ? LEARNING : LANDED, 0, said) : '',
    howTo(trick, feature, said),
    bigStep(feature, level, said),
    around ? worded(around, said) : '',
    (off && unsaid(off, 0, said)) ?? rollsOut(trick, feature),
  ]
    .filter(Boolean)
    .slice(0, 3)
    .join(' ')
}

/** A wording not said yet, else the first. */
const worded = (thought: Thought, said: Set<string>): string =>
  unsaid(thought, 0, said) ?? thought.says[0] ?? ''

const LEARNING: Thought = {
  kind: 'learning',
  says: [
    'You are learning it, and a new spot is good practice.',
    'Still learning it? Here it feels different, and that helps.',
    'One of those you are learning.',
  ],
}
const LANDED: Thought = {
  kind: 'landed',
  says: [
    'You land it already, so this is a fair next place for it.',
    'You have it, so bring it here.',
    'One of your own, and it belongs here.',
  ],
}

const SMALLER: Readonly<Record<string, string>> = {
  Rail: 'have it on a flat bar first',
  Edge: 'have it on a low ledge first',
  Gap: 'have it off a curb and a small drop first',
  Transition: 'have it on a mini ramp first',
}

/** Where the feature itself is two levels above what was asked for; said once of each. */
function bigStep(feature: Feature, level: ParkTrick['level'] | 'all', said: Set<string>): string {
  const first = SMALLER[feature.category]
  const isFar = level !== 'all' && LEVELS.indexOf(feature.difficulty) > LEVELS.indexOf(level) + 1
  if (!first || !isFar) return ''
  const are = /s$/.test(feature.name) ? 'are' : 'is'
  return (
    unsaid(
      { kind: 'big step', says: [`${capital(thingOf(feature))} ${are} a big step: ${first}.`] },
      0,
      said,
    ) ?? ''
  )
}

function offLevel(trick: ParkTrick, level: ParkTrick['level'] | 'all'): Thought | null {
  if (level === 'all' || trick.level === level) return null
  const isEasier = LEVELS.indexOf(trick.level) < LEVELS.indexOf(level)
  return isEasier
    ? {
        kind: 'easier',
        says: ['Easier than you asked for: take it as a warm-up.', 'An easier one in between.'],
      }
    : {
        kind: 'harder',
        says: ['Harder than you asked for, but little else is done there.', 'A harder one to look at.'],
      }
}

function rollsOut(trick: ParkTrick, feature: Feature): string {
  const exit = leadOff(trick, feature)
  if (exit === null || exit === leadOf(trick.motion.stance)) return ''
  return `You roll out ${exit === 'F' ? 'forward' : 'fakie'}.`
}

/** What is done on the way onto something, or on the way off. */
function aroundIt({ motion }: ParkTrick): Thought | null {
  const at = motion.parts.findLastIndex(({ contact }) => contact !== null)
  const [before, after] = [motion.parts[at - 1], motion.parts[at + 1]]
  if (at >= 0 && after) return wayOff(after, motion.parts[at]?.contact?.kind === 'stall')
  if (at > 0 && before) return wayOnto(before)
  return motion.revert === null || motion.contact === null
    ? null
    : {
        kind: 'revert',
        says: [
          'Then slide the last half turn around on the wheels.',
          'Unweight at the end and let it slide around.',
        ],
      }
}

const isFlipped = ({ flip }: Motion) => flip.kind !== 'none' && flip.kind !== null
const turnsAlone = ({ boardDeg, bodyDeg }: Motion) => (boardDeg ?? 0) !== (bodyDeg ?? 0)

/** The board flies on as it lies, and the rider turns above it. */
const isBodyVarial = ({ boardTurn, bodyTurn }: Motion) => boardTurn === 0 && (bodyTurn ?? 0) > 0

function wayOnto(part: Motion): Thought | null {
  if (part.contact)
    return part.contact.kind === 'grab' || part.contact.kind === 'air'
      ? null
      : {
          kind: 'from contact',
          says: [`It starts as a ${part.contact.name}, so keep some speed for the change.`],
        }
  if (isFlipped(part))
    return {
      kind: 'flip onto',
      says: [
        'See the board come around before you set it down.',
        'Flick early: it has to be flat before it touches.',
        'Flip it a bit higher than on the flat; the rest is as ever.',
      ],
    }
  if (isBodyVarial(part))
    return { kind: 'body onto', says: ['Turn above the board while it flies straight on, then set it down.'] }
  if (turnsAlone(part))
    return {
      kind: 'turn onto',
      says: [
        'Let the board come around before you set it down.',
        'Scoop first, and only then look for where it lands.',
      ],
    }
  return (part.bodyDeg ?? 0) === 0
    ? null
    : {
        kind: 'spin onto',
        says: [
          'Turn in the air first, then look for where it lands.',
          'Most of the turn is done before it touches.',
        ],
      }
}

/** Off an edge there is an end; off the lip one comes back in. */
function wayOff(part: Motion, isAtLip: boolean): Thought {
  if (isAtLip)
    return {
      kind: 'off the lip',
      says: isFlipped(part)
        ? ['Jump in toward the ramp as you flip it out.']
        : isBodyVarial(part)
          ? ['Jump as the board comes back in, and turn above it.']
          : turnsAlone(part)
            ? ['Scoop it as you hop back in.']
            : ['Hop as you come back in, and turn with the hop.'],
    }
  if (isFlipped(part))
    return {
      kind: 'flip off',
      says: [
        'Flip it out before the end, while there is something left to pop from.',
        'Stay over the board at the end, so that you can flick out of it.',
      ],
    }
  if (isBodyVarial(part))
    return { kind: 'body off', says: ['Jump at the end and turn above the board while it goes straight on.'] }
  if (turnsAlone(part))
    return {
      kind: 'turn off',
      says: ['Scoop it out just before the end.', 'Let the board turn under you on the way off.'],
    }
  return {
    kind: 'spin off',
    says: [
      'Turn your shoulders before the end, and the board follows.',
      'Look back the way you came to turn out.',
    ],
  }
}

function howTo(trick: ParkTrick, feature: Feature, said: Set<string>): string {
  const { motion, place } = trick
  const thing = thingOf(feature)
  const record = motion.contact ? recordOf(motion.contact) : null
  const tell = (kind: string, ...says: string[]) => worded({ kind, says }, said)
  if (motion.style === 'Drop In')
    return tell(
      'drop in',
      `Put the tail down, step on and lean in: ${feature.category === 'Flat' ? 'the ramp' : thing} does the rest.`,
    )
  if (motion.style === 'Roll In')
    return tell(
      'roll in',
      `Roll over the edge of ${thing} with your weight forward, and bend the knees for the bottom.`,
    )
  if (motion.style === 'Bomb Drop')
    return tell(
      'bomb drop',
      `Take the board in the hand, jump off ${thing}, and have both feet on it before it touches.`,
    )
  if (startsHigh(motion))
    return tell('step off', `Go off the edge of ${thing} without a pop and land flat on all four wheels.`)
  if (trick.name === 'Kickturn')
    return sendsBack(trick, feature)
      ? `Ride up ${thing}, lift the front wheels where you slow down, and swing around.`
      : 'Weight on the tail, lift the front wheels a little, and let the shoulders lead.'
  if (motion.style === 'Slappy')
    return tell(
      'slappy',
      `Ride at ${thing} at a slant without a pop, and throw your hips up so that the wheels climb it.`,
      `Let the front wheels bump up ${thing}, hips after them, and lock in from there.`,
    )
  if (record?.kind === 'grind' || record?.kind === 'slide')
    return place === 'wall' || feature.category === 'Transition'
      ? worded(onCoping(trick, feature, record), said)
      : worded(onEdge(trick, feature, record), said)
  if (place === 'manual') return worded(onWheels(trick, feature), said)
  if (record?.kind === 'stall') return worded(onCoping(trick, feature, record), said)
  if (record?.kind === 'plant')
    return tell(
      'plant',
      `Slow down at ${top(feature)}, plant, and stay over your ${motion.contact && isFootPlant(motion.contact) ? 'foot' : 'hand'} until the board is back.`,
      `Plant at ${top(feature)} just before you stop, and keep the board close.`,
      `Let the speed run out at ${top(feature)}: the plant carries you, and the board comes last.`,
    )
  if (place === 'air' || record?.kind === 'grab') return worded(inAir(trick, feature), said)
  if (motion.style === 'Wallie')
    return tell('wallie', `Roll straight into ${thing} and pop off it as the wheels climb.`)
  if (motion.parts.some(({ style }) => style === 'Wallride'))
    return motion.parts[0]?.style === 'Wallride'
      ? `Ride ${thing} on all four wheels first, and pop off it before you slow down.`
      : `Pop early, well before ${thing}, and catch the board before the wheels go onto it.`
  if (motion.style === 'Wallride')
    return tell(
      'wallride',
      `Come at ${thing} at an angle and keep all four wheels pressed to it.`,
      `Pop early, turn all four wheels to ${thing}, and look where you come off it.`,
      `Ride up ${thing} a little, lean out from it, and push off to come down.`,
      `The faster you meet ${thing}, the longer it holds you.`,
    )
  if (motion.style === 'Carve')
    return tell('carve', `Lean into ${thing} and draw a wide curve without lifting a wheel.`)
  if (motion.style === 'Pump')
    return tell(
      'pump',
      `Press down where ${thing} is lowest, get light on the way up, and it gives you speed.`,
    )
  if (motion.style === 'Pole Jam')
    return tell(
      'pole jam',
      `Lift the front wheels at ${thing}, let the middle of the board slide up it, and fly off the end.`,
    )
  if (sendsBack(trick, feature)) {
    const slope = [
      `Do it on the way up ${thing}, and the slope brings you back down.`,
      `Pop while there is speed left on ${thing}, and ride it down from where you land.`,
      `Low on ${thing} is high enough: the slope is where you land.`,
    ]
    return unsaid({ kind: 'slope', says: slope }, 0, said) ?? `${capital(worded(watchFor(trick), said))}.`
  }
  return overIt(trick, feature, said)
}

const top = ({ category }: Feature) => (category === 'Transition' ? 'the coping' : 'the top edge')

type Lying = Extract<ContactRecord, { lie: object }>

function onEdge(trick: ParkTrick, feature: Feature, { lie }: Lying): Thought {
  const thing = feature.name === 'Funbox' ? 'the ledge of the funbox' : thingOf(feature)
  const isBlunt = trick.motion.contact?.kind === 'slide' && /truck/.test(lie.rest)
  const end = lie.rest.startsWith('tail') ? 'tail' : 'nose'
  const far = lie.angle > 0
  const where = far ? `past ${thing} on the far side` : 'on the side you came from'
  const kind = `edge ${lie.rest} ${lie.low ?? ''} ${lie.low ? where : ''}`
  if (isBlunt)
    return {
      kind: 'blunt',
      says: [
        `Pop high enough to put the wheels on top of ${thing}, with the ${end} against its side.`,
        `Wheels on top of ${thing} first, then press the ${end} into its side.`,
      ],
    }
  const slant = lie.angle > 0 ? 'in across it' : 'back to the side you came from'
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
      return {
        kind,
        says: lie.low
          ? [
              `Lock the tail truck on ${thing} and let the nose dip ${where}.`,
              `Stand on the tail truck along ${thing}, the nose held low ${far ? 'across it' : 'beside it'}.`,
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
              ],
      }
    case 'nose truck':
      return {
        kind,
        says: lie.low
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
              ],
      }
    case 'deck':
      if (lie.isUpsideDown)
        return {
          kind: 'upside down',
          says: [
            `Half a flip, caught with a foot on each end, and ${thing} runs along under the grip.`,
            `Land on the belly of the board, upside down across ${thing}, and keep both feet outside the trucks.`,
          ],
        }
      return trick.motion.contact?.name === 'Lipslide'
        ? {
            kind: 'lipslide',
            says: [
              `Take the tail over ${thing} first and slide on the middle of the board.`,
              `Tail over ${thing}, then stand tall and let it slide.`,
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

const frontFoot = ({ motion }: ParkTrick) => (leadOf(motion.stance) === 'F' ? 'front' : 'leading')

function onCoping(trick: ParkTrick, feature: Feature, { lie, kind: contact }: Lying): Thought {
  const edge = top(feature)
  const thing = thingOf(feature)
  const up = `Ride up ${thing}`
  const kind = `coping ${lie.rest}`
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
  const name = trick.motion.contact?.name
  if (name === 'Rock to Fakie')
    return {
      kind: name,
      says: [
        `${up} straight, rest the middle of the board on ${edge}, and lift the front wheels back in.`,
        `Front wheels over ${edge}, a short stop, and let it roll back the way it came.`,
      ],
    }
  if (name === 'Rock and Roll')
    return {
      kind: name,
      says: [
        `${up} straight, rest the middle of the board on ${edge}, then lift the front wheels and turn back in.`,
        `Front wheels over ${edge}, wait, and swing them around with your shoulders.`,
      ],
    }
  if (name === 'Sweeper')
    return {
      kind: name,
      says: [
        `${up}, take the nose, step the front foot onto the platform, and sweep the board around on its tail.`,
      ],
    }
  switch (lie.rest) {
    case 'both trucks':
      return {
        kind,
        says: [
          `${up}, set both trucks on ${edge}, stand a moment, and turn back in.`,
          `A quarter turn at ${edge} puts both trucks on it; lean in to come down.`,
        ],
      }
    case 'tail':
      return {
        kind,
        says: [
          `${up}, press the tail on ${edge}, and lean in again as if you dropped in.`,
          `Stop with the tail on ${edge}, stand on it, and step into the drop.`,
        ],
      }
    case 'nose':
      return {
        kind,
        says: [
          `${up} straight, stop on the nose on ${edge}, and come back in fakie.`,
          `Stand on the nose at ${edge} only as long as you balance, then let it roll back.`,
        ],
      }
    case 'deck':
      return {
        kind,
        says: [
          `${up}, lay the middle of the board on ${edge}, and tip it back in.`,
          `Let the board land on its middle at ${edge}, then press the leading wheels down.`,
        ],
      }
    default:
      return {
        kind,
        says: [
          `${up} with just enough speed to stop on ${edge}.`,
          `Reach ${edge} with no speed to spare, stop on it, and drop back in.`,
        ],
      }
  }
}

function onWheels({ motion }: ParkTrick, feature: Feature): Thought {
  const thing = thingOf(feature)
  const isNose = /Nose/.test(motion.contact?.name ?? '')
  const wheels = isNose ? 'front wheels' : motion.stance === 'fakie' ? 'leading wheels' : 'back wheels'
  if (feature.category === 'Transition')
    return {
      kind: 'wheels over',
      says: [
        `Lift it onto the ${wheels} before ${thing} and soak up the bump with your knees.`,
        `Stay on the ${wheels} over ${thing}, knees soft.`,
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
          `Keep the ${wheels} quiet and put it right with the knees rather than the arms.`,
          `Come onto ${thing} a little slower than you think: the ${wheels} have to stay down.`,
        ],
      }
}

function inAir({ motion }: ParkTrick, feature: Feature): Thought {
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

const OVER: Readonly<Record<string, string>> = {
  Flatground: 'There is room all around on flat ground',
  'Platform / Deck': 'Short as it is, the deck has room for it',
  Stairs: 'Pop close to the top step and land with bent knees',
  Gap: 'Be fast enough for the gap before you think of the trick',
  'Euro Gap': 'Pop at the top of the bank, so that its rise carries you over',
  Drop: 'The drop gives you time in the air, so stay over the board',
  Kicker: 'Wait until the wheels leave the kicker, it lifts you by itself',
  Hip: 'Leave one bank, turn your head, and land on the other',
  Pyramid: 'Pop near the top of the pyramid and land on the way down',
  Funbox: 'Pop up the bank of the funbox and land on the far side',
  Roller: 'Pop off the crown of the roller and land on its back',
  Spine: 'Transfer it: off one side of the spine, down the other',
  'Snake Run': 'Do it between two curves of the snake run, where it is straight',
}

/** Where it is done is said once of a feature. */
function overIt(trick: ParkTrick, feature: Feature, said: Set<string>): string {
  const over = OVER[feature.name] ?? `Do it over ${thingOf(feature)} with the speed it needs`
  const where = unsaid({ kind: 'where', says: [over] }, 0, said)
  const watch = worded(watchFor(trick), said)
  return where ? `${where}: ${watch}.` : `${capital(watch)}.`
}

function watchFor({ motion, family }: ParkTrick): Thought {
  const turn = motion.bodyTurn ?? 0
  const board = motion.boardTurn ?? 0
  if (motion.style === 'Coleman Slide')
    return {
      kind: 'watch hand down',
      says: ['crouch, put a gloved hand down behind you, and swing the board across'],
    }
  if (family === 'powerslide' || family === 'ground slide')
    return {
      kind: 'watch slide',
      says: [
        'unweight the wheels, swing the board across, and lean back',
        'look down the line while the board slides across',
        'push the wheels out, and stand up again to make them grip',
      ],
    }
  if (motion.wrap === 'forward')
    return {
      kind: 'watch dive',
      says: [
        'kick the nose down and ahead, knees wide, and let the board dive through between them',
        'pop fully, kick out over the tip of the nose, and wait for the grip to come up',
      ],
    }
  if (isFlipped(motion) && turn >= 180)
    return {
      kind: 'watch flip turn',
      says: [
        'turn the shoulders first, then flick, and the board comes around with you',
        'flick late, once the shoulders are around',
        'let the board meet you: it flips while you turn',
      ],
    }
  if (isFlipped(motion) && board > 0)
    return {
      kind: 'watch flip board',
      says: [
        'let it flip and turn under you before you reach for it',
        'scoop and flick in one go, then wait for it',
        'stay high above it, since it needs the room to turn',
      ],
    }
  if (isFlipped(motion) && (motion.flip.count ?? 1) < 1)
    return {
      kind: 'watch half flip',
      says: [
        'half a flip, caught upside down on the laces, and back the way it came',
        'stop it halfway with the front foot and send it back over',
      ],
    }
  if (isFlipped(motion) && (motion.flip.count ?? 1) > 1)
    return {
      kind: 'watch flips',
      says: [
        'flick harder than for one turn, and give it time',
        'pop higher, and count the turns before you catch it',
      ],
    }
  const byOtherMeans = motion.style === null ? undefined : FLIPPED_BY[motion.style]
  if (isFlipped(motion) && byOtherMeans)
    return { kind: `watch ${motion.style?.toLowerCase()}`, says: byOtherMeans }
  if (isFlipped(motion)) {
    const edge = motion.flip.kind === 'kick' ? 'heel' : 'toe'
    return {
      kind: `watch ${motion.flip.kind}`,
      says: [
        `flick off the ${edge} edge and catch it level`,
        'jump straight up, flick, and put both feet back together',
        'see the grip come around before you put a foot down',
      ],
    }
  }
  const byFoot = motion.style === null ? undefined : DONE_IN_A_WAY[motion.style]
  if (byFoot) return { kind: `watch ${motion.style?.toLowerCase()}`, says: byFoot }
  if (motion.wrap)
    return {
      kind: 'watch wrap',
      says: [
        'scoop straight down and let it wrap around the foot',
        'keep the knee high until the board is around it',
      ],
    }
  if (turn >= 180)
    return (motion.bodyDeg ?? 0) > 0
      ? {
          kind: 'watch frontside',
          says: [
            'open the shoulders first, and the landing comes into view early',
            'lead with the shoulders and follow them with your eyes',
            'keep turning until the board has caught up with you',
          ],
        }
      : {
          kind: 'watch backside',
          says: [
            'wind up the shoulders, and look where you will land',
            'turn blind for a moment, and find the ground late',
            'look over the leading shoulder, and the hips come along',
          ],
        }
  if (board > 0)
    return {
      kind: 'watch board',
      says: [
        'scoop with the foot that pops and keep the shoulders still',
        'jump clear of the board and let it turn below you',
        'catch it with both feet at once',
      ],
    }
  if (motion.style !== null && isWhole(motion.style))
    return {
      kind: 'watch own',
      says: [
        'go slowly until the feet know their order',
        'do it standing first, then at walking pace',
        'know where both feet end up before you roll faster',
      ],
    }
  if (!motion.pop)
    return {
      kind: 'watch unpopped',
      says: [
        'keep it small, stay over the board, and look where you roll',
        'take it slowly and let the shoulders lead',
        'knees bent, eyes ahead, nothing in a hurry',
      ],
    }
  return {
    kind: 'watch plain',
    says: [
      'pop, level the board, land over the bolts',
      'jump with both feet and let the knees come up',
      'stay over the middle of the board and land on all four wheels',
    ],
  }
}

const BY_HAND = [
  'let the nose come up to your hand, twist it over, and let go at once',
  'flip it with the wrist and keep both knees high until the grip is back',
]
const BY_PRESSURE = [
  'press one corner of the tail down and scrape it, and leave the other foot out of it',
  'let the scrape do the flip, and jump out of its way',
]

/** What a plain jump does not have: what feet and hands do in it. */
const DONE_IN_A_WAY: Readonly<Record<string, readonly string[]>> = {
  Shifty: [
    'swing the board out a quarter with your hips, and back again before you land',
    'keep the shoulders still while the board goes out and comes back',
  ],
  'One Foot': [
    'kick a foot off at the top, and have it back on before you land',
    'stand over the middle of the board while one foot is gone',
  ],
  'Ollie North': [
    'let the leading foot run on past the nose, and have it back before you land',
    'keep the other foot on the board while the leading one is out there',
  ],
  'Ollie South': [
    'kick the trailing foot off past the tail, and have it back before you land',
    'hold the board level with the foot that stays',
  ],
  'No Comply': [
    'step off with one foot, snap the tail, and hop back on',
    'skip over the foot on the ground, and do not stand on it',
  ],
  Boneless: [
    'take the board in your hand, step off, and jump back on with it',
    'jump high off the foot on the ground, board held to the other',
  ],
  Airwalk: [
    'take the nose in your hand, stride once in the air, and be back on before you land',
    'both feet leave the board at the top, one to each side, so hold the nose tight',
  ],
  'No Foot': [
    'jump once more off the board at the top, and meet it again on the way down',
    'lift both feet at the top and keep them above the bolts',
  ],
  Fingerflip: BY_HAND,
  'Ollie Fingerflip': BY_HAND,
  'Pressure Flip': BY_PRESSURE,
  'Frontside Pressure Flip': BY_PRESSURE,
  Underflip: [
    'let the toes catch the edge from below and send it back over',
    'keep the knees high while the toes pull the board over',
  ],
  'Hippie Jump': [
    'jump straight up and leave the board alone: it rolls on under you',
    'press down evenly as you jump, so that the board keeps its line',
  ],
  Caveman: [
    'run, jump, and put the board under both feet at once',
    'land over the bolts with bent knees, rolling already',
  ],
  Pushing: [
    'long, quiet pushes, the front foot turned ahead',
    'keep the weight on the front foot and let the other leg swing',
  ],
  'Tic Tac': [
    'swing the nose from side to side, a little further each time, and it gains speed',
    'let the shoulders lead each swing and keep the front wheels light',
  ],
}

/** Flips that no foot flicks. */
const FLIPPED_BY: Readonly<Record<string, readonly string[]>> = {
  'Old School': [
    'hook your toes under the edge, jump, and pull them up with you',
    'jump high off the free foot, and the hooked toes turn it over',
  ],
  Boneless: [
    'turn it over with the hand as you jump, and let go at once',
    'twist the wrist at the top and wait for the grip',
  ],
  Pressure: BY_PRESSURE,
}

/** Which hand takes the board where, as a clause with its comma; empty where nothing is held. */
function taken({ contact }: Motion): string {
  const record = contact && recordOf(contact)
  if (!record || !('grip' in record) || !record.grip) return ''
  const { hand, at } = record.grip
  if (at === 'nose and tail') return 'take nose and tail, '
  return hand === 'both' ? `take the ${at} with both hands, ` : `take the ${at} with the ${hand} hand, `
}

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
