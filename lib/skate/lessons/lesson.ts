import { rollOut } from '../lines/trick.ts'
import type { Motion } from '../motion.ts'
import { nameTrick } from '../name/name.ts'
import type { Lead } from '../stance.ts'
import { asUsuallyDone, beatsOf } from '../usual.ts'
import { mistakesOf } from './mistakes.ts'
import { type Context, type Lesson, leavesYou, rollAway, seedOf, sentence } from './phrases.ts'
import { isInRows, nameIn, type Piece } from './piece.ts'
import { type Beat, type Plan, planOf } from './plan.ts'
import { type Moment, once, said, saidOf } from './realise.ts'
import { writtenOf } from './written.ts'

const MOST_STEPS = 8
const FEWEST_STEPS = 4
/** Characters beyond which a description says only what the trick is. */
const LONGEST_DESCRIPTION = 420

/**
 * How to do a trick, in a coach's words, from its motion and from what is written of its pieces and relatives. Where the
 * motion leaves open what the board does, the lesson is how to learn it, which claims nothing about the trick itself.
 */
export function lessonFor(given: Motion, context: Context = {}): Lesson {
  const own = given.parts.length === 0 ? writtenOf(given, context) : null
  if (own) return own
  const exit = rollOut(given, { obstacles: context.obstacles ?? [], sequence: context.sequence ?? null })
  const motion = inPieces(given)
  const seed = seedOf(`${context.name ?? ''} ${JSON.stringify(given)}`)
  if (!isTold(motion, context)) return openLesson(given, context, exit, seed)
  const plan = planOf(motion, context, exit, seed)
  const away = rollAway(motion.stance, exit, seed)
  const steps = once(fewest(plan.beats, MOST_STEPS).map(({ text }) => text.replaceAll('{away}', away)))
  const out = leavesYou(motion.stance, exit, seed)
  const isReverted = plan.pieces.at(-1)?.motion.revert && !plan.whole.traits.has('reverting')
  const leaves = isReverted ? `with a revert on the wheels to end it, ${out}` : out
  return {
    description: describe(plan, leaves, seed),
    steps: steps.length >= FEWEST_STEPS ? steps : [...steps, 'Do it slowly until it is the same every time.'],
    mistakes: mistakesOf(motionsOf(plan), context, seed),
  }
}

const motionsOf = ({ pieces }: Plan): Motion[] => pieces.map(({ motion }) => motion)

/** What is several things under one name, as those. */
function inPieces(motion: Motion): Motion {
  const parts = (motion.parts.length > 0 ? motion.parts : [motion]).flatMap(
    (part): readonly Motion[] => beatsOf(part) ?? [asUsuallyDone(part) ?? part],
  )
  const [only] = parts
  return parts.length === 1 && only ? { ...only, parts: [] } : { ...motion, parts }
}

/** Whether there are words for all that it does: for what has numbers, and for what somebody has written of. */
function isTold(motion: Motion, context: Context): boolean {
  const parts = motion.parts.length > 0 ? motion.parts : [motion]
  return parts.every((part) => {
    const { style, flip, boardTurn, bodyTurn, contact, wrap } = part
    const isKnown =
      flip.kind !== null &&
      (contact !== null || (bodyTurn !== null && (boardTurn !== null || wrap === 'forward')))
    return (
      (isKnown && (isInRows(style) || (style === 'Varial' && contact !== null))) ||
      writtenOf({ ...part, to: null, revert: null }, context) !== null
    )
  })
}

function openLesson(motion: Motion, context: Context, exit: Lead | null, seed: number): Lesson {
  const slots = {
    name: nameIn(context.name ?? nameTrick(motion)?.name),
    away: rollAway(motion.stance, exit, seed),
  }
  const traits = new Set([
    motion.reverses ? 'wall' : motion.flip.kind !== 'none' ? 'flip' : motion.contact ? 'edge' : '',
  ])
  const open = { traits, slots }
  const moments: Moment[] = ['open', 'open 2', 'open 3', 'open 4', 'open 5']
  return {
    description: said('what open', open, seed),
    steps: moments.map((moment) => said(moment, open, seed)),
    mistakes: mistakesOf([motion], context, seed),
    isOpen: true,
  }
}

/** What can be left out without a loss. */
const TO_SPARE = 5
/** Characters of a step that says two things. */
const LONGEST_STEP = 260

/** The beats in their order, so many at most: what can be spared goes, and of the rest the least are said along with another. */
function fewest(beats: readonly Beat[], most: number): Beat[] {
  const kept = [...beats]
  while (kept.length > most) {
    const byLoss = [...kept.keys()].slice(1).toSorted((one, other) => lossAt(kept, one) - lossAt(kept, other))
    const at = byLoss.find((each) => isSpare(kept[each]) || saidAlong(kept, each)) ?? byLoss[0] ?? 1
    const both = isSpare(kept[at]) ? null : saidAlong(kept, at)
    kept.splice(at, 1)
    // Said along with something else, it is not taken up again.
    if (both) kept[at - 1] = { text: both, keep: Number.POSITIVE_INFINITY }
  }
  return kept
}

const isSpare = (beat: Beat | undefined): boolean => (beat?.keep ?? 0) <= TO_SPARE

/** Of two that matter alike the later one goes first. */
const lossAt = (beats: readonly Beat[], at: number): number => (beats[at]?.keep ?? 0) - at / beats.length

/** A beat in one step with the one before it; null where that gets too long. */
function saidAlong(beats: readonly Beat[], at: number): string | null {
  const [before, beat] = [beats[at - 1], beats[at]]
  const both = `${sentence(before?.text ?? '')} ${beat?.text}`
  return both.length < LONGEST_STEP ? both : null
}

function describe({ pieces, joints, whole }: Plan, leaves: string, seed: number): string {
  const [first] = pieces
  const words = { traits: whole.traits, slots: { ...whole.slots, leaves, is: '' } }
  const kind = joints.length > 1 ? (joints.join(' ') === 'into out' ? 'three' : 'many') : joints[0]
  const [what, note] = kind
    ? [said(`what ${kind}` as Moment, words, seed), said(`note ${kind}` as Moment, words, seed)]
    : first
      ? ofOne(first, words, seed)
      : ['', '']
  const both = `${sentence(what)} ${sentence(note)}`
  return both.length > LONGEST_DESCRIPTION ? sentence(what) : both
}

function ofOne(piece: Piece, words: Pick<Piece, 'traits' | 'slots'>, seed: number): [string, string] {
  const { contact } = piece.motion
  if (!contact) return [said('what', words, seed), said('note', words, seed)]
  const slots = { ...words.slots, is: saidOf('is', piece, seed) }
  return [said('what held', { traits: words.traits, slots }, seed), said('note held', words, seed)]
}
