import type { Level } from '../../difficulty/difficulty.ts'
import type { Place } from '../../lines/trick.ts'
import type { Motion } from '../../motion.ts'
import type { PracticeRecord } from '../../odds.ts'
import { exitOf } from '../../stance.ts'

/** An answer as its reader sees it, whatever made it. */
export interface Answer {
  readonly trick: {
    readonly name: string
    readonly motion: Motion
    readonly place: Place
    readonly family: string
    readonly obstacles: readonly string[]
    readonly value: number
  }
  readonly understood: boolean
  /** Every sentence that comes with it. */
  readonly says: string
  /** Says that the wish is at odds with itself. */
  readonly isTorn: boolean
  /** Says what to change and what to do until it has changed. */
  readonly isMended: boolean
}

export type Check = (answer: Answer) => boolean

/** What a skater wrote, what would be accepted, and what is known of the skater. */
export interface WishCase {
  readonly text: string
  readonly check: Check
  readonly levels?: readonly Level[]
  readonly own?: Readonly<Record<string, PracticeRecord['mastery']>>
  /** Must not be taken for a wish. */
  readonly isNonsense?: boolean
}

// The checks look at the numbers of the motion itself, not at how the engine reads it.
const parts = ({ trick: { motion } }: Answer): readonly Motion[] =>
  motion.parts.length > 0 ? motion.parts : [motion]

export const some =
  (test: (part: Motion) => boolean): Check =>
  (answer) =>
    parts(answer).some(test)
export const none =
  (test: (part: Motion) => boolean): Check =>
  (answer) =>
    !parts(answer).some(test)
export const both =
  (...checks: Check[]): Check =>
  (answer) =>
    checks.every((check) => check(answer))
export const either =
  (...checks: Check[]): Check =>
  (answer) =>
    checks.some((check) => check(answer))
export const not =
  (check: Check): Check =>
  (answer) =>
    !check(answer)

/** One of these tricks, by the names that the library gives them. */
export const is =
  (...names: string[]): Check =>
  ({ trick }) =>
    names.includes(trick.name)
export const isnt = (...names: string[]) => not(is(...names))
export const called =
  (pattern: RegExp): Check =>
  ({ trick }) =>
    pattern.test(trick.name)
export const ofFamily =
  (...families: string[]): Check =>
  ({ trick }) =>
    families.includes(trick.family)
export const upTo =
  (value: number): Check =>
  ({ trick }) =>
    trick.value <= value
export const from =
  (value: number): Check =>
  ({ trick }) =>
    trick.value >= value
export const range = (least: number, most: number) => both(from(least), upTo(most))
export const on =
  (obstacle: string): Check =>
  ({ trick }) =>
    trick.obstacles.includes(obstacle)
export const at =
  (...places: Place[]): Check =>
  ({ trick }) =>
    places.includes(trick.place)
export const stance =
  (wanted: Motion['stance']): Check =>
  ({ trick }) =>
    trick.motion.stance === wanted
export const says =
  (pattern: RegExp): Check =>
  (answer) =>
    pattern.test(answer.says)

export const anything: Check = ({ trick }) => trick.name.length > 0
/** The trouble was understood as trouble. */
export const mended: Check = ({ isMended }) => isMended
export const torn: Check = ({ isTorn }) => isTorn
export const flat = at('flat')
export const ramp = at('wall', 'air')
export const edge = some(({ contact }) => contact?.kind === 'grind' || contact?.kind === 'slide')
export const kind = (wanted: string) => some(({ contact }) => contact?.kind === wanted)
export const contact = (...wanted: string[]) => some((part) => wanted.includes(part.contact?.name ?? ''))
export const kick = some(({ flip }) => flip.kind === 'kick')
export const heel = some(({ flip }) => flip.kind === 'heel')
export const flips = some(({ flip }) => flip.kind === 'kick' || flip.kind === 'heel')
export const noFlip = none(({ flip }) => flip.kind !== 'none')
/** Without a pad, one leans into a manual. */
export const pops: Check = ({ trick }) => trick.motion.pop && !/^(?:Nose )?Manual$/.test(trick.name)
export const shuv = some(
  ({ bodyDeg, boardDeg, flip }) => bodyDeg === 0 && boardDeg !== 0 && flip.kind === 'none',
)
export const noShuv = none(
  ({ bodyDeg, boardDeg }) => bodyDeg === null || boardDeg === null || bodyDeg !== boardDeg,
)
export const boardTurns = (deg: number) => some(({ boardTurn }) => (boardTurn ?? 0) >= deg)
export const bodyTurns = (deg: number) => some(({ bodyTurn }) => (bodyTurn ?? 0) >= deg)
export const bodyUpTo = (deg: number) => none(({ bodyTurn }) => bodyTurn === null || bodyTurn > deg)
export const frontside = some(
  ({ bodyDeg, boardDeg, approach }) => approach === 'frontside' || (bodyDeg || boardDeg || 0) > 0,
)
export const backside = some(
  ({ bodyDeg, boardDeg, approach }) => approach === 'backside' || (bodyDeg || boardDeg || 0) < 0,
)
export const joined: Check = ({ trick }) => trick.motion.parts.length > 1
export const endsFakie: Check = ({ trick }) => exitOf(trick.motion) === 'B'
/** Gentle on the body: nothing flips, nothing is high, nothing spins far. */
export const gentle = both(noFlip, upTo(3.8), bodyUpTo(180))
export const oldSchool = either(
  called(
    /no comply|boneless|plant|caveman|hippie|walk the dog|layback|slappy|old school|acid|wallride|casper|end over|tic tac|bert|powerslide|fingerflip|pogo|biebel|shuvit$|body varial/i,
  ),
  ofFamily('old school', 'boneless', 'plant', 'no comply', 'freestyle', 'casper'),
)

/** A wish, and what would be accepted for it. */
export const wish = (text: string, check: Check, more: Partial<WishCase> = {}): WishCase => ({
  text,
  check,
  ...more,
})

/** What asks for no trick. */
export const nonsense = (text: string): WishCase => ({ text, check: anything, isNonsense: true })
