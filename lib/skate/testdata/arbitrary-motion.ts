import fc from 'fast-check'
import { CONTACT_NAMES, CONTACTS, contactNamed } from '../contacts.ts'
import { combine, type Motion, motion, STANCES } from '../motion.ts'
import { type Flip, NO_FLIP } from '../flip.ts'
import { exitOf, halfTurns, turnOnWall } from '../stance.ts'
import { whyImpossible } from '../read/impossible.ts'
import { isAirStyle, isWhole, STYLE_NAMES, STYLES } from '../styles.ts'
import { isPoppedPlainly } from '../motion.ts'

const stance = fc.constantFrom(...STANCES)
const side = fc.constantFrom('frontside' as const, 'backside' as const)
const turn = fc.constantFrom(180, 360, 540, 720, 900, 1080)
const degrees = fc.tuple(fc.constantFrom(-1, 1), turn).map(([sign, size]) => sign * size)
const revert = fc.option(fc.constantFrom('either' as const, 'frontside' as const, 'backside' as const), { freq: 4 })
const to = fc.option(fc.constantFrom('fakie' as const, 'regular' as const, 'switch' as const), { freq: 6 })
const kind = fc.constantFrom('kick' as const, 'heel' as const)
const flip: fc.Arbitrary<Flip> = fc.oneof(
  fc.constant(NO_FLIP),
  fc.record({ kind, count: fc.constantFrom(1, 2, 3, 4), late: fc.boolean() }),
  fc.record({ kind: fc.constant('kick' as const), count: fc.constant(0.5), late: fc.boolean() }),
)
const way = fc.option(fc.constantFrom(...STYLE_NAMES.filter((name) => !isWhole(name))), {
  freq: 4,
})

/** Sets what follows from the rest, as the parser does. */
function settled(given: Motion, pop: boolean): Motion {
  // Flips alone are done the old way.
  const isNone = given.style === 'Old School' && given.flip.kind === 'none'
  const made = isNone ? { ...given, style: null } : given
  const isFree = made.contact === null && (made.style === null || !isWhole(made.style))
  const comesBack = made.to !== null && made.contact === null && (halfTurns(made) ?? 0) % 2 === 0
  const isAcross = made.style === 'Transfer' && (halfTurns(made) ?? 0) % 2 === 0
  const isAirwalk = made.style === 'Airwalk' && (made.bodyTurn ?? 0) >= 540
  const isAir = isAirwalk || isAirStyle(made.style) || ['grab', 'air', 'stall'].includes(made.contact?.kind ?? '')
  const reverses = comesBack || (isAir && !isAcross)
  const isRevertOnly = made.revert !== null && made.bodyDeg === 0 && made.boardDeg === 0 && made.style === null
  const isPopped = pop || made.late || (isRevertOnly && made.to !== null && made.flip.kind === 'none')
  const whole = { ...made, reverses, pop: isFree ? isPopped : isPoppedPlainly(made) }
  // "Backside 180 to fakie" says it twice.
  const kindMet = made.contact?.kind
  const isTurned = Boolean(made.bodyTurn) && (kindMet ? kindMet === 'grab' || kindMet === 'air' : !reverses)
  const plain = { ...whole, to: null }
  return made.to === 'fakie' && isTurned && exitOf(plain) === exitOf(whole) ? plain : whole
}

/** Signed turns with or without a flip: what the name-it page can be set to. */
export const flatMotion = fc
  .record({
    stance,
    bodyDeg: fc.oneof(fc.constant(0), degrees),
    boardDeg: fc.oneof(fc.constant(0), degrees),
    flip,
    style: way,
    late: fc.boolean(),
    pop: fc.boolean(),
    revert,
    to,
  })
  .map(({ pop, late, ...fields }) => {
    const isTurned = fields.bodyDeg !== 0 || fields.boardDeg !== 0
    return settled(motion({ ...fields, late: late && isTurned && fields.flip.kind === 'none' }), pop)
  })

