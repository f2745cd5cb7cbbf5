import { type Contact, type ContactName, turnOf } from '../contacts.ts'
import { NO_FLIP } from '../flip.ts'
import { isPoppedPlainly, isWayOfDoing, isWayOnto, type Motion } from '../motion.ts'
import { parseTrick } from '../read/parse.ts'
import {
  carriedStance,
  exitOf,
  halfTurns,
  isFlipInto,
  isFlipOnto,
  isOutOfStance,
  isTurnOnto,
  quarterOnto,
  turnOnWall,
} from '../stance.ts'
import { isAirStyle, isFlippedByHand, isWallie, STYLES, type StyleName } from '../styles.ts'
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
  if (parts.length > 0) return parts.every((part) => partNames(part).isSpoken) ? combinedName(motion) : null
  const { names, isSpoken } = partNames(motion)
  return isSpoken ? (names[0] ?? null) : null
}

/** Names of one trick, the usual one first. */
function partNames(motion: Motion): Names {
  if (motion.style === 'Transfer') return transferNames(motion)
  const { names, isSpoken } = coreNames(motion)
  const end = say(isOnWall(motion) && !isRampOllie(motion) && 'on a Ramp', ending(motion))
  return { names: names.map((name) => say(name, end)), isSpoken }
}

/** "Indy Transfer": what is done from one wall to another is said before it. */
function transferNames(motion: Motion): Names {
  const { names, isSpoken } = partNames({ ...motion, style: null, to: null, revert: null })
  const isGrab = motion.contact?.kind === 'grab'
  // Nose and tail alone are slides, crail and Christ no words at all.
  const short = names.map((name) =>
    name.replace(isGrab ? /(?<!\b(?:Nose|Tail|Crail|Christ)) (?:Grab|Air)$/ : / on a Ramp$/, ''),
  )
  // What turns halfway around by itself over the coping does not on the way to another wall.
  const isHalf = motion.contact !== null && motion.bodyDeg === null && motion.bodyTurn === 180
  const word = stanceWord(motion.stance)
  const spun = (name: string) => (isHalf ? say(word, '180', name.slice(word.length).trim()) : name)
  return {
    names: [...new Set([...short, ...names])].map((name) => say(spun(name), 'Transfer', ending(motion))),
    isSpoken,
  }
}

/** Whether a wall has to be named for the way it sends the rider back. */
function isOnWall(motion: Motion): boolean {
  const { contact, style, reverses, to, bodyTurn } = motion
  const isUnderstood = to !== null && (halfTurns(motion) ?? 0) % 2 === 0
  const isSaid = isAirStyle(style) || (style === 'Airwalk' && (bodyTurn ?? 0) >= 540)
  return reverses && contact === null && !isUnderstood && !isSaid
}

/** "Frontside Ollie": half a turn with no hand on the board, back down forward. */
function isRampOllie(motion: Motion): boolean {
  const { bodyDeg, boardDeg, flip, wrap, style, late, revert, to } = motion
  const isPlain = flip.kind === 'none' && !wrap && !late && !revert && !to && motion.pop
  if (motion.stance === 'fakie' || (style !== null && style !== 'Alley-Oop' && style !== 'One Foot'))
    return false
  return isOnWall(motion) && isPlain && boardDeg === bodyDeg && motion.bodyTurn === 180 && bodyDeg !== null
}

function rampOllieName({ stance, style, bodyDeg }: Motion): string {
  const side = turnWord(bodyDeg ?? 0)
  return style === 'One Foot'
    ? say(stanceWord(stance), side, style)
    : say(stanceWord(stance), style, side, 'Ollie')
}

function coreNames(motion: Motion): Names {
  const { contact, style, wrap, bodyDeg, boardDeg } = motion
  if (contact) return { names: contactNames(motion, contact), isSpoken: true }
  if (style && !STYLES[style].isWay) return { names: wholeNames(motion, style), isSpoken: true }
  if (isRevertAlone(motion)) return { names: [stanceWord(motion.stance)], isSpoken: true }
  if (isRampOllie(motion)) {
    return { names: [rampOllieName(motion)], isSpoken: true }
  }
  if (wrap) return wayNames(motion, wrapNames(motion, wrap))
  if (bodyDeg === null || boardDeg === null) return wayNames(motion, openNames(motion))
  return wayNames(motion, flatNames(motion, bodyDeg, boardDeg))
}

