import { NO_FLIP } from '../../flip.ts'
import type { Motion } from '../../motion.ts'
import { nameTrick } from '../../name/name.ts'
import { isFlippedByHand, ofStyle } from '../../styles.ts'
import type { Analysis } from '../analysis.ts'
import { isSteppedUp, MANNERS } from '../manners.ts'
import { choose, turns, withArticle } from '../phrases.ts'

/** The trick by its name in the middle of a sentence; null when it has none or is the one asked about. */
function called(made: Motion, than: Motion): string | null {
  const name = nameTrick(made)?.name.toLowerCase()
  const isOther = name !== undefined && name !== nameTrick(than)?.name.toLowerCase()
  return isOther && !/[^a-z0-9 -]|\b(\w+) \1\b/.test(name) ? name : null
}

const turned = (motion: Motion, bodyDeg: number, boardDeg: number): Motion => ({
  ...motion,
  bodyDeg,
  boardDeg,
  bodyTurn: Math.abs(bodyDeg),
  boardTurn: Math.abs(boardDeg),
})

/** One sentence that names the easier tricks this one is made of; null when there are none with a name. */
export function kinSentence(trick: Analysis): string | null {
  const { motion, seed, isFlipped } = trick
  const plain = { ...motion, revert: null }
  if (motion.revert) return reverted(plain, motion, seed)
  const { flip, bodyDeg, boardDeg } = motion
  const known = bodyDeg !== null && boardDeg !== null && motion.wrap === null && motion.style === null
  if (!known) return styled(trick)
  if (flip.late || motion.late) return lately(trick)
  const count = flip.count ?? 1
  if (isFlipped && count > 1) return counted(trick, count)
  if (isFlipped && trick.shape !== 'straight') return both(trick)
  if (trick.shape === 'spin' || trick.shape === 'shuvit') return smaller(trick, bodyDeg, boardDeg)
  return parted(trick, bodyDeg, boardDeg)
}

function reverted(plain: Motion, motion: Motion, seed: number): string | null {
  const name = called(plain, motion)
  return (
    name &&
    choose(seed, 'kin', [
      `Land ${withArticle(name)} a little light and the revert is already there.`,
      `Up to the landing it is ${withArticle(name)}; the rest is wheels.`,
      `Own the ${name} first, then land it on your toes.`,
    ])
  )
}

function styled({ motion, shape }: Analysis): string | null {
  if (isFlippedByHand(motion.style) && shape === 'shuvit')
    return 'It is a fingerflip in which the wrist sends the board around as well.'
  if (isSteppedUp(motion) && shape === 'straight')
    return 'The foot only tips the board up to your hand, and the hand does the rest.'
  const name = motion.style && called({ ...motion, style: null }, motion)
  return name ? (ofStyle(MANNERS, motion.style)?.kin?.(withArticle(name)) ?? null) : null
}

function lately({ motion, seed }: Analysis): string | null {
  const early = called({ ...motion, late: false, flip: { ...motion.flip, late: false } }, motion)
  const rest = motion.flip.late ? called({ ...motion, flip: NO_FLIP, late: false }, motion) : null
  if (rest && motion.flip.late) {
    return choose(seed, 'kin', [
      `First comes ${withArticle(rest)} that nobody could tell from a plain one.`,
      `Do ${withArticle(rest)}, and only when it is finished, flip.`,
      `You need ${withArticle(rest)} with a pause at the top.`,
    ])
  }
  return early && `It is ${withArticle(early)} that waits: up, level, and only then.`
}

function counted({ motion, seed, shape }: Analysis, count: number): string | null {
  const less = called({ ...motion, flip: { ...motion.flip, count: count - 1 } }, motion)
  const straight = shape === 'straight' ? null : called(turned(motion, 0, 0), motion)
  if (less && straight) {
    return choose(seed, 'kin', [
      `Everything up to the flick is ${withArticle(less)}; the ankle comes from the ${straight}.`,
      `Bring a high ${less} and a quick ${straight}, because this is the two of them at once.`,
      `One roll more than ${withArticle(less)}: same feet, faster ankle, later catch.`,
      `When your ${less} waits for you in the air, there is room for this.`,
    ])
  }
  return (
    less &&
    choose(seed, 'kin', [
      `One roll more than ${withArticle(less)}, off the same feet.`,
      `If your ${less} comes down with air to spare, this is next.`,
      `Take the ${less} you have, pop it higher and flick it later.`,
    ])
  )
}

