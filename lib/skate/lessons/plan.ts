import { recordOf } from '../contacts.ts'
import { SWITCH_NOLLIE } from '../feet.ts'
import { type Motion, motion as plainMotion, type Stance } from '../motion.ts'
import {
  exitOf,
  facesTravel,
  isPretzel,
  type Lead,
  leadOf,
  type Meeting,
  meetingOf,
  offTheLeadingEnd,
  swapped,
} from '../stance.ts'
import { isFlippedByHand } from '../styles.ts'
import { analyze, liesAcross, offTheNose, turnBetween } from './analysis.ts'
import { type Context, endsExchanged, inWordsOf } from './phrases.ts'
import { calledIn, farTruckOf, hangingSlots, hangs, isInRows, type Piece, pieceOf, thingOf } from './piece.ts'
import { type Moment, said, saidOf } from './realise.ts'
import { flownIn, heldIn, isRolled, type Told, wholeOf, writtenOf } from './written.ts'

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

type Kind = 'free' | 'edge' | 'stall' | 'air' | 'plant'

const kindOf = ({ contact }: Motion): Kind => {
  switch (contact?.kind) {
    case 'grind':
    case 'slide':
    case 'manual':
      return 'edge'
    case 'stall':
    case 'plant':
      return contact.kind
    case 'grab':
    case 'air':
      return 'air'
    case undefined:
      return 'free'
  }
}

const beat = (keep: number, ...texts: string[]): Beat[] =>
  texts.filter((text) => text !== '').map((text) => ({ text, keep }))

// ---- one piece ----

/** The moments of each kind of piece, with what they weigh: a moment of rows/contacts.json after "of ". */
const MOMENTS = {
  free: {
    feet: ['feet'],
    start: ['crouch'],
    rise: ['step off', 'pop', 'flick', 'turn'],
    touch: [],
    catch: ['catch'],
    end: ['land', 'revert'],
  },
  revert: {
    feet: [],
    start: ['slide around'],
    rise: ['slide around 2', 'slide around 3'],
    touch: ['slide around 4'],
    catch: [],
    end: ['slide around 5'],
  },
  edge: {
    feet: [],
    start: ['come', 'ready'],
    rise: ['up'],
    touch: ['of lock', 'of hold'],
    catch: [],
    end: ['off', 'revert'],
  },
  manual: {
    feet: [],
    start: ['come', 'ready'],
    rise: ['up'],
    touch: ['lock manual', 'hold manual', 'look manual'],
    catch: [],
    end: ['off', 'revert'],
  },
  stall: {
    feet: [],
    start: ['climb'],
    rise: ['turn up'],
    touch: ['of on', 'of rest'],
    catch: [],
    end: ['of off', 'drop', 'revert'],
  },
  air: {
    feet: [],
    start: ['climb'],
    rise: ['leave'],
    touch: ['of take', 'of tweak', 'above'],
    catch: [],
    end: ['let go', 'revert'],
  },
  plant: {
    feet: [],
    start: ['climb'],
    rise: [],
    touch: ['of take', 'of plant'],
    catch: [],
    end: ['of back', 'drop', 'revert'],
  },
} as const satisfies Record<string, Record<keyof Told, readonly string[]>>

/** What a piece is told in where nobody has written of it. */
function composed(piece: Piece, seed: number): Told {
  const { motion, traits } = piece
  const kind = traits.has('reverting')
    ? 'revert'
    : motion.contact?.kind === 'manual'
      ? 'manual'
      : kindOf(motion)
  const isTailAhead = traits.has('fakie') && kind === 'stall' && isTailAheadAt(motion)
  const words = (moment: string) => {
    if (moment === 'revert' && !traits.has('revert')) return ''
    if (moment === 'flick' && !traits.has('flip') && !traits.has('by hand')) return ''
    if (!moment.startsWith('of ')) return said(moment as Moment, piece, seed)
    const back = moment === 'of off' ? said('back off', piece, seed) : ''
    if (back) return back
    const text = saidOf(moment.slice(3), piece, seed)
    const isNoseDown = moment === 'of off' && traits.has('unturned') && traits.has('turned up')
    return isTailAhead && !isNoseDown ? endsExchanged(text) : text
  }
  const told = (moments: readonly string[]) => moments.map(words).filter((text) => text !== '')
  const { feet, start, rise, touch, catch: caught, end } = MOMENTS[kind]
  return {
    feet: told(feet),
    start: told(start),
    rise: told(rise),
    touch: told(touch),
    catch: told(caught),
    // A way off a coping and the way down after it are one movement.
    end:
      kind === 'stall' || kind === 'plant'
        ? [told(end.slice(0, 2)).join(' '), ...told(end.slice(2))]
        : told(end),
  }
}