/** Names of a trick on an edge, on two wheels, on a coping or in the hand, the usual one first. */
function contactNames(motion: Motion, contact: Contact): string[] {
  if (contact.kind === 'grab' || contact.kind === 'air') return heldNames(motion, contact)
  if (contact.kind === 'stall') return [stallName(motion, contact)]
  const manner =
    motion.style === 'Layback'
      ? [sideWord(motion.approach), motion.style]
      : [motion.style, sideWord(motion.approach)]
  const said = say(stanceWord(motion.stance), ...manner, contact.name, motion.reverses && 'on Coping')
  return contact.name === '50-50' && motion.style === 'Slappy' && !motion.revert
    ? [say(stanceWord(motion.stance), sideWord(motion.approach), 'Slappy'), said]
    : [said]
}

const FULL_GRABS: Partial<Record<ContactName, string>> = {
  Indy: 'Indy Grab',
  Melon: 'Melon Grab',
  Mute: 'Mute Grab',
  Method: 'Method Air',
  Nuclear: 'Nuclear Grab',
  Seatbelt: 'Seatbelt Grab',
}

/** Degrees from which a number is one of the air behind a stance too: "fakie 720". */
const NUMBER_OF_AIR = 720

function heldNames(motion: Motion, contact: Contact): string[] {
  const { stance, flip, style, bodyDeg, bodyTurn, to } = motion
  const spin = heldSpin(motion, contact)
  const special = rampNames(motion, contact, spin)
  if (special) return special
  const before = say(stanceWord(stance), style, flipWords(flip))
  const name = say(before, spin, contact.name)
  const full = FULL_GRABS[contact.name] ?? contact.name
  const turn = bodyDeg !== null && bodyDeg !== 0 && say(turnWord(bodyDeg), Math.abs(bodyDeg))
  const isBare = before === '' && spin === '' && !to
  const names = isBare ? [full, name] : [name, say(before, turn || spin, full)]
  if (to || motion.revert) return names
  if (before === '' && contact.name === 'Mute' && bodyDeg === -540) return ['McTwist', ...names]
  const least = before === '' ? 540 : before === stanceWord(stance) ? NUMBER_OF_AIR : Infinity
  const isNumber = contact.name === 'Air' && bodyDeg === null && bodyTurn !== null && bodyTurn >= least
  return isNumber ? [say(before, bodyTurn), ...names] : names
}

/** Names of what is done in the air without more than its own word, and of spins that begin fakie or flip. */
function rampNames(motion: Motion, contact: Contact, spin: string): string[] | null {
  const { stance, flip, style, bodyDeg, bodyTurn } = motion
  const word = stanceWord(stance)
  const isFlipped = flip.kind !== 'none'
  if (contact.name === 'Air' && !isFlipped && style === 'Rodeo')
    return ['', 'Air'].map((air) => say(word, bodyDeg !== null && turnWord(bodyDeg), 'Rodeo', bodyTurn, air))
  if (contact.name === 'Air' && !isFlipped && style === 'Alley-Oop' && (spin === '' || /\d$/.test(spin)))
    return [say(word, style, spin), say(word, style, spin, 'Air')]
  const isTwist = contact.name === 'Mute' && bodyDeg === -540 && !isFlipped
  if (isTwist && (style === 'Alley-Oop' || style === 'Varial'))
    return [say(word, style, 'McTwist'), say(word, style, spin, 'Mute')]
  if (bodyDeg === null || bodyDeg === 0 || style) return null
  if (
    contact.name === 'Mute' &&
    bodyDeg === -540 &&
    (isFlipped || stance === 'switch') &&
    flip.count !== 0.5 &&
    !motion.to &&
    !motion.revert
  )
    return [say(word, flipWords(flip), 'McTwist'), say(word, spin, flipWords(flip), 'Mute')]
  const cab = cabWord(motion)
  if (cab) return [say(cab, flipWords(flip), contact.name), say(word, flipWords(flip), spin, contact.name)]
  return flip.kind === 'kick' || flip.kind === 'heel'
    ? flip.late || flip.count === 0.5
      ? null
      : [say(word, spin, flipWords(flip), contact.name), say(word, flipWords(flip), spin, contact.name)]
    : null
}

