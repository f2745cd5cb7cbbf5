import { CONTACTS, type ContactKind, type ContactName } from '../contacts.ts'
import type { Place } from '../lines/trick.ts'
import { type Motion, STANCES, type Stance } from '../motion.ts'
import { exitOf } from '../stance.ts'
import { isStyleName, isWallie, type StyleName } from '../styles.ts'

/** What is looked at when a trick is weighed against a wish. */
export interface Subject {
  readonly name: string
  readonly motion: Motion
  readonly place: Place
  readonly family: string
  readonly obstacles: readonly string[]
}

/** Something a trick has or has not, by a short key such as "stance fakie" or "turn 360". */
export type Trait =
  | PlainTrait
  | `stance ${Stance}`
  | `turn ${number}`
  | `body ${number}`
  | `place ${Place}`
  | `kind ${ContactKind}`
  | `contact ${ContactName}`
  | `style ${string}`
  | `on ${string}`

/** A trait without a value behind it. */
type PlainTrait = keyof typeof PLAIN

const isAtWall = (style: StyleName | null) => style === 'Wallride' || isWallie(style)

const PLAIN = {
  flip: (subject: Subject) => some(subject, isFlip) || /flip/i.test(subject.name),
  kickflip: (subject: Subject) => some(subject, ({ flip }) => flip.kind === 'kick'),
  heelflip: (subject: Subject) => some(subject, ({ flip }) => flip.kind === 'heel'),
  double: (subject: Subject) => some(subject, ({ flip }) => flip.count === 2),
  triple: (subject: Subject) => some(subject, ({ flip }) => flip.count === 3),
  late: (subject: Subject) => some(subject, ({ flip, late }) => flip.late || late),
  revert: (subject: Subject) => some(subject, ({ revert }) => revert !== null),
  /** On a coping everybody turns half around to stop on it, and calls that no spin. */
  spin: (subject: Subject) =>
    some(
      subject,
      ({ bodyTurn, contact }) => isTurn(bodyTurn) && !(contact?.kind === 'stall' && bodyTurn === 180),
    ),
  shuvit: (subject: Subject) =>
    some(subject, (part) => isTurn(apart(part)) && !isFlip(part) && part.bodyTurn === 0),
  'board turn': (subject: Subject) => some(subject, (part) => isTurn(apart(part))),
  frontside: (subject: Subject) => some(subject, (part) => sense(part) > 0),
  backside: (subject: Subject) => some(subject, (part) => sense(part) < 0),
  impossible: (subject: Subject) =>
    some(subject, ({ wrap }) => wrap === 'back foot' || wrap === 'front foot'),
  combination: ({ motion }: Subject) => motion.parts.length > 0,
  low: (subject: Subject) => isLow(subject),
  calm: (subject: Subject) => isCalm(subject),
  /** The toes lift an old school kickflip from standing. */
  pop: ({ motion }: Subject) => motion.pop && motion.style !== 'Old School' && !isRolledInto(motion),
  '270': ({ name }: Subject) => name.includes('270'),
  /** Both feet leave the board or the ground. */
  jump: (subject: Subject) =>
    (subject.motion.pop && !isRolledInto(subject.motion)) ||
    some(
      subject,
      ({ flip, style, contact, bodyTurn, boardTurn }) =>
        flip.kind !== 'none' ||
        (style === null && (isTurn(bodyTurn) || isTurn(boardTurn))) ||
        /^(?:plant|grab|air)$/.test(contact?.kind ?? '') ||
        (style !== null && JUMPS.test(style)),
    ),
  /** Begins with an ollie, whatever follows. */
  ollie: ({ motion, place }: Subject) =>
    (motion.pop || place === 'edge') && !/slappy|boneless|no comply|wall/i.test(motion.style ?? ''),
  hand: (subject: Subject) =>
    some(
      subject,
      ({ style, contact }) =>
        /^(?:plant|grab)$/.test(contact?.kind ?? '') || (style !== null && HANDS.test(style)),
    ),
  gap: ({ motion, place }: Subject) =>
    place === 'flat' && motion.pop && motion.style === null && !isBodyVarial(motion),
  grab: (subject: Subject) => some(subject, ({ contact }) => contact?.kind === 'grab'),
  transition: ({ motion: { style }, place, obstacles }: Subject) =>
    (isRamp(place) && !isAtWall(style)) || obstacles.includes('Mini Ramp'),
  into: ({ motion }: Subject) =>
    joins(
      motion,
      (part) => !isContact(part) && (isFlip(part) || isTurn(part.bodyTurn) || isTurn(part.boardTurn)),
      isContact,
    ),
  'trick out': ({ motion, name }: Subject) =>
    joins(motion, isContact, (part) => !isContact(part) && !isBodyVarial(part)) || / out$/i.test(name),
  /** One grind or slide after another. */
  chained: ({ motion }: Subject) =>
    motion.parts.some((part, at) => isEdge(part) && isEdge(motion.parts[at + 1])),
  'spin in': ({ motion }: Subject) =>
    joins(motion, (part) => !isContact(part) && isTurn(part.bodyTurn) && !isFlip(part), isContact),
  'shuvit in': ({ motion }: Subject) =>
    joins(motion, (part) => isTurn(apart(part)) && !isFlip(part), isContact),
  'flip in': ({ motion }: Subject) => joins(motion, isFlip, isContact),
  'flip out': ({ motion }: Subject) => joins(motion, isContact, isFlip),
  'shuvit out': ({ motion }: Subject) =>
    joins(motion, isContact, (part) => isTurn(apart(part)) && !isFlip(part)),
  'spin out': (subject: Subject) =>
    some(subject, (part) => part.to === 'fakie' && isEdge(part)) ||
    joins(
      subject.motion,
      isContact,
      ({ contact, bodyTurn, boardTurn }) => !contact && isTurn(bodyTurn) && boardTurn === bodyTurn,
    ) ||
    / 180 Out$/.test(subject.name),
  'out 180': ({ name }: Subject) => / 180 Out$/.test(name),
  nose: (subject: Subject) => some(subject, ({ contact }) => contact?.name === 'Nose Manual'),
  'one truck': (subject: Subject) =>
    some(subject, ({ contact }) =>
      /^(5-0|Nosegrind|Smith Grind|Feeble Grind|Crooked Grind|5-0 Stall|Pivot|Nose Pick)$/.test(
        contact?.name ?? '',
      ),
    ),
  'body varial': (subject: Subject) => some(subject, isBodyVarial),
  'board away': ({ motion: { style } }: Subject) =>
    style !== null && /No Comply|Boneless|finger|caveman|hippie/i.test(style),
  'ends fakie': ({ motion }: Subject) => exitOf(motion) === 'B',
  'ends forward': ({ motion }: Subject) => exitOf(motion) === 'F',
  bank: ({ name, motion, place, obstacles }: Subject) =>
    obstacles.includes('Bank') ||
    (place === 'wall' && motion.contact?.name === 'Rock to Fakie') ||
    (place === 'flat' &&
      (motion.style === 'Kickturn' || motion.bodyTurn === 180 || name === 'Ollie') &&
      motion.flip.kind === 'none'),
  hip: ({ motion, place }: Subject) =>
    motion.parts.length === 0 &&
    motion.pop &&
    !isBodyVarial(motion) &&
    ((place === 'flat' && !motion.late && (motion.style === null || motion.style === 'Boneless')) ||
      motion.contact?.kind === 'grab' ||
      place === 'air'),
  wall: ({ motion: { style, contact } }: Subject) => isAtWall(style) || contact?.name === 'Wallplant',
  speed: ({ motion: { style } }: Subject) => style !== null && /slide$/i.test(style),
  'gap style': ({ motion, place }: Subject) => place !== 'flat' || !motion.pop || motion.parts.length > 0,
  'old school': ({ motion: { style, contact }, family }: Subject) =>
    OLD_SCHOOL.test(`${style ?? ''} ${family}`) ||
    contact?.kind === 'plant' ||
    contact?.name === 'Layback Grind',
  nineties: ({ motion: { style, late, flip, wrap, stance }, family }: Subject) =>
    /pressure|underflip/i.test(`${style ?? ''} ${family}`) ||
    late ||
    flip.late ||
    wrap !== null ||
    flip.count === 2 ||
    stance === 'nollie' ||
    stance === 'switch' ||
    /varial kick|bigspin|noseblunt/.test(family),
  freestyle: ({ motion: { style }, family }: Subject) =>
    /freestyle|casper|old school|ollie north/.test(family) || /finger|rail|casper|pogo/i.test(style ?? ''),
  mullen: ({ motion: { style, wrap, contact }, family }: Subject) =>
    wrap !== null ||
    /casper|freestyle|underflip|dolphin/.test(`${family} ${style ?? ''}`.toLowerCase()) ||
    contact?.name === 'Darkslide',
  surf: ({ motion: { style, contact } }: Subject) =>
    /bert|coleman|powerslide|carve|kickturn/i.test(style ?? '') || contact?.name === 'Layback Grind',
  'no flip': (subject: Subject) => !(some(subject, isFlip) || /flip/i.test(subject.name)),
} satisfies Readonly<Record<string, (subject: Subject) => boolean>>

