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

const bytes = (least: number, most: number) =>
  z
    .string()
    .regex(/^[\w-]+$/, { error: 'This is no key of a browser' })
    .min(least)
    .max(most)

const endpoint = z.url().max(1000)

/** How the holder of a seat wants to be told of their turn; a subscription is as browsers write it. */
export const alertInput = z.discriminatedUnion('by', [
  z.object({
    by: z.literal('push'),
    secret,
    // A point of the curve P-256 and 16 random bytes, in base64url.
    subscription: z.object({ endpoint, keys: z.object({ p256dh: bytes(86, 88), auth: bytes(22, 24) }) }),
  }),
  z.object({ by: z.literal('mail'), secret }),
])
export type AlertInput = z.infer<typeof alertInput>

/** Who is not to be told any more; `link` is whoever got an email, by the key in it. */
export const alertOff = z.discriminatedUnion('by', [
  z.object({ by: z.literal('push'), secret, endpoint }),
  z.object({ by: z.literal('mail'), secret }),
  z.object({ by: z.literal('link'), key: z.string().regex(/^[\w-]{22}$/) }),
])
export type AlertOff = z.infer<typeof alertOff>

/** The ways in which a site can tell who is away: the key that it shows to push services, and whether it sends mail. */
export type AlertWays = { pushKey: string | null; byMail: boolean }

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
