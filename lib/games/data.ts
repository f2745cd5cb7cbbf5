import 'server-only'
import { randomBytes } from 'node:crypto'
import type { Prisma } from '@/prisma/generated/client'
import { dayMs } from '../days'
import { db } from '../db/client'
import { isUniqueViolation } from '../db/errors'
import { requireSameWrite } from '../db/idempotency'
import { AppError } from '../errors'
import type { IdempotencyKey } from '../idempotency'
import { enter, gameOf, type Match, revengeOrder } from '../skate/game/match'
import { type Entry, play } from '../skate/game/rules'
import { carryAlerts, tellTurn } from './alerts-data'
import {
  type GameInput,
  type LinkedGame,
  mostTurns,
  type RevengeInput,
  type SeatedGame,
  type SeatInput,
  type TurnInput,
} from './schema'
import { hashOf } from './seat-secret'

const closedAfterMs = 30 * dayMs

const fields = {
  token: true,
  players: true,
  options: true,
  entries: true,
  turns: true,
  nextToken: true,
  touchedAt: true,
  seats: { select: { seat: true, name: true, secretHash: true }, orderBy: { seat: 'asc' } },
} satisfies Prisma.LinkedGameSelect

type Row = Prisma.LinkedGameGetPayload<{ select: typeof fields }>

/** An entry as it is stored: with the idempotency key of the write that made it, and a hash of that write. */
type StoredEntry = Entry & { key?: string; write?: string }

// Only this file writes them.
const storedEntries = ({ entries }: Pick<Row, 'entries'>) => entries as StoredEntry[]
const optionsOf = ({ options }: Pick<Row, 'options'>) => options as LinkedGame['options']

const notFound = () => new AppError('not_found', 'Game not found')

async function getRow(token: string): Promise<Row> {
  const row = await db.linkedGame.findUnique({ where: { token }, select: fields })
  if (!row) throw notFound()
  return row
}

const nameAt = ({ seats }: Pick<Row, 'seats'>, at: number): string | null =>
  seats.find(({ seat }) => seat === at)?.name ?? null

function matchOf(row: Row): Match {
  const players = Array.from({ length: row.players }, (_, at) => ({
    name: nameAt(row, at) ?? '',
    machine: null,
  }))
  const entries = storedEntries(row).map(({ key: _, write: __, ...entry }) => entry)
  return { players, options: optionsOf(row), seed: 0, entries }
}

const isOver = (match: Match) => gameOf(match).turn.kind === 'over'

function toGame(row: Row): LinkedGame {
  const match = matchOf(row)
  const isOld = Date.now() - row.touchedAt.getTime() > closedAfterMs
  return {
    token: row.token,
    players: match.players.map((_, at) => nameAt(row, at)),
    options: match.options,
    entries: [...match.entries],
    isClosed: isOld && !isOver(match),
    next: row.nextToken,
  }
}

/** The seat of the one who has this secret. Throws `not_found`, as for a link that leads nowhere. */
function seatOf({ seats }: Row, secret: string): number {
  const hash = hashOf(secret)
  const found = seats.find(({ secretHash }) => secretHash === hash)
  if (!found) throw notFound()
  return found.seat
}

function requireOpen(row: Row): void {
  if (toGame(row).isClosed) throw new AppError('conflict', 'This game is closed: no one played for 30 days.')
}

/** The game behind a link. Throws `not_found`. */
export async function getGame(token: string): Promise<LinkedGame> {
  return toGame(await getRow(token))
}

/**
 * Starts a game with its maker in the first seat. Its token follows from the maker's secret, so that a repeated request
 * finds the game that the first one made.
 */
export async function startGame({ secret, name, players, options }: GameInput): Promise<SeatedGame> {
  const token = hashOf(`game ${secret}`).slice(0, 22)
  try {
    const seats = { create: { seat: 0, name, secretHash: hashOf(secret) } }
    const row = await db.linkedGame.create({ data: { token, players, options, seats }, select: fields })
    return { game: toGame(row), seat: 0 }
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return { game: await getGame(token), seat: 0 }
  }
}

/**
 * Takes the next free seat, or returns to the one that this secret has already. Throws `not_found`, and `conflict` when
 * all seats are taken.
 */