const openSpin = fc
  .record({ stance, bodyTurn: turn, flip, style: way, late: fc.boolean(), pop: fc.boolean(), revert, to })
  .map(({ pop, late, ...fields }) => {
    const isLate = late && fields.flip.kind === 'none'
    const open = { bodyDeg: null, boardDeg: null, boardTurn: fields.bodyTurn, late: isLate }
    return settled(motion({ ...fields, ...open }), pop)
  })

const openVarial = fc
  .record({ stance, bodyTurn: turn, boardDeg: fc.oneof(fc.constant(0), degrees), flip, style: way, revert, to })
  // As far as the board, a rider above it turns against it, which is not open.
  .filter(({ bodyTurn, boardDeg }) => bodyTurn !== Math.abs(boardDeg))
  .map((fields) => settled(motion({ ...fields, bodyDeg: null }), true))

const wrapped = fc
  .record({ stance, wrap: fc.constantFrom('back foot' as const, 'front foot' as const), flip, revert, to })
  .chain((fields) =>
    fc.constantFrom(0, 180, -180, 360, -360, 540).chain((bodyDeg) =>
      fc.constantFrom(0, bodyDeg).map((boardDeg) => settled(motion({ ...fields, bodyDeg, boardDeg }), true)),
    ),
  )

const forward = fc
  .record({
    stance,
    flip: fc.record({ kind, count: fc.constantFrom(1, 2, 3), late: fc.boolean() }),
    bodyDeg: fc.oneof(fc.constant(0), degrees),
    boardTurn: fc.option(turn),
    revert,
    to,
  })
  .map((fields) => settled(motion({ ...fields, wrap: 'forward', boardDeg: null }), true))

const wholes = STYLE_NAMES.filter(isWhole)
const whole = fc
  .record({
    stance,
    entry: fc.constantFrom(...wholes),
    more: fc.oneof(fc.constant(0), degrees),
    openTurn: fc.option(turn),
    revert,
    to,
  })
  .map(({ entry: style, more, openTurn, ...fields }) => {
    const base = STYLES[style]
    const add = (deg: number | null) => (deg === null ? null : deg + more)
    // A hippie jump leaves the board alone.
    const turned = { bodyDeg: add(base.bodyDeg), boardDeg: style === 'Hippie Jump' ? 0 : add(base.boardDeg) }
    const isKnown = base.bodyDeg !== null && !base.isSided
    const used = isKnown ? turned : { bodyDeg: base.bodyDeg, boardDeg: base.boardDeg }
    // In the air of a ramp the number is the rider's turn.
    const open = { bodyDeg: null, boardDeg: null }
    if (style === 'Varial' && more === 0 && openTurn)
      return settled(motion({ ...fields, ...open, style, bodyTurn: openTurn }), true)
    if (base.isAir && more === 0)
      return settled(
        motion({ ...fields, ...open, style, bodyTurn: 180, boardTurn: base.boardDeg === null ? null : 180 }),
        true,
      )
    const boardTurn =
      base.boardDeg === null && base.bodyDeg === 0 && style !== 'Varial' ? openTurn : null
    return settled(motion({ ...fields, ...used, boardTurn, style, flip: base.flip }), true)
  })

const records = CONTACT_NAMES.map((name) => [name, CONTACTS[name]] as const)
const edges = records.filter(([, { kind }]) => ['grind', 'slide', 'manual', 'plant'].includes(kind))
const edge = fc
  .record({ stance, entry: fc.constantFrom(...edges), approach: fc.option(side), style: way, revert, to })
  .map(({ entry: [name, { kind, turn }], ...given }) => {
    // From wall to wall there is nothing to grind, and a layback says it by itself.
    const isSaid = given.style === 'Transfer' || (given.style === 'Layback' && name === 'Layback Grind')
    const fields = isSaid ? { ...given, style: null } : given
    const deg = kind === 'plant' ? (fields.to ? 0 : null) : turn === 0 ? 0 : null
    const open = deg === null && kind !== 'plant' ? 180 : null
    const turned = { bodyDeg: deg, boardDeg: deg, bodyTurn: open, boardTurn: open }
    return settled(motion({ ...fields, contact: contactNamed(name), ...turned }), true)
  })

