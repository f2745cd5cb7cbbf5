import { type Flip, NO_FLIP } from '../skate/flip'
import { type Motion, motion, STANCES, type Stance } from '../skate/motion'

/** What is chosen on the naming page; turns are in degrees. */
export type Choice = {
  stance: Stance
  body: number
  board: number
  flip: 'none' | 'kick' | 'heel'
  count: number
  late: boolean
}

export const MOST_BODY = 720
export const MOST_BOARD = 1080
export const MOST_FLIPS = 4

const flips = ['none', 'kick', 'heel'] as const

/** A multiple of 180 within bounds; anything else counts as no turn. */
function turnFrom(text: string | null, most: number): number {
  const deg = Number(text)
  return Number.isInteger(deg / 180) && Math.abs(deg) <= most ? deg : 0
}

/** The choice in a query string. */
export function parseChoice(query: string): Choice {
  const params = new URLSearchParams(query)
  const count = Number(params.get('count') ?? 1)
  return {
    stance: STANCES.find((stance) => stance === params.get('stance')) ?? 'regular',
    body: turnFrom(params.get('body'), MOST_BODY),
    board: turnFrom(params.get('board'), MOST_BOARD),
    flip: flips.find((flip) => flip === params.get('flip')) ?? 'none',
    count: Number.isInteger(count) && count >= 1 && count <= MOST_FLIPS ? count : 1,
    late: params.get('late') === 'yes',
  }
}

/** The query string of a choice, without defaults. */
export function choiceQuery({ stance, body, board, flip, count, late }: Choice): string {
  const params = new URLSearchParams()
  if (stance !== 'regular') params.set('stance', stance)
  if (body) params.set('body', `${body}`)
  if (board) params.set('board', `${board}`)
  if (flip !== 'none') params.set('flip', flip)
  if (flip !== 'none' && count > 1) params.set('count', `${count}`)
  if (late && canBeLate({ body, board, flip })) params.set('late', 'yes')
  const query = params.toString()
  return query && `?${query}`
}

/** Whether there is a turn or a flip that could come late. */
export function canBeLate({ body, board, flip }: Pick<Choice, 'body' | 'board' | 'flip'>): boolean {
  return flip !== 'none' || body !== 0 || board !== 0
}

/** The motion that was chosen. */
export function chosenMotion(choice: Choice): Motion {
  const { stance, body, board, flip, count } = choice
  const isLate = choice.late && canBeLate(choice)
  const made: Flip = flip === 'none' ? NO_FLIP : { kind: flip, count, late: isLate }
  return motion({ stance, bodyDeg: body, boardDeg: board, flip: made, late: isLate && flip === 'none' })
}

/** A key for a flat trick, the same for all its names; null for a motion that has more than turns and flips. */
export function motionKey(motion: Motion): string | null {
  const { stance, bodyDeg, boardDeg, flip, late } = motion
  const isMore = motion.contact || motion.style || motion.wrap || motion.revert || motion.to
  if (isMore || motion.parts.length > 0 || bodyDeg === null || boardDeg === null || flip.kind === null)
    return null
  // Without a turn, a flip or a pop there is no trick.
  const isSame = bodyDeg !== 0 || boardDeg !== 0 || flip.kind !== 'none'
  if (!motion.pop && !isSame) return null
  const flips = flip.kind === 'none' ? '' : `${flip.count}${flip.kind}${flip.late ? '-late' : ''}`
  const kept = [stance, bodyDeg, boardDeg, flips, late ? 'late' : '', motion.pop ? '' : 'no-pop']
  return kept.join(':')
}
