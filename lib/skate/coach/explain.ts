import type { ContactName } from '../contacts.ts'
import { FEET, placesOfFeet } from '../feet.ts'
import { lessonFor } from '../lessons/lesson.ts'
import { choose, seedOf, turns } from '../lessons/phrases.ts'
import type { Motion } from '../motion.ts'
import type { Aim } from './aim.ts'
import { covers, keyOf, type Library, type Suggestable } from './library.ts'
import { MOODS, type Mood } from './tastes/moods.ts'
import { has } from './traits.ts'
import { originOf } from './wish/origins.ts'
import type { Question } from './wish/questions.ts'
import type { Wish } from './wish/reading.ts'

/** What a coach would say about a trick to the one who asks. */
export interface Facts {
  /** A trick that it uses, and whether the skater says to land it. */
  readonly uses: string | null
  readonly isOwn: boolean
  /** Two tricks that the skater lands and that make it up together. */
  readonly pair: readonly [string, string] | null
  readonly adds: string | null
  readonly goesWrong: string | null
}

/** What a trick takes from one the skater knows, what is new in it, and what goes wrong first. */
export function factsOf(trick: Suggestable, library: Library, aim: Aim): Facts {
  const base = baseOf(trick.motion, library, aim)
  return {
    uses: base ? inSentence(base.name) : null,
    isOwn: base?.isOwn ?? false,
    pair: pairOf(trick.motion, library, aim),
    adds: base ? added(base.motion, trick.motion) : null,
    goesWrong: firstMistake(trick),
  }
}

/** The two of a skater's tricks that a trick is made of, so that nothing in it is called new that is not. */
function pairOf(made: Motion, { steps }: Library, { have }: Aim): readonly [string, string] | null {
  const before = [...(steps.get(keyOf(made)) ?? []), ...made.parts.map(keyOf)]
  const [one, other] = have
    .filter((known) => keyOf(known) !== 'Ollie' && before.includes(keyOf(known)))
    .map((known) => inSentence(keyOf(known)))
  return one && other ? [one, other] : null
}

interface Base {
  readonly motion: Motion
  readonly name: string
  readonly isOwn: boolean
}

/** The trick it starts from: one that is landed if there is one, else the last one before it. */
function baseOf(made: Motion, { steps, byKey }: Library, { haveKeys, implied, have }: Aim): Base | null {
  const before = (steps.get(keyOf(made)) ?? []).filter(
    (key) => key !== 'Ollie' || !isWithoutOllie(made) || (made.style !== 'Slappy' && haveKeys.has(key)),
  )
  const own = before.find((key) => haveKeys.has(key)) ?? before.find((key) => implied.has(key))
  // Who slides already has more than the ollie.
  const sibling =
    have.find((known) => isOnEdge(known) && isOnEdge(made) && known.contact?.kind === made.contact?.kind) ??
    (own ? undefined : have.find((known) => isCloseTo(known, made)))
  if (sibling) return { motion: sibling, name: keyOf(sibling), isOwn: true }
  const key = own ?? before[0]
  const trick = key === undefined ? undefined : byKey.get(key)
  const [first] = made.parts
  const plainer = trick ? undefined : plainerOf(made).find((each) => byKey.has(keyOf(each)))
  if (plainer) return { motion: plainer, name: keyOf(plainer), isOwn: haveKeys.has(keyOf(plainer)) }
  if (!trick && first) return { motion: first, name: keyOf(first), isOwn: haveKeys.has(keyOf(first)) }
  return trick ? { motion: trick.motion, name: trick.name, isOwn: own !== undefined } : null
}

/** What is pushed up an edge, stepped off or jumped from a foot takes nothing from an ollie. */
const isWithoutOllie = ({ style }: Motion) => style !== null && /^(?:Slappy|No Comply|Boneless)$/.test(style)

const isOnEdge = ({ contact, parts, style }: Motion) =>
  parts.length === 0 && style === null && (contact?.kind === 'grind' || contact?.kind === 'slide')

