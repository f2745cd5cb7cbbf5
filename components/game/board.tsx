import { useEffect, useMemo, useRef, useState } from 'react'
import { useStageFocus } from '@/components/ui/behavior/lost-focus'
import { WithQueryClient } from '@/components/ui/behavior/with-query-client'
import { ActionButton, buttonStyle } from '@/components/ui/button'
import ConfirmDialog from '@/components/ui/overlays/dialog'
import { Spinner } from '@/components/ui/status'
import { STRENGTHS } from '@/lib/skate/game/machine'
import {
  enter,
  gameOf,
  type Match,
  machinesTurn,
  readMatch,
  revenge,
  takeBack,
  tell,
  writeMatch,
} from '@/lib/skate/game/match'
import type { Entry, Turn } from '@/lib/skate/game/rules'
import { LONGEST_PLAYER } from '@/lib/skate/game/settings'
import type { PlayedTrick } from '@/lib/tricks/schema'
import { Ending } from './ending'
import type { Settings } from './setup'
import { History, News, Scores } from './told'
import { strengthOf, useTryLog } from './try-log'
import { TurnPanel } from './turn'

type Props = {
  /** The address's query: it holds the match once there is one. */
  query: string
  settings: Settings | null
  tricks: PlayedTrick[]
  onChange: (query: string) => void
  onLeave: () => void
}

const anySeed = () => Math.floor(Math.random() * 2 ** 31)

const MACHINE = 'The machine'

function matchFrom({ names, machine, options }: Settings, strength: number, seed: number): Match {
  const people = names.map((name) => ({ name, machine: null }))
  const opponent = machine && { name: MACHINE, machine: { strength, temperament: machine.temperament } }
  return { players: opponent ? [...people, opponent] : people, options, seed, entries: [] }
}

/** A match on this device, from its first try to its end. */
export const Board = (props: Props) => (
  <WithQueryClient>
    <LocalGame {...props} />
  </WithQueryClient>
)

function LocalGame({ query, settings, tricks, onChange, onLeave }: Props) {
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
  const [isLeaving, setIsLeaving] = useState(false)
  // The buttons that were pressed go with each try.
  const table = useRef<HTMLDivElement>(null)
  useStageFocus(table, match?.entries.length)
  if (!match && isWaiting) return <Spinner label="Reading your practice log..." />
  if (!match) {
    return (
      <div className="space-y-4">
        <p>There is no game at this link. Maybe part of it got cut off.</p>
        <button type="button" className={buttonStyle()} onClick={onLeave}>
          Start a new one
        </button>
      </div>
    )
  }
  const game = gameOf(match)
  const { turn } = game
  const told = tell(match, tricks)
  const back = takeBack(match)
  const machine = match.players.find((player) => player.machine)?.machine
  const self = selfIn(match, log.user?.username)
  const play = (entry: Entry): string | null => {
    const entered = enter(match, entry, tricks)
    if (!entered.ok) return entered.message
    const made = tell(entered.match, [])[match.entries.length]
    if (made && made.player === self) log.log(made.trick, made.landed)
    keep(entered.match)
    return null
  }
  const undo = () => {
    if (!back) return
    const undone = told[back.entries.length]
    if (undone && undone.player === self) log.takeBack(undone.trick)
    keep(back)
  }
  return (
    <div className="space-y-8">
      <Scores match={match} game={game} />
      {wanted === 'matched' && own === null && told.length === 0 && (
        <p className="text-soft">
          Your practice log is too short to go by, so the machine plays like a regular skater.
        </p>
      )}
      <News match={match} told={told} />
      <div ref={table}>
        {turn.kind === 'over' ? (
          <Ending match={match} told={told} tricks={tricks} winner={turn.winner} self={self} log={log}>
            <button
              type="button"
              className={buttonStyle({ size: 'lg' })}
              onClick={() => keep(machinesTurn(revenge(match, anySeed()), tricks))}
            >
              Rematch
            </button>
          </Ending>
        ) : (
          <TurnPanel
            key={match.entries.length}
            game={game}
            name={match.players[turn.player]?.name ?? ''}
            tricks={tricks}
            strength={machine?.strength ?? STRENGTHS.regular}
            onEntry={play}
          />
        )}
      </div>
      <div className="flex flex-wrap sm:gap-3">
        {turn.kind !== 'over' && (
          <ActionButton isResting={!back} className={buttonStyle({ variant: 'outline' })} onClick={undo}>
            Undo
          </ActionButton>
        )}
        <button
          type="button"
          className={buttonStyle({ variant: 'ghost' })}
          onClick={() => (turn.kind === 'over' || told.length === 0 ? onLeave() : setIsLeaving(true))}
        >
          New game
        </button>
        {turn.kind !== 'over' && <SayTricks turn={turn} />}
      </div>
      <History match={match} told={told} />
      {isLeaving && (
        <ConfirmDialog
          title="New game"
          question="This game is not over. Leave it?"
          confirmLabel="Leave it"
          onConfirm={onLeave}
          onClose={() => setIsLeaving(false)}
        />
      )}
    </div>
  )
}

/** The player whose tries go into the log: the only person, or of several the one with the name of the account. */
function selfIn({ players }: Match, username: string | undefined): number | null {
  const people = players.flatMap(({ machine }, at) => (machine ? [] : at))
  const [only] = people
  if (people.length === 1 && only !== undefined) return only
  const name = username?.slice(0, LONGEST_PLAYER)
  return people.find((at) => players[at]?.name === name) ?? null
}

/** Has the browser say which trick is to be answered, for those who hold a board and no phone. */
export function SayTricks({ turn }: { turn: Turn }) {
  const [isOn, setIsOn] = useState(false)
  const name = turn.kind === 'reply' ? turn.trick.name : null
  useEffect(() => {
    if (!isOn || !name) return
    window.speechSynthesis.speak(new SpeechSynthesisUtterance(name))
    return () => window.speechSynthesis.cancel()
  }, [isOn, name])
  if (typeof window === 'undefined' || !('speechSynthesis' in window)) return null
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className={buttonStyle({ variant: isOn ? 'default' : 'ghost' })}
      onClick={() => setIsOn(!isOn)}
    >
      Call out the tricks
    </button>
  )
}