/** "Half Cab", "Frontside Caballerial": a turn that begins fakie; null for any other. */
function cabWord({ stance, bodyDeg }: Motion): string | null {
  if (stance !== 'fakie' || bodyDeg === null || (Math.abs(bodyDeg) !== 180 && Math.abs(bodyDeg) !== 360))
    return null
  return say(bodyDeg > 0 && 'Frontside', Math.abs(bodyDeg) === 180 ? 'Half Cab' : 'Caballerial')
}

function heldSpin(motion: Motion, contact: Contact): string {
  const { bodyDeg, bodyTurn } = motion
  const usual = motion.style === 'Rodeo' ? 540 : turnOf(contact)
  if (bodyDeg === null) return bodyTurn === usual && !motion.to ? '' : `${bodyTurn ?? ''}`
  if (bodyDeg === 0) return ''
  return say(turnWord(bodyDeg), Math.abs(bodyDeg) !== 180 && Math.abs(bodyDeg))
}

function stallName(motion: Motion, contact: Contact): string {
  const { bodyDeg, bodyTurn, approach, stance, style } = motion
  const usual = motion.to ? 0 : turnOnWall(contact, stance)
  const isFollowing =
    approach !== null && bodyDeg !== null && Math.abs(bodyDeg) === 180 && sideOf(bodyDeg) === approach
  const isRock = contact.name === 'Rock' && approach === null
  const isOpenRock = isRock && stance !== 'fakie' && !motion.to
  const isTurning = usual === 180 || isOpenRock
  const isUsual =
    bodyDeg === null
      ? bodyTurn === usual && !(approach && bodyTurn)
      : bodyDeg === 0 || (isFollowing && isTurning)
  const turned = beforeRock(motion)
  const amount =
    turned.bodyDeg === null ? turned.bodyTurn : say(turnWord(turned.bodyDeg), Math.abs(turned.bodyDeg))
  // A "backside blunt" is the slide.
  const name = contact.name === 'Blunt' && approach ? 'Blunt Stall' : contact.name
  const cab = !isUsual && !style ? cabWord(turned) : null
  if (cab) return say(cab, sideWord(approach), name)
  return say(stanceWord(stance), style, !isUsual && amount, sideWord(approach), name)
}

/** What a rider turns out of fakie before a rock and roll, which itself turns half around. */
function beforeRock(motion: Motion): Motion {
  const { stance, bodyDeg, bodyTurn, contact } = motion
  if (stance !== 'fakie' || contact?.name !== 'Rock and Roll' || (bodyTurn ?? 0) <= 180) return motion
  return {
    ...motion,
    bodyDeg: bodyDeg && bodyDeg - Math.sign(bodyDeg) * 180,
    bodyTurn: (bodyTurn ?? 0) - 180,
  }
}

/** Names of a trick of its own, with the spin added to it: "Half Cab Fingerflip". */
function wholeNames(motion: Motion, name: StyleName): string[] {
  const base = STYLES[name]
  const stance = stanceWord(motion.stance)
  const more = motion.bodyDeg === null || base.bodyDeg === null ? 0 : motion.bodyDeg - base.bodyDeg
  const isHalf = motion.bodyTurn === 180 && base.isAir
  const spin = more !== 0 && say(turnWord(more), !isHalf && Math.abs(more))
  if (base.isSided && motion.bodyDeg === -(base.bodyDeg ?? 0)) return [say(stance, 'Frontside', name)]
  if (base.isSided && base.bodyDeg === -90 && Math.abs(motion.bodyDeg ?? 0) > 90)
    return [say(stance, (motion.bodyDeg ?? 0) > 0 && 'Frontside', name, motion.bodyTurn)]
  const isOpenSpin = base.bodyDeg !== null && motion.bodyDeg === null && !isHalf
  // A number right behind the side would be turned that way.
  if (isOpenSpin && motion.approach)
    return [say(stance, motion.flip.late && 'Late', sideWord(motion.approach), name, motion.bodyTurn)]
  const open = isOpenSpin && `${motion.bodyTurn}`
  // "Wallie 180", "Varial 540": the number comes last.
  if ((isWallie(name) || name === 'Varial') && open) return [say(stance, name, open), say(stance, open, name)]
  const said = say(
    motion.flip.late && 'Late',
    sideWord(motion.approach),
    open,
    handVarial(motion, name),
    base.boardDeg === null && motion.boardTurn,
    // "Fakie varial" is the flip.
    name === 'Varial' && stance !== '' ? 'Varial Air' : name,
  )
  const turned = [say(stance, spin, said), say(stance, said, spin)]
  const cab = more === motion.bodyDeg && !base.isAir && !motion.reverses ? cabWord(motion) : null
  return cab ? [say(cab, said), ...turned] : turned
}

