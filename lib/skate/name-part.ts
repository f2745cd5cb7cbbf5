import { type Motion, NO_FLIP } from './motion.ts'
import { contactNames } from './name-contact.ts'
import { flatNames, type Names } from './name-flat.ts'
import { wholeNames } from './name-whole.ts'
import { wrapNames } from './name-wrap.ts'
import { isPoppedPlainly, styleNamed } from './styles.ts'
import { flipWords, say, sideWord, stanceWord } from './words.ts'

const TO_WORDS = { fakie: 'to Fakie', regular: 'to Regular', switch: 'to Switch' } as const

/** How a part ends: "to Fakie", "Revert", "Backside Revert". */
function ending(motion: Motion): string {
  const { revert } = motion
  const slid = revert === null ? '' : say(revert !== 'either' && sideWord(revert), 'Revert')
  return say(motion.to && TO_WORDS[motion.to], slid)
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

function coreNames(motion: Motion): Names {
  const { contact, style, wrap, bodyDeg, boardDeg } = motion
  if (contact) return { names: contactNames(motion, contact), isSpoken: true }
  if (style && !styleNamed(style).isWay) return { names: wholeNames(motion, style), isSpoken: true }
  if (isRevertAlone(motion)) return { names: [stanceWord(motion.stance)], isSpoken: true }
  if (wrap) return wayNames(motion, wrapNames(motion, wrap))
  if (bodyDeg === null || boardDeg === null) return wayNames(motion, openNames(motion))
  return wayNames(motion, flatNames(motion, bodyDeg, boardDeg))
}

/** Names of one trick, the usual one first. */
export function partNames(motion: Motion): Names {
  const { names, isSpoken } = coreNames(motion)
  const end = ending(motion)
  return { names: names.map((name) => say(name, end)), isSpoken }
}