/** The same trick without what sets it apart, for one that no list leads up to. */
const plainerOf = (made: Motion): Motion[] =>
  [
    made.to && { ...made, to: null },
    made.revert && { ...made, revert: null },
    made.stance !== 'regular' && { ...made, stance: 'regular' as const },
    made.contact && made.approach && { ...made, to: null, approach: null },
  ].flatMap((each) => each || [])

/** The same trick in another stance, with another turn or on another side. */
function isCloseTo(known: Motion, made: Motion): boolean {
  if (known.parts.length > 0 || made.parts.length > 0) return false
  const changes = [
    known.stance !== made.stance,
    known.flip.kind !== made.flip.kind,
    known.flip.count !== made.flip.count,
    known.bodyDeg !== made.bodyDeg || known.boardDeg !== made.boardDeg,
    known.contact?.name !== made.contact?.name,
    known.style !== made.style,
  ]
  return changes.filter(Boolean).length === 1
}

function firstMistake({ motion: made, name, family, obstacles }: Suggestable): string | null {
  const lesson = lessonFor(made, { name, family, obstacles })
  const [first] = lesson.isOpen ? [] : lesson.mistakes
  if (!first || /-?pushing/i.test(name)) return null
  return first.mistake.split(/(?<=[.!?]) /)[0] ?? null
}

const STANCE_ADDS = {
  regular: 'rolling in your own stance',
  nollie: 'the pop off the nose with your front foot',
  fakie: 'rolling backward in fakie',
  switch: 'having your other foot in front',
} as const

/** Planted with a foot; all other plants are on a hand. */
const isOnFoot = (name: ContactName) => /^(?:Bean Plant|Fastplant|Texas Plant)$/.test(name)

const KIND_ADDS = {
  grind: 'riding along an edge on the trucks',
  slide: 'sliding along an edge on the wood',
  manual: 'balance on two wheels',
  stall: 'a stop on the coping',
  grab: 'a hand on the board',
  air: 'leaving the coping',
  plant: 'a hand planted on the coping and the board above you',
} as const

const STYLE_ADDS: Readonly<Record<string, string>> = {
  'No Comply': 'the front foot stepping off as the board comes up',
  Boneless: 'a hand on the edge and a jump off the planted foot',
  Pressure: 'a flip that is pressed out of the tail instead of flicked',
  'Ollie North': 'the front foot kicked out past the nose',
  'Old School': 'a flip that the feet lift instead of flick',
  Wallride: 'wheels on a wall',
  'One Foot': 'one foot off the board',
  Powerslide: 'wheels that slide sideways',
  Slappy: 'the trucks pushed up the curb without an ollie',
  'Late Shuvit': 'a push of the back foot at the top',
  'Back Foot': 'a flick that the back foot does',
  'Front Foot': 'the front foot doing the work of the back one',
  Shifty: 'a quarter turn of the board that is brought back before the landing',
  Fingerflip: 'a flip that the fingers do',
  'Foot Brake': 'a foot that drags on the ground',
  'Tail Brake': 'the heel pressing the tail to the ground',
  Kickturn: 'the front wheels lifted for the turn',
  'Tic Tac': 'one small turn after the other, which gives speed',
  Carve: 'a long turn with the weight on one edge',
  Pump: 'speed that comes from bending and stretching',
  'Hippie Jump': 'a jump that leaves the board rolling under you',
  Caveman: 'the jump onto the board from the ground',
  'Acid Drop': 'rolling off a ledge and landing with the board under you',
  'Bomb Drop': 'a jump off something high with the board in the hand',
  'Drop In': 'trust in the front foot',
  'Roll In': 'rolling over the edge without a stop',
  'Hang Ten': 'both feet on the nose',
  Underflip: 'a flick from below, against the way it turns',
  Casper: 'a foot under the board and one on top of it',
  Airwalk: 'both feet kicked off in the air',
  'Ollie South': 'the back foot kicked out past the tail',
  'Pole Jam': 'riding up a pole that leans away from you',
  'Walk the Dog': 'the front foot turning the board round itself',
  Spacewalk: 'the nose swung from side to side on the back wheels',
  Bertslide: 'a hand on the ground and the board slid round it',
  'Coleman Slide': 'a hand on the ground and the board slid to a stop',
  Pogo: 'hops with the board on its end',
  Railstand: 'standing on the edge of the board',
}

