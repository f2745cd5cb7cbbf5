import { WORD } from '@/lib/skate/game/settings'

type Props = { name: string; letters: number; isPlaying?: boolean }

/** A player of a list, with the letters that they have. */
export const Player = ({ name, letters, isPlaying = false }: Props) => (
  <li
    aria-current={isPlaying || undefined}
    className="border-2 border-line bg-sheet p-3 aria-[current]:border-signal aria-[current]:shadow-sticker-sm sm:p-4"
  >
    <p className="truncate font-semibold">{name}</p>
    <p className="sr-only">{letters === 0 ? 'No letters' : [...WORD.slice(0, letters)].join(' ')}</p>
    <p
      aria-hidden="true"
      className="mt-1 flex gap-[min(0.25rem,1vw)] font-display text-[min(1.5rem,6vw)] leading-tight sm:text-3xl"
    >
      {[...WORD].map((letter, at) => (
        <span key={letter} className={at < letters ? 'text-signal-text' : 'opacity-20'}>
          {letter}
        </span>
      ))}
    </p>
  </li>
)
