import type { Stance } from '../motion.ts'
import { leadOf, ledgeSide, type Natural, sideComingTo } from '../stance.ts'
import { isTurn, movesNamed, type Repair, type Step } from './step.ts'
import {
  gainsSpeed,
  isBrake,
  isMovement,
  isOnRamp,
  isOnUprightWall,
  isRest,
  isStop,
  type LineTrick,
  type Place,
  type StartingPosition,
  speedOf,
  startsHigh,
  startsOnFoot,
} from './trick.ts'

/** Something that is true of a step, in several wordings. */
export interface Thought {
  readonly kind: string
  readonly says: readonly string[]
}

/** A step with what stands around it. */
interface Moment {
  readonly step: Step
  readonly before: Step | undefined
  readonly steps: readonly Step[]
  readonly at: number
  readonly start: StartingPosition
}

/**
 * What someone who films lines would say about every trick: why it comes after the one before, where the speed comes
 * from, where the feet have to move. Two sentences a trick, three where more has to be done, and no wording twice.
 */
export function reasonsFor(
  steps: readonly Step[],
  start: StartingPosition,
  rider: Natural | null = null,
): string[] {
  const said = new Set<string>()
  // The same line is always worded the same, and another one otherwise.
  const seed = steps.reduce((sum, { trick }, at) => sum + trick.id * (at + 3), steps.length)
  return steps.map((step, at) => {
    const moment = { step, before: steps[at - 1], steps, at, start }
    const most = step.repair && step.after.lead === null ? 3 : 2
    const told: string[] = []
    for (const thought of thoughtsOf(moment)) {
      const words = told.length < most ? unsaid(thought, seed + at, said) : null
      if (words) told.push(words)
    }
    const side = hand(step, rider, steps.slice(0, at))
    return [...told, side && unsaid(side, 0, said)].filter(Boolean).join(' ')
  })
}

/** The wording of a thought that was not said yet, from the `seed`th on; null when all were. */
export function unsaid({ kind, says }: Thought, seed: number, said: Set<string>): string | null {
  for (let turn = 0; turn < says.length; turn++) {
    const at = (seed + turn) % says.length
    const key = `${kind} ${at}`
    const words = says[at]
    if (!words || said.has(key)) continue
    said.add(key)
    return words
  }
  return null
}

/** The most telling first. */
function thoughtsOf(moment: Moment): Thought[] {
  const { step, before } = moment
  const link = before
    ? (turned(moment, before) ??
      stopped(moment, before) ??
      again(moment, before) ??
      related(moment, before) ??
      rolled(moment, before))
    : opened(moment)
  const last = before && moment.at === moment.steps.length - 1 ? ended(moment, before) : null
  const more = [feet(moment), before ? built(moment, before) : null, way(step)]
  // Why it must be last is worth more than how to stand on it.
  const all =
    step.after.lead === null || isBrake(step.trick)
      ? [link, last, speed(moment), ...more]
      : [link, speed(moment), more[0] ?? null, last, ...more.slice(1)]
  return all.filter((thought) => thought !== null)
}

const NOUNS: Readonly<Record<string, string>> = { Pushing: 'the push', Falling: 'the fall' }
const the = (name: string) => NOUNS[name] ?? (/ the /.test(name) ? name : `the ${name}`)
/** Of two tricks that have one name, the one that is done first, and the one that was done last. */
const firstOf = ({ trick }: Step) => trick.name.split(', ')[0] ?? trick.name
const lastOf = ({ trick }: Step) => trick.name.split(', ').at(-1) ?? trick.name
const past = (before: Step) => the(lastOf(before))
const capital = (words: string) => `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`
const lowered = (words: string) => `${words[0]?.toLowerCase() ?? ''}${words.slice(1)}`
/** As skaters say which way they roll. */
const rolling = (stance: Stance) => (leadOf(stance) === 'F' ? 'forward' : stance)

/** Kickturns and half cabs have no article when they are told to do. */
const turnOf = ({ repair }: Step) => movesNamed(repair?.moves.filter(isTurn) ?? []).name
const isRidden = (repair: Repair | null) => repair?.moves.includes('wall') ?? false
const article = (name: string) => `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name.toLowerCase()}`

