import { useEffect } from 'react'
import { Link } from '@/components/ui/link'
import { deliverTurns } from '@/lib/offline/games'
import { useSeats } from './use-linked-game'

/** The games by link in which this browser has a seat; what waits in them is sent. */
export function GamesByLink() {
  const seats = useSeats()
  useEffect(() => {
    // What cannot be sent now is sent by the next page that shows the game, which reports what is refused too.
    for (const { token, seat } of seats)
      if (seat.waiting.length > 0) void deliverTurns(token, () => undefined).catch(() => undefined)
  }, [seats])
  if (seats.length === 0) return null
  return (
    <section aria-labelledby="by-link">
      <h2 id="by-link" className="text-title">
        Your games by link
      </h2>
      <ul className="mt-3 divide-y divide-line/30 border-line border-y-2">
        {seats.map(({ token, seat }) => (
          <li key={token}>
            <Link
              href={`/games/${token}`}
              className="flex min-h-12 items-center underline underline-offset-4"
            >
              {seat.players.map((name) => name ?? '?').join(', ')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