const held = records.filter(([, { kind }]) => kind === 'grab' || kind === 'air')
const grab = fc
  .record({ stance, entry: fc.constantFrom(...held), flip, spin: fc.option(degrees), turn, revert, to })
  .map(({ entry: [name], spin, turn, ...fields }) => {
    const contact = contactNamed(name)
    if (spin !== null) return settled(motion({ ...fields, contact, bodyDeg: spin, boardDeg: spin }), true)
    if (fields.to && turn === 180) return settled(motion({ ...fields, contact }), true)
    const open = { bodyDeg: null, boardDeg: null, bodyTurn: turn, boardTurn: turn }
    return settled(motion({ ...fields, contact, ...open }), true)
  })

const stalls = records.filter(([, { kind }]) => kind === 'stall')
const stall = fc
  .record({
    // Up to a coping one nollies first, which is a trick of its own.
    stance: fc.constantFrom(...STANCES.filter((each) => each !== 'nollie')),
    entry: fc.constantFrom(...stalls),
    approach: fc.option(side),
    spin: fc.option(fc.oneof(degrees, fc.constantFrom('open'))),
    turn: fc.constantFrom(360, 540),
    revert,
    to,
  })
  .map(({ entry: [name], spin, turn: open, ...given }) => {
    const usual = turnOnWall(contactNamed(name), given.stance)
    // "Rock to fakie" is a trick of its own, and a "frontside rock" is a rock and roll.
    const isSided = given.stance === 'fakie' || spin !== null
    const isComingBack = name === 'Rock and Roll' && given.to === 'fakie' && !given.approach && spin === null
    const fields = isComingBack
      ? { ...given, to: null }
      : name === 'Rock'
        ? { ...given, to: null, approach: isSided ? given.approach : null }
        : // A disaster that turns halfway is met from the side it turns to.
          name === 'Disaster' && given.stance !== 'fakie' && !given.to && Math.abs(Number(spin)) === 180
          ? { ...given, approach: given.approach ?? (spin === 180 ? ('frontside' as const) : ('backside' as const)) }
          : given
    const contact = contactNamed(name)
    const made = (deg: number | null, size: number | null = null) =>
      settled(motion({ ...fields, contact, bodyDeg: deg, boardDeg: deg, bodyTurn: size, boardTurn: size }), true)
    // What is turned out of fakie before a rock and roll comes on top of its own half turn.
    const own = name === 'Rock and Roll' && given.stance === 'fakie' ? 180 : 0
    if (spin !== null)
      return typeof spin === 'number' ? made(spin + Math.sign(spin) * own) : made(null, open + own)
    const rocked = fields.stance === 'fakie' ? 0 : fields.approach ? 180 : null
    const plain = name === 'Rock' ? rocked : usual
    if (fields.to || plain === 0) return made(0)
    if (plain === null || !fields.approach) return made(null, plain)
    return made(fields.approach === 'frontside' ? plain : -plain)
  })

/** One trick of any sort that can be skated. */
export const singleMotion = fc
  .oneof(
  { arbitrary: flatMotion, weight: 6 },
  { arbitrary: openSpin, weight: 1 },
  { arbitrary: openVarial, weight: 1 },
  { arbitrary: wrapped, weight: 1 },
  { arbitrary: forward, weight: 1 },
  { arbitrary: whole, weight: 2 },
  { arbitrary: edge, weight: 3 },
  { arbitrary: grab, weight: 2 },
  { arbitrary: stall, weight: 2 },
)
  .filter((made) => whyImpossible(made) === null)


/** Two or three tricks in one go. */
export const combination = fc
  .array(singleMotion, { minLength: 2, maxLength: 3 })
  // Behind an edge a pretzel is a way out.
  .filter((parts) =>
    parts.every((part, at) => {
      const before = parts[at - 1]?.contact?.kind
      return part.style !== 'Pretzel' || (before !== 'grind' && before !== 'slide')
    }),
  )
  .map((parts) =>
    combine(
      parts.map((part, at) =>
        // Who stalls next kickturns on the wall across.
        part.style === 'Kickturn' && parts[at + 1]?.contact?.kind === 'stall'
          ? { ...part, reverses: true }
          : part,
      ),
    ),
  )
