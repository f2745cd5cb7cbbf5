import { TrickStill } from '@/components/figure/trick-still'
import { levelNumber } from '@/lib/tricks/list'
import type { Level, TrickCategory } from '@/lib/tricks/taxonomy'

const categoryBackgrounds: Record<string, string> = {
  Flatground: 'bg-flatground',
  Rail: 'bg-rail',
  Ledge: 'bg-ledge',
  Transitions: 'bg-transitions',
  Manuals: 'bg-manuals',
  Grinds: 'bg-grinds',
  Flips: 'bg-flips',
} satisfies Record<TrickCategory, string>

/** The category as a sticker in its color; an unknown one is gray. */
export function CategoryBadge({ category }: { category: string }) {
  return (
    <span
      className={`inline-block min-w-0 px-2 py-0.5 font-semibold text-signal-ink text-xs ${categoryBackgrounds[category] ?? 'bg-uncategorized'}`}
    >
      {category}
    </span>
  )
}

/** One to four decks. The name shows as a tooltip and is read out. */
export function SkillLevel({ level }: { level: string }) {
  return (
    <span
      role="img"
      aria-label={level}
      data-tooltip=""
      className="decks"
      style={{ '--decks': levelNumber(level) } as React.CSSProperties}
    />
  )
}

type MarkProps = { name: string; category: string; difficultyRating: string }

/** A trick's still in the room of a button, on a bar in the color of the category. */
export const TrickMark = ({ name, category, difficultyRating }: MarkProps) => (
  <span
    role="img"
    aria-label={`${category}, ${difficultyRating}`}
    className={`shrink-0 pb-1 ${categoryBackgrounds[category] ?? 'bg-uncategorized'}`}
  >
    <TrickStill name={name} className="h-10 w-11 object-cover @3xl:w-14" />
  </span>
)

const levelBackgrounds: Record<string, string> = {
  Beginner: 'bg-transitions text-signal-ink',
  Intermediate: 'bg-flatground text-signal-ink',
  Advanced: 'bg-[#ff8f8a] text-signal-ink',
  Expert: 'bg-ink text-paper',
} satisfies Record<Level, string>

/** A level as a sticker in its color. */
export function LevelBadge({ level }: { level: string }) {
  return (
    <span
      className={`inline-block px-2 py-0.5 font-semibold text-xs ${levelBackgrounds[level] ?? 'bg-uncategorized text-signal-ink'}`}
    >
      {level}
    </span>
  )
}