function opened({ step, steps, start }: Moment): Thought {
  const { value, rate } = step.trick
  const name = firstOf(step)
  const from = SETTING_OFF[start](1 + (step.repair?.pushes ?? 0))
  const turn = turnOf(step)
  if (isRidden(step.repair))
    return {
      kind: 'open ridden',
      says: [
        `${from}: up the first wall and back down as you came, because the ${name} starts rolling ${rolling(step.enters)}.`,
      ],
    }
  if (turn)
    return {
      kind: 'open turned',
      says: [
        `${from}, then ${article(turn)}, because the ${name} starts rolling ${rolling(step.enters)}.`,
        `${capital(article(turn))} comes before anything else: the ${name} wants you rolling ${rolling(step.enters)}.`,
      ],
    }
  if (startsHigh(step.trick.motion))
    return {
      kind: 'open high',
      says: [
        `${capital(the(name))} is the way in, so it can only come first.`,
        `Gravity does the pushing: ${the(name)} starts the line and pays for what follows.`,
      ],
    }
  if (startsOnFoot(step.trick.motion))
    return {
      kind: 'open on foot',
      says: [
        `Run with the board in your hand: ${the(name)} is how you set off, no push needed.`,
        `${capital(the(name))} starts on foot, so it can only come first.`,
      ],
    }
  if (steps.length === 1)
    return { kind: 'open alone', says: [`${from}, and all your attention goes to this one.`] }
  if (isStop(step.trick))
    return {
      kind: 'open stop',
      says: [`${capital(the(name))} comes first, where there is no speed to lose yet.`],
    }
  if (isMovement(step.trick))
    return { kind: 'open moving', says: [`${capital(the(name))} gets the line rolling.`] }
  if (isRest(step.trick))
    return start === 'flatground'
      ? {
          kind: 'open standing',
          says: [
            `Hardly a push: you stand in ${the(name)} more than you ride it.`,
            `${capital(the(name))} needs no run-up, so it can open the line.`,
          ],
        }
      : {
          kind: 'open out of speed',
          says: [
            `Let the speed run out before ${the(name)}: you stand in it more than you ride it.`,
            `${capital(the(name))} wants none of the speed you come in with, so roll until you are slow.`,
          ],
        }
  const isSurest = steps.every(({ trick }) => trick.value >= value && trick.rate <= rate)
  return isSurest
    ? {
        kind: 'open sure',
        says: [
          `${from}, and you open on the surest one.`,
          `Nerves are worst at the start, so ${the(name)} goes first: it is the surest of them.`,
          `${from}; a sure one first, and the camera has something in the can.`,
          `A miss here costs least, and ${the(name)} is the one you miss least. ${from}.`,
        ],
      }
    : {
        kind: 'open fits',
        says: [
          `${from}, and ${the(name)} starts rolling ${rolling(step.enters)}, just as you set off.`,
          `First, because everything after it depends on how ${the(name)} rolls away. ${from}.`,
        ],
      }
}

const SETTING_OFF: Record<StartingPosition, (pushes: number) => string> = {
  flatground: (pushes) =>
    pushes === 1 ? 'One push is enough' : `${pushes === 2 ? 'Two' : 'Three'} pushes bring the speed`,
  ramp: (pushes) => (pushes === 1 ? 'The ramp rolls you in' : 'The ramp and a pump bring the speed'),
  dropin: () => 'The drop brings all the speed there is',
  quarterpipe: (pushes) =>
    pushes === 1 ? 'The quarter pipe rolls you in' : 'The quarter pipe and a pump bring the speed',
}

