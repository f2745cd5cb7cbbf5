import { type Contact, type ContactName, turnOf } from '../contacts.ts'
import { type Motion, NO_FLIP } from '../motion.ts'
import { parseTrick } from '../read/parse.ts'
import { carriedStance, exitOf } from '../stance.ts'
import { isPoppedPlainly, styleNamed } from '../styles.ts'
import {
  flatNames,
  flipWords,
  type Names,
  say,
  sideOf,
  sideWord,
  stanceWord,
  turnWord,
  varialWords,
} from './turns.ts'

interface TrickName {
  readonly name: string
  /** Other names that mean exactly this motion. */
  readonly aliases: readonly string[]
  readonly technicalName: string
}

/** What skaters call a motion, or null when it has no name yet. */
export function nameTrick(motion: Motion): TrickName | null {
  const name = spokenName(motion)
  if (name === null) return null
  return { name, aliases: otherNames(motion, name), technicalName: technicalName(motion) }
}

/** The name skaters would say, or null when the motion or one of its parts has none. */
function spokenName(motion: Motion): string | null {
  const { parts } = motion
  if (parts.length > 0)
    return parts.every((part) => partNames(part).isSpoken) ? combined(parts, usualName) : null
  const { names, isSpoken } = partNames(motion)
  return isSpoken ? (names[0] ?? null) : null
}

/** Names of one trick, the usual one first. */
function partNames(motion: Motion): Names {
  const { names, isSpoken } = coreNames(motion)
  const end = ending(motion)
  return { names: names.map((name) => say(name, end)), isSpoken }
}

function coreNames(motion: Motion): Names {
  const { contact, style, wrap, bodyDeg, boardDeg } = motion
  if (contact) return { names: contactNames(motion, contact), isSpoken: true }
  if (style && !styleNamed(style).isWay) return { names: wholeNames(motion, style), isSpoken: true }
  if (isRevertAlone(motion)) return { names: [stanceWord(motion.stance)], isSpoken: true }
  if (wrap) return wayNames(motion, wrapNames(motion, wrap))
  if (bodyDeg === null || boardDeg === null) return wayNames(motion, openNames(motion))
  return wayNames(motion, flatNames(motion, bodyDeg, boardDeg))
}

/** Names of a trick on an edge, on two wheels, on a coping or in the hand, the usual one first. */
function contactNames(motion: Motion, contact: Contact): string[] {
  if (contact.kind === 'grab' || contact.kind === 'air') return heldNames(motion, contact)
  if (contact.kind === 'stall') return [stallName(motion, contact)]
  return [say(stanceWord(motion.stance), motion.style, sideWord(motion.approach), contact.name)]
}

const FULL_GRABS: Partial<Record<ContactName, string>> = {
  Indy: 'Indy Grab',
  Melon: 'Melon Grab',
  Mute: 'Mute Grab',
  Stalefish: 'Stalefish Grab',
  Method: 'Method Air',
}

function heldNames(motion: Motion, contact: Contact): string[] {
  const { stance, flip, style, bodyDeg, bodyTurn, to } = motion
  const spin = heldSpin(motion, contact)
  const before = say(stanceWord(stance), style, flipWords(flip))
  const name = say(before, spin, contact.name)
  const full = FULL_GRABS[contact.name] ?? contact.name
  const turn = bodyDeg !== null && bodyDeg !== 0 && say(turnWord(bodyDeg), Math.abs(bodyDeg))
  const names = before === '' && spin === '' ? [full, name] : [name, say(before, turn || spin, full)]
  if (before !== '' || to || motion.revert) return names
  if (contact.name === 'Mute' && bodyDeg === -540) return ['McTwist', ...names]
  const isBare = contact.name === 'Air' && bodyDeg === null && bodyTurn !== null && bodyTurn >= 540
  return isBare ? [`${bodyTurn}`, ...names] : names
}

