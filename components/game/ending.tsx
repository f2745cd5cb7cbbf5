import { type ReactNode, useId } from 'react'
import { JoinLinks } from '@/components/accounts/join-links'
import type { ShareCard } from '@/components/figure/share-card'
import { ShareCardButton } from '@/components/figure/share-card-button'
import { buttonStyle } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { withList } from '@/lib/addresses'
import { gameOf, type Match, outcomeFor, type Told } from '@/lib/skate/game/match'
import { lettersOf, type SetTrick } from '@/lib/skate/game/rules'
import type { PlayedTrick } from '@/lib/tricks/schema'
import { Replay } from './replay'
import type { TryLog } from './try-log'

type Props = {
  match: Match
  told: readonly Told[]
  tricks: PlayedTrick[]
  winner: number
  /** The player whose game this is; null if it is that of all who play on this device. */
  self: number | null
  log: TryLog
  /** What can be done now. */
  children: ReactNode
}

/** Who won, on what, and what to work on. */
export function Ending({ match, told, tricks, winner, self, log, children }: Props) {
  const name = match.players[winner]?.name ?? ''
  const title = name === 'You' || winner === self ? 'You win' : `${name} wins`
  const people = match.players.flatMap((player, at) => (player.machine ? [] : [{ ...player, at }]))
  return (
    <section aria-labelledby="ending" className="space-y-6">
      <h2 id="ending" tabIndex={-1} className="text-headline outline-none">
        {title}
      </h2>
      <div className="flex flex-wrap gap-3">
        {children}
        <ShareCardButton card={cardOf(match, told, winner)} />
        <Replay match={match} told={told} isOver />
      </div>
      {people.map((player) => {
        const { lost, won } = outcomeFor(told, player.at)
        return (
          <div key={player.at} className="space-y-3">
            {people.length > 1 && <h3 className="text-title">{player.name}</h3>}
            <TrickList title="Letters on" list={lost} tricks={tricks} hasSteps />
            <TrickList title="Handed out letters with" list={won} tricks={tricks} />
          </div>
        )
      })}
      {self !== null && <MissedAgain log={log} told={told} self={self} tricks={tricks} />}
      {self !== null && <Untracked log={log} told={told} self={self} />}
    </section>
  )
}

/** The game as a picture: who has which letters, and the trick that decided it. */
function cardOf(match: Match, told: readonly Told[], winner: number): ShareCard {
  const { letters } = gameOf(match)
  const last = told.at(-1)
  // Who looks at it does not know who "you" is.
  const shown = match.players.map(({ name }) => (name === 'You' ? 'Me' : name))
  return {
    kicker: 'Game of SKATE',
    title: titleOf(shown, winner),
    trick: last?.trick.name ?? null,
    lines: [
      ...shown.map((text, at) => ({ text, figure: lettersOf(letters[at] ?? 0) || '0' })),
      ...(last ? [{ text: `Last letter on ${last.trick.name}` }] : []),
    ],
    footer: new Date().toLocaleDateString('en-US', { day: 'numeric', month: 'long', year: 'numeric' }),
  }
}

/** Who beat whom, where there are two. */
function titleOf(players: readonly string[], winner: number): string {
  const name = players[winner] ?? ''
  const others = players.filter((_, at) => at !== winner)
  if (others.length !== 1) return `${name} wins`
  const beat = name === 'Me' ? 'I beat' : `${name} beats`
  const [loser = ''] = others
  return `${beat} ${loser === 'Me' ? 'me' : loser}`
}

type TrickListProps = {
  title: string
  list: SetTrick[]
  tricks: PlayedTrick[]
  /** Whether the trick to learn first stands with each. */
  hasSteps?: boolean
}

const linkStyle = 'inline-flex min-h-11 items-center underline underline-offset-4'

function TrickList({ title, list, tricks, hasSteps = false }: TrickListProps) {
  const id = useId()
  if (list.length === 0) return null
  const entryOf = ({ key }: SetTrick) => tricks.find((trick) => trick.key === key)?.entry
  const nameOf = (slug: string) => tricks.find(({ entry }) => entry?.slug === slug)?.name
  return (
    <div>
      <p id={id} className="font-semibold text-label text-soft uppercase">
        {title}
      </p>
      <ul aria-labelledby={id} className={hasSteps ? 'mt-1' : 'mt-1 flex flex-wrap gap-x-4'}>
        {list.map((trick) => {
          const entry = entryOf(trick)
          const step = hasSteps && entry?.after ? nameOf(entry.after) : null
          return (
            <li key={trick.key} className="flex flex-wrap items-center gap-x-4">
              {entry ? (
                <Link href={`/tricks/${entry.slug}`} className={linkStyle}>
                  {trick.name}
                </Link>
              ) : (
                <span className="inline-flex min-h-11 items-center">{trick.name}</span>
              )}
              {step && (
                <span className="text-soft">
                  on the way there:{' '}
                  <Link href={`/tricks/${entry?.after}`} className={linkStyle}>
                    {step}
                  </Link>
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Leads to a session of what cost letters, as far as it is on My Tricks. */
function MissedAgain({ log, told, self, tricks }: Pick<Props, 'log' | 'told' | 'tricks'> & { self: number }) {
  const listed = new Set(log.list?.map(({ id }) => id))
  const slugs = outcomeFor(told, self).lost.flatMap(({ key }) => {
    const entry = tricks.find((trick) => trick.key === key)?.entry
    return entry && listed.has(entry.id) ? entry.slug : []
  })
  if (slugs.length === 0) return null
  return (
    <p>
      <Link
        href={`/my-tricks/session${withList('', 'plan', slugs)}`}
        className={buttonStyle({ variant: 'outline' })}
      >
        Run the Missed Ones Again
      </Link>
    </p>
  )
}

/** What was tried and is in no log yet. */
function Untracked({ log, told, self }: { log: TryLog; told: readonly Told[]; self: number }) {
  const untracked = log.untracked(told, self)
  if (!log.hasOwner) {
    return (
      <div>
        <p className="max-w-prose text-soft">With a free account, every try counts in your practice log.</p>
        <JoinLinks />
      </div>
    )
  }
  if (!untracked || untracked.length === 0) return null
  return (
    <div>
      <h3 className="font-semibold text-label text-soft uppercase">Not on My Tricks yet</h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {untracked.map((trick) => (
          <li key={trick.id}>
            <button
              type="button"
              className={buttonStyle({ variant: 'outline' })}
              aria-label={`Add ${trick.name} to My Tricks`}
              onClick={() => log.add(trick)}
            >
              + {trick.name}
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-soft text-sm">Your tries from this game come along.</p>
    </div>
  )
}