/** Whether a trait is a key of its own, without a value behind it. */
function isPlain(trait: Trait): trait is PlainTrait {
  return Object.hasOwn(PLAIN, trait)
}

const PLACES: readonly string[] = ['flat', 'manual', 'edge', 'wall', 'air'] satisfies Place[]
const OBSTACLES = ['Bank', 'Bowl', 'Flat Ground', 'Ledge', 'Manual Pad', 'Mini Ramp', 'Rail', 'Spine', 'Vert']
const KINDS: ReadonlySet<string> = new Set(Object.values(CONTACTS).map(({ kind }) => kind))
const MOST_TURN = 1440

/** Whether a text is a trait that is looked at: a key of its own, or one with a value that there is. */
export function isTrait(text: string): text is Trait {
  if (Object.hasOwn(PLAIN, text)) return true
  const at = text.indexOf(' ')
  const value = text.slice(at + 1)
  switch (at < 0 ? '' : text.slice(0, at)) {
    case 'stance':
      return STANCES.some((stance) => stance === value)
    case 'turn':
    case 'body':
      return /^[1-9]\d{1,3}$/.test(value) && Number(value) % 90 === 0 && Number(value) <= MOST_TURN
    case 'place':
      return PLACES.includes(value)
    case 'kind':
      return KINDS.has(value)
    case 'contact':
      return Object.hasOwn(CONTACTS, value)
    case 'style':
      return isStyleName(value)
    case 'on':
      return OBSTACLES.includes(value)
    default:
      return false
  }
}