function heldSpin(motion: Motion, contact: Contact): string {
  const { bodyDeg, bodyTurn } = motion
  if (bodyDeg === null) return bodyTurn === turnOf(contact) && !motion.to ? '' : `${bodyTurn ?? ''}`
  if (bodyDeg === 0) return ''
  return say(turnWord(bodyDeg), Math.abs(bodyDeg) !== 180 && Math.abs(bodyDeg))
}

function stallName(motion: Motion, contact: Contact): string {
  const { bodyDeg, bodyTurn, approach, stance, style } = motion
  const usual = motion.to ? 0 : turnOf(contact)
  const isFollowing =
    approach !== null && bodyDeg !== null && Math.abs(bodyDeg) === 180 && sideOf(bodyDeg) === approach
  const isOpenRock =
    (contact.name === 'Rock' || contact.name === 'Tail Stall') && stance !== 'fakie' && !motion.to
  const isTurning = usual === 180 || isOpenRock
  const isUsual =
    bodyDeg === null
      ? bodyTurn === usual && !(approach && bodyTurn)
      : bodyDeg === 0 || (isFollowing && isTurning)
  const amount = bodyDeg === null ? bodyTurn : say(turnWord(bodyDeg), Math.abs(bodyDeg))
  const name = contact.name === 'Blunt' && approach && !motion.to ? 'Blunt Stall' : contact.name
  return say(stanceWord(stance), style, !isUsual && amount, sideWord(approach), name)
}

/** Names of a trick of its own, with the spin added to it: "Half Cab Fingerflip". */
function wholeNames(motion: Motion, name: string): string[] {
  const base = styleNamed(name)
  const stance = stanceWord(motion.stance)
  const more = motion.bodyDeg === null || base.bodyDeg === null ? 0 : motion.bodyDeg - base.bodyDeg
  const spin = more !== 0 && say(turnWord(more), Math.abs(more))
  if (base.isSided && motion.bodyDeg === -(base.bodyDeg ?? 0)) return [say(stance, 'Frontside', name)]
  const said = say(
    motion.flip.late && 'Late',
    sideWord(motion.approach),
    base.boardDeg === null && motion.boardTurn,
    name,
  )
  const cab = say(more > 0 && 'Frontside', Math.abs(more) === 180 ? 'Half Cab' : 'Caballerial', said)
  return [say(stance, spin, said), say(stance, said, spin), cab]
}

function isRevertAlone(motion: Motion): boolean {
  return (
    motion.revert !== null &&
    !motion.pop &&
    !motion.style &&
    motion.bodyDeg === 0 &&
    motion.boardDeg === 0 &&
    !motion.wrap &&
    motion.flip.kind === 'none'
  )
}

function wayNames(motion: Motion, { names, isSpoken }: Names): Names {
  const { stance, style, flip } = motion
  const isUnpopped = !motion.pop && isPoppedPlainly(motion)
  const late = motion.late && 'Late'
  const stanceFor = (name: string) => (/\bCab/.test(name) ? '' : stanceWord(stance))
  const worded = names.map((name) => {
    const isOllie = name === 'Ollie'
    const isImplied = isOllie && (style ? !/Foot/.test(style) && flip.kind === 'none' : stance === 'nollie')
    return say(stanceFor(name), isUnpopped && 'No Pop', style, late, !isImplied && name)
  })
  const spun = spunFirst(motion).map((name) => say(stanceFor(name), isUnpopped && 'No Pop', late, name))
  const isNollie = stance === 'nollie' && !style && motion.to === null && names[0] === 'Ollie'
  if (isNollie) worded.push(say('Nollie', isUnpopped && 'No Pop', 'Ollie'))
  if (style && motion.bodyTurn && flip.kind === 'none')
    worded.push(say(stanceWord(stance), motion.bodyTurn, style))
  if (style && names[0] === 'Ollie') worded.push(say(stanceWord(stance), 'Ollie', style))
  if (!motion.pop && !isUnpopped) worded.push(say(stanceWord(stance), 'No Pop', names[0]))
  return { names: [...spun, ...(motion.revert && isNollie ? worded.reverse() : worded)], isSpoken }
}

