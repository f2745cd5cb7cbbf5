import type { Motion } from '../../../motion.ts'

/** One thing that goes wrong: how skaters tell it, which fault of a lesson it is, and what always helps. */
export interface Fault {
  readonly symptom: string
  readonly said: RegExp
  /** How the mistake reads in a lesson; its remedy then comes first. Missing where no lesson speaks of it. */
  readonly taught?: RegExp
  /** Which tricks it happens to; any when missing. */
  readonly of?: (made: Motion) => boolean
  readonly fix: string
  readonly drill: string
  /** Speaks of the feet as they were told of, in a nollie as well. */
  readonly namesFeet?: true
}
/** Whether one of the tricks in it is like that, or the trick itself where it is one. */
export const part = (test: (part: Motion) => boolean) => (made: Motion) =>
  made.parts.length > 0 ? made.parts.some(test) : test(made)

const apart = ({ bodyDeg, boardDeg }: Motion) => bodyDeg !== null && boardDeg !== null && bodyDeg !== boardDeg
const flips = ({ flip }: Motion) => flip.kind === 'kick' || flip.kind === 'heel'
const straight = ({ pop, contact, bodyDeg, boardDeg, wrap }: Motion) =>
  pop && !contact && bodyDeg === 0 && boardDeg === 0 && !wrap

export const isFlip = part(flips)
export const isScooped = part((made) => !made.contact && apart(made))
export const isScoopedFlip = part((made) => !made.contact && apart(made) && flips(made))
export const isShuvit = part((made) => !made.contact && apart(made) && !flips(made) && made.bodyTurn === 0)
export const isSpun = part(({ bodyTurn, contact }) => !contact && (bodyTurn ?? 0) >= 180)
export const isSpunFlip = part((made) => flips(made) && (made.bodyTurn ?? 0) >= 180)
export const isPopped = part(({ pop, contact }) => pop && !contact)
export const isStraight = part(straight)
export const isPlainPop = part(
  (made) => straight(made) && made.flip.kind === 'none' && !/^(?:No Comply|Boneless)$/.test(made.style ?? ''),
)
