import { CONTACT_NAMES, type ContactName, contactNamed } from '../../contacts.ts'
import { exactDifficulty } from '../../difficulty/difficulty.ts'
import { type Motion, motion, type Side } from '../../motion.ts'
import { labelOf } from '../../name/name.ts'
import pairs from '../lexicon/opposites.json' with { type: 'json' }
import { type Trait, traitsOf } from '../traits.ts'
import { motionCalled } from './called.ts'

// What words do to a trick: each operation takes motions and gives motions, so that it works on all of them.

/** The other of a pair: the same at the other end of the board, on the other side of an edge, with the other hand. */
function otherOf(name: ContactName, of: readonly (readonly string[])[]): ContactName | null {
  const pair = of.find((each) => each.includes(name))
  const other = pair?.find((each) => each !== name)
  return CONTACT_NAMES.find((each) => each === other) ?? null
}

/** With another contact as its name has it: one turns onto a tail stall, and rides up into a nose stall. */
function withContact(made: Motion, name: ContactName | null): Motion | null {
  if (!name || !made.contact) return null
  const own = labelOf(made)
  const other = own.replace(made.contact.name, name)
  return (
    (other === own ? null : motionCalled(other.toLowerCase())) ?? { ...made, contact: contactNamed(name) }
  )
}

/** The same trick flicked with the other side of the foot, its board turning the other way; null without a flick. */
function flickedOver(made: Motion): Motion | null {
  const { flip, boardDeg, bodyDeg, contact, parts } = made
  if (contact || bodyDeg !== 0 || parts.length > 0 || (flip.kind !== 'kick' && flip.kind !== 'heel'))
    return null
  const over = { ...flip, kind: flip.kind === 'kick' ? 'heel' : 'kick' } as const
  return motion({ ...made, flip: over, boardDeg: boardDeg && -boardDeg })
}

const turnedOver = (made: Motion): Motion | null => {
  const { bodyDeg, boardDeg, approach } = made
  if (approach) return { ...made, approach: approach === 'frontside' ? 'backside' : 'frontside' }
  if (bodyDeg === null || boardDeg === null || (bodyDeg === 0 && boardDeg === 0)) return null
  return { ...made, bodyDeg: -bodyDeg || 0, boardDeg: -boardDeg || 0 }
}

/** What somebody means by the opposite of a trick; null when nothing is opposite to it. */
export function opposite(made: Motion): Motion | null {
  const { contact, parts, approach, stance } = made
  const isBare =
    made.flip.kind === 'none' && made.bodyTurn === 0 && made.boardTurn === 0 && made.style === null
  if (!contact && isBare && made.pop)
    return {
      ...made,
      stance:
        stance === 'regular'
          ? 'nollie'
          : stance === 'nollie'
            ? 'regular'
            : stance === 'fakie'
              ? 'switch'
              : 'fakie',
    }
  if (contact && parts.length === 0 && !approach) {
    const other = withContact(made, otherOf(contact.name, pairs['ends and sides']))
    if (other) return other
  }
  return flickedOver(made) ?? turnedOver(made)
}

/** The same grab with the other hand; null where none is grabbed. */
export const otherHand = (made: Motion): Motion | null =>
  made.contact && withContact(made, otherOf(made.contact.name, pairs.hands))

/** What is done on both trucks or the middle of the board becomes on one end of it. */
const MIDDLES: Readonly<Record<string, Readonly<Record<'nose' | 'tail', string>>>> = pairs.middles

/** The same on the nose rather than the tail, or the other way round; null where it is there already. */
export function onEnd(made: Motion, end: 'nose' | 'tail'): Motion | null {
  const { contact } = made
  const middle = contact && MIDDLES[contact.name]?.[end]
  if (middle) return motionCalled(labelOf(made).replace(contact.name, middle).toLowerCase())
  const isNosed = /^Nose|^Nosegrind/.test(contact?.name ?? '')
  if (!contact) return end === 'nose' && made.stance === 'regular' ? { ...made, stance: 'nollie' } : null
  return isNosed === (end === 'nose') ? null : withContact(made, otherOf(contact.name, pairs.ends))
}

/** Half a turn more: of the board where it turns on its own, else of rider and board. */
export function turnedFurther(made: Motion, deg = 180): Motion | null {
  const { bodyDeg, boardDeg } = made
  if (bodyDeg === null || boardDeg === null) return null
  const own = boardDeg - bodyDeg
  if (own !== 0) return motion({ ...made, boardDeg: boardDeg + Math.sign(own) * deg })
  if (bodyDeg !== 0)
    return motion({
      ...made,
      bodyDeg: bodyDeg + Math.sign(bodyDeg) * deg,
      boardDeg: boardDeg + Math.sign(boardDeg) * deg,
    })
  return null
}

/** Twice the turn: a half cab in full. */
export const turnedFully = (made: Motion): Motion | null =>
  made.bodyTurn === 180 && made.bodyDeg !== null ? turnedFurther(made) : null

const WORDS: Readonly<Partial<Record<Trait, string>>> = {
  flip: 'kickflip',
  kickflip: 'kickflip',
  heelflip: 'heelflip',
  shuvit: 'shuvit',
  impossible: 'impossible',
  'body varial': 'body varial',
  double: 'double',
  triple: 'triple',
  late: 'late',
  frontside: 'frontside',
  backside: 'backside',
  // Which way is left open: the one that is learned first.
  spin: 'backside',
  'turn 180': '180',
  'body 180': '180',
  'turn 360': '360',
  'body 360': '360',
  'kind manual': 'manual',
  nose: 'nose manual',
}

