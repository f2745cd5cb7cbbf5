import type { Motion } from '../../../motion.ts'
import type { StyleTable } from '../../../styles.ts'

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

/** Of what is learned rolling, and not by ten slow ones on grass, by its style. */
export const DRILLS = {
  Pump: 'Ride the smallest ramp back and forth without a push, ten walls at a time.',
  Carve: 'Ten long turns where the ground has grip, and a little tighter only while the wheels hold.',
  Kickturn: 'Ten small ones at walking pace, to either side, and a little further around each time.',
  'Tic Tac':
    'From one line on the ground to the next without a push, and the lines a little further apart each time.',
  Pushing: 'Ten strokes at walking pace along a line on the ground, and the board stays on it.',
  'Foot Brake':
    'Ten stops from walking pace, always at the same line, and a little faster when you stand still on it.',
  Firecracker: 'Ten off a single curb with the front wheels up, then two steps, and only then a whole set.',
} as const satisfies StyleTable<string>