/** A turn in between, or a trick that makes one unnecessary. */
function turned({ step }: Moment, before: Step): Thought | null {
  const name = firstOf(step)
  const was = past(before)
  const to = leadOf(step.enters)
  const turn = turnOf(step)
  if (isRidden(step.repair))
    return {
      kind: 'ridden',
      says: [
        `Out of ${was} up one wall and back down as you came, and you are rolling ${rolling(step.enters)} for the ${name}.`,
        `After ${was} ride one wall without a trick and do not turn on it: the ${name} starts rolling ${rolling(step.enters)}.`,
        `One wall up and down in between, since ${was} leaves you rolling ${rolling(before.leaves)}.`,
      ],
    }
  if (turn)
    return {
      kind: 'turn',
      says: [
        `${capital(was)} leaves you rolling ${rolling(before.leaves)} and this one starts ${step.enters}: ${article(turn)} in between.`,
        `Fit ${article(turn)} in after ${was}, since the ${name} is entered rolling ${rolling(step.enters)}.`,
        `You need ${article(turn)} here, since ${was} leaves you rolling ${rolling(before.leaves)}.`,
        `Roll out of ${was}, do ${article(turn)}, and only then think of it.`,
      ],
    }
  if (leadOf(before.enters) === to || before.after.lead === null) return null
  if (isMovement(before.trick))
    return {
      kind: 'moved around',
      says: [`${capital(was)} turns you around for it.`, `After ${was} you roll the way this one wants.`],
    }
  return to === 'B'
    ? {
        kind: 'in to fakie',
        says: [
          `${capital(was)} has already turned you around, so it sets up anything ${step.enters}.`,
          `Coming out of ${was} ${rolling(step.enters)} is the whole point: the ${name} needs no turn now.`,
          `No kickturn needed: ${was} has you rolling ${rolling(step.enters)}, and that is how this one starts.`,
          `It belongs right behind ${was}, which ends the way this starts.`,
        ],
      }
    : {
        kind: 'out of fakie',
        says: [
          `${capital(was)} brings you back to rolling forward, and the ${name} takes over from there.`,
          `Forward again after ${was}, so this needs no turn.`,
          `Since ${was} ends rolling forward, ${the(name)} can follow without a turn.`,
          `You come home with ${was}; this one starts in your own direction.`,
        ],
      }
}

const flicks = ({ motion }: LineTrick) => motion.flip.kind
const isFlip = ({ motion }: LineTrick) => motion.flip.kind === 'kick' || motion.flip.kind === 'heel'
const isPoppedAlike = ({ motion: one }: LineTrick, { motion: other }: LineTrick) =>
  one.stance === other.stance && one.bodyDeg === other.bodyDeg && one.boardDeg === other.boardDeg
const base = (name: string) => name.replace(/^(Nollie|Fakie|Switch) /, '')
const side = (name: string) => /^(Frontside|Backside) /.exec(base(name))?.[1]

/** What only stops the board is set up by nothing. */
function stopped({ step, steps, at }: Moment, before: Step): Thought | null {
  const was = past(before)
  const isBraked = isBrake(step.trick) && at === steps.length - 1
  return isStop(step.trick) || isBraked
    ? {
        kind: 'to stop',
        says: [`Roll ${was} out first.`, `With ${was} behind you there is nothing left to set up.`],
      }
    : null
}

/** Whether the rider stands on the spot at its end. */
const standsStill = ({ trick }: Step) => isStop(trick) || isRest(trick)

/** The pushes before a step as they are said: rolling switch or fakie, the foot that pushes is the other one. */
function pushesOf({ repair, enters }: Step): { says: string; brings: string } | null {
  const pushes = repair?.pushes ?? 0
  if (pushes === 0 || repair?.moves.includes('pump')) return null
  const foot = leadOf(enters) === 'B' ? 'switch ' : ''
  return pushes === 1
    ? { says: `one ${foot}push`, brings: 'brings' }
    : { says: `two ${foot}pushes`, brings: 'bring' }
}

