import { recordOf } from '../../contacts.ts'
import type { Motion, Stance } from '../../motion.ts'
import { isOnCoping } from '../../motion.ts'
import { facesTravel, type Lead, leadOf, type Meeting, swapped } from '../../stance.ts'
import {
  type Context,
  choose,
  does,
  type Fault,
  fault,
  join,
  type Lesson,
  LONGEST_DESCRIPTION,
  leavesYou,
  revertWords,
  rollAway,
  seedOf,
  sentence,
  some,
  type Ways,
} from '../phrases.ts'
import { GRINDS } from './grinds.ts'
import { SLIDES } from './slides.ts'
import { crossingEnd, type EdgeContact, type EdgeLesson, type EdgeWords, edgeWords } from './words.ts'

const FROM: Record<Stance, string> = {
  regular: '',
  nollie: 'Popped off the nose, ',
  fakie: 'Out of fakie, ',
  switch: 'In switch, ',
}

/** Teaches a grind or a slide. */
export function edgeLesson(
  motion: Motion,
  contact: EdgeContact,
  context: Context,
  exit: Lead | null,
): Lesson {
  const moments = edgeMoments(motion, contact, context, exit)
  const { words, faults } = moments
  const side = motion.approach === null ? '' : `, ${sideWords(motion, words.thing)}`
  const to = motion.to && motion.to !== 'fakie' ? `, and off it to ${motion.to}` : ''
  const seed = seedOf(JSON.stringify(motion))
  const from =
    motion.style === 'Slappy'
      ? 'Without a pop, straight up a curb, '
      : motion.style === 'Alley-Oop'
        ? 'Back against your own line on a ramp, '
        : motion.style === 'One Foot'
          ? 'Standing on one foot, '
          : motion.style === 'Layback'
            ? 'Leaning back onto a hand, '
            : FROM[motion.stance]
  const out = leavesYou(motion.stance, exit, seed)
  const what = `${from}${moments.is}${side}${to}${revertWords(motion)}, ${out}`
  const whole = `${sentence(what)} ${note(motion, contact, words, seed)}`
  const shortened = `${from}${moments.is}${to}, ${out}`
  return {
    description: whole.length > LONGEST_DESCRIPTION ? sentence(shortened) : whole,
    steps: [moments.approach, moments.set, moments.up, moments.lock, moments.hold, moments.out],
    mistakes: faults.slice(0, 3),
  }
}

/** The moments of a grind or a slide, so that a combination can put others before or behind them. */
export function edgeMoments(
  motion: Motion,
  contact: EdgeContact,
  context: Context,
  exit: Lead | null,
  from: Stance = motion.stance,
  met: Meeting | null = null,
) {
  const edge = lessonOf(contact)
  const seed = seedOf(`${context.name ?? ''} ${JSON.stringify(motion)}`)
  const usual = wordsFor(motion, contact, context, seed)
  const spun = met?.turned ? { crosses: crossingEnd(contact, false) } : {}
  const words = { ...usual, ...spun, faces: met?.faces ?? usual.faces }
  const comes = met ? met.comes : motion.approach
  // A spin that stopped a quarter short is finished on the way out, where that is how it ends.
  const isFinished =
    met !== null && met.turned !== null && exit === swapped(leadOf(from), (met.turned + 90) / 180)
  const to = isFinished ? 'fakie' : motion.to
  return {
    words,
    approach: approachStep({ ...motion, stance: from, approach: comes }, contact, words, seed),
    set: setStep(motion, words, seed),
    up: upStep(motion, contact, words, seed),
    turn: contact.kind === 'slide' ? turnWords(motion) : null,
    lock: edge.lock(words),
    hold:
      motion.style === 'One Foot'
        ? oneFooted(contact, words)
        : motion.style === 'Layback'
          ? `Lean back, let the trailing hand skim the ramp behind you and push the board away from you along the coping. ${edge.hold(words)}`
          : edge.hold(words),
    out: outStep({ ...motion, stance: from, to }, contact, words, exit, seed),
    is: edge.is(words),
    faults:
      motion.style === 'Slappy'
        ? withOwn(slappyFaults(contact, words), some(seed, 'faults', unpopped(edge.faults(words)), 1))
        : [...some(seed, 'faults', possibleFaults(edge, words), 2), sideFault(motion, contact, words, seed)],
  }
}

