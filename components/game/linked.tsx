'use client'

import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useAuthStatus } from '@/components/accounts/auth-status'
import { useQueryList } from '@/components/ui/behavior/history'
import { useStageFocus } from '@/components/ui/behavior/lost-focus'
import { useBrowserValue } from '@/components/ui/behavior/rendering'
import { WithQueryClient } from '@/components/ui/behavior/with-query-client'
import { ActionButton, buttonStyle } from '@/components/ui/button'
import { TextField } from '@/components/ui/forms/text-fields'
import { Link } from '@/components/ui/link'
import { errorMessage, toast } from '@/components/ui/overlays/toast'
import { ShareLink } from '@/components/ui/share-link'
import { Alert } from '@/components/ui/status'
import type { AlertWays, LinkedGame } from '@/lib/games/schema'
import { followRematch, leaveSeat, newSecret, type Seat, startRevenge, takeSeat } from '@/lib/offline/games'
import { tellNoMore } from '@/lib/offline/turn-alerts'
import { STRENGTHS } from '@/lib/skate/game/machine'
import { gameOf, tell } from '@/lib/skate/game/match'
import { type Entry, readSet, type Turn } from '@/lib/skate/game/rules'
import { LONGEST_PLAYER } from '@/lib/skate/game/settings'
import { counted } from '@/lib/skate/wording'
import type { PlayedTrick } from '@/lib/tricks/schema'
import { SayTricks } from './board'
import { Ending } from './ending'
import { Replay } from './replay'
import { History, News, Scores } from './told'
import { useTryLog } from './try-log'
import { TurnPanel } from './turn'
import { StopMails, TurnAlerts } from './turn-alerts'
import { useLinkedGame } from './use-linked-game'
import { useTurnSign } from './use-turn-sign'

type Props = { initial: LinkedGame; tricks: PlayedTrick[]; ways: AlertWays }

/** A game by link: everyone with the link sees it, those with a seat play it. */
export const LinkedBoard = (props: Props) => (
  <WithQueryClient>
    <ByLink {...props} />
  </WithQueryClient>
)

function ByLink({ initial, tricks, ways }: Props) {
  const { game, match, seat, waits, isAway, refusal, onJoined, play } = useLinkedGame(initial)
  const log = useTryLog(tricks)
  const played = gameOf(match)
  const { turn } = played
  const told = tell(match, [])
  const self = seat?.seat ?? null
  const hasFreeSeat = game.players.includes(null)
  // The buttons that were pressed go with each try, and the form with the seat that it gave.
  const table = useRef<HTMLDivElement>(null)
  useStageFocus(table, seat === undefined ? undefined : `${self} ${match.entries.length}`)
  const isMine = turn.kind !== 'over' && turn.player === self && !game.isClosed
  useTurnSign(isMine)
  useRematch(game.token, seat)
  const enter = (entry: Entry): string | null => {
    const read = entry.kind === 'set' ? readSet(played, entry.trick) : null
    const trick = turn.kind === 'reply' ? turn.trick : read?.ok ? read.trick : null
    const why = play(entry)
    if (why === null && trick) log.log(trick, entry.landed)
    return why
  }
  return (
    <div data-board className="space-y-5 md:space-y-8">
      <StopMails token={game.token} />
      <Scores match={match} game={played} />
      {refusal && <Alert title="Your last try did not go through">{refusal}</Alert>}
      <News match={match} told={told} />
      {seat === null && turn.kind !== 'over' && <SeatForm game={game} onJoined={onJoined} />}
      {seat && hasFreeSeat && <Invitation token={game.token} />}
      {game.isClosed && <p className="text-lg">This game is closed: no one played for 30 days.</p>}
      <div ref={table}>
        {turn.kind === 'over' && (
          <Ending match={match} told={told} tricks={tricks} winner={turn.winner} self={self} log={log}>
            {seat && <Revenge game={game} seat={seat} />}
          </Ending>
        )}
        {isMine && (
          <TurnPanel
            key={match.entries.length}
            game={played}
            name={match.players[turn.player]?.name ?? ''}
            tricks={tricks}
            strength={STRENGTHS.regular}
            onEntry={enter}
          />
        )}
        {!isMine && turn.kind !== 'over' && !game.isClosed && (
          <p tabIndex={-1} className="text-lg outline-none">
            {game.players[turn.player] === null
              ? 'Next up is someone who has not joined yet.'
              : `${match.players[turn.player]?.name} is up. You see the try here as soon as it is in.`}
          </p>
        )}
      </div>
      {/* Below what is pressed, which it would else push away at just that moment. */}
      <Waiting waits={waits} isAway={isAway} />
      {seat && !game.isClosed && <TurnAlerts token={game.token} seat={seat} ways={ways} />}
      <Ways game={game} turn={turn} hasSeat={seat != null}>
        {turn.kind !== 'over' && <Replay match={match} told={told} />}
      </Ways>
      <History match={match} told={told} />
    </div>
  )
}

