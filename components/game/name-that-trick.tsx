'use client'

import { useRef, useState } from 'react'
import { LazyFigure } from '@/components/figure/lazy-figure'
import { TrickStill } from '@/components/figure/trick-still'
import { ActionButton, buttonStyle } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import type { Motion } from '@/lib/skate/motion'

/** A trick to be told from others that look much like it. */
type Round = { slug: string; name: string; motion: Motion; choices: string[] }

/** A trick moves without its name; whoever sees what it is presses it. */
export function NameThatTrick({ rounds }: { rounds: Round[] }) {
  const [at, setAt] = useState(0)
  const [missed, setMissed] = useState<string[]>([])
  const [isFound, setIsFound] = useState(false)
  const heading = useRef<HTMLParagraphElement>(null)
  const round = rounds[at % rounds.length]
  if (!round) return null
  const { slug, name, motion } = round
  const next = () => {
    setAt(at + 1)
    setMissed([])
    setIsFound(false)
    // The button that was pressed is gone.
    heading.current?.focus()
  }
  return (
    <div className="grid border-2 border-line bg-sheet shadow-sticker md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="bg-flatground text-ink">
        <LazyFigure key={slug} motion={motion} name="This trick" isSmall>
          <TrickStill name={name} size="card" className="aspect-4/3 h-auto w-full" />
        </LazyFigure>
      </div>
      <div className="space-y-4 border-line p-4 max-md:border-t-2 md:border-l-2 md:p-6">
        <p ref={heading} tabIndex={-1} className="font-semibold text-label text-soft uppercase">
          Trick {(at % rounds.length) + 1} of {rounds.length}
        </p>
        <Choices
          round={round}
          missed={missed}
          isFound={isFound}
          onPick={(choice) => (choice === name ? setIsFound(true) : setMissed([...missed, choice]))}
        />
        <p role="status" className="min-h-12">
          {isFound
            ? `${name} it is.${missed.length === 0 ? ' Good eye.' : ''}`
            : missed.length > 0 && `Not a ${missed.at(-1)}. Look again.`}
        </p>
        {isFound && (
          <div className="flex flex-wrap gap-3">
            <button type="button" className={buttonStyle()} onClick={next}>
              Next trick
            </button>
            <Link href={`/tricks/${slug}`} className={buttonStyle({ variant: 'outline' })}>
              How to land it
            </Link>
          </div>
        )}
      </div>
    </div>
  )
}

type ChoicesProps = { round: Round; missed: string[]; isFound: boolean; onPick: (choice: string) => void }

const Choices = ({ round: { name, choices }, missed, isFound, onPick }: ChoicesProps) => (
  <ul className="space-y-3">
    {choices.map((choice) => (
      <li key={choice}>
        <ActionButton
          isResting={isFound || missed.includes(choice)}
          onClick={() => onPick(choice)}
          className={`${buttonStyle({ variant: isFound && choice === name ? 'default' : 'outline' })} w-full justify-start!`}
        >
          {choice}
        </ActionButton>
      </li>
    ))}
  </ul>
)