/** The last of what goes wrong in general gives way to what goes wrong with this. */
const withOwn = (usual: readonly Fault[], own: readonly Fault[]): readonly Fault[] => [
  ...usual.slice(0, usual.length - own.length),
  ...own,
]

/** Nothing is popped up a curb, nor from one thing to the next along an edge. */
export const unpopped = (faults: readonly Fault[]): readonly Fault[] =>
  faults.filter(({ mistake, fix }) => !/\b(?:ollie|pop|jump|jumped|hopped|higher)\b/i.test(mistake + fix))

/** A coping has no end to come off, and nothing is popped on the way to it. */
function possibleFaults({ faults }: EdgeLesson, words: EdgeWords): readonly Fault[] {
  const all = faults(words)
  const possible = all.filter(
    ({ mistake, fix }) =>
      !/at the end|before the (?:coping stops|end)|\b(?:pop|hopped)\b/i.test(mistake + fix),
  )
  return words.isRamp && possible.length > 1 ? possible : all
}

function lessonOf(contact: EdgeContact): EdgeLesson {
  return contact.kind === 'grind' ? GRINDS[contact.name] : SLIDES[contact.name]
}

/** A slappy is done on a curb, a layback on a coping, whatever else the trick is at home on. */
function wordsFor(motion: Motion, contact: EdgeContact, context: Context, seed: number): EdgeWords {
  const words = { ...edgeWords(contact, motion.stance, context, seed), faces: facesTravel(motion) }
  if (motion.style === 'Slappy') return { ...words, thing: 'curb', isRamp: false }
  return isOnCoping(motion) ? { ...words, thing: 'coping', isRamp: true } : words
}

const ROLLING: Record<Stance, string> = {
  regular: 'Roll',
  nollie: 'Roll, feet shifted up for a nollie,',
  fakie: 'Roll fakie',
  switch: 'Roll switch',
}

function approachStep(motion: Motion, contact: EdgeContact, words: EdgeWords, seed: number): string {
  const rolling = ROLLING[motion.stance]
  if (words.isRamp) {
    const side =
      motion.approach === null
        ? ''
        : motion.approach === 'frontside'
          ? ', chest to the wall'
          : ', back to the wall'
    if (motion.style === 'Alley-Oop')
      return `${rolling} up the wall on a slant${side}, and plan to travel back the way you came along it.`
    return `${rolling} up the wall at a slant${side}, with speed enough to reach the coping easily.`
  }
  const side = sideWords(motion, 'it')
  if (motion.style === 'Slappy')
    return `${rolling} at the curb at about thirty degrees, ${side}, faster than for anything you would ollie into.`
  const angles: Ways =
    contact.kind === 'slide'
      ? ['at a small angle', 'a little off parallel', 'at about twenty degrees']
      : ['nearly parallel to it', 'almost alongside', 'at an angle of a few degrees']
  const speeds: Ways = ['', ', a push faster than feels safe', ', with speed to spare']
  return `${rolling} toward the ${words.thing} ${choose(seed, 'angle', angles)}, ${side}${choose(seed, 'speed', speeds)}.`
}

function sideWords({ approach }: Motion, thing: string): string {
  if (approach === null) return 'with it on the side you see better'
  const noun = thing === 'it' ? 'it' : `the ${thing}`
  return approach === 'frontside' ? `with ${noun} in front of your chest` : `with ${noun} behind your back`
}

const SET: Record<Stance, Ways> = {
  regular: [
    'Set your feet as for an ollie well before it and crouch',
    'Get your feet into the ollie place early, so that only the pop remains',
    'Put the back foot on the tail two board lengths out and bend',
    'Stop fiddling with your feet early and sink',
  ],
  nollie: [
    'Have the front foot on the nose early, hips still between the bolts',
    'Crouch over the front knee and mean to pop a step earlier than your eye says',
    'Move both feet up in good time and stay off the tip of the nose',
  ],
  fakie: [
    'Look over the leading shoulder and keep your weight in the middle of the board',
    'Measure the distance by the tail, since that end arrives first',
    'Turn your head, not your chest, and sink over both feet',
  ],
  switch: [
    'Set the trailing foot on the tail early and leave it there',
    'Hold the leading shoulder toward the far end and crouch lower than usual',
    'Breathe out, bend, and trust the run-up you measured',
  ],
}