/** Nobody rolls on out of what has stopped them. */
function again({ step }: Moment, before: Step): Thought | null {
  const pushes = pushesOf(step)
  if (!pushes || !standsStill(before)) return null
  const was = past(before)
  const gets = pushes.brings === 'brings' ? 'gets' : 'get'
  return isStop(before.trick)
    ? {
        kind: 'off again',
        says: [
          `${capital(was)} has stopped you: ${pushes.says} before this one.`,
          `You stand after ${was}, so ${pushes.says} ${gets} the line rolling again.`,
        ],
      }
    : {
        kind: 'off a stand',
        says: [
          `Come down from ${was} onto the wheels: ${pushes.says} before this one.`,
          `After ${was} the board hardly moves, and ${pushes.says} ${gets} it going again.`,
        ],
      }
}

/** What the two tricks have to do with each other. */
function related({ step }: Moment, before: Step): Thought | null {
  const [trick, was] = [step.trick, before.trick]
  const prior = past(before)
  const isMore = trick.motion.parts.length > 0 || /^(Double|Triple|Quad) /.test(base(trick.name))
  const isLonger = isMore && trick.name.length > was.name.length && trick.name.includes(was.name)
  if (base(trick.name) === base(was.name))
    return {
      kind: 'same other stance',
      says: [
        `The same trick once more, ${step.enters} this time, so the camera sees both.`,
        `Doing it ${step.enters} straight after ${prior} shows you own it.`,
      ],
    }
  if (isLonger)
    return {
      kind: 'more of it',
      says: [
        `It is ${prior} with more in it, so the plain one has just warmed it up.`,
        `Having felt ${prior} a moment ago, you only think of what is added.`,
      ],
    }
  const [one, other] = [side(was.name), side(trick.name)]
  if (
    one &&
    other &&
    one !== other &&
    base(was.name).slice(one.length) === base(trick.name).slice(other.length)
  )
    return {
      kind: 'other side',
      says: [
        `One ${lowered(one)}, one ${lowered(other)}: the pair shows that you have both sides.`,
        `${other} after ${lowered(one)} keeps it from being the same trick twice.`,
      ],
    }
  if (isFlip(trick) && isFlip(was) && flicks(trick) !== flicks(was) && isPoppedAlike(trick, was))
    return {
      kind: 'other flick',
      says: [
        `Off the other edge of the board this time: ${flicks(trick) === 'heel' ? 'heel after toe' : 'toe after heel'}.`,
        `The pop of ${prior} again, flicked the other way, so it does not look like a repeat.`,
      ],
    }
  return null
}

/** Nothing has to be turned between the two. */
function rolled(moment: Moment, before: Step): Thought {
  const { step } = moment
  const was = past(before)
  const { place } = step.trick
  const name = firstOf(step)
  if (step.trick.motion.style === 'Pump') return toPump(before)
  if (isOnRamp(step.trick) && isOnRamp(before.trick)) return toNextWall(before)
  const isAtWall = isOnUprightWall(step.trick) || isOnUprightWall(before.trick)
  if (place !== before.trick.place || isAtWall) return toPlace(moment, before)
  const stood = standing(step, before)
  if (stood) return stood
  const straight =
    leadOf(step.enters) === 'F' || step.enters === before.enters ? rolling(step.enters) : 'the same way'
  const shared = [
    (before.trick.motion.bodyTurn ?? 0) === 0
      ? `${capital(was)} does not turn you, so you are still rolling ${straight} for this.`
      : `${capital(was)} leaves you rolling ${straight} as before.`,
    `Straight on from ${was}: both are ridden rolling ${straight}.`,
    isMovement(before.trick)
      ? `${capital(was)} leaves you rolling ${straight}, as this one wants it.`
      : `Two in a row rolling ${straight}: ${was}, then this.`,
  ]
  if (feet(moment))
    return {
      kind: 'rolled on',
      says: [...shared, `After ${was} only the foot that pops changes, not the way you roll.`],
    }
  if (step.repair) return { kind: 'rolled on', says: shared }
  const isLanded = place === 'flat' && before.trick.motion.pop && !startsHigh(before.trick.motion)
  return {
    kind: 'rolled on',
    says: [
      ...shared,
      `Between ${was} and this there is nothing to put right.`,
      `Where ${was} leaves off, this one begins.`,
      `Nothing to fix after ${was}, you just roll on.`,
      ...(isLanded
        ? [
            `You can set up for ${the(name)} as soon as ${was} is down.`,
            `Land ${was} over the bolts and you are lined up for it.`,
            `With ${was} landed clean, take a breath and go.`,
          ]
        : []),
    ],
  }
}

