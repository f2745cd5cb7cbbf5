import { lessonFor } from '../../lessons/lesson.ts'
import { endsExchanged } from '../../lessons/phrases.ts'
import type { Motion } from '../../motion.ts'
import { ofStyle } from '../../styles.ts'
import { anyOf, pattern } from '../wish/pattern.ts'
import { DRILLS, type Fault } from './faults/fault.ts'
import { FEET_AND_FEAR } from './faults/feet-and-fear.ts'
import { FLIPS_AND_SPINS } from './faults/flips-and-spins.ts'
import { LEDGES_AND_RAMPS } from './faults/ledges-and-ramps.ts'
import { MISHAPS } from './faults/mishaps.ts'
import { POP_AND_LANDING } from './faults/pop-and-landing.ts'

/** What to change, and what to do until it has changed. */
export interface Remedy {
  readonly symptom: string
  readonly fix: string
  readonly drill: string
}

/** Done against a wall: flat ground has nothing to try it on. */
const WALLED = /^Wall(?:ride|ie)/

/** A trick fails, and that is all that was said. */
const STUCK = {
  symptom: 'stuck',
  said: pattern`${anyOf(
    'ghost ?pop',
    'end(?:s)? up (?:sitting|standing|on|in)',
    'toes',
    'scrap(?:es?|ing)',
    'drags?\\b',
    'turns? me',
    'throws? me',
    'thrown',
    'pitch(?:es|ed)',
    'clips\\b',
    'gets? stuck',
    'half ?way(?! (?:between|to))',
    'longer than',
    'an?y (?:advice|tips?)',
    "(?:don'?t|doesn'?t|never) make it",
    'lands? (?:in|on|with|back|nose|tail)\\b',
    "won'?t\\b",
    'wont\\b',
    'goes? (?:vertical|wild|everywhere)',
    'never (?:land|get|work|stick)',
    "(?:n'?t|not) land",
    "\\b(?:i )?(?:can'?t|cannot|cant|couldn'?t) (?:seem to )?(?:land|do|get|figure|stick|stomp|make|catch|learn|nail|lock|hold|keep)\\b",
    'struggl',
    '\\bstuck (?:on|with)',
    'trouble',
    'problem with',
    'nothing happens?',
    '\\bi (?:always |just |keep )?(?:fall|slam|lose)',
    'not enough',
    'enough\\b',
    'at all\\b',
    'stays? (?:on|down)',
    'wobbl',
    'off balance',
    'keep(?:s)? (?:failing|falling|missing|losing|messing)',
    'what am i doing wrong',
    'lost my',
    "(?:suck|suck at|hate my|inconsistent|sketchy|awful|terrible|never works|not working|doesn'?t work)",
    'close to landing',
    'almost (?:have|land)',
    'how do i fix',
    'fix my',
  )}`,
  taught: /./,
  fix: 'Take it apart: set off slower, look at the bolts, and do only the first half until it is the same every time.',
}

/** What may go wrong with anything; they come last. */
const OTHERS: readonly Fault[] = [
  {
    symptom: 'crooked',
    said: /sideway|crooked(?! grind)|\bdrift|to (?:the|one) side|curve|diagonal|(?:goes|go|going|pulls?|veers?) (?:to the )?(?:left|right)/,
    taught: /drifts? off|one side|crooked/i,
    fix: 'Your weight hangs over one edge and the shoulders open: stand on the middle of the board, shoulders in line with it, and go straight up.',
    drill: 'Ten along a line on the ground, wheels astride it before and after.',
  },
  {
    ...STUCK,
    of: ({ style }) => WALLED.test(style ?? ''),
    drill: 'Ten against a bank or a low wall at walking pace first, and step off whenever it feels wrong.',
  },
  { ...STUCK, drill: 'Ten slow ones on flat ground or grass, both feet coming down each time.' },
]

/** The first that fits counts, so the peculiar ones come first. */
const FAULTS: readonly Fault[] = [
  ...LEDGES_AND_RAMPS,
  ...MISHAPS,
  ...FEET_AND_FEAR,
  ...FLIPS_AND_SPINS,
  ...POP_AND_LANDING,
  ...OTHERS,
]

const isDrop = ({ style }: Motion) => style !== null && /drop|roll in/i.test(style)

/** What goes wrong with which trick, as a text tells it; null when it tells of none. */
export function troubleIn(
  text: string,
  named: readonly Motion[],
): { symptom: string; motion: Motion } | null {
  for (const fault of FAULTS) {
    if (!fault.said.test(text)) continue
    const motion = named.find((made) => fault.of?.(made) ?? true)
    if (motion) return { symptom: fault.symptom, motion }
  }
  return null
}

/** Ten easy ones, where such a trick is easiest. */
function drillFor(made: Motion): string | undefined {
  const { contact, parts, style } = made
  const ownDrill = ofStyle<string>(DRILLS, style)
  if (ownDrill) return ownDrill
  if (isDrop(made))
    return 'Five off a curb or a low bank with a hand to hold, five alone, and only then up to the coping.'
  const kind = (parts.findLast((part) => part.contact !== null) ?? { contact }).contact?.kind
  if (kind === 'grind' || kind === 'slide')
    return 'Ten on the lowest edge you can find, at walking pace, and step off whenever it feels wrong.'
  if (kind === 'manual') return 'Ten from one line to the next on flat ground, before any pad.'
  if (contact?.name !== 'Street Plant' && kind)
    return 'Ten lower down or on a smaller ramp, until the way back in is no question.'
  if (/slide$/i.test(style ?? ''))
    return 'Small skids of a quarter turn on smooth ground at walking pace, and a little faster each time.'
  return undefined
}

/** What a coach says to it: the lesson's remedy where it teaches the mistake, else the one that always helps. */
export function remedyFor(symptom: string, made: Motion, name: string, obstacles: readonly string[]): Remedy {
  const fault = FAULTS.find((each) => each.symptom === symptom && (each.of?.(made) ?? true))
  const lesson = lessonFor(made, { name, obstacles })
  const taught = lesson.isOpen
    ? undefined
    : lesson.mistakes.find(({ mistake }) => fault?.taught?.test(mistake))
  const drill =
    (symptom === 'stuck' || (symptom === 'commit' && !isDrop(made)) ? drillFor(made) : undefined) ??
    fault?.drill ??
    ''
  // What goes wrong was not told: it is what goes wrong most often.
  const fix =
    taught && symptom === 'stuck'
      ? `Most often ${lower(taught.mistake.replace(/\.$/, ''))}: ${lower(taught.fix.replace(': ', '; '))}`
      : taught?.fix
  const said = (text: string) => (made.stance === 'nollie' && !fault?.namesFeet ? endsExchanged(text) : text)
  return { symptom, fix: fix ?? said(fault?.fix ?? ''), drill: said(drill) }
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
