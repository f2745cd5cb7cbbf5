import { recordOf } from '../contacts.ts'
import type { Motion, Stance } from '../motion.ts'
import { exitOf, type Lead } from '../stance.ts'
import { isFlippedByHand } from '../styles.ts'
import { farTruckOf, hangs, liesAcross, turnBetween } from './lies.ts'
import { type Context, inWordsOf } from './phrases.ts'
import { calledIn, type Piece, pieceOf } from './piece.ts'
import { kindOf, piecesOf, takenApart } from './pieces.ts'
import { said, saidOf } from './realise.ts'
import { composed, MOMENTS, tellingOf, wayOff } from './telling.ts'
import { isRolled } from './written.ts'

/** One step of a lesson, and how much is lost without it: of too many the least go. */
export interface Beat {
  readonly text: string
  readonly keep: number
}

/** How two pieces are joined. */
type Joint = 'into' | 'out' | 'change' | 'walls' | 'again'

/** A trick taken apart, with all that its words need. */
export interface Plan {
  readonly pieces: readonly Piece[]
  readonly joints: readonly Joint[]
  readonly beats: readonly Beat[]
  /** The traits and words of the two pieces of the joint that matters most; of the piece where it is one. */
  readonly whole: Pick<Piece, 'traits' | 'slots'>
}

const beat = (keep: number, ...texts: string[]): Beat[] =>
  texts.filter((text) => text !== '').map((text) => ({ text, keep }))

/** Something flipped or stepped into and out of nothing else, as one piece. */
function beatsOfOne(piece: Piece, context: Context, seed: number): Beat[] {
  const told = tellingOf(piece, context, seed)
  const { feet, start, rise, touch, catch: caught } = told
  const [first = '', ...more] = [...feet, ...start]
  return [
    ...beat(8, first),
    ...beat(5, ...more),
    ...beat(9, ...rise),
    ...beat(7, ...touch),
    ...beat(6, ...caught),
    ...beat(9, ...wayOff(piece, told)),
  ]
}

const slotsOf = (piece: Piece, prefix: string): Record<string, string> =>
  Object.fromEntries(Object.entries(piece.slots).map(([key, words]) => [`${prefix} ${key}`, words]))

const traitsOf = (piece: Piece, prefix: string): string[] =>
  [...piece.traits].map((trait) => `${prefix} ${trait}`)

const BY_FOOT = new Set([
  'No Comply',
  'Boneless',
  'Wallie',
  'Pole Jam',
  'Caveman',
  'Wallride',
  'No Comply Wallie',
])

/** Both sides of a joint in one: the traits of the first after "from ", those of the second as they are and after "to ". */
function joined(before: Piece, next: Piece): Pick<Piece, 'traits' | 'slots'> {
  const lead = exitOf(before.motion)
  const rolls = lead === 'B' && before.motion.stance !== 'switch' ? next.motion.stance : null
  return {
    traits: new Set([
      ...next.traits,
      ...traitsOf(before, 'from'),
      ...traitsOf(next, 'to'),
      ...(rolls === 'switch' || rolls === 'fakie' ? [`rolls ${rolls}`] : []),
      ...(lead === 'B' ? ['rolls back'] : []),
      ...(before.motion.style && BY_FOOT.has(before.motion.style) ? ['from by foot'] : []),
      ...(before.traits.has('far turn') ? ['from far turn'] : []),
      ...changes(before.motion, next.motion),
    ]),
    slots: { ...next.slots, ...slotsOf(before, 'from') },
  }
}

/** From one thing on an edge or at a lip to the next: how far the board turns, what crosses it, and what stays where it is. */
function changes(before: Motion, next: Motion): string[] {
  if (!before.contact || !next.contact) return []
  const turn = turnBetween(liesAcross(before), liesAcross(next))
  const [one, other] = [recordOf(before.contact), recordOf(next.contact)]
  const isSame = 'lie' in one && one.lie && 'lie' in other && other.lie && one.lie.rest === other.lie.rest
  const [was, is] = [farTruckOf(before), farTruckOf(next)]
  return [
    ...(turn === 'none' ? [] : [turn]),
    ...(isSame && turn === 'none' ? ['same'] : []),
    ...(was && was !== is ? [`${was} comes back`] : []),
    ...(is && was !== is ? [`${is} goes across`] : []),
    ...(hangs(before).includes('hangs low') && !hangs(next).includes('hangs low') ? ['low comes up'] : []),
    ...(kindOf(before) === 'air' && next.contact.kind === 'stall' ? ['tail'] : []),
  ]
}