/** Nobody rolls on from one to the next who stands on the board in one of them. */
function standing({ trick }: Step, before: Step): Thought | null {
  const was = past(before)
  if (standsStill(before))
    return isRest(trick)
      ? {
          kind: 'stand to stand',
          says: [
            `Go from ${was} straight into this one, without a push between them.`,
            `Out of ${was} set your feet for the next stand at once.`,
          ],
        }
      : {
          kind: 'moving again',
          says: [`You stand after ${was}, and this is what gets you rolling again.`],
        }
  return isRest(trick)
    ? {
        kind: 'to a stand',
        says: [
          `Slow down after ${was} and set up.`,
          `Let ${was} roll out and take your time getting into it.`,
        ],
      }
    : null
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

const OFF: Record<Place, string> = {
  flat: 'the flat',
  manual: 'the pad',
  edge: 'the edge',
  wall: 'the wall',
  air: 'the ramp',
}

/** Less than this hard, a balance is a rest. */
const RESTFUL = 4.5

function toPlace({ step, steps, at, start }: Moment, before: Step): Thought {
  const { place, value } = step.trick
  const was = past(before)
  const from = OFF[before.trick.place]
  const edge = step.trick.motion.style === 'Pole Jam' ? 'the pole' : 'the edge'
  const kind = `to ${place}`
  const isFirst = !steps.slice(0, at).some(({ trick }) => trick.place === place)
  const isPushed = (step.repair?.pushes ?? 0) > 0
  switch (place) {
    case 'flat': {
      const isBack = !isFirst || start === 'flatground' || start === 'ramp'
      return {
        kind,
        says: [
          isBack
            ? `Back on the flat after ${was}, with room to set your feet.`
            : `Down onto the flat after ${was}, with room to set your feet.`,
          `Off ${from} and onto open ground, where you choose your spot.`,
          `Open ground after ${was} is made for this.`,
          `Use the run-out of ${was} for it.`,
          `${isBack ? 'Flat ground again' : 'Flat ground now'}, so there is time for a proper setup after ${was}.`,
        ],
      }
    }
    case 'manual':
      return {
        kind,
        says: [
          `Ride at the pad dead straight out of ${was}.`,
          `Two wheels after ${was}: find the balance and hold it.`,
          ...(isFirst
            ? isMovement(before.trick)
              ? []
              : [`A pad after ${was} changes the picture.`]
            : [`Another pad after ${was}.`]),
          ...(value < RESTFUL ? [`Two wheels rest the legs, which is why it follows ${was}.`] : []),
        ],
      }
    case 'edge':
      return {
        kind,
        says: [
          `Pick your line to ${edge} while you roll out of ${was}.`,
          `From ${from} to ${edge}: the angle is made early, so look up right after ${was}.`,
          ...(!step.trick.motion.contact
            ? [`Something to hit after ${was} brings the street into it.`]
            : isFirst
              ? [
                  `Something to get onto makes a line of it, so it follows ${was}.`,
                  `Grinding or sliding after ${was} is a new picture for the camera.`,
                ]
              : [
                  `Back to an edge after ${was}, so line it up early.`,
                  `Look for the next edge as soon as you are out of ${was}.`,
                ]),
        ],
      }
    case 'wall':
      if (isOnUprightWall(step.trick)) return toUprightWall(step, was)
      return {
        kind,
        says: [
          `Up the wall after ${was}; the way down gives the speed back.`,
          `After ${was} the transition is what turns the run around.`,
          `Head straight for the wall after ${was}.`,
          ...(isPushed ? [] : [`The wall comes next, and it takes whatever speed ${was} leaves.`]),
        ],
      }
    case 'air':
      return {
        kind,
        says: [
          `Over the coping after ${was}: the higher, the more time.`,
          ...(isPushed
            ? [`Height comes from speed, so build it up again after ${was}.`]
            : [
                `Carry everything out of ${was} up the wall.`,
                `Height comes from speed, so nothing may slow you down after ${was}.`,
              ]),
        ],
      }
  }
}

function toUprightWall({ trick: { motion }, leaves }: Step, was: string): Thought {
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
        `Line up the obstacle as soon as ${was} is down; you go over it the way you were going.`,
      ],
    }
  return {
    kind: 'to upright wall',
    says: [
      `Aim for the wall at an angle as soon as ${was} is down.`,
      `The wall after ${was}: ride at it at an angle and come off rolling ${rolling(leaves)}.`,
      `Leave room after ${was}, so that you reach the wall at an angle and not head-on.`,
    ],
  }
}