/** In fakie the tail is where the nose is rolling forward, unless the rider has turned before. */
const isTailAheadAt = ({ contact, bodyTurn }: Motion): boolean =>
  contact?.name === 'Axle Stall' ||
  contact?.name === 'Disaster' ||
  (contact?.name === 'Boardslide Stall' && bodyTurn !== 180)

/** What a piece is told in, by hand where somebody has written of it, with what is decided by the trick around it in rows. */
function tellingOf(piece: Piece, context: Context, seed: number, from = piece.motion.stance): Told {
  const rows = composed(piece, seed)
  const { motion, traits } = piece
  const plain = { ...motion, to: null, revert: null }
  const kind = kindOf(motion)
  if (motion.contact?.kind === 'manual' || kind === 'stall' || kind === 'plant' || kind === 'air') return rows
  if (traits.has('in rows')) return rows
  const lesson = writtenOf(plain, context)
  if (lesson && !isInRows(motion.style)) return wholeOf(lesson)
  const told = lesson && (kind === 'edge' ? heldIn(plain, lesson) : flownIn(plain, lesson))
  if (!told) return rows
  if (kind === 'free')
    return {
      ...told,
      feet: told.feet.length > 0 ? told.feet : rows.feet,
      end: rows.end,
      catch: told.catch.length > 0 ? told.catch : rows.catch,
    }
  const isLeftSo = isPlainlyLeft(piece) && from === motion.stance && !/\bfakie\b/.test(told.end.join(' '))
  return { ...told, end: isLeftSo ? told.end : rows.end }
}

const isPlainlyLeft = ({ motion: { to, revert }, traits }: Piece): boolean =>
  !to && !revert && !traits.has('around') && !traits.has('open end')

/** Something flipped or stepped into and out of nothing else, as one piece. */
function beatsOfOne(piece: Piece, context: Context, seed: number): Beat[] {
  const { feet, start, rise, touch, catch: caught, end } = tellingOf(piece, context, seed)
  const [first = '', ...more] = [...feet, ...start]
  return [
    ...beat(8, first),
    ...beat(5, ...more),
    ...beat(9, ...rise),
    ...beat(7, ...touch),
    ...beat(6, ...caught),
    ...beat(9, ...end),
  ]
}

// ---- several ----

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

/** Half a turn that goes on until the board lies across has made three quarters, and is seen to be that. */
function turnedOnto(way: Motion, met: Meeting | null): Motion {
  const { bodyDeg, bodyTurn } = way
  if (met?.turned !== 270 || bodyTurn !== 180 || bodyDeg === null) return way
  return {
    ...way,
    bodyDeg: Math.sign(bodyDeg) * 270,
    boardDeg: Math.sign(bodyDeg) * 270,
    bodyTurn: 270,
    boardTurn: 270,
  }
}

/** Both ways off a slide that a spin ended in: the spin goes on another quarter, or the last one is turned back. */
function waysOffSpun({ stance, bodyTurn }: Motion, { contact }: Motion, { turned }: Meeting) {
  const sofar = contact?.kind === 'slide' ? (turned ?? (bodyTurn === 180 ? 90 : null)) : null
  if (sofar === null) return null
  const lead = leadOf(stance)
  return { on: swapped(lead, (sofar + 90) / 180), back: swapped(lead, (sofar - 90) / 180) }
}

/** Whether a truck has to go over the edge, or up on top of it with its end against the side. */
const isOverTop = (part: Motion): boolean =>
  farTruckOf(part) !== null || /blunt/i.test(part.contact?.name ?? '')