const isOnWall = (part: Motion): boolean =>
  part.reverses || part.style === 'Drop In' || part.contact?.kind === 'stall'

function jointOf(before: Motion, next: Motion, isListed: boolean): Joint {
  const [one, other] = [kindOf(before), kindOf(next)]
  const comesFakie = before.to === 'fakie' || before.contact?.name === 'Rock to Fakie'
  const isWalls = isOnWall(before) && (isListed || before.style !== null || (other === 'stall' && comesFakie))
  if (isWalls || (isOnWall(before) && isOnWall(next) && other === 'free' && !isFlippedByHand(before.style)))
    return 'walls'
  if (before.style === 'Wallride') return 'out'
  if (one === 'free') return other === 'free' ? 'again' : 'into'
  return other === 'free' ? 'out' : 'change'
}

function intoBeats(before: Piece, next: Piece, context: Context, seed: number): Beat[] {
  const isByFoot = before.motion.style !== null && BY_FOOT.has(before.motion.style)
  const isStall = kindOf(next.motion) === 'stall'
  // How it is got onto is told for who comes out of the air: the hold alone is as in the plain trick.
  const rows = composed(next, seed)
  const plain = rows.touch[0] ?? ''
  const lock = (isStall && saidOf('on caught', next, seed)) || plain
  const { hold } = tellingOf(next, context, seed)
  return [
    ...(isByFoot ? [] : beat(9, said('seam', joined(before, next), seed))),
    ...beat(9, lock),
    ...(hold.length > 0 ? hold : rows.hold).map((text, at, { length }) => ({
      text,
      keep: isStall ? 8 : at === length - 1 ? 6 : 4,
    })),
  ]
}

function outBeats(piece: Piece, isLast: boolean, seed: number): Beat[] {
  const { traits } = piece
  const turn =
    said('off turn', piece, seed) || (traits.has('style Kickturn') ? '' : said('turn', piece, seed))
  const isUnwound = traits.has('off slide') && traits.has('straight')
  return [
    ...beat(9, said('off pop', piece, seed)),
    ...(isUnwound ? beat(8, turn) : []),
    ...(traits.has('flip') ? beat(9, said('flick', piece, seed)) : []),
    ...(isUnwound ? [] : beat(traits.has('straight') ? 3 : 8, turn)),
    ...beat(traits.has('flip') ? 7 : 4, said('catch', piece, seed)),
    ...(isLast ? beat(9, said('land', piece, seed)) : []),
  ]
}

function jointBeats(
  joint: Joint,
  before: Piece,
  next: Piece,
  { isLast, from, context, seed }: { isLast: boolean; from: Stance; context: Context; seed: number },
): Beat[] {
  const told = () => tellingOf(next, context, seed, from)
  switch (joint) {
    case 'into':
      return [...intoBeats(before, next, context, seed), ...(isLast ? beat(9, ...wayOff(next, told())) : [])]
    case 'out':
      return outBeats(next, isLast, seed)
    case 'change':
      return [
        ...beat(9, said('change', joined(before, next), seed)),
        ...beat(6, ...told().hold.slice(-1)),
        ...(isLast ? beat(9, ...wayOff(next, told())) : []),
      ]
    case 'again':
      return [
        ...beat(9, said('again', next, seed)),
        ...beat(7, said('again 2', next, seed)),
        ...(next.traits.has('own') ? beat(8, ...told().rise.slice(1), ...told().end) : []),
        ...(isLast && !next.traits.has('own') ? beat(9, said('land', next, seed)) : []),
      ]
    case 'walls': {
      const { feet, rise, touch } = told()
      const across = said('walls', joined(before, next), seed)
      const moves = kindOf(next.motion) === 'free' ? [...feet, ...rise] : [...rise, ...touch]
      return [
        ...beat(8, ...tellingOf(before, context, seed).end.slice(0, 1)),
        ...beat(8, across),
        ...moves.map((text, at) => ({ text, keep: at === 0 ? 9 : 6 })),
        ...(isLast ? beat(9, ...wayOff(next, told())) : []),
      ]
    }
  }
}