/** A drop carries two tricks, if nothing else has given speed since. */
const CARRIED = 2

const isCarriedByDrop = ({ steps, at, start }: Moment): boolean =>
  start === 'dropin' &&
  at <= CARRIED &&
  steps
    .slice(0, at)
    .every(
      ({ trick, repair }) =>
        !repair?.pushes && !gainsSpeed(trick) && (!isOnRamp(trick) || startsHigh(trick.motion)),
    )

/** Where the speed comes from, when it is not simply there. */
function speed(moment: Moment): Thought | null {
  const { step, before } = moment
  if (!before) return null
  const was = past(before)
  if (step.repair?.moves.includes('pump'))
    return {
      kind: 'pump',
      says: [
        'Pump through the bottom for the height it wants.',
        'Its speed comes out of your legs: press down in the transition.',
      ],
    }
  const costs = speedOf(before.trick.motion, before.trick.place).change < 0
  const pushes = pushesOf(step)
  if (pushes) {
    const { says: push, brings } = pushes
    // Why one pushes was said with what has stopped the line.
    if (standsStill(before) && !turnOf(step)) return null
    return {
      kind: costs ? 'push after cost' : 'push',
      says: costs
        ? [
            `${capital(was)} takes speed, and ${push} ${brings} it back.`,
            `${capital(push)} first, since ${was} has slowed you down.`,
            `You come out slower than you went in, so get ${push} in before it.`,
          ]
        : [
            `${capital(push)} on the way: it wants more speed than ${was} does.`,
            `Get ${push} in, or it stops halfway.`,
            `It needs speed that the flat does not give, so ${push} first.`,
          ],
    }
  }
  const needs = speedOf(step.trick.motion, step.trick.place).needs
  if (needs < 2) return null
  if (startsHigh(before.trick.motion))
    return { kind: 'from drop', says: ['The speed of the drop is still under you.'] }
  if (isOnRamp(before.trick) && !isMovement(before.trick))
    return {
      kind: 'from wall',
      says: [
        `The speed is there: coming down after ${was} gives it back.`,
        'Rolling down the wall pays for it, no push needed.',
        'The wall gives back on the way down what it took on the way up.',
      ],
    }
  if (isCarriedByDrop(moment) && before.after.speed >= 2)
    return {
      kind: 'still there',
      says: ['You still have speed from the drop.', 'The drop carries this far without a push.'],
    }
  return null
}

const FEET: Record<string, readonly string[]> = {
  'F nollie': [
    'Slide your front foot up to the nose while you roll.',
    'Only the feet move: weight forward, front foot on the nose.',
    'Take a second to shuffle forward for the nollie setup.',
  ],
  'F regular': ['Bring your back foot to the tail again.', 'The feet shuffle back from the nose before it.'],
  'B switch': [
    'Shift your feet while you roll: the front foot now pops.',
    'Your front foot slides onto the trailing end, which is the tail now.',
    'Give yourself a second to change feet for switch.',
  ],
  'B fakie': [
    'Put your back foot on the tail again, which leads now.',
    'Shuffle the feet until the back one is on the tail again.',
  ],
}