export async function takeSeat(token: string, { secret, name }: SeatInput): Promise<SeatedGame> {
  const secretHash = hashOf(secret)
  // Of two who reach for one seat, the second takes the next one.
  for (;;) {
    const row = await getRow(token)
    const own = row.seats.find((seat) => seat.secretHash === secretHash)
    if (own) return { game: toGame(row), seat: own.seat }
    requireOpen(row)
    const seat = row.seats.length
    if (seat >= row.players) throw new AppError('conflict', 'All seats in this game are taken.')
    try {
      const taken = await db.linkedGame.update({
        where: { token },
        data: { touchedAt: new Date(), seats: { create: { seat, name, secretHash } } },
        select: fields,
      })
      // Who set up the game waits for someone to play it with.
      if (taken.turns === 0) tellTurn(token, matchOf(taken), seat)
    } catch (error) {
      if (!isUniqueViolation(error)) throw error
    }
  }
}

/**
 * Makes a turn. It counts once however often it arrives under its key, and only if it is the one that comes next.
 * Throws `not_found` for a secret of no seat, `conflict` when the game has moved on or it is another's turn, `invalid`
 * for a trick that cannot be set.
 */
export async function makeTurn(
  token: string,
  input: TurnInput,
  key: IdempotencyKey | null,
): Promise<LinkedGame> {
  for (;;) {
    const row = await getRow(token)
    const seat = seatOf(row, input.secret)
    const stored = storedEntries(row)
    const there = stored[input.turn]
    if (key && there?.key === key.id) {
      requireSameWrite(there.write ?? null, key)
      return toGame(row)
    }
    const entry = nextEntry(row, seat, input)
    const touchedAt = new Date()
    const written = { ...entry, ...(key && { key: key.id, write: key.fingerprint }) }
    const { count } = await db.linkedGame.updateMany({
      where: { token, turns: input.turn },
      data: { entries: [...stored, written], turns: input.turn + 1, touchedAt },
    })
    if (count === 0) continue
    const next = { ...row, entries: [...stored, written], touchedAt }
    tellTurn(token, matchOf(next), seat)
    return toGame(next)
  }
}

/** What the turn adds to the game, with the trick as it is called. Throws as `makeTurn` says. */
function nextEntry(row: Row, seat: number, { turn, entry }: TurnInput): Entry {
  requireOpen(row)
  if (turn !== row.turns)
    throw new AppError('conflict', 'This game has moved on. Take a look before you play on.')
  if (turn >= mostTurns)
    throw new AppError('conflict', 'This game has had 500 tries, which is all that fits.')
  const match = matchOf(row)
  const game = gameOf(match)
  if (game.turn.kind !== 'over' && game.turn.player !== seat)
    throw new AppError('conflict', 'It is not your turn.')
  const entered = enter(match, entry, [])
  const made = entered.ok && entered.match.entries.at(-1)
  if (made) return made
  const refusal = play(game, entry)
  if (refusal.ok) throw new Error('A try that counts has to be entered.')
  if (refusal.why === 'game over' || refusal.why === 'not your turn')
    throw new AppError('conflict', refusal.message)
  throw new AppError('invalid', refusal.message, { fields: { trick: [refusal.message] } })
}

/** The game of the revenge, with the same players; the first to ask makes it. Throws as `makeTurn` does. */
export async function startRevenge(token: string, { secret }: RevengeInput): Promise<SeatedGame> {
  const row = await getRow(token)
  const asking = seatOf(row, secret)
  if (row.nextToken) return seatedAt(row.nextToken, secret)
  const match = matchOf(row)
  if (!isOver(match)) throw new AppError('conflict', 'This game is not over yet.')
  const next = randomBytes(16).toString('base64url')
  const order = revengeOrder(match)
  const seats = order.flatMap((before, seat) => {
    const known = row.seats.find((each) => each.seat === before)
    return known ? { ...known, seat } : []
  })
  const made = await db.$transaction(async (tx) => {
    const { count } = await tx.linkedGame.updateMany({
      where: { token, nextToken: null },
      data: { nextToken: next },
    })
    // Another has asked at the same time.
    if (count === 0) return null
    const game = await tx.linkedGame.create({
      data: { token: next, players: row.players, options: match.options, seats: { create: seats } },
      select: fields,
    })
    await carryAlerts(tx, { from: token, to: next, seatOf: (before) => order.indexOf(before) })
    return game
  })
  if (made) tellTurn(next, matchOf(made), order.indexOf(asking))
  const { nextToken } = await getRow(token)
  return seatedAt(nextToken ?? next, secret)
}

async function seatedAt(token: string, secret: string): Promise<SeatedGame> {
  const row = await getRow(token)
  return { game: toGame(row), seat: seatOf(row, secret) }
}
