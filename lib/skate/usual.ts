import type { Flip } from './flip.ts'
import type { Motion } from './motion.ts'
import { ofStyle, type StyleTable } from './styles.ts'

/** What most skaters mean by a name that does not put it in numbers. */
interface Usual {
  /** Which way the board turns under the rider, and how far when the name says nothing of that. */
  readonly boardDeg: number
  readonly flip: Flip
}

const KICK: Flip = { kind: 'kick', count: 1, late: false }
const HEEL: Flip = { ...KICK, kind: 'heel' }

const USUAL: StyleTable<Usual> = {
  // The toe-side corner of the tail is pressed down and scraped back: the toe edge goes down first.
  'Pressure Flip': { boardDeg: -180, flip: HEEL },
  'Backside Pressure Flip': { boardDeg: -180, flip: HEEL },
  'Frontside Pressure Flip': { boardDeg: 180, flip: KICK },
  // The laces of the front foot lift the toe edge on the way down.
  Underflip: { boardDeg: 0, flip: { ...KICK, late: true } },
  'Back Foot Underflip': { boardDeg: 0, flip: { ...KICK, late: true } },
  // A half kickflip, caught upside down on both feet, and scooped the rest of the way.
  'Casper Flip': { boardDeg: -180, flip: KICK },
}

/**
 * A trick whose name gives no numbers as most skaters do it: what is known stays, and what is null about the board
 * comes from that. Null when skaters do not agree on one way, or nothing is open.
 */
export function asUsuallyDone(motion: Motion): Motion | null {
  const usual = ofStyle(USUAL, withTurn(motion))
  if (!usual || motion.flip.kind !== null || motion.parts.length > 0) return null
  const side = Math.sign(usual.boardDeg) || -1
  const turn = motion.boardTurn ?? Math.abs(usual.boardDeg || (motion.bodyDeg ?? 0))
  const flip = { ...usual.flip, late: usual.flip.late || motion.flip.late }
  return { ...motion, boardDeg: motion.boardDeg ?? (side * turn || 0), boardTurn: turn, flip }
}

/** With the rider turning frontside a pressure flip is the one that goes that way, unless it is said to go against it. */
const withTurn = ({ style, bodyDeg }: Motion): Motion['style'] =>
  style === 'Pressure Flip' && (bodyDeg ?? 0) > 0 ? 'Frontside Pressure Flip' : style

/** Airs that their names make frontside; turned the other way they are called something else. */
const FRONTSIDE_BY_NAME = new Set(['Lien Air', 'Slob Air', 'Madonna'])

/** The same, turned the way that its name stands for: whoever says lien, slob or madonna need not say frontside. */
export function asNamed(motion: Motion): Motion {
  const { contact, bodyDeg, bodyTurn, approach } = motion
  const isOpen = bodyDeg === null && bodyTurn !== null && approach === null
  if (!isOpen || !contact || !FRONTSIDE_BY_NAME.has(contact.name)) return motion
  return { ...motion, bodyDeg: bodyTurn, boardDeg: motion.boardDeg ?? motion.boardTurn }
}

/**
 * The two things in one jump that a trick of its own is: a ghetto bird is a hardflip, caught, and then a late backside
 * 180. Null for any other.
 */
export function beatsOf(motion: Motion): readonly [Motion, Motion] | null {
  const { stance, style, bodyDeg, bodyTurn, flip, revert, to, contact } = motion
  if (style !== 'Ghetto Bird' || contact) return null
  const plain = { ...motion, style: null, revert: null, to: null }
  return [
    { ...plain, bodyDeg: 0, bodyTurn: 0, boardDeg: 180, boardTurn: 180 },
    {
      ...plain,
      stance,
      boardDeg: bodyDeg,
      boardTurn: bodyTurn,
      flip: { ...flip, kind: 'none', count: 0 },
      late: true,
      revert,
      to,
    },
  ]
}
