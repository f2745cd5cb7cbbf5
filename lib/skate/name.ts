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

const isFlying = (motion: Motion): boolean => motion.contact === null

/** The name of a part as it is said after another; a stance that follows by itself is left out. */
function following(before: Motion, motion: Motion, nameOf: (part: Motion) => string): string {
  const full = nameOf(motion)
  const word = stanceWord(motion.stance)
  const isCarried = carriedStance(before.stance, exitOf(before)) === motion.stance
  if (!isCarried && motion.stance === 'regular') return say('Regular', full)
  const isStanceOnly = full === word || !full.startsWith(`${word} `)
  return isCarried && word !== '' && !isStanceOnly ? full.slice(word.length + 1) : full
}

function joined(before: Motion, motion: Motion, nameOf: (part: Motion) => string): string {
  const next = following(before, motion, nameOf)
  const isOdd = (before.bodyTurn ?? 180) % 360 !== 0 || before.flip.kind === 'none'
  if (isLateAfter(before, motion, next)) return ` ${next}`
  // "Rock to" would begin another trick's name.
  if (before.to || before.revert || before.contact?.name === 'Rock') return `, ${next}`
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

const usualName = (part: Motion): string => partNames(part).names[0] ?? ''
const technical = (part: Motion): string => technicalPart(part) ?? usualName(part)

/** A name built from the numbers alone, which every motion has and no two share. */
export function technicalName(motion: Motion): string {
  return motion.parts.length > 0 ? combined(motion.parts, technical) : technical(motion)
}

/** Names that no rule would find. */
const NICKNAMES = ['Helipop', 'Rick Flip'] as const

/** What skaters call a motion, or null when nobody has named it yet. */
export function nameTrick(motion: Motion): TrickName | null {
  const { parts } = motion
  const exact = technicalName(motion)
  if (parts.length > 0) {
    if (!parts.every((part) => partNames(part).isSpoken)) return null
    const name = combined(parts, usualName)
    const plain = name.replace(/ Out$/, '')
    const aliases = plain !== name && readsBack(plain, motion) ? [plain] : []
    return { name, aliases, technicalName: exact }
  }
  const { names, isSpoken } = partNames(motion)
  const [name = exact, ...others] = names
  if (!isSpoken) return null
  const aliases = [...new Set([...others, ...NICKNAMES])].filter(
    (alias) => alias !== name && readsBack(alias, motion),
  )
  return { name, aliases, technicalName: exact }
}

/** What to call a motion in any case. */
export function labelOf(motion: Motion): string {
  return nameTrick(motion)?.name ?? technicalName(motion)
}
