import { lessonFor } from '../../lessons/lesson.ts'
import { endsExchanged } from '../../lessons/phrases.ts'
import type { Motion } from '../../motion.ts'
import { FLAT_TROUBLES, type Trouble } from './faults-flat.ts'
import { HELD_TROUBLES, OTHER_TROUBLES } from './faults-held.ts'

/** What to change, and what to do until it has changed. */
export interface Remedy {
  readonly symptom: string
  readonly fix: string
  readonly drill: string
}

const TROUBLES: readonly Trouble[] = [...HELD_TROUBLES, ...FLAT_TROUBLES, ...OTHER_TROUBLES]

const isDrop = ({ style }: Motion) => style !== null && /drop|roll in/i.test(style)

/** What goes wrong with which trick, as a text tells it; null when it tells of none. */
export function troubleIn(
  text: string,
  named: readonly Motion[],
): { symptom: string; motion: Motion } | null {
  for (const trouble of TROUBLES) {
    if (!trouble.said.test(text)) continue
    const motion = named.find((made) => trouble.of?.(made) ?? true)
    if (motion) return { symptom: trouble.symptom, motion }
  }
  return null
}

/** Ten easy ones, where such a trick is easiest. */
function drillFor(made: Motion): string | undefined {
  const { contact, parts } = made
  if (isDrop(made))
    return 'Five off a curb or a low bank with a hand to hold, five alone, and only then up to the coping.'
  const kind = (parts.findLast((part) => part.contact !== null) ?? { contact }).contact?.kind
  if (kind === 'grind' || kind === 'slide')
    return 'Ten on the lowest edge you can find, at walking pace, and step off whenever it feels wrong.'
  if (kind === 'manual') return 'Ten from one line to the next on flat ground, before any pad.'
  if (kind) return 'Ten lower down or on a smaller ramp, until the way back in is no question.'
  if (/slide$/i.test(made.style ?? ''))
    return 'Small skids of a quarter turn on smooth ground at walking pace, and a little faster each time.'
  return undefined
}

/** What a coach says to it: the lesson's remedy where it teaches the mistake, else the one that always helps. */
export function remedyFor(symptom: string, made: Motion, name: string, obstacles: readonly string[]): Remedy {
  const trouble = TROUBLES.find((each) => each.symptom === symptom && (each.of?.(made) ?? true))
  const lesson = lessonFor(made, { name, obstacles })
  const taught = lesson.isOpen
    ? undefined
    : lesson.mistakes.find(({ mistake }) => trouble?.taught?.test(mistake))
  const drill =
    (symptom === 'stuck' || (symptom === 'commit' && !isDrop(made)) ? drillFor(made) : undefined) ??
    trouble?.drill ??
    ''
  // What goes wrong was not told: it is what goes wrong most often.
  const fix =
    taught && symptom === 'stuck'
      ? `Most often ${lower(taught.mistake.replace(/\.$/, ''))}: ${lower(taught.fix.replace(': ', '; '))}`
      : taught?.fix
  const said = (text: string) =>
    made.stance === 'nollie' && !trouble?.namesFeet ? endsExchanged(text) : text
  return { symptom, fix: fix ?? said(trouble?.fix ?? ''), drill: said(drill) }
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