function setStep({ stance, style }: Motion, { thing, isRamp, feet }: EdgeWords, seed: number): string {
  if (style === 'Slappy')
    return choose(seed, 'slappySet', [
      `Keep your ${feet.pop} off the tip of the ${feet.end} and bend both knees: nothing is popped here.`,
      `Stand over both bolts, ${feet.pop} no heavier than the other, and fold your knees.`,
    ])
  if (isRamp)
    return choose(seed, 'curve', [
      'Stay low through the curve with your weight over both feet.',
      `Press through the curve and let the knees fold as the ${thing} comes.`,
      `Keep your eyes on the spot of ${thing} you want and your seat low.`,
    ])
  return join(seed, 'set', SET[stance], [
    '.',
    `, eyes on the ${thing}.`,
    `, with a look at where the ${thing} ends.`,
  ])
}

function upStep(
  motion: Motion,
  contact: EdgeContact,
  { feet, thing, isRamp, isFakie, crosses }: EdgeWords,
  seed: number,
): string {
  const { rest } = recordOf(contact).lie
  if (motion.style === 'Slappy') {
    const [leading, trailing] = wheelsOf(isFakie)
    const throws =
      contact.kind === 'slide'
        ? turnWords(motion)
        : rest.startsWith(isFakie ? 'tail' : 'nose')
          ? 'throw your hips in over them'
          : `throw your hips up so that the ${trailing} wheels bump up after them`
    return `As the ${leading} wheels hit the curb, lighten the ${isFakie ? feet.tail : feet.nose} so that they climb it, and ${throws}.`
  }
  if (isRamp) {
    return motion.style === 'Alley-Oop'
      ? `Under the ${thing} turn head and hips back against your line, then lift the wheels over it.`
      : contact.kind === 'slide' && (crosses === 'tail') !== isFakie
        ? `As you run out of wall turn head and hips on around, so that the ${crosses} swings up over the ${thing} and the ${crosses === 'tail' ? 'nose' : 'tail'} looks back down.`
        : `Lift the wheels over the ${thing} as you run out of wall, hips coming up above it.`
  }
  if (contact.kind === 'slide') {
    return join(
      seed,
      'up',
      [`Pop ${feet.ollie} and `, `Pop the ${feet.end}, rise, and `, `Go up off the ${feet.pop} and `],
      [`${turnWords(motion)}.`],
    )
  }
  return join(
    seed,
    'up',
    [
      `Pop ${feet.ollie} a few inches higher than the ${thing}`,
      `Pop ${feet.ollie} early`,
      `Snap the ${feet.end} close beside the ${thing}`,
    ],
    [
      ' and drift over it instead of jumping at it.',
      ', so that you come down onto it from above.',
      ' and carry your hips sideways until they are over it.',
      ` and pull the ${feet.flick} up before the rest of you.`,
    ],
  )
}

function turnWords(motion: Motion): string {
  return `turn a quarter${facingClause(facesTravel(motion))}`
}

/** What a rider who stands across the edge looks at; an empty string where the words leave it open. */
export function facingClause(faces: boolean | null): string {
  if (faces === null) return ''
  return faces
    ? ' so that your chest faces travel'
    : ' so that your back goes first and you look out over the leading shoulder'
}

/** The foot that carries least comes off. */
function oneFooted(contact: EdgeContact, { feet, thing }: EdgeWords): string {
  const free = recordOf(contact).lie.rest.startsWith('nose') ? feet.tail : feet.nose
  const standing = free === feet.nose ? feet.tail : feet.nose
  return `Once it runs, stand on the ${standing} alone and hold the ${free} out beside the ${thing}; put it back before the end.`
}

/** What the wheels ahead and those behind are called. */
const wheelsOf = (isFakie: boolean) =>
  isFakie ? (['leading', 'trailing'] as const) : (['front', 'back'] as const)

