const levelBackgrounds: Record<string, string> = {
  Beginner: 'bg-transitions text-signal-ink',
  Intermediate: 'bg-flatground text-signal-ink',
  Advanced: 'bg-[#ff8f8a] text-signal-ink',
  Expert: 'bg-ink text-paper',
}

/** A level as a sticker in its colour. */
export function LevelBadge({ level }: { level: string }) {
  return (
    <span
      className={`inline-block px-2 py-0.5 font-semibold text-xs ${levelBackgrounds[level] ?? 'bg-uncategorised text-signal-ink'}`}
    >
      {level}
    </span>
  )
}