/** The spin is said before the foot that flips: "Half Cab Back Foot Kickflip". */
function spunFirst(motion: Motion): string[] {
  const { style, bodyDeg, boardDeg, flip } = motion
  if (
    !style ||
    style === 'No Comply' ||
    style === 'Boneless' ||
    bodyDeg === null ||
    motion.wrap ||
    motion.late
  )
    return []
  const noun = flipWords({ ...flip, late: false })
  const foot = say(flip.late && 'Late', style, noun)
  if (bodyDeg === 0 && boardDeg === 0) return flip.late ? [foot] : []
  if (bodyDeg !== boardDeg) return []
  const turns = flatNames({ ...motion, flip: NO_FLIP }, bodyDeg, bodyDeg).names
  return turns.slice(0, 1).map((turn) => say(turn, foot))
}

const WRAPS = { 'back foot': 'Impossible', 'front foot': 'Front Foot Impossible' } as const

/** Names of a board that goes end over end. */
function wrapNames(motion: Motion, wrap: NonNullable<Motion['wrap']>): Names {
  const { bodyDeg, boardDeg, flip } = motion
  const isVarial = wrap !== 'forward' && bodyDeg !== 0 && boardDeg === 0
  const spin =
    bodyDeg === null
      ? `${motion.bodyTurn}`
      : isVarial || !bodyDeg
        ? ''
        : say(turnWord(bodyDeg), Math.abs(bodyDeg))
  if (wrap === 'forward') {
    const count = flip.count === 1 ? '' : flipWords({ ...flip, late: false }).replace(/ \w+$/, '')
    const isDragon = motion.boardTurn === 360 && flip.kind === 'kick' && count === ''
    const word = isDragon
      ? 'Dragon Flip'
      : say(motion.boardTurn, flip.kind === 'heel' ? 'Dolphin Heel' : 'Dolphin Flip')
    return { names: [say(spin, flip.late && 'Late', count, word)], isSpoken: count === '' && !flip.late }
  }
  const varial = isVarial && bodyDeg !== null ? varialWords(bodyDeg) : ''
  return {
    names: [say(spin, WRAPS[wrap], flipWords(flip), varial)],
    isSpoken: flip.kind === 'none' || flip.late,
  }
}

function openNames(motion: Motion): Names {
  const { bodyTurn, boardDeg, flip } = motion
  if (boardDeg === null) {
    const bare = motion.late || (motion.style && !flip.count) ? '' : 'Ollie'
    const flipped = [
      say(flipWords(flip), bodyTurn),
      ...(bodyTurn === 180 ? [say(bodyTurn, flipWords(flip))] : []),
    ]
    const plain = motion.style ? [say(bare, bodyTurn)] : [say(bare, bodyTurn), say(bodyTurn, 'Ollie')]
    return { names: flip.kind === 'none' ? plain : flipped, isSpoken: true }
  }
  const { names, isSpoken } = flatNames({ ...motion, pop: false }, 0, boardDeg)
  const varial = say(bodyTurn !== 180 && bodyTurn, 'Body Varial')
  const bare = names.map((name) => (name === 'Ollie' ? varial : say(name, varial)))
  return { names: bare, isSpoken: isSpoken && bodyTurn !== null && bodyTurn <= 360 }
}

const TO_WORDS = { fakie: 'to Fakie', regular: 'to Regular', switch: 'to Switch' } as const

/** How a part ends: "to Fakie", "Revert", "Backside Revert". */
function ending(motion: Motion): string {
  const { revert } = motion
  const slid = revert === null ? '' : say(revert !== 'either' && sideWord(revert), 'Revert')
  return say(motion.to && TO_WORDS[motion.to], slid)
}

function combined(parts: readonly Motion[], nameOf: (part: Motion) => string): string {
  return parts.reduce((name, part, at) => {
    const before = parts[at - 1]
    return before ? name + joined(before, part, nameOf) : nameOf(part)
  }, '')
}

const BARE_REVERT = /^(\w+ )?((Front|Back)side )?Revert$/