/** What tells a contact from others of its kind. */
const CONTACT_ADDS: Readonly<Record<string, string>> = {
  'Street Plant': 'a hand planted on the ground',
  Wallplant: 'a foot planted on the wall',
  Manual: 'balance on the back wheels',
  'Nose Manual': 'balance on the front wheels',
  '5-0': 'balance on the back truck',
  Nosegrind: 'balance on the front truck',
  'Smith Grind': 'the front truck hanging down beside the edge',
  'Feeble Grind': 'the front truck hanging over on the far side',
  'Crooked Grind': 'the nose pressed down at an angle',
  'Overcrook Grind': 'the nose pressed down with the tail out over the far side',
  'Noseblunt Slide': 'the nose slid with the wheels on top of the edge',
  Noseslide: 'locking the nose onto the edge',
  Tailslide: 'locking the tail onto the edge',
  Lipslide: 'swinging the tail over the edge first',
  Bluntslide: 'the tail slid with the wheels on top of the edge',
  'Rock and Roll': 'the half turn on the coping to come back in',
  Disaster: 'landing with the middle of the board on the coping and rocking back in',
  Pivot: 'standing on the back truck alone',
  'Tail Stall': 'standing on the tail with the board flat against the coping',
  'Nose Stall': 'standing on the nose, which you come into fakie or turning',
  'Rock to Fakie': 'the front wheels over the coping and back again',
  'Axle Stall': 'both trucks on the coping',
  Indy: 'the back hand between the toes',
  Mute: 'the front hand between the toes',
  Melon: 'the front hand behind the heels',
  Stalefish: 'the back hand round behind the back leg',
}

/** How the board lies in a grind or slide, where that can be said in a word. */
export function lieOf({ contact, parts }: Motion): string | null {
  if (!contact || parts.length > 0) return null
  if (contact.name === '50-50') return 'both trucks on the edge'
  if (contact.name === 'Boardslide') return 'the middle of the board on the edge'
  return /^(?:grind|slide|stall)$/.test(contact.kind) ? (CONTACT_ADDS[contact.name] ?? null) : null
}

/** What another contact of the same kind comes to, where there is no more to say about it. */
const OTHER_ADDS = {
  grind: 'another way for the trucks to stand on the edge',
  slide: 'another part of the board on the edge',
  manual: 'the other pair of wheels',
  stall: 'another way to stop on the coping',
  grab: 'another hold on the board',
  air: 'another way above the coping',
  plant: 'another way to hold yourself up',
} as const

/** What the second trick has that the first has not; null where there is no more to say than its name. */
export function added(from: Motion, to: Motion): string | null {
  const adds: string[] = []
  if (to.parts.length > 0) return combined(from, to)
  if (to.stance !== from.stance) adds.push(STANCE_ADDS[to.stance])
  if (to.contact && to.contact.name !== from.contact?.name)
    adds.push(
      to.contact.kind === from.contact?.kind
        ? (CONTACT_ADDS[to.contact.name] ?? OTHER_ADDS[to.contact.kind])
        : CONTACT_ADDS[to.contact.name] && from.contact?.kind !== 'manual'
          ? (CONTACT_ADDS[to.contact.name] ?? '')
          : from.contact && /grab|air/.test(`${from.contact.kind}`) && to.contact.kind === 'air'
            ? OTHER_ADDS.grab
            : to.contact.kind === 'plant' && from.style === 'Boneless'
              ? 'doing it at the top of a ramp'
              : isOnFoot(to.contact.name)
                ? 'a foot planted on the coping'
                : KIND_ADDS[to.contact.kind],
    )
  else if (to.approach && from.approach && to.approach !== from.approach)
    adds.push(
      to.approach === 'backside' ? 'coming at it with your back first' : 'coming at it with your chest first',
    )
  if (to.style && to.style !== from.style)
    adds.push(...(STYLE_ADDS[to.style] ? [STYLE_ADDS[to.style] ?? ''] : []))
  // A carve is no kickturn with less turn.
  if (to.pop || !to.style || to.style === from.style) adds.push(...flipAdds(from, to), ...turnAdds(from, to))
  if (to.late && !from.late) adds.push('waiting until the top before the board turns')
  if (to.wrap && !from.wrap) adds.push('wrapping the board round one foot')
  if (to.pop && !from.pop && adds.length === 0) adds.push('a pop, so that all four wheels leave the ground')
  if (to.revert && !from.revert) adds.push('a last half turn slid on the wheels')
  if (to.to === 'fakie' && from.to !== 'fakie') adds.push('rolling away fakie')
  return adds.length > 0 ? list.format(adds.slice(0, 2)) : null
}

