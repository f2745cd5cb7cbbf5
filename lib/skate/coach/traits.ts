import type { ContactKind, ContactName } from '../contacts.ts'
import type { Place } from '../lines/trick.ts'
import type { Motion, Stance } from '../motion.ts'

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
  | `place ${Place}`
  | `kind ${ContactKind}`
  | `contact ${ContactName}`
  | `style ${string}`
  | `on ${string}`

/** A trait without a value behind it. */
export type PlainTrait = keyof typeof PLAIN

const PLAIN = {
  flip: (subject: Subject) => some(subject, isFlip) || /flip/i.test(subject.name),
  kickflip: (subject: Subject) => some(subject, ({ flip }) => flip.kind === 'kick'),
  heelflip: (subject: Subject) => some(subject, ({ flip }) => flip.kind === 'heel'),
  double: (subject: Subject) => some(subject, ({ flip }) => flip.count === 2),
  triple: (subject: Subject) => some(subject, ({ flip }) => flip.count === 3),
  late: (subject: Subject) => some(subject, ({ flip, late }) => flip.late || late),
  revert: (subject: Subject) => some(subject, ({ revert }) => revert !== null),
  spin: (subject: Subject) => some(subject, ({ bodyTurn }) => isTurn(bodyTurn)),
  shuvit: (subject: Subject) =>
    some(subject, (part) => isTurn(apart(part)) && !isFlip(part) && part.bodyTurn === 0),
  'board turn': (subject: Subject) => some(subject, (part) => isTurn(apart(part))),
  frontside: (subject: Subject) => some(subject, (part) => sense(part) > 0),
  backside: (subject: Subject) => some(subject, (part) => sense(part) < 0),
  impossible: (subject: Subject) =>
    some(subject, ({ wrap }) => wrap === 'back foot' || wrap === 'front foot'),
  combination: ({ motion }: Subject) => motion.parts.length > 0,
  pop: ({ motion }: Subject) => motion.pop,
  gap: ({ motion, place }: Subject) => place === 'flat' && motion.pop && motion.style === null,
  grab: (subject: Subject) => some(subject, ({ contact }) => contact?.kind === 'grab'),
  transition: ({ place }: Subject) => place === 'wall' || place === 'air',
  'no flip': (subject: Subject) => !(some(subject, isFlip) || /flip/i.test(subject.name)),
} satisfies Readonly<Record<string, (subject: Subject) => boolean>>

/** Whether a trait is a key of its own, without a value behind it. */
export function isPlain(trait: Trait): trait is PlainTrait {
  return Object.hasOwn(PLAIN, trait)
}

const some = (subject: Subject, test: (part: Motion) => boolean) => partsOf(subject).some(test)

const partsOf = ({ motion }: Subject): readonly Motion[] =>
  motion.parts.length > 0 ? motion.parts : [motion]

const isFlip = ({ flip }: Motion) => flip.kind === 'kick' || flip.kind === 'heel'
const isTurn = (turn: number | null): turn is number => (turn ?? 0) >= 180

const apart = ({ bodyDeg, boardDeg }: Motion) =>
  bodyDeg === null || boardDeg === null ? null : Math.abs(boardDeg - bodyDeg)

const sense = ({ bodyDeg, boardDeg, approach }: Motion) =>
  approach === 'frontside' ? 1 : approach === 'backside' ? -1 : Math.sign(bodyDeg || boardDeg || 0)

/** Whether a trick has a trait. */
export function has(subject: Subject, trait: Trait): boolean {
  if (isPlain(trait)) return PLAIN[trait](subject)
  const [kind = '', ...rest] = trait.split(' ')
  const value = rest.join(' ')
  if (kind === 'stance') return subject.motion.stance === (value as Stance)
  if (kind === 'turn')
    return some(subject, ({ bodyTurn, boardTurn }) => bodyTurn === +value || boardTurn === +value)
  if (kind === 'place') return subject.place === value
  if (kind === 'kind') return some(subject, ({ contact }) => contact?.kind === value)
  if (kind === 'contact') return some(subject, ({ contact }) => contact?.name === value)
  if (kind === 'style') return some(subject, ({ style }) => style === value) || subject.name.includes(value)
  if (kind === 'on') return subject.obstacles.includes(value)
  return false
}

/** Whether a trick must not be offered to a rider who does not want the trait: what is unknown counts as having it. */
export function mayHave(subject: Subject, trait: Trait): boolean {
  // A trick that goes over a gap can be done without one.
  if (trait === 'gap') return false
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
