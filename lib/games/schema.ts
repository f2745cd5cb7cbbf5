import { z } from 'zod'
import { plainText } from '../plain-text'
import type { Entry, GameOptions } from '../skate/game/rules'
import { LONGEST_PLAYER, MOST_PLAYERS } from '../skate/game/settings'

export const gameWriteLimit = { name: 'game-turns', times: 600, seconds: 600 }

/** More tries than any game takes. */
export const mostTurns = 500

export const gameParams = z.object({ token: z.string().regex(/^[\w-]{22}$/) })

/** What only the one who holds a seat knows: 256 random bits, made by that browser. */
const secret = z.string().regex(/^[\w-]{43}$/)

const name = plainText
  .trim()
  .min(1, { error: 'Say who you are' })
  .max(LONGEST_PLAYER, { error: `A name can have at most ${LONGEST_PLAYER} characters` })

export const gameInput = z.object({
  secret,
  name,
  players: z.int().min(2).max(MOST_PLAYERS),
  options: z.object({ twoLastTries: z.boolean(), flatOnly: z.boolean(), noRepeats: z.boolean() }),
})
export type GameInput = z.infer<typeof gameInput>

export const seatInput = z.object({ secret, name })
export type SeatInput = z.infer<typeof seatInput>

export const turnInput = z.object({
  secret,
  /** How many tries came before this one. */
  turn: z.int().min(0).max(mostTurns),
  entry: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('set'),
      trick: plainText.trim().min(1, { error: 'Name the trick first.' }).max(120),
      landed: z.boolean(),
    }),
    z.object({ kind: z.literal('reply'), landed: z.boolean() }),
  ]),
})
export type TurnInput = z.infer<typeof turnInput>

export const revengeInput = z.object({ secret })
export type RevengeInput = z.infer<typeof revengeInput>

/** A game by link as everyone with the link sees it. */
export type LinkedGame = {
  token: string
  /** By seat; null for a seat that no one has taken. The first one sets first. */
  players: (string | null)[]
  options: Omit<GameOptions, 'players'>
  entries: Entry[]
  /** No one has played for so long that no one can. */
  isClosed: boolean
  /** The token of the game that is its revenge. */
  next: string | null
}

/** A game with the seat of the one who asked. */
export type SeatedGame = { game: LinkedGame; seat: number }