const some = (subject: Subject, test: (part: Motion) => boolean) => partsOf(subject).some(test)

const partsOf = ({ motion }: Subject): readonly Motion[] =>
  motion.parts.length > 0 ? motion.parts : [motion]

const JUMPS =
  /hippie|caveman|boneless|acid|bomb|pogo|finger|casper|airwalk|body varial|end over|hang ten|no comply|truckstand/i
const HANDS = /boneless|finger|caveman|bert|coleman|pogo|flamingo|bomb/i

const OLD_SCHOOL =
  /old school|boneless|no comply|plant|caveman|hippie|acid|wallride|slappy|fingerflip|walk the dog/i

/** A manual and nothing else needs no pop: whoever has no pad leans into it. */
const isRolledInto = ({ contact, flip, bodyTurn, boardTurn, parts }: Motion) =>
  contact?.kind === 'manual' &&
  parts.length === 0 &&
  flip.kind === 'none' &&
  !isTurn(bodyTurn) &&
  !isTurn(boardTurn)
const isBodyVarial = ({ bodyTurn, boardTurn, contact }: Motion) =>
  !contact && isTurn(bodyTurn) && boardTurn === 0
const isEdge = (part: Motion | undefined) => /grind|slide/.test(part?.contact?.kind ?? '')
const isRamp = (place: Place) => place === 'wall' || place === 'air'

const isContact = ({ contact }: Motion) => contact !== null

/** Whether a part of one kind is followed at once by one of another. */
function joins(made: Motion, first: (part: Motion) => boolean, then: (part: Motion) => boolean): boolean {
  return made.parts.some((part, at) => {
    const next = made.parts[at + 1]
    return next !== undefined && first(part) && !first(next) && then(next)
  })
}

const isFlip = ({ flip }: Motion) => flip.kind === 'kick' || flip.kind === 'heel'
const isTurn = (turn: number | null): turn is number => (turn ?? 0) >= 180

const apart = ({ bodyDeg, boardDeg }: Motion) =>
  bodyDeg === null || boardDeg === null ? null : Math.abs(boardDeg - bodyDeg)

const sense = ({ bodyDeg, boardDeg, approach }: Motion) =>
  approach === 'frontside' ? 1 : approach === 'backside' ? -1 : Math.sign(bodyDeg || boardDeg || 0)

const looked = new WeakMap<Subject, Map<Trait, boolean>>()

