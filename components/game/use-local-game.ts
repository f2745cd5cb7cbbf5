import { useMemo, useState } from 'react'
import { STRENGTHS } from '@/lib/skate/game/machine'
import {
  enter,
  type Match,
  machinesTurn,
  readMatch,
  revenge,
  takeBack,
  tell,
  writeMatch,
} from '@/lib/skate/game/match'
import type { Entry } from '@/lib/skate/game/rules'
import { LONGEST_PLAYER } from '@/lib/skate/game/settings'
import type { PlayedTrick } from '@/lib/tricks/schema'
import type { Settings } from './setup'
import { strengthOf, useTryLog } from './try-log'

const anySeed = () => Math.floor(Math.random() * 2 ** 31)

const MACHINE = 'The machine'

function matchFrom({ names, machine, options }: Settings, strength: number, seed: number): Match {
  const people = names.map((name) => ({ name, machine: null }))
  const opponent = machine && { name: MACHINE, machine: { strength, temperament: machine.temperament } }
  return { players: opponent ? [...people, opponent] : people, options, seed, entries: [] }
}

/**
 * A match between players on this device, held by the address: what `query` says, or a new one by these settings. What
 * is done in it is written to the address, and the tries of the one who is signed in go into their log.
 */
export function useLocalGame(
  query: string,
  settings: Settings | null,
  tricks: PlayedTrick[],
  onChange: (query: string) => void,
) {
  const log = useTryLog(tricks)
  const { list, hasNoList } = log
  const [seed] = useState(anySeed)
  const wanted = settings?.machine?.strength
  const own = useMemo(
    () => (wanted === 'matched' && list ? strengthOf(list, tricks) : null),
    [wanted, list, tricks],
  )
  const isWaiting = wanted === 'matched' && !list && !hasNoList
  const begun = useMemo(() => {
    if (!settings || isWaiting) return null
    const chosen = wanted === 'matched' ? (own ?? STRENGTHS.regular) : STRENGTHS[wanted ?? 'regular']
    return matchFrom(settings, chosen, seed)
  }, [settings, isWaiting, wanted, own, seed])
  const match = useMemo(() => readMatch(query) ?? begun, [query, begun])
  const keep = (next: Match) => onChange(`?${writeMatch(next)}`)
  const back = match && takeBack(match)
  return {
    /** Null where the address holds none, and until a new one can begin. */
    match,
    /** Whether a new one waits for the practice log that its machine is matched to. */
    isWaiting,
    /** Whether that log is too short to match the machine to. */
    isUnrated: wanted === 'matched' && own === null,
    log,
    /** Enters what came of a turn; the message where that cannot be. */
    play(entry: Entry): string | null {
      if (!match) return null
      const entered = enter(match, entry, tricks)
      if (!entered.ok) return entered.message
      const made = tell(entered.match, [])[match.entries.length]
      if (made && made.player === selfIn(match, log.user?.username)) log.log(made.trick, made.landed)
      keep(entered.match)
      return null
    },
    /** Takes the last try back; null where there is none. */
    undo:
      back &&
      (() => {
        const undone = tell(match, tricks)[back.entries.length]
        if (undone && undone.player === selfIn(match, log.user?.username)) log.takeBack(undone.trick)
        keep(back)
      }),
    /** Begins the next match between the same players. */
    rematch: () => match && keep(machinesTurn(revenge(match, anySeed()), tricks)),
  }
}

/** The player whose tries go into the log: the only person, or of several the one with the name of the account. */
export function selfIn({ players }: Match, username: string | undefined): number | null {
  const people = players.flatMap(({ machine }, at) => (machine ? [] : at))
  const [only] = people
  if (people.length === 1 && only !== undefined) return only
  const name = username?.slice(0, LONGEST_PLAYER)
  return people.find((at) => players[at]?.name === name) ?? null
}
