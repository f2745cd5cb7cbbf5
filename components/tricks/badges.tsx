import { levelOf } from '@/lib/tricks/list'
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

/** The category as a sticker in its color; an unknown one is grey. */
export function CategoryBadge({ category }: { category: string }) {
  return (
    <span
      className={`inline-block px-2 py-0.5 font-semibold text-signal-ink text-xs ${categoryBackgrounds[category] ?? 'bg-uncategorized'}`}
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
      data-tooltip={level}
      className="decks text-xl"
      style={{ '--decks': levelOf(level) } as React.CSSProperties}
    />
  )
}

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
