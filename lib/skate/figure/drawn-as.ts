import type { Flip } from '../flip.ts'
import { type Motion, motion } from '../motion.ts'
import { ofStyle, type StyleTable } from '../styles.ts'

const KICK: Flip = { kind: 'kick', count: 1, late: false }
const HEEL: Flip = { kind: 'heel', count: 1, late: false }

/** Tricks whose name gives no numbers, as what a rider does in them one after another. */
const ROWS: StyleTable<readonly Partial<Motion>[]> = {
  'Body Jar': [
    { contact: { kind: 'grab', name: 'Nose Grab' }, bodyDeg: -180, boardDeg: -180, reverses: true },
    { contact: { kind: 'stall', name: 'Tail Tap' }, bodyDeg: null, bodyTurn: 180, reverses: true },
  ],
  Unit: [{ contact: { kind: 'plant', name: 'Hand Plant' }, bodyDeg: -540, boardDeg: -540, reverses: true }],
  'Saran Wrap': [
    {
      contact: { kind: 'grab', name: 'Nose Grab' },
      style: 'One Foot',
      bodyDeg: -180,
      boardDeg: -180,
      reverses: true,
    },
  ],
  'In and Out Footplant': [
    { contact: { kind: 'plant', name: 'Fastplant' }, bodyDeg: -180, boardDeg: -180, reverses: true },
  ],
  Backflip: [{ contact: { kind: 'air', name: 'Air' }, style: 'Backflip', reverses: true }],
  'Nosehook Impossible': [{ wrap: 'front foot', style: 'Nosehook Impossible' }],
  'Anti Casper Flip': [{ boardDeg: 180, flip: KICK, style: 'Casper Flip' }],
  'Illusion Flip': [{ boardDeg: 180, flip: KICK, style: 'Illusion Flip' }],
  'Kiwi Flip': [{ boardDeg: 360, flip: HEEL, style: 'Kiwi Flip' }],
  'Toe Flip': [{ flip: HEEL, style: 'Toe Flip' }],
  // A hardflip under a rider who turns once round.
  'Grape Flip': [{ bodyDeg: 360, boardDeg: 180, flip: KICK }],
  'Haslam Flip': [{ boardDeg: -180, flip: KICK, style: 'Haslam Flip' }],
  // Pressed over until it is upside down, and drawn back by the same foot.
  'Bubble Flip': [{ flip: { ...HEEL, count: 0.5 }, pop: false, style: 'Bubble Flip' }],
  'Staple Gun': [{ contact: { kind: 'stall', name: 'Rock to Fakie' }, style: 'Staple Gun', reverses: true }],
}

/** What is drawn for a motion; itself where nothing else is. */
export function drawnAs(made: Motion): readonly Motion[] {
  const rows = made.contact || made.flip.kind !== null ? notYetFlipped(made) : ofStyle(ROWS, made.style)
  if (!rows) return [made]
  const { stance, revert, to } = made
  return rows.map((row, at) => motion({ ...row, stance, ...(at === rows.length - 1 ? { revert, to } : {}) }))
}

/** Of what has no flip to be open, only what is open in its turn. */
const notYetFlipped = ({ contact, style, boardDeg }: Motion) =>
  contact || boardDeg !== null ? undefined : ofStyle(ROWS, style)

/** Whether there is something to draw for a style whose name says too little. */
export const isDrawnAs = ({ style }: Motion): boolean => ofStyle(ROWS, style) !== undefined
