import { useId, useState } from 'react'
import { late } from '@/components/ui/behavior/late'
import { buttonStyle } from '@/components/ui/button'
import type { Match, Told } from '@/lib/skate/game/match'

const ReplayFilm = late(() => import('./replay-film'), { loading: <div className="min-h-120" /> })

type Props = { match: Match; told: readonly Told[]; isOver?: boolean }

/** A button of a row, and below the row the game again, try by try, for whoever asks for it. */
export function Replay({ match, told, isOver = false }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  if (told.length === 0) return null
  const open = isOver ? 'Watch it again' : 'Watch it so far'
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className={`${buttonStyle({ variant: 'outline' })} noscript:hidden print:hidden`}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Close the replay' : open}
      </button>
      {isOpen && (
        <div id={id} className="basis-full print:hidden">
          <ReplayFilm match={match} told={told} />
        </div>
      )}
    </>
  )
}