const BEHIND: Readonly<Partial<Record<Trait, string>>> = {
  revert: 'revert',
  'ends fakie': 'to fakie',
  'shuvit out': 'shuvit out',
  'flip out': 'kickflip out',
  'spin out': '180 out',
  'out 180': '180 out',
  'trick out': '180 out',
  'kind grind': '50-50',
  'kind slide': 'boardslide',
}

/** What the other words say already. */
const UNSPOKEN = new Set<Trait>([
  'flip in',
  'into',
  'shuvit in',
  'board turn',
  'combination',
  'place edge',
  'on Rail',
  'place flat',
  'pop',
])

const isIn = (made: Motion, trait: Trait) =>
  traitsOf(made).includes(trait) ||
  (trait === 'flip' && (made.flip.kind === 'kick' || made.flip.kind === 'heel'))

const isSide = (trait: Trait): trait is Side => trait === 'frontside' || trait === 'backside'

/**
 * A trick with something added or changed that was named by its kind: "a kickflip but backside", "360 shuv with a
 * flip". What each order of the words means, the plainest first; none where they make no other trick.
 */
export function changedBy(made: Motion, traits: readonly Trait[]): Motion[] {
  const stance = traits.find((trait) => trait.startsWith('stance '))?.slice(7) as Motion['stance'] | undefined
  const rest = traits.filter(
    (trait) => !trait.startsWith('stance ') && !UNSPOKEN.has(trait) && !isIn(made, trait),
  )
  const started = stance ? { ...made, stance } : made
  const name = labelOf(made).toLowerCase()
  const bare = isSide(rest[0] ?? 'late') ? name.replace(/^(?:frontside|backside) /, '') : name
  const before = rest.flatMap((trait) => WORDS[trait] ?? [])
  const behind = rest.flatMap((trait) => BEHIND[trait] ?? [])
  if (before.length + behind.length < rest.length) return []
  if (rest.length === 0) return stance && stance !== made.stance ? [started] : []
  const orders = [
    [...before, bare, ...behind],
    [bare, ...before, ...behind],
    ...(before.length > 1 ? [[...before.toReversed(), bare, ...behind]] : []),
  ]
  const spelled = orders.flatMap((words) => motionCalled(words.join(' ')) ?? [])
  const all = stance ? spelled.map((each) => ({ ...each, stance })) : spelled
  return distinct(all, made)
}

/** The trick with the other flick, where a bare kickflip or heelflip is named beside it; null where it has none. */
export function flickedLike(made: Motion, flick: Motion): Motion | null {
  const isBare =
    !flick.contact &&
    flick.style === null &&
    flick.bodyTurn === 0 &&
    flick.boardTurn === 0 &&
    flick.parts.length === 0
  if (!isBare || flick.flip.kind === 'none' || flick.flip.count !== 1 || made.flip.kind === flick.flip.kind)
    return null
  return flickedOver(made)
}

/** A trick on an edge or on two wheels that another one ends: "kickflip out of a manual"; none where it does not. */
export const leftBy = (made: Motion, by: Motion): Motion[] =>
  distinct(
    [motionCalled(`${labelOf(made)} ${labelOf(by)} out`.toLowerCase())].flatMap((each) => each ?? []),
    made,
  )

/** What two tricks make together: both at once, or one into the other; none where they do not go together. */
export function joined(one: Motion, other: Motion): Motion[] {
  const [first, second] = [labelOf(one).toLowerCase(), labelOf(other).toLowerCase()]
  const bare = second.replace(/^(?:fakie|nollie|switch) /, '')
  const ways = [
    `${first} ${second}`,
    `${second} ${first}`,
    `${first} to ${second}`,
    `${first} ${bare}`,
    `${first} to ${bare}`,
  ]
  const made = ways.flatMap((name) => motionCalled(name) ?? [])
  // A shuvit may go either way: what is easier is meant.
  const turned = [one, other].some(
    (each) => each.boardTurn === 180 && each.bodyTurn === 0 && each.flip.kind === 'none',
  )
    ? [`frontside ${first} ${second}`, `frontside ${second} ${first}`].flatMap(
        (name) => motionCalled(name) ?? [],
      )
    : []
  const isWhole = (each: Motion) =>
    each.parts.length === 0 || each.parts.some(({ contact }) => contact !== null)
  return distinct([...made, ...turned].filter(isWhole), one)
    .filter((each) => labelOf(each) !== labelOf(other))
    .sort(
      (a, b) =>
        Number(isBegunBy(one, b)) - Number(isBegunBy(one, a)) || exactDifficulty(a) - exactDifficulty(b),
    )
}

/** "Ollie into a manual" begins with the ollie. */
const isBegunBy = (one: Motion, { parts: [first] }: Motion) =>
  first !== undefined && labelOf(first) === labelOf(one)

function distinct(made: readonly Motion[], but: Motion): Motion[] {
  // One after the other is no trick.
  const byName = new Map(
    made.flatMap((each) => (labelOf(each).includes(', ') ? [] : [[labelOf(each), each] as const])),
  )
  byName.delete(labelOf(but))
  return [...byName.values()]
}
