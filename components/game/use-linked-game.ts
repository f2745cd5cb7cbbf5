import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { LinkedGame } from '@/lib/games/schema'
import {
  addTurn,
  deliverTurns,
  followSeats,
  isRefusal,
  keepPlayers,
  readGame,
  readSeat,
  type Seat,
  seatsHere,
} from '@/lib/offline/games'
import { enter, gameOf, type Match } from '@/lib/skate/game/match'
import type { Entry } from '@/lib/skate/game/rules'

// Often while the other's turn is awaited, seldom while nothing but one's own press can change the game.
const awaitingMs = 4000
const restingMs = 30_000
// The title of a tab that no one looks at says whose turn it is.
const hiddenMs = 20_000

const queryOf = (token: string) => ['games', token]

/** The seat of this browser in a game: null if it has none, undefined before that is known. */
const useSeat = (token: string): Seat | null | undefined =>
  useSyncExternalStore(
    followSeats,
    () => readSeat(token),
    () => undefined,
  )

let listed: { token: string; seat: Seat }[] = []

function listSeats() {
  const next = seatsHere()
  const isSame = next.length === listed.length && next.every(({ seat }, at) => seat === listed[at]?.seat)
  if (!isSame) listed = next
  return listed
}

const none: typeof listed = []

/** The games by link in which this browser has a seat. */
export const useSeats = () => useSyncExternalStore(followSeats, listSeats, () => none)

/** A game by link with the tries of this browser that no server has confirmed yet. */
function matchOf(game: LinkedGame, seat: Seat | null | undefined): Match {
  const entries = [...game.entries]
  for (const { turn, entry } of seat?.waiting ?? []) if (turn === entries.length) entries.push(entry)
  const players = game.players.map((name, at) => ({ name: name ?? `Player ${at + 1}`, machine: null }))
  return { players, options: game.options, seed: 0, entries }
}

/**
 * A game by link: asked for every few seconds while the page is looked at, with one's own tries in it at once. Tries
 * without a connection are kept, and sent with the first response that comes through.
 */
export function useLinkedGame(initial: LinkedGame) {
  const { token } = initial
  const client = useQueryClient()
  const seat = useSeat(token)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { data, dataUpdatedAt, isError } = useQuery({
    queryKey: queryOf(token),
    queryFn: ({ signal }) => readGame(token, signal),
    initialData: initial,
    // A response that was on its way while a turn arrived is older than what is known.
    structuralSharing: (before, after) => longer(before as LinkedGame | undefined, after as LinkedGame),
    refetchInterval: ({ state }) => {
      // It is read while the server renders, too.
      if (globalThis.document?.hidden) return seat && isAwaiting(state.data, seat) ? hiddenMs : false
      return isAwaiting(state.data, seat) ? awaitingMs : restingMs
    },
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    staleTime: 0,
  })
  const {
    mutate,
    isPending,
    error: undelivered,
  } = useMutation({
    mutationFn: () => deliverTurns(token, (game) => client.setQueryData(queryOf(token), game)),
    onError: (error) => {
      if (!isRefusal(error)) return
      setRefusal(error.message)
      void client.invalidateQueries({ queryKey: queryOf(token) })
    },
  })
  const waits = seat?.waiting.length ?? 0
  // With each response, since that is when there is a connection.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new response is the occasion
  useEffect(() => {
    if (waits > 0 && !isPending) mutate()
  }, [waits, dataUpdatedAt, mutate])
  useEffect(() => keepPlayers(data), [data])
  const match = matchOf(data, seat)
  return {
    game: data,
    match,
    seat,
    /** How many of one's tries the server does not have yet, and whether it cannot be reached. */
    waits,
    isAway: isError || (waits > 0 && undelivered !== null && !isRefusal(undelivered)),
    /** Why the server did not take a try. */
    refusal,
    /** Shows the game as the response to taking a seat has it. */
    onJoined: (game: LinkedGame) => void client.setQueryData(queryOf(token), game),
    /** Adds a try of one's own, or returns why it does not count. */
    play: (entry: Entry): string | null => {
      const entered = enter(match, entry, [])
      const made = entered.ok && entered.match.entries.at(-1)
      if (!made) return entered.ok ? null : entered.message
      setRefusal(null)
      addTurn(token, { turn: match.entries.length, entry: made })
      return null
    },
  }
}

const longer = (before: LinkedGame | undefined, after: LinkedGame): LinkedGame =>
  before && before.entries.length > after.entries.length ? before : after

function isAwaiting(game: LinkedGame | undefined, seat: Seat | null | undefined): boolean {
  if (!game || game.isClosed) return false
  const { turn } = gameOf(matchOf(game, seat))
  if (turn.kind === 'over') return game.next === null
  return turn.player !== seat?.seat || game.players.includes(null) || (seat?.waiting.length ?? 0) > 0
}
