import { AppError } from '../errors'
import type { GameInput, LinkedGame, SeatedGame, TurnInput } from '../games/schema'
import { call } from '../http/client'
import { newIdempotencyKey } from '../idempotency'
import { keepSeatText, readSeatText, seatTokens } from './local-storage'

// Seats in games by link. A guest has them too, so they hang on the browser and not on an account; what is played
// without a connection is kept with the seat until the server has it. Local storage is shared by all tabs and written
// before a press returns. A turn that two tabs send has one key, and counts once.

/** A try that no server has confirmed yet. */
type WaitingTurn = Pick<TurnInput, 'turn' | 'entry'> & { /** The idempotency key. */ key: string }

/** A seat of this browser in a game by link. */
export type Seat = {
  secret: string
  /** Counted from 0. */
  seat: number
  /** As they were seen last, for the list of one's games. */
  players: (string | null)[]
  waiting: WaitingTurn[]
  /** How its holder is told of their turn: this browser, by the address of its push service, and their account by email. */
  alerts?: Alerts
}

export type Alerts = { push?: string; mail?: true }

const patienceMs = 10_000

const listeners = new Set<() => void>()

/** Calls back when a seat of this browser has changed, in this tab or another. */
export function followSeats(notify: () => void): () => void {
  listeners.add(notify)
  window.addEventListener('storage', notify)
  return () => {
    listeners.delete(notify)
    window.removeEventListener('storage', notify)
  }
}

const known = new Map<string, { text: string | null; seat: Seat | null }>()

/** The seat of this browser in a game, the same object until it changes; null if it has none. */
export function readSeat(token: string): Seat | null {
  const text = readSeatText(token)
  const last = known.get(token)
  if (last?.text === text) return last.seat
  const seat = parseSeat(text)
  known.set(token, { text, seat })
  return seat
}

function parseSeat(text: string | null): Seat | null {
  try {
    const seat: Seat | null = JSON.parse(text ?? 'null')
    return seat && typeof seat.secret === 'string' && Array.isArray(seat.waiting) ? seat : null
  } catch {
    return null
  }
}

function keepSeat(token: string, seat: Seat | null): void {
  keepSeatText(token, seat && JSON.stringify(seat))
  for (const notify of listeners) notify()
}

/** The games in which this browser has a seat. */
export const seatsHere = (): { token: string; seat: Seat }[] =>
  seatTokens().flatMap((token) => {
    const seat = readSeat(token)
    return seat ? { token, seat } : []
  })

/** Forgets a seat for good: no one can move for it any more. */
export const leaveSeat = (token: string): void => keepSeat(token, null)

/** Remembers how the holder of a seat is told of their turn. */
export function keepAlerts(token: string, alerts: Alerts): void {
  const seat = readSeat(token)
  if (seat) keepSeat(token, { ...seat, alerts })
}

/** A secret for a seat: 256 random bits. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '')
}

const post = <Result>(path: string, json: unknown, idempotencyKey = newIdempotencyKey()) =>
  call<Result>(path, { method: 'POST', json, idempotencyKey, signal: AbortSignal.timeout(patienceMs) })

async function seated(
  secret: string,
  asked: Promise<SeatedGame>,
  before: Pick<Seat, 'alerts'> | null = null,
): Promise<LinkedGame> {
  const { game, seat } = await asked
  const { waiting = [], alerts = before?.alerts } = readSeat(game.token) ?? {}
  keepSeat(game.token, { secret, seat, players: game.players, waiting, ...(alerts && { alerts }) })
  return game
}

/** Starts a game and keeps its first seat. With the same secret it is the same game. Throws as `call` does. */
export const startGame = (input: GameInput): Promise<LinkedGame> =>
  seated(input.secret, post('/api/games', input))

/** Takes a seat and keeps it. Throws as `call` does. */
export const takeSeat = (token: string, secret: string, name: string): Promise<LinkedGame> =>
  seated(secret, post(`/api/games/${token}/seats`, { secret, name }))

/** Starts the revenge of a game, or finds the one that another has started. Throws as `call` does. */
export const startRevenge = (token: string, secret: string): Promise<LinkedGame> =>
  // Whoever is told of a game is told of its rematch.
  seated(secret, post(`/api/games/${token}/revenge`, { secret }), readSeat(token))

/** Takes the seat of a rematch that another player began, where this browser has one in the game before. */
export async function followRematch(token: string, before: string): Promise<void> {
  const seat = readSeat(before)
  if (!seat || readSeat(token)) return
  const { next } = await readGame(before, AbortSignal.timeout(patienceMs))
  if (next === token) await startRevenge(before, seat.secret)
}

/** The game behind a link. Throws as `call` does. */
export const readGame = (token: string, signal: AbortSignal): Promise<LinkedGame> =>
  call(`/api/games/${token}`, { signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]) })

/** Has the list of one's games know who plays. */
export function keepPlayers({ token, players }: LinkedGame): void {
  const seat = readSeat(token)
  if (seat && seat.players.join() !== players.join()) keepSeat(token, { ...seat, players })
}

/** Keeps a try until the server has it. */
export function addTurn(token: string, made: Pick<TurnInput, 'turn' | 'entry'>): void {
  const seat = readSeat(token)
  if (seat) keepSeat(token, { ...seat, waiting: [...seat.waiting, { ...made, key: newIdempotencyKey() }] })
}

const passing = ['unavailable', 'rate_limited', 'forbidden', 'unauthorized']

/** Whether the server has refused a turn for good, and not only now. */
export const isRefusal = (error: unknown): error is AppError =>
  error instanceof AppError && !passing.includes(error.code)

/**
 * Sends the waiting turns of a game in their order. `onGame` gets the game after each of them, before that one ceases to
 * wait: the try is never missing from both. Throws when one does not get through, which keeps them, and when the server
 * refuses one, which drops them all: those behind it were made in a game that there is not.
 */
export async function deliverTurns(token: string, onGame: (game: LinkedGame) => void): Promise<void> {
  for (;;) {
    const seat = readSeat(token)
    const [first] = seat?.waiting ?? []
    if (!seat || !first) return
    const { key, turn, entry } = first
    try {
      onGame(await post(`/api/games/${token}/turns`, { secret: seat.secret, turn, entry }, key))
      drop(token, (each) => each.key === key)
    } catch (error) {
      if (isRefusal(error)) drop(token, () => true)
      throw error
    }
  }
}

function drop(token: string, isDone: (turn: WaitingTurn) => boolean): void {
  const seat = readSeat(token)
  if (seat) keepSeat(token, { ...seat, waiting: seat.waiting.filter((turn) => !isDone(turn)) })
}
