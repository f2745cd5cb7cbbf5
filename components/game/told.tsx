import { useState } from 'react'
import type { Match, Told } from '@/lib/skate/game/match'
import type { Game } from '@/lib/skate/game/rules'
import { WORD } from '@/lib/skate/game/settings'
import { inSentence } from '@/lib/skate/wording'
import { Player } from './player'

/** Who has which letters, and whose turn it is. */
export function Scores({ match, game }: { match: Match; game: Game }) {
  const playing = game.turn.kind === 'over' ? game.turn.winner : game.turn.player
  return (
    <ul className="grid grid-cols-2 gap-3">
      {match.players.map(({ name }, player) => (
        <Player
          // biome-ignore lint/suspicious/noArrayIndexKey: a player is a place in the order
          key={player}
          name={name}
          letters={game.letters[player] ?? 0}
          isPlaying={playing === player}
        />
      ))}
    </ul>
  )
}

const inTen = (chance: number) =>
  chance > 0.95 ? 'nearly always' : chance < 0.05 ? 'hardly ever' : `about ${Math.round(chance * 10)} in 10`

/** What a try came to, in a sentence or two. */
export function sentence({ players }: Match, { player, kind, trick, landed, letters }: Told): string {
  const who = players[player]?.name ?? ''
  const what = `the ${inSentence(trick.name)}`
  if (kind === 'set')
    return landed ? `${who} set ${what} and landed it.` : `${who} tried to set ${what} and missed.`
  if (landed) return `${who} landed ${what}, too.`
  return `${who} missed ${what}. ${letters ? `That's ${WORD[letters - 1]}.` : 'One try left.'}`
}

/** What the machine's chance was, in a sentence. */
const oddsOf = (chance: number) => ` Its odds: ${inTen(chance)}.`

/** A letter that is given while one looks fills the screen for a moment. */
function Given({ told, news }: { told: readonly Told[]; news: readonly Told[] }) {
  const [seen] = useState(told.length)
  const letters = news.findLast((one) => one.letters)?.letters
  if (!letters || told.length <= seen) return null
  return (
    <p key={told.length} aria-hidden="true" className="given text-signal print:hidden">
      {WORD[letters - 1]}
    </p>
  )
}

/** What happened since the last try of a person, said to screen readers too. */
export function News({ match, told }: { match: Match; told: readonly Told[] }) {
  const last = told.findLastIndex(({ player }) => !match.players[player]?.machine)
  const news = told.slice(Math.max(last, 0))
  return (
    <>
      <div aria-live="polite" className="space-y-1 text-lg">
        {news.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a try is a place in the order
          <p key={at}>
            {sentence(match, one)}
            {one.chance !== null && <span className="text-soft">{oddsOf(one.chance)}</span>}
          </p>
        ))}
      </div>
      <Given told={told} news={news} />
    </>
  )
}

/** The whole game, try by try. */
export function History({ match, told }: { match: Match; told: readonly Told[] }) {
  if (told.length === 0) return null
  return (
    <details className="border-line border-t-2 pt-4">
      <summary className="min-h-11 font-semibold">Every try ({told.length})</summary>
      <ol className="mt-2 list-decimal space-y-1 pl-6">
        {told.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a try is a place in the order
          <li key={at}>
            {sentence(match, one)}
            {one.chance !== null && <span className="text-soft">{oddsOf(one.chance)}</span>}
          </li>
        ))}
      </ol>
      {match.players.some(({ machine }) => machine) && (
        <p className="mt-4 max-w-prose text-soft text-sm">
          The machine rolls the dice on every try. Its odds come from what pros landed in recorded games,
          scaled to its level. Some days it skates better than others.
        </p>
      )}
    </details>
  )
}