/** The pieces of a combination, each in the words of what is around it. */
function piecesOf(parts: readonly Motion[], context: Context, exit: Lead | null): Piece[] {
  const held = parts.find(({ contact }) => contact?.kind === 'grind' || contact?.kind === 'slide')
  const isAtLip = parts.some(({ contact }) => contact?.kind === 'stall')
  const thing = isAtLip ? 'coping' : held ? thingOf(held, context) : null
  return parts.map((given, at) => {
    const [before, next] = [parts[at - 1], parts[at + 1]]
    const met =
      before && kindOf(before) === 'free' && kindOf(given) === 'edge' ? meetingOf(before, given) : null
    const onto = next && kindOf(given) === 'free' && kindOf(next) === 'edge' ? meetingOf(given, next) : null
    const isLast = next === undefined
    const around = {
      exit: isLast ? exit : exitOf(given),
      met,
      ways: before && met ? waysOffSpun(before, given, met) : null,
      goesOn: !isLast,
      thing:
        isAtLip && given.contact?.kind === 'manual'
          ? 'platform'
          : (thing ?? (kindOf(given) === 'free' ? nearest(parts, at, context) : null)),
    }
    if (before && isLeft(before) && kindOf(given) === 'free') {
      const way = parts[at - 2]
      const wasMet = way && kindOf(way) === 'free' ? meetingOf(way, before) : null
      return leaving(given, before, context, around, wasMet?.faces ?? facesTravel(before))
    }
    const way = onto ? { ...turnedOnto(given, onto), pop: given.style === null ? true : given.pop } : given
    const piece = pieceOf(way, context, around)
    const traits = [
      ...(way.bodyTurn === 270 && onto ? ['far turn', `comes ${onto.comes}`] : []),
      ...(onto && next ? ['onto', ...(isOverTop(next) ? ['onto over'] : [])] : []),
      ...(onto && piece.trick.shape === 'spin' && !piece.trick.isFlipped && !way.style ? ['in rows'] : []),
      ...(onto && next?.contact?.kind === 'manual' ? ['onto pad'] : []),
      ...(isAtLip && kindOf(given) === 'edge' && given.contact?.kind !== 'manual'
        ? ['coping', 'in rows']
        : []),
      ...(met?.turned && met.faces !== facesTravel(given) ? ['in rows'] : []),
    ]
    return { ...piece, traits: new Set([...piece.traits, ...traits]) }
  })
}

const nearest = (parts: readonly Motion[], at: number, context: Context): string | null => {
  const near = [parts[at - 1], parts[at + 1]].find((part) => part?.contact)
  return near ? thingOf(near, context) : null
}

/** What is ridden and has to be left. */
const isLeft = (part: Motion): boolean => kindOf(part) !== 'free' || part.style === 'Wallride'

/** The way off something, told by what is stood on: what stands on its nose has no tail to pop. */
function leaving(
  part: Motion,
  before: Motion,
  context: Context,
  around: Parameters<typeof pieceOf>[2],
  faces: boolean | null,
): Piece {
  const done = turnedOff(offTheLeadingEnd(part, leadOf(before.stance)), before)
  const lie = before.contact && recordOf(before.contact)
  const rest = lie && 'lie' in lie && lie.lie ? lie.lie.rest : null
  const plain = analyze(done, around?.exit ?? null)
  const standsOnNose =
    rest?.startsWith('nose') && plain.feet.end === 'tail' && part.style === null && !part.wrap
  const trick =
    part.stance !== done.stance ? { ...plain, feet: SWITCH_NOLLIE } : standsOnNose ? offTheNose(plain) : plain
  const piece = pieceOf(done, context, around, trick)
  const isUnder = rest?.startsWith(trick.feet.end) ?? false
  const traits = [
    `off ${before.contact?.kind ?? 'wall'}`,
    ...(rest ? [`off ${rest.split(' ')[0]}`] : []),
    ...(/blunt/i.test(before.contact?.name ?? '') ? ['off blunt'] : []),
    ...hangs(before).map((trait) => `off ${trait}`),
    ...(faces === null ? [] : [faces ? 'on opens' : 'on closes']),
    ...(isUnder ? ['under'] : []),
    ...(isPretzel(before, part) ? ['pretzel'] : []),
    ...(piece.traits.has('spin') && !piece.traits.has('flip') ? ['out spin'] : []),
  ]
  return {
    ...piece,
    traits: new Set([...piece.traits, ...traits]),
    slots: { ...piece.slots, ...hangingSlots(before) },
  }
}