/** Where the feet have to move: the same direction, popped by the other foot. */
function feet({ step, before }: Moment): Thought | null {
  const had = before ? before.leaves : 'regular'
  const says = FEET[`${leadOf(step.enters)} ${step.enters}`]
  const lead = leadOf(step.enters)
  const stands = (stance: Stance) => (stance === 'nollie' || stance === 'switch' ? 'front' : 'back')
  const hasTurned = leadOf(had) !== lead
  const popped = hasTurned ? 'back' : stands(before?.enters === 'nollie' ? 'nollie' : had)
  return says && popped !== stands(step.enters) ? { kind: `feet ${step.enters}`, says } : null
}

/** How much harder a trick is for anyone to see it. */
const PLAINLY = 0.5

/** What the last trick is last for. */
function ended({ step, steps }: Moment, before: Step): Thought {
  const { value } = step.trick
  const name = lastOf(step)
  if (isStop(step.trick))
    return {
      kind: 'end stop',
      says: ['And stop: the line is over.', `${capital(the(name))} ends it on the spot.`],
    }
  if (isBrake(step.trick))
    return {
      kind: 'end brake',
      says: [
        'Slide the speed away, and the line is over.',
        `No speed is needed after it, so ${the(name)} takes it out in style.`,
      ],
    }
  if (step.after.lead === null)
    return {
      kind: 'end open',
      says: [`It can roll away either way, so nothing may follow ${the(name)}.`],
    }
  const others = Math.max(...steps.filter((one) => one !== step).map(({ trick }) => trick.value))
  if (value >= others + PLAINLY)
    return {
      kind: 'end hardest',
      says: [
        'The ender: everything before it is there to get you to it.',
        'It is the hardest, and the last one may take every try.',
        `Save ${the(name)} for last, where a miss breaks nothing that follows.`,
        'That is the one people rewind, so the line stops on it.',
        'Hardest last, and then you ride away.',
      ],
    }
  if (value > others - PLAINLY)
    return {
      kind: 'end level',
      says: [
        'Nothing has to follow it, so take your time with it.',
        'The last one: ride away from it and the line is in the can.',
        'One more and it is done, so do not rush it.',
      ],
    }
  const isForStance = leadOf(before.leaves) !== leadOf(before.enters)
  return isForStance
    ? {
        kind: 'end stance',
        says: ['Last for its stance rather than for how hard it is.'],
      }
    : {
        kind: 'end easy',
        says: [
          // What is hard for whoever does it is no rest, though something before it was harder.
          ...(value < RESTFUL ? ['A calm one to ride away from with your arms down.'] : []),
          'The hard part is behind you; this one only has to look good.',
          'Ends the line tidy rather than big.',
        ],
      }
}

/** How hard it is beside the one before. */
function built({ step, steps, at }: Moment, before: Step): Thought | null {
  // Nobody weighs a push against a trick.
  if (isMovement(before.trick) || isMovement(step.trick)) return null
  const more = step.trick.value - before.trick.value
  const was = past(before)
  if (more >= PLAINLY)
    return {
      kind: 'harder',
      says: [
        'A step up, now that you are moving.',
        `Harder than ${was}, so it comes after it.`,
        'By now your legs are warm enough for it.',
        'You build on what has just worked.',
      ],
    }
  if (more <= -PLAINLY && at === steps.length - 1) return null
  if (more <= -PLAINLY)
    return {
      kind: 'breather',
      says: [
        `It is easier than ${was}: a breather in the middle.`,
        'A surer one here calms the nerves.',
        'An easier one now keeps the line alive.',
      ],
    }
  return {
    kind: 'level',
    says: [
      `Much the same effort as ${was}, so keep the rhythm.`,
      'Neither easier nor much harder: stay loose.',
    ],
  }
}

/** How it leaves the rider, where that is another way than it was entered. */
function way({ enters, leaves, after }: Step): Thought | null {
  if (after.lead === null || after.lead === leadOf(enters)) return null
  return {
    kind: `way ${after.lead}`,
    says: [`You roll away ${rolling(leaves)}.`, `It lands you rolling ${rolling(leaves)}.`],
  }
}

/** Which hand the edge is on; only where it is not the same as for the last edge. */
function hand({ trick, enters }: Step, rider: Natural | null, before: readonly Step[]): Thought | null {
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
