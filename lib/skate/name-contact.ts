import { turnOf } from './contacts.ts'
import type { Contact, Motion } from './motion.ts'
import { flipWords, say, sideOf, sideWord, stanceWord, turnWord } from './words.ts'

function heldSpin(motion: Motion, contact: Contact): string {
  const { bodyDeg, bodyTurn } = motion
  if (bodyDeg === null) return bodyTurn === turnOf(contact) && !motion.to ? '' : `${bodyTurn ?? ''}`
  if (bodyDeg === 0) return ''
  return say(turnWord(bodyDeg), Math.abs(bodyDeg) !== 180 && Math.abs(bodyDeg))
}

const FULL_GRABS: Record<string, string> = {
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

/** Names of a trick on an edge, on two wheels, on a coping or in the hand, the usual one first. */
export function contactNames(motion: Motion, contact: Contact): string[] {
  if (contact.kind === 'grab' || contact.kind === 'air') return heldNames(motion, contact)
  if (contact.kind === 'stall') return [stallName(motion, contact)]
  return [say(stanceWord(motion.stance), motion.style, sideWord(motion.approach), contact.name)]
}