const list = new Intl.ListFormat('en', { type: 'conjunction' })

function combined(from: Motion, to: Motion): string {
  const known = (from.parts.length > 0 ? from.parts : [from]).map(keyOf)
  const fresh = to.parts.filter((part) => {
    const at = known.indexOf(keyOf(part))
    if (at >= 0) known.splice(at, 1)
    return at < 0
  })
  const [first] = fresh
  if (!first) return 'a second trick out of it'
  const name = inSentence(keyOf(first))
  if (to.parts.indexOf(first) === 0) return `the ${name} before it`
  return first.contact ? `the ${name} it lands in` : `the ${name} out of it`
}

/** What a flip is made of, for where it is no help to call it by its own name. */
const FLICKS = {
  kick: 'a flick of the toes that rolls the board over once',
  heel: 'a kick of the heel that rolls the board over once',
} as const

function flipAdds(from: Motion, { flip, bodyDeg, boardDeg }: Motion): string[] {
  const isOnlyFlip = bodyDeg === 0 && boardDeg === 0 && flip.count === 1 && !flip.late
  if (flip.kind !== 'kick' && flip.kind !== 'heel') return []
  const name = flip.kind === 'heel' ? 'heelflip' : 'kickflip'
  if (from.flip.kind === 'none')
    return [isOnlyFlip ? FLICKS[flip.kind] : `a ${flip.late ? 'late ' : ''}${name} on top`]
  const adds: string[] = []
  if (from.flip.kind !== flip.kind)
    adds.push(flip.kind === 'heel' ? 'a flick off the heel' : 'a flick off the toes')
  if ((flip.count ?? 1) > (from.flip.count ?? 1)) adds.push('one more roll of the board')
  if (flip.late && !from.flip.late) adds.push('a flick that waits for the top')
  return adds
}

function turnAdds(from: Motion, to: Motion): string[] {
  const [body, board] = [to.bodyDeg, to.boardDeg]
  if (body === null || board === null || from.bodyDeg === null || from.boardDeg === null) return []
  if (to.contact || to.style === 'Ollie North') return []
  const side = (deg: number) => (deg > 0 ? 'frontside' : 'backside')
  const [more, own] = [body - from.bodyDeg, board - body - (from.boardDeg - from.bodyDeg)]
  const adds: string[] = []
  // The board turns no further than before: it is the body that goes along.
  if (more !== 0 && board === from.boardDeg && from.bodyDeg === 0)
    return [`your body going along for ${turns(Math.abs(more))} ${side(more)}`]
  if (more !== 0 && Math.abs(body) < Math.abs(from.bodyDeg)) adds.push('less turn')
  else if (more !== 0 && Math.sign(body) !== Math.sign(from.bodyDeg) && from.bodyDeg !== 0)
    adds.push(`the turn the other way, ${side(body)}`)
  else if (more !== 0) adds.push(`${turns(Math.abs(more))} ${side(more)}`)
  if (own !== 0) {
    const size = Math.abs(board - body)
    if (size > 0) adds.push(`a board that makes ${turns(size)} ${side(board - body)} under you`)
  }
  return adds
}