function both(trick: Analysis): string | null {
  const { motion, seed } = trick
  if (trick.isToldByFeet && motion.boardDeg === 0) return scooped(trick)
  const unflipped = called({ ...motion, flip: NO_FLIP, pop: true }, motion)
  const straight = called(turned(motion, 0, 0), motion)
  if (!unflipped || !straight) return null
  const flick = motion.flip.kind === 'heel' ? 'kick' : 'flick'
  const { feet, sweep, shape } = trick
  if (sweep && shape === 'shuvit')
    return choose(seed, 'kin', [
      `Put ${withArticle(unflipped)} and ${withArticle(straight)} into one jump.`,
      `Learn the ${unflipped} until it floats; then the ${flick} of ${withArticle(straight)} fits inside.`,
      `The ${feet.pop} does ${withArticle(unflipped)} and the ${feet.flick} a small ${straight}.`,
      `Bring ${withArticle(unflipped)} you can do half asleep, and a light ${flick}.`,
    ])
  if (shape === 'spin')
    return choose(seed, 'kin', [
      `It takes the shoulders of ${withArticle(unflipped)} and the ${feet.flick} of ${withArticle(straight)}.`,
      `Own the ${unflipped} so well that you have time for a ${flick} on the way around.`,
      `It is ${withArticle(straight)} that happens to you while you do ${withArticle(unflipped)}.`,
      `Do ${withArticle(unflipped)} with your head and shoulders, and leave the ${straight} to the ${feet.flick}.`,
    ])
  return choose(seed, 'kin', [
    `Get the ${unflipped} to come around without thinking before you add the ${flick}.`,
    `The ${unflipped} sets the pace, and the ${feet.flick} has to find a place in it for the ${straight}.`,
    `Half of it is ${withArticle(unflipped)}, and that is the half which decides.`,
  ])
}

/** The board does one trick under the feet while the shoulders do another. */
function scooped({ motion, relative, seed }: Analysis): string | null {
  const feet = called(turned(motion, 0, relative), motion)
  const shoulders = called(
    { ...turned(motion, motion.bodyDeg ?? 0, motion.bodyDeg ?? 0), flip: NO_FLIP },
    motion,
  )
  return (
    feet &&
    shoulders &&
    choose(seed, 'kin', [
      `It takes the feet of ${withArticle(feet)} and the shoulders of ${withArticle(shoulders)}.`,
      `Own the ${feet} first; the ${shoulders} starts with its pop.`,
    ])
  )
}

function smaller(
  { motion, seed, shape, body, board }: Analysis,
  bodyDeg: number,
  boardDeg: number,
): string | null {
  const size = shape === 'spin' ? body : board
  if (size < 360) return null
  const less = (deg: number) => Math.sign(deg) * Math.max(0, Math.abs(deg) - 180)
  const name = called(turned(motion, less(bodyDeg), less(boardDeg)), motion)
  const more = size - 180
  return (
    name &&
    choose(seed, 'kin', [
      `A good ${name} has ${turns(more)} in it; this asks for another half.`,
      `It is ${withArticle(name)} that refuses to stop.`,
      `Only when the ${name} comes around early is there time for this.`,
      `Count from the ${name} and add half a turn.`,
    ])
  )
}

function parted({ motion, seed }: Analysis, bodyDeg: number, boardDeg: number): string | null {
  if (bodyDeg === 0 || motion.flip.kind !== 'none') return null
  const board = boardDeg === 0 ? null : called(turned({ ...motion, pop: true }, 0, boardDeg), motion)
  const body = called(turned(motion, bodyDeg, bodyDeg), motion)
  if (!board) {
    return (
      body &&
      choose(seed, 'kin', [
        `Your half knows it from the ${body}; the board's half is to stay out of it.`,
        `Turn as in ${withArticle(body)}, with the board off your feet.`,
      ])
    )
  }
  return choose(seed, 'kin', [
    `Under you goes ${withArticle(board)}, and you turn on top of it.`,
    `The feet do ${withArticle(board)} while the shoulders do their own thing.`,
    `Own the ${board} first and jump higher for this one.`,
    `Scoop the ${board} you know, then add yourself.`,
  ])
}
