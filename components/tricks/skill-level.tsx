import { levelOf } from '@/lib/tricks/filters'

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