/** A trick's name in the middle of a sentence. */
export function inSentence(name: string): string {
  return name
    .toLowerCase()
    .replace(
      /\b(smith|feeble|indy|mctwist|losi|suski|barley|willy|madonna|christ|japan|del mar|mullen)\b/g,
      (word) => word.charAt(0).toUpperCase() + word.slice(1),
    )
    .replace(/\bFeeble\b/, 'feeble')
    .replace(/\bMctwist\b/, 'McTwist')
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Why this trick, in at most two sentences: what it uses, what is new, what goes wrong first. */
export function coachReason(trick: Suggestable, wish: Wish, library: Library, aim: Aim): string {
  const { question } = wish
  const asked =
    question && question.of !== 'how hard' && covers(question.about, trick.motion)
      ? answerTo(question.of, trick)
      : null
  if (asked) return asked
  const facts = factsOf(trick, library, aim)
  const seed = seedOf(`${trick.name} ${wish.can.length} ${wish.moods.join()}`)
  const first = sentenceOn(trick, facts, wish, aim, seed)
  const wrong = facts.goesWrong
  if (!wrong) return first
  const second = choose(seed, 'wrong', [
    `What goes wrong first: ${lower(wrong)}`,
    `Expect this on the first tries: ${lower(wrong)}`,
    `The usual trouble at the start: ${lower(wrong)}`,
    `Watch for this one first: ${lower(wrong)}`,
  ])
  return `${first} ${second}`
}

/** What a plain question about a trick is answered with. */
function answerTo(of: Exclude<Question['of'], 'how hard'>, trick: Suggestable): string | null {
  const { motion: made, name, family, obstacles } = trick
  if (of === 'what' || of === 'how') return howItIsDone(trick, of)
  if (of === 'stance') return STANCES_SAID[made.stance]
  const { description, steps } = lessonFor(made, { name, family, obstacles })
  if (of === 'origin') {
    const what = firstSentence(description)
    const isTold = !what.toLowerCase().includes(name.toLowerCase())
    return `${originOf(keyOf(made))} ${isTold ? what : firstSentence(steps[Math.floor(steps.length / 2)] ?? what)}`
  }
  if (of === 'look') {
    const at = steps.findIndex((step) => LOOKS.test(step))
    return at < 0
      ? howItIsDone(trick, 'how')
      : [steps[at], steps[at + 1]]
          .map((step) => firstSentence(step ?? ''))
          .join(' ')
          .trim()
  }
  const caught = of === 'catch' ? steps.find((step) => CATCHES.test(step)) : undefined
  if (!caught && (made.parts.length > 0 || (made.contact && made.contact.kind !== 'manual')))
    return howItIsDone(trick, 'how')
  const feet = FEET[made.stance]
  const [popping, other] = placesOfFeet(made)
  const stand = `${upper(popping?.foot ?? '')} ${popping?.place}; ${other?.foot} ${other?.place}.`
  if (caught) return `${firstSentence(caught)} ${stand}`
  const isScooped = made.bodyDeg !== made.boardDeg
  const isFlicked = made.flip.kind === 'kick' || made.flip.kind === 'heel'
  if (!made.pop) return stand
  return `${stand} The ${feet.pop} ${isScooped ? 'pops and scoops' : 'pops'}, and the ${feet.flick} ${isFlicked ? 'flicks' : 'slides up and levels the board'}.`
}

const STANCES_SAID: Readonly<Record<Motion['stance'], string>> = {
  regular:
    'It is the way you roll and stand without thinking. Whatever is not called otherwise is done in it.',
  fakie:
    'Fakie is rolling backward with your feet where they always are, so that the tail leads and you still pop it with the back foot. Ollie like that and you have a fakie ollie.',
  nollie:
    'Nollie is rolling forward as always and popping the nose with your front foot instead of the tail. It is an ollie off the wrong end, and most tricks can be done that way.',
  switch:
    'Switch is standing the other way round, with your other foot in front, and popping the tail as ever. To your feet it is like learning all over again.',
}

const LOOKS = /\b(?:eyes?|look|spot|chin|head|see)\b/i
const CATCHES = /\b(?:catch|take it|grip|both soles)\b/i

/** The two moments that a trick turns on, or what it is and the first of them, for whoever asks. */
function howItIsDone(
  { motion: made, name, family, obstacles }: Suggestable,
  of: 'what' | 'how',
): string | null {
  const { description, steps, isOpen } = lessonFor(made, { name, family, obstacles })
  if (isOpen || steps.length < 4) return null
  const at = Math.min(Math.floor(steps.length / 2), steps.length - 2)
  const what = firstSentence(description)
  const isTold = of === 'what' && !what.toLowerCase().includes(name.toLowerCase())
  return [isTold ? what : (steps[at] ?? ''), steps[isTold ? at : at + 1] ?? ''].map(firstSentence).join(' ')
}

const firstSentence = (text: string) => text.split(/(?<=[.!?]) /)[0] ?? text

/** How hard a trick is on a scale that a skater knows. */
function hardness({ value }: Suggestable, name: string): string {
  const how =
    value < 2
      ? 'one of the easiest there are'
      : value < 3.2
        ? 'among the first that most people learn'
        : value < 4.6
          ? 'a step up from the basics'
          : value < 5.8
            ? 'in the middle, and weeks of work for most'
            : value < 7
              ? 'a hard one, and months of work for most'
              : 'among the hard ones even for good skaters'
  return `the ${inSentence(name)} is ${how}`
}

/** What the place changes, for whoever says where it is to be. */
const WHERE: Readonly<Record<string, string>> = {
  gap: 'get it sure on flat ground, then take it to the gap or the stairs',
  hip: 'sure on flat ground first, then off the jump',
  bank: 'a bank gives you the turn almost for free',
  'on Rail': 'a bar is narrow, so be square above it from the first touch',
  'style Pole Jam': 'come in fast and straight at the foot of the pole',
}

/** What is said of a mood is true of a trick that is about as hard as the mood allows. */
function holds(mood: Mood, { value }: Suggestable): boolean {
  const { least = 1, most = 10 } = MOODS[mood]
  return value > least - 0.8 && value < most + 0.8
}

function sentenceOn(
  trick: Suggestable,
  { uses, isOwn, pair, adds }: Facts,
  wish: Wish,
  aim: Aim,
  seed: number,
): string {
  const level = wish.question?.of === 'how hard' ? hardness(trick, trick.name) : null
  const mood = wish.hero?.tricks.includes(trick.name)
    ? `one you know from ${wish.hero.name}`
    : wish.moods.filter((each) => holds(each, trick)).map((each) => MOODS[each].says)[0]
  const goal = aim.toward ? `On the way to the ${inSentence(keyOf(aim.toward))}` : null
  const use = (() => {
    if (pair) return `you have the ${pair[0]} and the ${pair[1]}, and this puts the two together`
    if (!uses) return null
    if (!adds) return isOwn ? `your ${uses} is most of it` : `the ${uses} is most of it`
    const what = adds
    // "With" goes before a thing, not before something one does.
    const isThing = /^(?:an?|the|half|one) /.test(what) && !/ with /.test(what)
    return isOwn
      ? choose(seed, 'own', [
          `you have the ${uses}; what's new is ${what}`,
          isThing ? `it's your ${uses} with ${what}` : `what's new after your ${uses} is ${what}`,
          `start from your ${uses}, and what comes on top is ${what}`,
          `your ${uses} is half of it, and the rest is ${what}`,
        ])
      : choose(seed, 'base', [
          `it starts from the ${uses}; what's new is ${what}`,
          isThing ? `think of the ${uses} with ${what}` : `what's new after the ${uses} is ${what}`,
          `get the ${uses} first; what comes on top is ${what}`,
          `once you have the ${uses}, all that's new is ${what}`,
        ])
  })()
  const isApart = trick.motion.style === 'Wallride' && trick.motion.parts.length === 0
  const plain = (isApart ? openingOf(trick.name) : null) ?? use ?? opening(trick)
  const lead =
    level ?? goal ?? mood ?? wish.place.flatMap((trait) => (has(trick, trait) ? (WHERE[trait] ?? []) : []))[0]
  return lead ? `${upper(lead)}: ${plain}.` : `${upper(plain)}.`
}

/** What to do in a trick that nothing comes before, by its name without stance and side. */
const OPENINGS: Readonly<Record<string, string>> = {
  Pushing: 'one foot steers, the other pushes, and everything else on a board begins with it',
  Ollie: 'crouch, snap the tail, jump, and let the front foot drag the board up with you',
  Shuvit: 'hop just high enough for the board to turn, and let the back foot push the tail round under you',
  Manual: 'all it takes is to roll and lean back until the front wheels lift, and to keep them there',
  Boneless: 'one hand holds the board, the front foot steps off, and you jump from that foot with the board',
  'Drop In': 'if you can roll on flat ground you can do it: all that counts is stamping the front foot down',
  Powerslide: 'with some speed, turn the board across with your hips and lean back against the wheels',
  Caveman: 'hold the board in the hand, jump, and put it under your feet before you land',
  Kickturn: 'press on the tail until the front wheels are light, and let your shoulders turn you',
  'Tic Tac': 'small turns from side to side on the back wheels, and the board rolls off by itself',
  'Hippie Jump': 'the board rolls under the bar and you jump straight up over it, no pop in it at all',
  'Body Varial': 'you jump and turn half round while the board just rolls on under you',
  Casper:
    'half a kickflip that is caught upside down, with one foot under the board and the other on the tail',
  Railstand: 'tip the board up onto its edge with the toes and stand on the wheels',
  Truckstand: 'flick the board up onto its trucks and balance with a foot on each end',
  Pogo: 'stand the board on its tail, hold the nose and hop',
  'End Over': 'swing the board over its nose and tail with your shoulders, half a turn at a time',
  'Walk the Dog':
    'the front foot stays in the middle and turns the board, the back foot steps round to the nose',
  Spacewalk: 'on the back wheels, swing the nose left and right and the board rolls on by itself',
  'Old School Kickflip':
    'both feet side by side in the middle, and the toes pull the edge up until the board turns over',
  'In and Out Footplant': 'one foot stands on the deck for a moment while the board stays at the other',
  Flamingo: 'a long turn on one foot, with the hand on the ground',
  Wallride:
    'ride at the wall at an angle, ollie until all four wheels stand on it, and let the turn bring you down',
}

/** About a trick that nothing comes before. */
function opening({ name, motion: { pop, contact, style }, place }: Suggestable): string {
  const own = openingOf(name)
  if (own) return own
  if (contact?.kind === 'manual') return 'all it takes is to roll and balance on two wheels'
  if (style && /drop|roll in/i.test(style))
    return 'if you can roll on flat ground you can do it: all that counts is trust in the front foot'
  if (style === 'Slappy')
    return 'no ollie needed: ride at the curb at an angle and push the trucks up onto it'
  if (style && STYLE_ADDS[style]) return `take it slowly at first; the heart of it is ${STYLE_ADDS[style]}`
  if (place === 'wall' || place === 'air')
    return 'pump until the coping comes without effort, because what counts happens up there'
  if (contact?.kind === 'grind' || contact?.kind === 'slide')
    return 'roll close along the edge first, then get up on it'
  return pop
    ? 'nothing else is quite like it, so go through the pop and the feet slowly before you roll'
    : 'nothing else is quite like it, so go through it standing before you roll'
}

const openingOf = (name: string) => OPENINGS[name.replace(/^(?:Frontside|Backside|Fakie|Nollie|Switch) /, '')]