/** "Varial Fingerflip": how the hand turns the board under the rider. */
function handVarial({ bodyDeg, boardDeg }: Motion, name: StyleName): string {
  const turned = isFlippedByHand(name) && bodyDeg !== null && boardDeg !== null ? boardDeg - bodyDeg : 0
  return turned === 0
    ? ''
    : say(Math.abs(turned) !== 180 && Math.abs(turned), turned > 0 && 'Frontside', 'Varial')
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
    const isSaid = style !== null && /Foot|Alley|Slappy|Layback|Rodeo|Cancel|Old School|Pressure/.test(style)
    const isImplied = isOllie && (style ? !isSaid && flip.kind === 'none' : stance === 'nollie')
    const ollie = isSpunOnRamp(motion) && 'Ollie'
    // An ollie is popped.
    const spoken = isUnpopped ? name.replace(/^Ollie (?=\d)/, '') : name
    return say(stanceFor(name), isUnpopped && 'No Pop', style, late, ollie, !isImplied && spoken)
  })
  const spun = spunFirst(motion).map((name) => say(stanceFor(name), isUnpopped && 'No Pop', late, name))
  if (
    style === 'Boneless' &&
    !isUnpopped &&
    !late &&
    !motion.revert &&
    /^(Front|Back)side 180$/.test(names[0] ?? '')
  )
    worded.unshift(say(stanceWord(stance), names[0]?.replace(/ 180$/, ''), style))
  const isNollie = stance === 'nollie' && !style && motion.to === null && names[0] === 'Ollie'
  if (isNollie) worded.push(say('Nollie', isUnpopped && 'No Pop', 'Ollie'))
  if (style && motion.bodyTurn && flip.kind === 'none')
    worded.push(say(stanceWord(stance), motion.bodyTurn, style))
  if (style && names[0] === 'Ollie') worded.push(say(stanceWord(stance), 'Ollie', style))
  if (!motion.pop && !isUnpopped) worded.push(say(stanceWord(stance), 'No Pop', names[0]))
  return { names: [...spun, ...(motion.revert && isNollie ? worded.reverse() : worded)], isSpoken }
}

/** "Alley-oop backside 360" alone would be an air with a hand on the board. */
function isSpunOnRamp({ style, bodyDeg, boardDeg, flip, late }: Motion): boolean {
  return (
    (style === 'Alley-Oop' || style === 'Rodeo') &&
    bodyDeg !== 0 &&
    bodyDeg === boardDeg &&
    flip.kind === 'none' &&
    !late
  )
}

const NEVER_SPUN_FIRST = new Set<StyleName>(['No Comply', 'Boneless', 'Alley-Oop', 'Rodeo', 'Slappy'])

/** The turn is said before the foot that flips: "Half Cab Back Foot Kickflip". */
function spunFirst(motion: Motion): string[] {
  const { style, bodyDeg, boardDeg, flip } = motion
  if (!style || NEVER_SPUN_FIRST.has(style) || bodyDeg === null || motion.wrap || motion.late) return []
  const noun = flipWords({ ...flip, late: false })
  const foot = say(flip.late && 'Late', style, noun)
  if (bodyDeg === 0 && boardDeg === 0) return flip.late ? [foot] : []
  // "Pop shuvit late back foot heelflip": the foot is the one of the flip, not of the scoop.
  if (boardDeg === null || (bodyDeg !== boardDeg && !(flip.late && bodyDeg === 0))) return []
  const turns = flatNames({ ...motion, flip: NO_FLIP }, bodyDeg, boardDeg).names
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
  const said = say(WRAPS[wrap], flipWords(flip), varial)
  const cab = isVarial ? null : cabWord(motion)
  return {
    names: cab ? [say(cab, said), say(spin, said)] : [say(spin, said)],
    isSpoken: flip.kind === 'none' || flip.late,
  }
}