/** Takes up one's seat in a rematch that another player began, and of which one was told. */
function useRematch(token: string, seat: Seat | null | undefined) {
  const [[before]] = useQueryList('after')
  useEffect(() => {
    if (seat === null && before) void followRematch(token, before).catch(() => undefined)
  }, [token, seat, before])
}

type WaysProps = { game: LinkedGame; turn: Turn; hasSeat: boolean; children: ReactNode }

/** Where else one may go from here. */
function Ways({ game, turn, hasSeat, children }: WaysProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Link href="/skate" className={buttonStyle({ variant: 'ghost' })}>
        New game
      </Link>
      {hasSeat && turn.kind !== 'over' && <SayTricks turn={turn} />}
      {hasSeat && (turn.kind === 'over' || game.isClosed) && (
        <button
          type="button"
          className={buttonStyle({ variant: 'ghost' })}
          onClick={() => {
            // What cannot be ended now ends with the game.
            void tellNoMore(game.token).catch(() => undefined)
            leaveSeat(game.token)
          }}
        >
          Take it off my list
        </button>
      )}
      {children}
    </div>
  )
}

/** What of one's tries is not on the server yet. */
function Waiting({ waits, isAway }: { waits: number; isAway: boolean }) {
  if (!isAway) return null
  const unsent = counted(waits, 'try goes out', 'tries go out')
  return (
    <p role="status" className="border-signal border-l-4 pl-4">
      {waits === 0
        ? 'You are offline. Play on: your tries go out once you are back.'
        : `You are offline. ${unsent} once you are back.`}
    </p>
  )
}

/** The way into a game for someone who has its link. */
function SeatForm({ game, onJoined }: { game: LinkedGame; onJoined: (game: LinkedGame) => void }) {
  const username = useAuthStatus()?.user?.username.slice(0, LONGEST_PLAYER)
  const [typed, setTyped] = useState<string | null>(null)
  const [isRefused, setIsRefused] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const secret = useRef<string>(undefined)
  const name = (typed ?? username ?? '').trim()
  const joining = useMutation({
    mutationFn: () => {
      // The same when it is pressed again, so that there is one seat.
      secret.current ??= newSecret()
      return takeSeat(game.token, secret.current, name)
    },
    onSuccess: onJoined,
  })
  if (game.isClosed) return null
  if (!game.players.includes(null)) return <p className="text-soft">All seats are taken. You can watch.</p>
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (joining.isPending) return
    setIsRefused(!name)
    if (name) joining.mutate()
    else form.current?.querySelector('input')?.focus()
  }
  const failure = joining.isError ? errorMessage(joining.error, 'You could not join.') : undefined
  const problem = isRefused && !name ? 'Say who you are' : failure
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      className="max-w-md space-y-4 border-2 border-line bg-sheet p-4 shadow-sticker"
    >
      <h2 className="text-title">Play along</h2>
      <TextField
        label="Your name"
        value={typed ?? username ?? ''}
        error={problem}
        maxLength={LONGEST_PLAYER}
        autoComplete="nickname"
        required
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <ActionButton type="submit" isResting={joining.isPending} className={buttonStyle({ size: 'lg' })}>
        {joining.isPending ? 'Joining...' : 'Join the game'}
      </ActionButton>
    </form>
  )
}

/** The link to send to those who are still missing. */
function Invitation({ token }: { token: string }) {
  const link = useBrowserValue(() => `${window.location.origin}/games/${token}`, '')
  const canShare = link !== '' && 'share' in navigator
  return (
    <div className="border-2 border-line bg-sheet p-4">
      <ShareLink label="Anyone with this link can play along" link={link}>
        {canShare && (
          <button
            type="button"
            // Closing the sheet without a choice is no failure.
            onClick={() => void navigator.share({ title: 'Game of SKATE', url: link }).catch(() => undefined)}
            className={buttonStyle({ variant: 'outline' })}
          >
            Send
          </button>
        )}
      </ShareLink>
    </div>
  )
}

/** The same players once more, with one press; the one who presses second finds the game of the first. */
function Revenge({ game, seat }: { game: LinkedGame; seat: Seat }) {
  const router = useRouter()
  const starting = useMutation({
    mutationFn: () => startRevenge(game.token, seat.secret),
    onSuccess: ({ token }) => router.push(`/games/${token}`),
    onError: (error) =>
      toast({
        title: 'Error',
        description: errorMessage(error, 'The rematch could not be started.'),
        variant: 'destructive',
      }),
  })
  return (
    <ActionButton
      isResting={starting.isPending}
      className={buttonStyle({ size: 'lg' })}
      onClick={() => starting.mutate()}
    >
      {game.next ? 'Play the rematch' : 'Rematch'}
    </ActionButton>
  )
}
