import { pick, sideOfTurn, turns } from './phrase.ts'
import type { Analysis } from './take.ts'

function spin({ body, opens, seed }: Analysis): string {
  if (opens === null)
    return `Carry ${turns(body)} through with your head: feet and board follow where it looks.`
  if (body > 360) {
    const over = opens ? 'leading' : 'trailing'
    return `Tuck in small, chin over the ${over} shoulder, and count the half turns: ${turns(body)} take longer than you think.`
  }
  if (body === 360) {
    return opens
      ? 'Keep looking on over the leading shoulder, knees high, until travel comes back into view.'
      : 'Send the chin over the trailing shoulder and keep it there; the second half shows you the ground again.'
  }
  return opens
    ? pick(seed >>> 15, [
        'Let the leading arm swing open behind you and bring hips and knees after it.',
        'Keep opening the shoulders and let the feet carry the board round with your hips.',
      ])
    : pick(seed >>> 15, [
        'Swing the leading arm across over your toes and let hips and board follow it round.',
        'Close the leading shoulder and let the hips come after; for a moment you see only where you came from.',
      ])
}

function shuvit({ feet, board, sweep, seed }: Analysis): string {
  if (board > 360)
    return 'Pull both heels up toward your seat and hold them there for longer than feels sensible.'
  if (board === 360)
    return 'Stay up with both knees tucked until the board has gone all the way round below you.'
  const side = sweep === 'heel' ? 'in front of your toes' : 'behind your heels'
  return pick(seed >>> 15, [
    `Lift both knees and let the ${feet.far} come round ${side}.`,
    `Hang above the board with your feet up while the ${feet.far} swings past ${side}.`,
  ])
}

function openingWords({ opens }: Analysis): string {
  if (opens === null) return 'Let head and shoulders go first'
  return opens ? 'Open the leading shoulder' : 'Close the leading shoulder'
}

function apart(take: Analysis): string {
  const { shape, body, board, motion } = take
  const lead = openingWords(take)
  const boardSide = sideOfTurn(motion.boardDeg)
  switch (shape) {
    case 'ahead':
      return `${lead} and turn above the board with your knees up; it overtakes you by ${turns(board - body)}.`
    case 'behind':
      return `${lead} and keep turning after the board has done its part; you go ${turns(body - board)} further than it does.`
    case 'varial':
      return `${lead} at the peak and turn above the board, feet close together, while it flies on without turning.`
    case 'mystic':
      return `${lead} and turn against the board: it goes ${boardSide} under you while you go the other way.`
    default:
      return `${lead} against the scoop, knees high, so that the board can pass ${boardSide} below you.`
  }
}

/** What happens between the pop and the catch, when anything turns; else null. */
export function turnStep(take: Analysis): string | null {
  if (take.shape === 'straight') return null
  if (take.shape === 'spin') return spin(take)
  return take.shape === 'shuvit' ? shuvit(take) : apart(take)
}
