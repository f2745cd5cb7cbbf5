import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useStageFocus } from '@/components/ui/behavior/lost-focus'
import { WithQueryClient } from '@/components/ui/behavior/with-query-client'
import { ActionButton, buttonStyle } from '@/components/ui/button'
import ConfirmDialog from '@/components/ui/overlays/dialog'
import { Spinner } from '@/components/ui/status'
import { STRENGTHS } from '@/lib/skate/game/machine'
import { gameOf, tell } from '@/lib/skate/game/match'
import type { Turn } from '@/lib/skate/game/rules'
import type { PlayedTrick } from '@/lib/tricks/schema'
import { Ending } from './ending'
import { Replay } from './replay'
import type { Settings } from './setup'
import { History, News, Scores } from './told'

import { TurnPanel } from './turn'
import { selfIn, useLocalGame } from './use-local-game'

type Props = {
  /** The address's query: it holds the match once there is one. */
  query: string
  settings: Settings | null
  tricks: PlayedTrick[]
  onChange: (query: string) => void
  onLeave: () => void
}

/** A match on this device, from its first try to its end. */
export const Board = (props: Props) => (
  <WithQueryClient>
    <LocalGame {...props} />
  </WithQueryClient>
)

function LocalGame({ query, settings, tricks, onChange, onLeave }: Props) {
  const local = useLocalGame(query, settings, tricks, onChange)
  const { match } = local
  const [isLeaving, setIsLeaving] = useState(false)
  // The buttons that were pressed go with each try.
  const table = useRef<HTMLDivElement>(null)
  useStageFocus(table, match?.entries.length)
  if (!match && local.isWaiting) return <Spinner label="Reading your practice log..." />
  if (!match) return <NoGame onLeave={onLeave} />
  const { log } = local
  const game = gameOf(match)
  const { turn } = game
  const told = tell(match, tricks)
  const self = selfIn(match, log.user?.username)
  const machine = match.players.find((player) => player.machine)?.machine
  return (
    <div data-board className="space-y-5 md:space-y-8">
      <Scores match={match} game={game} />
      {local.isUnrated && told.length === 0 && (
        <p className="text-soft">
          Your practice log is too short to go by, so the machine plays like a solid skater.
        </p>
      )}
      <News match={match} told={told} />
      <div ref={table}>
        {turn.kind === 'over' ? (
          <Ending match={match} told={told} tricks={tricks} winner={turn.winner} self={self} log={log}>
            <button type="button" className={buttonStyle({ size: 'lg' })} onClick={local.rematch}>
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
            onEntry={local.play}
          />
        )}
      </div>
      <BelowTurn
        turn={turn}
        undo={local.undo}
        onNew={() => (turn.kind === 'over' || told.length === 0 ? onLeave() : setIsLeaving(true))}
      >
        {turn.kind !== 'over' && <Replay match={match} told={told} />}
      </BelowTurn>
      <History match={match} told={told} />
      {isLeaving && <LeaveDialog onLeave={onLeave} onClose={() => setIsLeaving(false)} />}
    </div>
  )
}

const LeaveDialog = ({ onLeave, onClose }: { onLeave: () => void; onClose: () => void }) => (
  <ConfirmDialog
    title="New game"
    question="This game is not over. Leave it?"
    confirmLabel="Leave it"
    onConfirm={onLeave}
    onClose={onClose}
  />
)

function NoGame({ onLeave }: Pick<Props, 'onLeave'>) {
  return (
    <div className="space-y-4">
      <p>There is no game at this link. Maybe part of it got cut off.</p>
      <button type="button" className={buttonStyle()} onClick={onLeave}>
        Start a new one
      </button>
    </div>
  )
}

type BelowProps = {
  turn: Turn
  undo: (() => void) | null | undefined
  onNew: () => void
  children: ReactNode
}

function BelowTurn({ turn, undo, onNew, children }: BelowProps) {
  return (
    <div className="flex flex-wrap gap-y-2 sm:gap-3">
      {turn.kind !== 'over' && (
        <ActionButton
          isResting={!undo}
          className={buttonStyle({ variant: 'outline' })}
          onClick={undo ?? undefined}
        >
          Undo
        </ActionButton>
      )}
      <button type="button" className={buttonStyle({ variant: 'ghost' })} onClick={onNew}>
        New game
      </button>
      {turn.kind !== 'over' && <SayTricks turn={turn} />}
      {children}
    </div>
  )
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