/** Off an edge, a turn whose way the name leaves open goes the one that clears it: the nose to the side the rider came from. */
function turnedOff(part: Motion, { contact, approach, stance }: Motion): Motion {
  const { bodyDeg, bodyTurn, boardTurn } = part
  if (bodyDeg !== null || bodyTurn === null || contact?.kind !== 'grind' || !approach) return part
  if (stance === 'fakie' || part.stance === 'fakie') return part
  const sign = approach === 'frontside' ? 1 : -1
  return { ...part, bodyDeg: sign * bodyTurn, boardDeg: boardTurn && sign * boardTurn }
}

function intoBeats(before: Piece, next: Piece, context: Context, seed: number): Beat[] {
  const isByFoot = before.motion.style !== null && BY_FOOT.has(before.motion.style)
  const isStall = kindOf(next.motion) === 'stall'
  // How it is got onto is told for who comes out of the air: the hold alone is as in the plain trick.
  const [plain = '', ...rows] = composed(next, seed).touch
  const lock = (isStall && saidOf('on caught', next, seed)) || plain
  const written = tellingOf(next, context, seed).touch
  const hold = written.length > 1 ? written.slice(-1) : []
  return [
    ...(isByFoot ? [] : beat(9, said('seam', joined(before, next), seed))),
    ...beat(9, lock),
    ...(hold.length > 0 && !isStall ? hold : rows).map((text, at, { length }) => ({
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
      return [...intoBeats(before, next, context, seed), ...(isLast ? beat(9, ...told().end) : [])]
    case 'out':
      return outBeats(next, isLast, seed)
    case 'change':
      return [
        ...beat(9, said('change', joined(before, next), seed)),
        ...beat(6, told().touch.at(-1) ?? ''),
        ...(isLast ? beat(9, ...told().end) : []),
      ]
    case 'again':
      return [
        ...beat(9, said('again', next, seed)),
        ...beat(7, said('again 2', next, seed)),
        ...(next.traits.has('own') ? beat(8, ...told().rise.slice(1), ...told().end) : []),
        ...(isLast && !next.traits.has('own') ? beat(9, said('land', next, seed)) : []),
      ]
    case 'walls': {
      const { feet, rise, touch, end } = told()
      const across = said('walls', joined(before, next), seed)
      const moves = kindOf(next.motion) === 'free' ? [...feet, ...rise] : [...rise, ...touch]
      return [
        ...beat(8, ...tellingOf(before, context, seed).end.slice(0, 1)),
        ...beat(8, across),
        ...moves.map((text, at) => ({ text, keep: at === 0 ? 9 : 6 })),
        ...(isLast ? beat(9, ...end.slice(-1)) : []),
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
  const [first = '', ...more] = [...feet, ...start]
  return [
    ...beat(8, first),
    ...beat(3, ...more),
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

/** A flip onto an obstacle, or a manner of getting there, apart from the obstacle; null where it is one thing. */
function takenApart(made: Motion): Motion[] | null {
  const { contact, flip, wrap, late, style, approach, to, revert, reverses, stance } = made
  if (!contact) return null
  const isOwnWay =
    style !== null && ['One Foot', 'Slappy', 'Layback', 'Alley-Oop', 'Rodeo', 'Varial'].includes(style)
  if (flip.kind === 'none' && !wrap && !late && (style === null || isOwnWay)) return null
  const way = plainMotion({ stance, flip, wrap, late, style: isOwnWay ? null : style })
  const { bodyDeg, boardDeg, bodyTurn, boardTurn } = made
  const turned = kindOf(made) === 'air' ? { bodyDeg, boardDeg, bodyTurn, boardTurn } : {}
  return [
    way,
    {
      ...plainMotion({ stance, contact, ...turned }),
      approach,
      to,
      revert,
      reverses,
      style: isOwnWay ? style : null,
    },
  ]
}

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
