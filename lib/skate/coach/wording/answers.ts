import { FEET, placesOfFeet } from '../../feet.ts'
import { leadOut } from '../../lines/trick.ts'
import { inSentence } from '../../wording.ts'
import { type Knowledge, keyOf, type Suggestable } from '../library.ts'
import type { QuestionOf } from '../wish.ts'
import { upper } from './chips.ts'
import origins from './origins.json' with { type: 'json' }

const ORIGINS: Readonly<Record<string, string>> = origins

export const firstSentence = (text: string): string => text.split(/(?<=[.!?]) /)[0] ?? text

/** What a plain question about a trick is answered with, in at most two sentences; null when its lesson leaves that open. */
export function answerTo(of: QuestionOf, trick: Suggestable, knows: Knowledge): string | null {
  switch (of) {
    case 'what':
    case 'how':
      return howItIsDone(trick, of, knows)
    case 'how hard':
      return `${upper(hardness(trick))}.`
    case 'feet':
      return feetSaid(trick)
    case 'exit':
      return exitSaid(trick)
    case 'sides':
      return turnSaid(trick) ?? howItIsDone(trick, 'how', knows)
    case 'speed':
      return stepAbout(SPEEDS, trick, knows) ?? howItIsDone(trick, 'how', knows)
    case 'origin': {
      const own = ORIGINS[keyOf(trick.motion)]
      const is = firstSentence(knows.lessonOf(trick)?.description ?? '')
      return `${own ?? "Where it comes from I don't know for sure, so I won't guess"}. ${is}`.trim()
    }
  }
}

const SPEEDS = /\b(?:speed|pace|fast|push(?:es)?|slow(?:ly)?|angle|parallel)\b/i

function stepAbout(words: RegExp, trick: Suggestable, knows: Knowledge): string | null {
  const step = knows.lessonOf(trick)?.steps.find((each) => words.test(each))
  return step ? firstSentence(step) : null
}

function feetSaid({ motion: made }: Suggestable): string {
  const [popping, other] = placesOfFeet(made)
  const stand = `${upper(popping?.foot ?? '')} ${popping?.place}; ${other?.foot} ${other?.place}.`
  if (!made.pop || made.contact) return stand
  const feet = FEET[made.stance]
  const scoop = made.bodyDeg === made.boardDeg ? 'pops' : 'pops and scoops'
  const flick = made.flip.kind === 'none' ? 'slides up and levels the board' : 'flicks'
  return `${stand} The ${feet.pop} ${scoop}, and the ${feet.flick} ${flick}.`
}

/** How a trick rolls away, as its motion says; null where it can end either way. */
function exitSaid({ motion: made, name, place }: Suggestable): string | null {
  const lead = leadOut(made, place)
  if (lead === null) return null
  return lead === 'F'
    ? `You roll away from the ${inSentence(name)} forward, with your own front foot in front.`
    : `You roll away from the ${inSentence(name)} backward, with your back foot in front.`
}

const TURNS: Readonly<Record<number, string>> = {
  180: 'half a turn',
  360: 'a full turn',
  540: 'a turn and a half',
  720: 'two turns',
}

function turnSaid({ motion: { boardDeg, bodyDeg }, name }: Suggestable): string | null {
  if (!boardDeg) return null
  const side = boardDeg > 0 ? 'frontside' : 'backside'
  const who = bodyDeg === boardDeg ? 'board and body turn' : 'the board turns'
  return `In the ${inSentence(name)} ${who} ${TURNS[Math.abs(boardDeg)] ?? `${Math.abs(boardDeg)} degrees`} ${side}.`
}

/** The two moments that a trick turns on, or what it is and the first of them, for whoever asks. */
function howItIsDone(trick: Suggestable, of: 'what' | 'how', knows: Knowledge): string | null {
  const lesson = knows.lessonOf(trick)
  if (!lesson || lesson.isOpen || lesson.steps.length < 4) return null
  const { description, steps } = lesson
  const middle = Math.floor(steps.length / 2)
  const isPopped = trick.motion.contact === null && trick.motion.parts.length === 0
  const at = Math.min(isPopped ? Math.min(middle, 3) : middle, steps.length - 2)
  const [one = '', other = ''] = [steps[at], steps[at + 1]]
  return (of === 'what' ? [description, one] : [one, other]).map(firstSentence).join(' ')
}

/** How hard a trick is on a scale that a skater knows, as a clause about its name. */
export function hardness({ value, name }: Suggestable): string {
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
  return `${/ing$/.test(name) ? '' : 'the '}${inSentence(name)} is ${how}`
}