/** Off the edge and away. */
function outStep(
  motion: Motion,
  contact: EdgeContact,
  words: EdgeWords,
  exit: Lead | null,
  seed: number,
): string {
  const usual =
    contact.kind === 'slide' && !words.isRamp
      ? slideOut(motion, contact, words, seed)
      : grindOut(motion, words, seed)
  const keepsLead = exit === null ? null : exit === leadOf(motion.stance)
  const out = lessonOf(contact).out?.(words, keepsLead) ?? usual
  const revert = motion.revert ? ', slide the last half turn around on the wheels' : ''
  return `${out}${revert} and ${rollAway(motion.stance, exit, seed)}.`
}

function slideOut({ to }: Motion, contact: EdgeContact, words: EdgeWords, seed: number): string {
  const { thing, feet } = words
  const end = bluntEnd(contact)
  if (end) return bluntOut(end, to !== null, words, seed)
  return to
    ? choose(seed, 'slideOut', [
        'Near the end turn a further quarter the way you were already turning, land',
        `Before the ${thing} ends let the shoulders finish the half turn, drop off`,
      ])
    : choose(seed, 'slideOut', [
        'Before it slows, turn hips and shoulders back in line, let the wheels land together',
        `Just before the ${thing} ends, unwind the quarter from the shoulders down, land flat`,
        `While you still slide, look down the road, let the ${feet.flick} bring its end back in line, land`,
      ])
}

/** The end that is pressed against the side while its wheels are up on top. */
function bluntEnd({ name }: EdgeContact): 'nose' | 'tail' | null {
  return name === 'Bluntslide' ? 'tail' : name === 'Noseblunt Slide' ? 'nose' : null
}

/** Wheels on top keep the board from falling off: it has to be popped. */
function bluntOut(end: 'nose' | 'tail', isTurned: boolean, { thing, feet }: EdgeWords, seed: number): string {
  return isTurned
    ? `While it still slides, pop the ${end} off the ${thing} with the ${feet[end]}, turn a further quarter the way you were already turning, land`
    : choose(seed, 'bluntOut', [
        `Before it slows, pop the ${end} off the ${thing} with the ${feet[end]}, pull the knees up until the wheels are clear, turn back in line, land`,
        `While it still slides, hop out off the ${feet[end]} with a short pop of the ${end}, bring the board back in line, land`,
      ])
}

function grindOut({ to, style }: Motion, { thing, isRamp, isFakie, feet }: EdgeWords, seed: number): string {
  if (isRamp)
    return to
      ? `Lift off the ${thing}, let the board drop back in the way it lies`
      : `Swing the ${isFakie ? 'tail' : 'nose'} down the transition, lean in with it`
  if (style === 'Slappy')
    return 'Lift the wheels over the lip of the curb with your knees, drop to the street'
  return to
    ? 'At the end lift off, turn halfway around in the air'
    : choose(seed, 'grindOut', [
        `Lift the board level as the ${thing} ends, land on all four wheels`,
        `Let the ${thing} run out under you, level the board with the ${feet.flick}, land`,
        `Give the board a small hop off the end of the ${thing}, land flat`,
      ])
}

function slappyFaults(contact: EdgeContact, words: EdgeWords): Fault[] {
  const { feet, isFakie } = words
  const [leading] = wheelsOf(isFakie)
  return [
    fault(
      `The ${leading} wheels stop dead against the curb.`,
      `Square hits stop. Come in at more of a slant and lift the ${isFakie ? feet.tail : feet.nose} at the touch, not after it.`,
    ),
    fault(
      `The ${leading} end gets on and ${restBehind(contact, words)} will not follow.`,
      'Speed lifts a slappy, and your hips steer it. Throw them up over the curb with the bump.',
    ),
    fault(
      'You are up and stick after a foot.',
      'Rub wax on the lip for as far as you mean to go, and bring more speed; nothing else gets you along a curb.',
    ),
  ]
}

/** What still hangs off the curb when the first wheels are on it. */
function restBehind(contact: EdgeContact, words: EdgeWords): string {
  const { rest } = recordOf(contact).lie
  return rest === (words.isFakie ? 'nose truck' : 'tail truck')
    ? touchOf(contact, words)
    : rest === 'both trucks'
      ? `the ${wheelsOf(words.isFakie)[1]} wheels`
      : 'your weight'
}

