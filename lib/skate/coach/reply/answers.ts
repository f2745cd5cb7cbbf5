import { FEET, placesOfFeet } from '../../feet.ts'
import { lessonFor } from '../../lessons/lesson.ts'
import { leadOut } from '../../lines/trick.ts'
import type { Motion } from '../../motion.ts'
import { inSentence } from '../../wording.ts'
import { keyOf, type Suggestable } from '../library.ts'
import type { Question } from '../wish/questions.ts'

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What a plain question about a trick is answered with, in at most two sentences; null when its lesson leaves that open. */
export function answerTo({ of, about, other: than }: Question, trick: Suggestable): string | null {
  const { motion: made, name, family, obstacles } = trick
  if (of === 'what' || of === 'how') return howItIsDone(trick, of)
  if (of === 'stance') return STANCES_SAID[made.stance]
  if (of === 'stances')
    return [about, than ?? about].map(({ stance }) => firstSentence(STANCES_SAID[stance])).join(' ')
  if (isOfOneself(of)) return OF_ONESELF[of]
  if (of === 'exit') return exitSaid(trick)
  const { description, steps } = lessonFor(made, { name, family, obstacles })
  if (of === 'origin') {
    const what = firstSentence(description)
    const isTold = !what.toLowerCase().includes(name.toLowerCase())
    return `${originOf(keyOf(made))} ${isTold ? what : firstSentence(steps[Math.floor(steps.length / 2)] ?? what)}`
  }
  if (of === 'look' || of === 'speed') {
    const at = steps.findIndex((step) => (of === 'look' ? LOOKS : SPEEDS).test(step))
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
    'Switch is standing the other way around, with your other foot in front, and popping the tail as ever. To your feet it is like learning all over again.',
}

const OF_ONESELF = {
  'own stance':
    'Slide across a smooth floor in your socks: the foot you put forward goes in front, the left one for regular and the right one for goofy. The hand you write with does not settle it.',
  sides:
    'Frontside and backside go by your chest and not by the foot in front: when the chest turns forward first it is frontside, for goofy and regular alike. Goofy is the mirror image, and every name stays the same.',
  width:
    'About as wide as your shoulders: front foot just behind the front bolts, back foot on the tail when you mean to pop. Wider stands quieter, narrower pops and turns quicker.',
  mongo:
    'Mongo is pushing with the front foot while the back one stays on the board. It works, but you step across before every trick, so put the other foot down for a week and it is gone.',
  direction:
    'Your chest decides: when it turns forward first it is frontside, when your back does it is backside. Of a ledge or rail it is the side of you that the edge is on as you roll up, your chest or your back.',
  'slide or grind':
    'In a grind the trucks run along the edge, in a slide the wood does. A 50-50 and a crooked grind are grinds, a boardslide and a tailslide are slides.',
  line: 'A line is tricks in a row without stepping off, each one leaving you set up for the next. Two that you always land make the first one.',
} as const

const isOfOneself = (of: string): of is keyof typeof OF_ONESELF => Object.hasOwn(OF_ONESELF, of)

/** How a trick rolls away, as its motion says; null where it can end either way. */
function exitSaid({ motion: made, name, place }: Suggestable): string | null {
  const lead = leadOut(made, place)
  if (lead === null) return null
  return lead === 'F'
    ? `You roll away from the ${inSentence(name)} forward, with your own front foot in front. The next trick is set up as always, off the tail or as a nollie.`
    : `You roll away from the ${inSentence(name)} backward, with your back foot in front. Leave the feet as they are and it is fakie; move them to pop off the other end and it is switch.`
}

const SPEEDS = /\b(?:speed|pace|fast|push(?:es)?|slow(?:ly)?|angle|degrees|parallel)\b/i
const LOOKS = /\b(?:eyes?|look|spot|chin|head|see)\b/i
const CATCHES = /\b(?:catch|take it|grip|both soles)\b/i

/** Who did a trick first or gave it its name, where that is beyond doubt. */
const ORIGINS: Readonly<Record<string, string>> = {
  Ollie: 'Alan Gelfand did it first, in the pools of the late seventies, and Ollie was his nickname',
  Kickflip: 'Rodney Mullen did it first, in the early eighties',
  Heelflip: 'Rodney Mullen did it first, in the early eighties',
  '360 Flip': 'Rodney Mullen did it first, in the early eighties',
  Impossible: 'Rodney Mullen did it first, in the early eighties',
  Caballerial: 'Steve Caballero did it first, and it carries his name',
  'Half Cab': 'It is half of a caballerial, which carries the name of Steve Caballero',
  McTwist: 'Mike McGill did it first, in 1984, and it carries his name',
  '900': 'Tony Hawk landed the first one at a contest, in 1999',
  'Smith Grind': 'It carries the name of Mike Smith',
  Stalefish: 'Tony Hawk named it after bad canned fish at a skate camp in Sweden',
  Bertslide: 'It carries the name of the surfer Larry Bertlemann',
  'Coleman Slide': 'It carries the name of Cliff Coleman',
  'Christ Air': 'Christian Hosoi did it first',
  'Barley Grind': 'It carries the name of Donny Barley',
  'Suski Grind': 'It carries the name of Aaron Suski',
  'Losi Grind': 'It carries the name of Allen Losi',
  Elguerial: 'Eddie Elguera did it first, and it carries his name',
}

/** Where a trick comes from, or that it is not known, in one sentence. */
const originOf = (name: string): string =>
  `${ORIGINS[name] ?? "Where it comes from I don't know for sure, so I won't guess"}.`

/** The two moments that a trick turns on, or what it is and the first of them, for whoever asks. */
function howItIsDone(
  { motion: made, name, family, obstacles }: Suggestable,
  of: 'what' | 'how',
): string | null {
  const { description, steps, isOpen } = lessonFor(made, { name, family, obstacles })
  if (isOpen || steps.length < 4) return null
  const middle = Math.floor(steps.length / 2)
  // On flat ground three steps get one ready, whatever follows the pop, and of a late trick the pop is not the point; a
  // slappy is made a step before the middle.
  const isLate = made.late || made.flip.late
  const isOnFlat = made.contact === null && made.parts.length === 0 && !isLate
  const begins = isOnFlat ? Math.min(middle, 3) : made.style === 'Slappy' ? middle - 1 : middle
  const at = Math.min(begins, steps.length - 2)
  // On flat ground, where a manual is learned, it is how the wheels come up and how they stay there.
  const [one = '', other = ''] = /^Learn it on flat/.test(steps[0] ?? '')
    ? [steps[1], steps[5]]
    : [steps[at], steps[at + 1]]
  const what = firstSentence(description)
  const isTold = of === 'what' && !what.toLowerCase().includes(name.toLowerCase())
  return (isTold ? [what, one] : [one, other]).map(firstSentence).join(' ')
}

const firstSentence = (text: string) => text.split(/(?<=[.!?]) /)[0] ?? text

/** How hard a trick is on a scale that a skater knows, as a clause about its name. */
export function hardness({ value }: Suggestable, name: string): string {
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