/** The first piece up to where the next takes over. */
function openingBeats(piece: Piece, next: Piece, joint: Joint, context: Context, seed: number): Beat[] {
  const { feet, start, rise, touch, catch: caught } = tellingOf(piece, context, seed)
  if (joint === 'into') {
    const comes = { ...next, slots: { ...next.slots, ...pickRoll(piece) } }
    const isByFoot = piece.motion.style !== null && BY_FOOT.has(piece.motion.style)
    return [
      ...beat(8, said(MOMENTS[kindOf(next.motion)].start[0], comes, seed)),
      ...beat(7, ...feet),
      ...beat(6, ...start.filter((step) => !isRolled(step))),
      ...rise.map((text, at) => ({ text, keep: at < 2 ? 9 : 4 })),
      ...(isByFoot ? beat(5, ...caught) : []),
    ]
  }
  // How one comes to it is said of what is met, else of the plain movement where nobody has written that down.
  const comes = next.traits.has('own') ? tellingOf(next, context, seed).start : []
  const rolling =
    kindOf(piece.motion) === 'free' && !start.some(isRolled) ? composed(piece, seed).start : start
  const [first = '', ...more] = [...comes, ...feet, ...(comes.length > 0 ? [] : rolling)]
  return [
    ...beat(8, first),
    ...more.map((text) => ({ text, keep: isRolled(text) || feet.includes(text) ? 6 : 3 })),
    ...rise.map((text, at) => ({ text, keep: at < 2 ? 9 : 4 })),
    ...touch.map((text, at) => ({ text, keep: at === 0 ? 9 : 5 })),
  ]
}

/** Whoever turns on the way up comes to it as the first piece rolls, not as the second one would. */
const pickRoll = ({ slots }: Piece): Record<string, string> => ({
  Roll: slots.Roll ?? 'Roll',
  'in stance': slots['in stance'] ?? '',
  ollie: slots.ollie ?? 'an ollie',
})

/** Takes a trick apart into its moments, each already in words. */
export function planOf(made: Motion, context: Context, exit: Lead | null, seed: number): Plan {
  const parts = made.parts.length > 0 ? made.parts : (takenApart(made) ?? [made])
  if (parts.length === 1) {
    const piece = pieceOf(parts[0] ?? made, context, {
      exit,
      met: null,
      ways: null,
      thing: null,
      goesOn: false,
    })
    return { pieces: [piece], joints: [], beats: beatsOfOne(piece, context, seed), whole: piece }
  }
  const pieces = piecesOf(parts, context, exit)
  const isListed = context.name?.includes(',') ?? false
  const joints = parts.slice(1).map((part, at) => jointOf(parts[at] ?? part, part, isListed))
  const [first, second] = pieces
  if (!first || !second) throw new RangeError('A combination has two pieces.')
  const stance = first.motion.stance
  const beats = joints.flatMap((joint, at) => {
    const [before, next] = [pieces[at] ?? first, pieces[at + 1] ?? second]
    const inFirst = inWordsOf(stance, next.motion.stance)
    return jointBeats(joint, before, next, {
      isLast: at === joints.length - 1,
      from: stance,
      context,
      seed,
    }).map(({ text, keep }) => ({
      text: inFirst(text),
      keep,
    }))
  })
  const { traits, slots } = joined(first, second)
  const names = parts.map((part, at) => calledIn(part, at))
  const whole = {
    traits,
    slots: {
      ...slots,
      A: names[0] ?? '',
      a: names[0] ?? '',
      b: names[1] ?? '',
      B: names[1] ?? '',
      c: names[2] ?? '',
      All: names.join(', '),
    },
  }
  const opening = openingBeats(first, second, joints[0] ?? 'again', context, seed)
  return { pieces, joints, beats: [...opening, ...beats], whole }
}