function sideFault(motion: Motion, contact: EdgeContact, words: EdgeWords, seed: number): Fault {
  const { thing, isRamp } = words
  const touch = touchOf(contact, words)
  if (motion.style === 'Layback')
    return fault(
      'You hang on the hand and stop.',
      'The hand only brushes along. Keep the hips moving with the board.',
    )
  if (motion.style === 'Alley-Oop')
    return fault(
      'You turn back and have no speed to grind with.',
      'The slant up was too long. Come up steeper and turn while the wheels still climb.',
    )
  if (isRamp)
    return choose(seed, 'sideFault', [
      fault(
        `You run out of speed before ${does(touch, 'reach')} the coping.`,
        'Pump the wall below and come up straighter: a long slant costs the last bit of height.',
      ),
      fault(
        'It stops where it touched.',
        'You came too square. Slant your line, so that you arrive already moving along the coping.',
      ),
    ])
  if (motion.stance !== 'regular') return stanceFault(motion.stance, contact, words, seed)
  if (motion.approach === 'backside')
    return choose(seed, 'sideFault', [
      fault(
        `You come up short because you cannot see the ${thing}.`,
        `Turn the head over the leading shoulder before you pop and fix the place for ${touch}.`,
      ),
      fault(
        `Your heels drop off the near side of the ${thing}.`,
        `You were afraid of falling behind it. Sit back over it as you rise and ${does(touch, 'follow')}.`,
      ),
    ])
  return choose(seed, 'sideFault', [
    fault(
      `You reach for the ${thing} with your toes and fold in half.`,
      `It comes to you: jump with a straight back, pull the knees up and let ${touch} find it.`,
    ),
    fault(
      `You start too far away, and ${touch} ${touch.endsWith('trucks') ? 'get' : 'gets'} ${thing === 'rail' ? `no further than the near side of the rail` : 'only the very corner'}.`,
      `Ride closer to the ${thing} than feels comfortable; a shoe's width is all the room the pop needs.`,
    ),
  ])
}

function stanceFault(
  stance: Exclude<Stance, 'regular'>,
  contact: EdgeContact,
  words: EdgeWords,
  seed: number,
): Fault {
  const { thing } = words
  const touch = touchOf(contact, words)
  switch (stance) {
    case 'nollie':
      return choose(seed, 'sideFault', [
        fault(
          `The nose clips the ${thing} on the way up.`,
          `It arrives first and rises last in a nollie. Leave the ground a board's length earlier, front knee high.`,
        ),
        fault(
          `The tail is up and the front wheels stay under the ${thing}.`,
          `Popping the nose pushes it down. Draw the front knee up hard the moment it has clicked, then think of ${touch}.`,
        ),
      ])
    case 'fakie':
      return choose(seed, 'sideFault', [
        fault(
          `The tail rams the ${thing} before you are up.`,
          `It arrives ahead of you. Pop a board's length earlier than you would rolling forward, and put down ${touch} from above.`,
        ),
        fault(
          `You twist to see the ${thing} and come at it crooked.`,
          `Only the neck turns. The front shoulder goes on pointing back along the way you came until you feel ${touch}.`,
        ),
      ])
    case 'switch':
      return choose(seed, 'sideFault', [
        fault(
          `You get on the ${thing}, but only just.`,
          `The switch pop is lower than you believe. Take a ${thing} a few inches lower until ${does(touch, 'land')} from above.`,
        ),
        fault(
          `You bail as soon as you feel the ${thing}.`,
          `Your feet have never stood like that. Put ${touch} up there by hand and rock on the board until it is known.`,
        ),
      ])
  }
}

/** The part of the board that meets the edge, as a skater calls it in that stance. */
export function touchOf(contact: EdgeContact, { isFakie }: Pick<EdgeWords, 'isFakie'>): string {
  switch (recordOf(contact).lie.rest) {
    case 'both trucks':
      return 'both trucks'
    case 'deck':
      return 'the middle of the deck'
    case 'nose':
      return 'the nose'
    case 'tail':
      return 'the tail'
    case 'nose truck':
      return isFakie ? 'the truck under the nose' : 'the front truck'
    case 'tail truck':
      return isFakie ? 'the truck under the tail' : 'the back truck'
  }
}

