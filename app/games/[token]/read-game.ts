import { notFound } from 'next/navigation'
import { notFoundIfAbsent } from '@/app/not-found-if-absent'
import { getGame } from '@/lib/games/data'
import { gameParams, type LinkedGame } from '@/lib/games/schema'
import { gameOf } from '@/lib/skate/game/match'
import type { Game } from '@/lib/skate/game/rules'
import { WORD } from '@/lib/skate/game/settings'

/** The game behind a link; anything that is none is a plain 404. */
export async function readGame(params: Promise<{ token: string }>): Promise<LinkedGame> {
  const asked = gameParams.safeParse(await params)
  if (!asked.success) notFound()
  return getGame(asked.data.token).catch(notFoundIfAbsent)
}

/** The state of a game by link. */
export function stateOf({ players, options, entries }: LinkedGame): Game {
  return gameOf({ players: players.map(() => ({ name: '', machine: null })), options, seed: 0, entries })
}

/** Who has which letters, without names: "S-K-A : S". */
export const scoreOf = ({ letters }: Game): string =>
  letters.map((count) => [...WORD.slice(0, count)].join('-') || '0').join(' : ')
