import type { Motion } from './motion.ts'
import { partNames } from './name-part.ts'
import { parseTrick } from './parse.ts'
import { carriedStance, exitOf } from './stance.ts'
import { isPoppedPlainly, styleNamed } from './styles.ts'
import { flipWords, say, stanceWord, turnWord } from './words.ts'

export interface TrickName {
  readonly name: string
  /** Other names that mean exactly this motion. */
  readonly aliases: readonly string[]
  readonly technicalName: string
}

function isSame(one: Motion, other: Motion): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Whether a name reads back as exactly this motion. */
function readsBack(name: string, motion: Motion): boolean {
  const parsed = parseTrick(name)
  return parsed.ok && isSame(parsed.motion, motion)
}

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

const BARE_REVERT = /^(\w+ )?((Front|Back)side )?Revert$/
const isFlying = (motion: Motion): boolean => motion.contact === null

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

function combined(parts: readonly Motion[], nameOf: (part: Motion) => string): string {
  return parts.reduce((name, part, at) => {
    const before = parts[at - 1]
    return before ? name + joined(before, part, nameOf) : nameOf(part)
  }, '')
}

/** A bare number is an air only when it stands alone. */
const usualName = (part: Motion): string => partNames(part).names.find((name) => !/^\d+$/.test(name)) ?? ''
const technical = (part: Motion): string => technicalPart(part) ?? usualName(part)

/** A name built from the numbers alone, which every motion has and no two share. */
export function technicalName(motion: Motion): string {
  return motion.parts.length > 0 ? combined(motion.parts, technical) : technical(motion)
}

/** Names that no rule would find. */
const NICKNAMES = ['Helipop', 'Rick Flip'] as const

/** The name skaters would say, or null when nobody has named the motion or one of its parts. */
function spokenName(motion: Motion): string | null {
  const { parts } = motion
  if (parts.length > 0)
    return parts.every((part) => partNames(part).isSpoken) ? combined(parts, usualName) : null
  const { names, isSpoken } = partNames(motion)
  return isSpoken ? (names[0] ?? null) : null
}

function otherNames(motion: Motion, name: string): string[] {
  const others =
    motion.parts.length > 0 ? [name.replace(/ Out$/, '')] : [...partNames(motion).names, ...NICKNAMES]
  return [...new Set(others)].filter((other) => other !== name && readsBack(other, motion))
}

/** What skaters call a motion, or null when nobody has named it yet. */
export function nameTrick(motion: Motion): TrickName | null {
  const name = spokenName(motion)
  if (name === null) return null
  return { name, aliases: otherNames(motion, name), technicalName: technicalName(motion) }
}

/** What to call a motion in any case. */
export function labelOf(motion: Motion): string {
  return spokenName(motion) ?? technicalName(motion)
}