/** What is peculiar to it: its side where the stance is the usual one, else what the stance does to it. */
function note(motion: Motion, contact: EdgeContact, words: EdgeWords, seed: number): string {
  const { isRamp, thing } = words
  const touch = touchOf(contact, words)
  if (motion.style === 'Slappy')
    return 'A rounded, waxed curb does half of the climbing, and your hips do the other half.'
  if (motion.style === 'Layback')
    return 'The lean gives the push: the further the hips go back, the harder the board is pressed against the coping.'
  if (motion.style === 'Alley-Oop')
    return 'You go along the coping against the way you carved up, so the turn has to be done before the metal touches.'
  if (isRamp)
    return choose(seed, 'rampNote', [
      `Speed carries ${touch} along the coping, so do not pump it away on the way up.`,
      `The slant you come up on decides how far ${touch} will travel.`,
    ])
  if (motion.stance !== 'regular') return stanceNote(motion.stance, contact, words, seed)
  const faces = facesTravel(motion)
  if (contact.kind === 'slide' && faces !== null) {
    return faces
      ? `You watch the ${thing} come past below you, and the hips have to keep up with your eyes.`
      : `Your back leads, so find the end of the ${thing} over your shoulder and stay looking.`
  }
  if (motion.approach === null)
    return `Take it on whichever side you see the ${thing} better, until ${does(touch, 'lock')} without you looking.`
  return motion.approach === 'frontside'
    ? `With the ${thing} in view from the first push, you can put ${touch} exactly where you want ${touch.endsWith('trucks') ? 'them' : 'it'}.`
    : `Look early, then trust your heels: the ${thing} is where it was, and ${does(touch, 'lock')} by feel.`
}

function stanceNote(
  stance: Exclude<Stance, 'regular'>,
  contact: EdgeContact,
  words: EdgeWords,
  seed: number,
): string {
  const { rest } = recordOf(contact).lie
  const { thing } = words
  const touch = touchOf(contact, words)
  const end = rest.startsWith('nose') ? 'nose' : rest.startsWith('tail') ? 'tail' : 'middle'
  if (stance === 'nollie') {
    if (end === 'nose')
      return choose(seed, 'note', [
        `One foot does it all: it strikes the nose on the ground, then has to carry it up onto the ${thing}.`,
        `The nose goes down before it goes up, so leave it room below the ${thing}.`,
      ])
    if (end === 'tail')
      return choose(seed, 'note', [
        `The tail is up early; the nose has to come after it and stay out of the way of the ${thing}.`,
        `Off the nose the tail rises first, which puts ${touch} over the ${thing} before you expect it.`,
      ])
    return `The tail comes up first and the nose last, so wait to level the board before it meets the ${thing}.`
  }
  if (stance === 'fakie') {
    if (end === 'tail')
      return choose(seed, 'note', [
        `The tail leads, so the foot that pops is also the one that stands on the ${thing}.`,
        `It feels like the same thing on the nose with your feet swapped, because the tail is what arrives first.`,
      ])
    if (end === 'nose')
      return `The nose trails here, so you pop on one foot and land your weight on the other, behind you.`
    return choose(seed, 'note', [
      `Rolling backward you meet the ${thing} tail first and have less of it in view than you think.`,
      `You judge the ${thing} over your shoulder and the height by feel.`,
    ])
  }
  if (end === 'middle')
    return choose(seed, 'note', [
      `In switch the ${thing} looks higher than it is, so measure it with ten plain ollies beside it.`,
      `Nothing about the ${thing} has changed; only the foot that has to pop you up to it has.`,
    ])
  return choose(seed, 'note', [
    `The weight goes onto the foot you trust less, so put ${touch} up there by hand and stand on ${touch.endsWith('trucks') ? 'them' : 'it'} first.`,
    `The pop is the easy half; standing on ${touch} the wrong way around is what has to be learned.`,
  ])
}
