import { difficultyOf, type Level } from '../difficulty/difficulty.ts'
import type { Remedy } from '../faults/faults.ts'
import type { Lesson } from '../lessons/phrases.ts'
import { placeOf } from '../lines/trick.ts'
import type { Motion } from '../motion.ts'
import { labelOf } from '../name/name.ts'
import { nameKey, type TricksByName } from './reading/called.ts'
import type { Language } from './reading/lexicon.ts'
import { type Learnable, stepsTo } from './steps.ts'
import type { Subject } from './traits.ts'

/** A trick that can be suggested. */
export interface Suggestable extends Subject {
  readonly id: number | null
  readonly level: Level
  readonly value: number
}

/** What the coach has read: more than all the rest of it weighs, so that a device takes along only a part. */
export interface Knowledge {
  /** How a trick is done; null where nobody has written it down. */
  readonly lessonOf: (trick: Suggestable) => Lesson | null
  /** What mends a fault, by its id, of a trick; null where it does not happen to that trick. */
  readonly remedyFor: (fault: string, trick: Suggestable) => Remedy | null
  /** What it reads besides English. */
  readonly languages: readonly Language[]
}

/** What the coach knows before anyone asks: the tricks, their names, what leads to what, and what it has read. */
export interface Library {
  readonly knows: Knowledge
  /** The best known first. */
  readonly tricks: readonly Suggestable[]
  readonly byName: TricksByName
  readonly byKey: ReadonlyMap<string, Suggestable>
  /** The keys of the tricks right before a trick, by its key, the hardest first. */
  readonly steps: ReadonlyMap<string, readonly string[]>
}

/** Makes a library ready to be searched, which takes a while: do it once. */
export function toLibrary(
  tricks: readonly (Suggestable & { readonly aliases: readonly string[] })[],
  knows: Knowledge,
): Library {
  const learnable: Learnable[] = tricks.map(({ motion }) => ({ key: keyOf(motion), motion }))
  return {
    knows,
    tricks,
    byName: toTricksByName(
      tricks.map(({ motion, name, aliases }) => ({ motion, names: [name, ...aliases] })),
    ),
    // Of two names for one motion the better known stands for both.
    byKey: new Map(tricks.toReversed().map((trick) => [keyOf(trick.motion), trick])),
    steps: stepsTo(learnable),
  }
}

const keys = new WeakMap<Motion, string>()

/** One key for one trick, worked out once for each motion. */
export function keyOf(made: Motion): string {
  const known = keys.get(made) ?? labelOf(made)
  keys.set(made, known)
  return known
}

const pathsIn = new WeakMap<Library['steps'], Map<string, ReadonlySet<string>>>()

/** All that comes before a trick, at any distance, nearest first; the trick itself is not among them. */
export function allStepsTo(key: string, steps: Library['steps']): ReadonlySet<string> {
  let paths = pathsIn.get(steps)
  if (!paths) {
    paths = new Map()
    pathsIn.set(steps, paths)
  }
  const known = paths.get(key)
  if (known) return known
  const found = new Set<string>()
  let next: readonly string[] = steps.get(key) ?? []
  while (next.length > 0) {
    const fresh = next.filter((each) => !found.has(each) && each !== key)
    for (const each of fresh) found.add(each)
    next = fresh.flatMap((each) => steps.get(each) ?? [])
  }
  if (steps.has(key)) paths.set(key, found)
  return found
}

/** Whether one who lands a trick lands another too: what its name left open may be either way. */
export function covers(known: Motion, made: Motion): boolean {
  if (keyOf(known) === keyOf(made)) return true
  if (known.parts.length > 0 || made.parts.length > 0) return false
  const isSame =
    known.stance === made.stance &&
    known.flip.kind === made.flip.kind &&
    known.flip.count === made.flip.count &&
    known.flip.late === made.flip.late &&
    known.late === made.late &&
    known.wrap === made.wrap &&
    known.style === made.style &&
    known.pop === made.pop &&
    known.revert === made.revert &&
    known.to === made.to &&
    known.contact?.name === made.contact?.name
  if (!isSame) return false
  const isSided = known.approach === null || made.approach === null || known.approach === made.approach
  const isOpen = known.bodyDeg === null || known.boardDeg === null || known.contact !== null
  // A body that turns against the board is another trick.
  const isTogether = (made.bodyDeg ?? 0) * (made.boardDeg ?? 0) >= 0
  return (
    isSided &&
    (isOpen
      ? isTogether && known.bodyTurn === made.bodyTurn && known.boardTurn === made.boardTurn
      : known.bodyDeg === made.bodyDeg && known.boardDeg === made.boardDeg)
  )
}

const covered = new WeakMap<Library, WeakMap<Motion, readonly string[]>>()

/** The keys of the tricks of a library that are landed with a trick, worked out once for each. */
export function coveredBy(known: Motion, library: Library): readonly string[] {
  const ofLibrary = covered.get(library) ?? new WeakMap<Motion, readonly string[]>()
  covered.set(library, ofLibrary)
  const keys =
    ofLibrary.get(known) ??
    library.tricks.filter(({ motion }) => covers(known, motion)).map(({ motion }) => keyOf(motion))
  ofLibrary.set(known, keys)
  return keys
}

/** Bare numbers and single plain words such as "north" mean something else in a sentence. */
const NO_NAME =
  /^(?:\d+|north|south|air|push|pushing|grind|manual|rock|nose|tail|board|lip|wrap|position|transfer|grab|stall)$/

/** The names of tricks as they may be written in a text. */
function toTricksByName(
  tricks: readonly { readonly motion: Motion; readonly names: readonly string[] }[],
): TricksByName {
  const byName = new Map<string, Motion>()
  for (const { motion, names } of tricks)
    for (const name of names.flatMap(spellings)) {
      const key = nameKey(name)
      if (!byName.has(key) && !NO_NAME.test(key)) byName.set(key, motion)
    }
  return byName
}

const APART: readonly (readonly [RegExp, string])[] = [
  [/bigspin/i, 'big spin'],
  [/kickflip/i, 'kick flip'],
  [/heelflip/i, 'heel flip'],
  [/shuvit/i, 'shove it'],
]

const spellings = (name: string) => [name, ...APART.map(([one, two]) => name.replace(one, two))]

/** A trick that is in no library, graded by the engine. */
export function gradedTrick(made: Motion): Suggestable {
  const { value, level } = difficultyOf(made)
  const kind = made.contact?.kind
  const place = placeOf(made, { category: '', obstacles: ['Flat Ground'] })
  const isEdge = kind === 'grind' || kind === 'slide'
  const ramps = isEdge && place === 'wall' ? ['Mini Ramp', 'Bowl'] : []
  const obstacles =
    isEdge && place === 'edge' ? ['Ledge', 'Rail'] : place === 'flat' ? ['Flat Ground'] : ramps
  return { id: null, name: labelOf(made), motion: made, place, family: '', obstacles, level, value }
}