/** Whether a trick has a trait; looked into once. */
export function has(subject: Subject, trait: Trait): boolean {
  let known = looked.get(subject)
  if (!known) {
    known = new Map()
    looked.set(subject, known)
  }
  const found = known.get(trait) ?? hasTrait(subject, trait)
  known.set(trait, found)
  return found
}

function hasTrait(subject: Subject, trait: Trait): boolean {
  if (isPlain(trait)) return PLAIN[trait](subject)
  const [kind = '', ...rest] = trait.split(' ')
  const value = rest.join(' ')
  if (kind === 'stance') return subject.motion.stance === (value as Stance)
  if (kind === 'turn')
    return some(subject, ({ bodyTurn, boardTurn }) => bodyTurn === +value || boardTurn === +value)
  if (kind === 'body') return some(subject, ({ bodyTurn }) => bodyTurn === +value)
  if (kind === 'place') return subject.place === value
  if (kind === 'kind') return some(subject, ({ contact }) => contact?.kind === value)
  if (kind === 'contact') return some(subject, ({ contact }) => contact?.name === value)
  if (kind === 'style') return some(subject, ({ style }) => style === value) || subject.name.includes(value)
  // Nobody pushes up a handrail.
  if (kind === 'on')
    return subject.obstacles.includes(value) && !(value === 'Rail' && subject.motion.style === 'Slappy')
  return false
}

/** Whether a trick must not be offered to a rider who does not want the trait: what is unknown counts as having it. */
export function mayHave(subject: Subject, trait: Trait): boolean {
  // A trick that goes over a gap can be done without one.
  if (trait === 'gap') return false
  // A grind that goes on a coping goes on a ledge as well.
  if (trait === 'transition') return isRamp(subject.place)
  if (has(subject, trait)) return true
  if (trait === 'flip' || trait === 'kickflip' || trait === 'heelflip')
    return some(subject, ({ flip }) => flip.kind === null)
  if (trait === 'shuvit' || trait === 'board turn')
    return (
      /shuvit/i.test(subject.name) || some(subject, (part) => apart(part) === null || isTurn(apart(part)))
    )
  if (trait === 'spin')
    return some(
      subject,
      ({ bodyTurn, boardTurn }) => bodyTurn === null || isTurn(bodyTurn) || isTurn(boardTurn),
    )
  if (trait === 'place edge') return some(subject, ({ contact }) => /grind|slide/.test(contact?.kind ?? ''))
  return false
}

/** The traits that a rider who names a trick has in mind. */
export function traitsOf(motion: Motion): Trait[] {
  const parts = motion.parts.length > 0 ? motion.parts : [motion]
  const found = parts.flatMap((part): (Trait | false)[] => [
    part.stance !== 'regular' && part === motion && `stance ${part.stance}`,
    part.flip.kind === 'kick' && 'kickflip',
    part.flip.kind === 'heel' && 'heelflip',
    part.flip.count === 2 && 'double',
    part.flip.count === 3 && 'triple',
    (part.flip.late || part.late) && 'late',
    part.wrap !== null && part.wrap !== 'forward' && 'impossible',
    isTurn(part.bodyTurn) && !part.contact && `turn ${part.bodyTurn}`,
    isTurn(apart(part)) && (isFlip(part) || isTurn(part.bodyTurn) ? 'board turn' : 'shuvit'),
    isTurn(apart(part)) && isTurn(part.boardTurn) && part.boardTurn !== 180 && `turn ${part.boardTurn}`,
    part.contact !== null && `contact ${part.contact.name}`,
    part.contact !== null && `kind ${part.contact.kind}`,
    part.style !== null && `style ${part.style}`,
    (part.approach ?? (part.bodyDeg && part.bodyDeg > 0 ? 'frontside' : null)) === 'frontside' && 'frontside',
  ])
  return [...new Set(found.filter((trait) => trait !== false))]
}

const FALLS = /boneless|hippie|caveman|acid|bomb|drop|roll in|finger|pogo|airwalk|casper|plant|wall/i

/** Nothing in it lands from higher than a hop. */
const isLow = (trick: Subject): boolean =>
  !trick.motion.pop &&
  trick.place !== 'air' &&
  !has(trick, 'kind plant') &&
  !FALLS.test(trick.motion.style ?? '')

/** Low, and with the feet on the board and the wheels rolling as they point. */
const isCalm = (trick: Subject): boolean =>
  isLow(trick) && !has(trick, 'jump') && !has(trick, 'speed') && !has(trick, 'place edge')