function openNames(motion: Motion): Names {
  const { bodyTurn, boardDeg, flip } = motion
  if (boardDeg === null) {
    const bare = motion.late || (motion.style && !flip.count) ? '' : 'Ollie'
    const behind = say(flipWords(flip), bodyTurn)
    const inFront = bodyTurn === 180 ? [say(bodyTurn, flipWords(flip))] : []
    // What is late comes after the turn, also in the name.
    const flipped = flip.late ? [...inFront, behind] : [behind, ...inFront]
    const ollies = motion.style ? [say(bare, bodyTurn)] : [say(bare, bodyTurn), say(bodyTurn, 'Ollie')]
    // A number alone would be an air; behind a stance a lower one is popped: "Nollie 360".
    const isLow = bodyTurn !== null && bodyTurn < NUMBER_OF_AIR
    const isBehindStance = motion.stance !== 'regular' && !motion.style && motion.pop && isLow
    const plain = isBehindStance ? [`${bodyTurn}`, ...ollies] : ollies
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

/** The name of several tricks in one, as short as it can be without being another trick's name. */
function combinedName(motion: Motion): string {
  const full = combined(motion.parts, usualName)
  // "Ollie to 50-50" is a 50-50: what comes after an ollie of its own is kept apart.
  const names = [...shorterNames(full, motion.parts), full, full.replace(' to ', ', ')]
  return names.find((name) => readsBack(name, motion)) ?? full
}

/** "Half Cab Noseslide" for "Half Cab to Noseslide", "Wallride Nollie Out" for "Wallride, Nollie". */
function shorterNames(full: string, [first, second]: readonly Motion[]): string[] {
  if (!first || !second) return []
  if (first.contact?.name === 'Rock') return [full.replace(', ', ' to ')]
  if (isWayOfDoing(first, second)) return [full.replace(/\bOllie, /, '').replace(' to ', ' ')]
  if (isHeldInPlant(first, second)) {
    const held = full.replace(' to ', ' ')
    return [held.replace(/ Grab$/, ''), held]
  }
  if (!isFlying(first)) return []
  const unbroken = full.replace(', ', ' ')
  if (NEVER_APART.has(second.style) || (first.style === 'Caveman' && !second.contact)) return [unbroken]
  if ((isWallie(first.style) || first.style === 'Shifty') && !second.contact) return [unbroken]
  if (first.style === 'Wallride' && !second.contact) return [`${unbroken.replace(/\bOllie (?=\d)/, '')} Out`]
  if (!second.contact) return []
  if (full === 'Caballerial to Invert') return ['Elguerial']
  const opening = usualName(first)
  // "Ollie to manual": the plain pop is not said in one breath with what it leads to.
  if ((!first.pop && first.style !== 'Caveman') || /\bOllie$/.test(opening)) return []
  const joined = full.replace(`${opening} to `, `${opening} `)
  const isTossed = isTossedInto(first, second)
  return isTossed ? [joined.replace(/ (Grab|Air)$/, ''), joined] : [joined]
}

/** What the board is held by in a plant is said in the same breath. */
const isHeldInPlant = ({ contact, to, revert }: Motion, grab: Motion): boolean =>
  contact?.kind === 'plant' && !to && !revert && grab.contact?.kind === 'grab'

/** What follows a flip in the same breath. */
const NEVER_APART = new Set<StyleName | null>(['Underflip', 'Wallride', 'Shifty'])

function combined(parts: readonly Motion[], nameOf: (part: Motion) => string): string {
  return parts.reduce((name, given, at) => {
    // Before a stall a kickturn is on a ramp anyway.
    const isBeforeStall = given.style === 'Kickturn' && parts[at + 1]?.contact?.kind === 'stall'
    const part = isBeforeStall ? { ...given, reverses: false } : given
    const before = parts[at - 1]
    const after = parts[at + 1]
    if (!before)
      return after && isOpenSpinOnto(part, after) ? nameOf(part).replace(/\bOllie (?=\d)/, '') : nameOf(part)
    // "Tail" and what follows could be another trick's name.
    const isOnTail = at === parts.length - 1 && isToTail(before, part)
    if (isOnTail) return `${name.replace(/(Lien|Japan|Judo|Slob) Air$/, '$1')} to Tail`
    if (at === 1 && isRewound(before, part)) return `${name} Rewind`
    return name + joined(before, part, nameOf)
  }, '')
}

const BARE_REVERT = /^((Regular|Nollie|Fakie|Switch) )?((Front|Back)side )?Revert$/

function joined(before: Motion, motion: Motion, nameOf: (part: Motion) => string): string {
  const next = following(before, motion, nameOf)
  const isOdd = (before.bodyTurn ?? 180) % 360 !== 0 || before.flip.kind === 'none'
  if (isLateAfter(before, motion, next)) return ` ${next}`
  if (isOpenSpinOnto(before, motion)) return ` ${next}`
  // "Rock to" and "Air walk" would begin another trick's name.
  const isShort = before.contact?.name === 'Rock' || before.contact?.name === 'Air'
  if (before.to || before.revert || isShort || BARE_REVERT.test(next)) return `, ${next}`
  if (
    motion.contact &&
    (isTurnOnto(before, motion.contact) ||
      (isFlipInto(before, motion.contact) && !motion.style && motion.flip.kind === 'none') ||
      isFlipOnto(before, motion.contact) ||
      isWayOnto(before, motion.contact))
  )
    return `, ${next}`
  const isHeld = motion.contact && !['grind', 'slide', 'manual', 'plant'].includes(motion.contact.kind)
  if (isTossedInto(before, motion)) return ` ${next}`
  if (isOutOfStance(before, motion)) return `, ${next}`
  if (motion.contact) return isFlying(before) && !isOdd && !isHeld ? ` ${next}` : ` to ${next}`
  if (isFlying(before)) return `, ${next}`
  // "50-50 truckstand" is what freestylers call the stand.
  if (before.contact?.name === '50-50' && next.startsWith('Truckstand ')) return `, ${next}`
  // A spin or a varial right behind a grab would be its own.
  const isHeldBefore = before.contact?.kind === 'grab' || before.contact?.kind === 'air'
  if (isHeldBefore && motion.style === 'Varial') return `, ${next}`
  if (isHeldBefore && /^(?:(\w+ )?(Front|Back)side )?\d+(?: One Foot)?$/.test(next)) return `, ${next}`
  return ` ${isHeldBefore ? next : next.replace(/^Ollie (?=\d+( to Fakie)?$)/, '')}${motion.to ? '' : ' Out'}`
}

/** "360 Flip Indy": the board has turned under the rider and is taken in the hand. */
function isTossedInto(before: Motion, motion: Motion): boolean {
  const { bodyDeg, boardDeg, style, wrap, late, flip } = before
  const isTossed = isFlying(before) && bodyDeg !== null && boardDeg !== null && bodyDeg !== boardDeg
  const isPlain =
    !style && !wrap && !late && !flip.late && motion.style === null && motion.flip.kind === 'none'
  return isTossed && isPlain && motion.contact?.kind === 'grab' && motion.bodyDeg === null
}

/** The name of a part as it is said after another; a stance that follows by itself is left out. */
function following(before: Motion, motion: Motion, nameOf: (part: Motion) => string): string {
  const word = stanceWord(motion.stance)
  const isCarried = carriedStance(before.stance, exitOf(before)) === motion.stance
  const full = (isCarried ? offStall(before, motion) : null) ?? offSlide(before, motion, nameOf(motion))
  if (!isCarried && motion.stance === 'regular') return say('Regular', full)
  // After a comma, a revert without its stance would end the trick before.
  if (BARE_REVERT.test(full)) return say(word === '' && 'Regular', full)
  const isStanceOnly = full === word || !full.startsWith(`${word} `)
  const rest = full.slice(word.length + 1)
  // "Frontside 180, 180" would be a stutter.
  const isNumber = isFlying(before) && /^\d+(?: to Fakie| Revert)?$/.test(rest)
  return isCarried && word !== '' && !isStanceOnly && !isNumber ? rest : full
}

/** "Fakie Backside 180": who stands on the coping has not come fakie, so no turn down from it is a cab. */
function offStall({ contact, to, revert }: Motion, motion: Motion): string | null {
  if (contact?.kind !== 'stall' || contact.name === 'Rock to Fakie' || to || revert || !cabWord(motion))
    return null
  const word = stanceWord(motion.stance)
  return partNames(motion).names.find((name) => name.startsWith(`${word} `)) ?? null
}

const AHEAD_OF_RIDER = /^((?:Nollie|Fakie|Switch) )?(Frontside )?((?:Bigger|\d+ Big|Big)spin|Gazelle Spin)$/

/** "Frontside Tailslide Bigspin": off a slide it goes on the way it was turned onto, and only the other way is said. */
function offSlide(before: Motion, motion: Motion, name: string): string {
  const [isAhead, stance = '', , spin] = AHEAD_OF_RIDER.exec(name) ?? []
  const isOntoFrontside = quarterOnto(before) === 90
  if (!isAhead || !isOntoFrontside) return name
  return (motion.bodyDeg ?? 0) > 0 ? `${stance}${spin}` : `${stance}Backside ${spin}`
}

/** The board alone turning late back the way it came, on its own. */
function isRewound(before: Motion, motion: Motion): boolean {
  const isBack = before.boardDeg !== 0 && before.boardDeg !== null && motion.boardDeg === -before.boardDeg
  const isAlone = motion.bodyDeg === 0 && motion.flip.kind === 'none' && motion.late && motion.pop
  const isPlain = !motion.style && !motion.contact && !motion.revert && !motion.to
  const isFollowed = carriedStance(before.stance, exitOf(before)) === motion.stance
  const isBoardTurn = before.bodyDeg === 0 && !before.contact && !before.wrap && !before.revert && !before.to
  return (
    isBack && isAlone && isPlain && isFollowed && isBoardTurn && (!before.style || STYLES[before.style].isWay)
  )
}

/** "270 Lipslide", "180 Manual": a turn whose side is not said, onto an edge or a pad. */
function isOpenSpinOnto(before: Motion, motion: Motion): boolean {
  const { bodyDeg, boardDeg, flip, wrap, style, late, revert, to, contact, pop } = before
  const isBare = !wrap && !style && !late && !revert && !to && !contact && flip.kind === 'none' && pop
  const isOpen = bodyDeg === null && boardDeg === null
  const isMet = ['grind', 'slide', 'manual'].includes(motion.contact?.kind ?? '')
  return isBare && isOpen && isMet && !motion.style && motion.contact?.name !== 'Bluntslide'
}

/** "Lien to Tail": out of the air onto the tail. */
function isToTail(before: Motion, motion: Motion): boolean {
  const kind = before.contact?.kind
  const isFlown =
    (kind === 'grab' || kind === 'air' || before.style === 'Saran Wrap') && !before.to && !before.revert
  const isPlain = motion.contact?.name === 'Tail Stall' && !motion.style && !motion.approach && !motion.to
  const isFollowed = carriedStance(before.stance, exitOf(before)) === motion.stance
  const isUsual =
    motion.stance === 'fakie' ? motion.bodyDeg === 0 : motion.bodyDeg === null && motion.bodyTurn === 180
  return isFlown && isPlain && isFollowed && isUsual && !motion.revert
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

/** A bare number is an air only when it stands alone, and so a slappy, an alley-oop and a rodeo. */
function usualName(part: Motion): string {
  const { names } = partNames(part)
  const isBare = (name: string) =>
    /^\d+$|^(?:Nollie|Fakie|Switch) (?:[7-9]\d\d|\d{4})$|(?:Slappy|Alley-Oop|Rodeo \d+)$/.test(name) ||
    (name.includes('Alley-Oop ') && /\d$/.test(name))
  return names.find((name) => !isBare(name)) ?? names[0] ?? ''
}

/** Names that no rule would find. */
const NICKNAMES = ['Helipop', 'Rick Flip', 'Casper Stall'] as const

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
  if (isOnWall(motion)) return null
  if (style && !STYLES[style].isWay) return null
  const pop = motion.pop && !isPoppedPlainly(motion) && 'Pop'
  const shuvit = boardDeg !== 0 && say(turnWord(boardDeg), Math.abs(boardDeg), pop, 'Shuvit')
  const varial = bodyDeg !== 0 && say(turnWord(bodyDeg), Math.abs(bodyDeg), 'Body Varial')
  const words = say(shuvit, flipWords(flip), varial)
  const noPop = !motion.pop && isPoppedPlainly(motion) && 'No Pop'
  // Behind an air it would be the way that is flown.
  const [before, behind] = style === 'Transfer' ? ['', style] : [style, '']
  return say(stanceWord(motion.stance), noPop, before, motion.late && 'Late', words || 'Ollie', behind)
}

/** What to call a motion in any case. */
export function labelOf(motion: Motion): string {
  return spokenName(motion) ?? technicalName(motion)
}