function joined(before: Motion, motion: Motion, nameOf: (part: Motion) => string): string {
  const next = following(before, motion, nameOf)
  const isOdd = (before.bodyTurn ?? 180) % 360 !== 0 || before.flip.kind === 'none'
  if (isLateAfter(before, motion, next)) return ` ${next}`
  // "Rock to" and "Air walk" would begin another trick's name.
  const isShort = before.contact?.name === 'Rock' || before.contact?.name === 'Air'
  if (before.to || before.revert || isShort || BARE_REVERT.test(next)) return `, ${next}`
  const isHeld = motion.contact && !['grind', 'slide', 'manual', 'plant'].includes(motion.contact.kind)
  if (motion.contact) return isFlying(before) && !isOdd && !isHeld ? ` ${next}` : ` to ${next}`
  return isFlying(before) ? `, ${next}` : ` ${next} Out`
}

/** The name of a part as it is said after another; a stance that follows by itself is left out. */
function following(before: Motion, motion: Motion, nameOf: (part: Motion) => string): string {
  const full = nameOf(motion)
  const word = stanceWord(motion.stance)
  const isCarried = carriedStance(before.stance, exitOf(before)) === motion.stance
  if (!isCarried && motion.stance === 'regular') return say('Regular', full)
  // After a comma, a revert without its stance would end the trick before.
  if (BARE_REVERT.test(full)) return say(word === '' && 'Regular', full)
  const isStanceOnly = full === word || !full.startsWith(`${word} `)
  return isCarried && word !== '' && !isStanceOnly ? full.slice(word.length + 1) : full
}

/** A late flip after a flip, or a late turn after anything, needs no comma before it. */
function isLateAfter(before: Motion, motion: Motion, next: string): boolean {
  if (!next.startsWith('Late ') || motion.contact || before.contact || before.to || before.revert)
    return false
  return (
    before.flip.kind !== 'none' &&
    before.flip.kind !== null &&
    before.wrap === null &&
    before.bodyDeg !== null
  )
}

const isFlying = (motion: Motion): boolean => motion.contact === null

/** A bare number is an air only when it stands alone. */
const usualName = (part: Motion): string => partNames(part).names.find((name) => !/^\d+$/.test(name)) ?? ''

/** Names that no rule would find. */
const NICKNAMES = ['Helipop', 'Rick Flip'] as const

function otherNames(motion: Motion, name: string): string[] {
  const others =
    motion.parts.length > 0 ? [name.replace(/ Out$/, '')] : [...partNames(motion).names, ...NICKNAMES]
  return [...new Set(others)].filter((other) => other !== name && readsBack(other, motion))
}

/** Whether a name reads back as exactly this motion. */
function readsBack(name: string, motion: Motion): boolean {
  const parsed = parseTrick(name)
  return parsed.ok && isSame(parsed.motion, motion)
}

function isSame(one: Motion, other: Motion): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** A name built from the numbers alone, which every motion has and no two share. */
export function technicalName(motion: Motion): string {
  return motion.parts.length > 0 ? combined(motion.parts, technical) : technical(motion)
}

const technical = (part: Motion): string => technicalPart(part) ?? usualName(part)

function technicalPart(motion: Motion): string | null {
  const { bodyDeg, boardDeg, style, flip } = motion
  if (bodyDeg === null || boardDeg === null || motion.contact || motion.wrap || motion.to || motion.revert)
    return null
  if (style && !styleNamed(style).isWay) return null
  const pop = motion.pop && !isPoppedPlainly(motion) && 'Pop'
  const shuvit = boardDeg !== 0 && say(turnWord(boardDeg), Math.abs(boardDeg), pop, 'Shuvit')
  const varial = bodyDeg !== 0 && say(turnWord(bodyDeg), Math.abs(bodyDeg), 'Body Varial')
  const words = say(shuvit, flipWords(flip), varial)
  const noPop = !motion.pop && isPoppedPlainly(motion) && 'No Pop'
  return say(stanceWord(motion.stance), noPop, style, motion.late && 'Late', words || 'Ollie')
}

/** What to call a motion in any case. */
export function labelOf(motion: Motion): string {
  return spokenName(motion) ?? technicalName(motion)
}
