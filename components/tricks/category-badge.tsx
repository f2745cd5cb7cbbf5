const categoryBackgrounds: Record<string, string> = {
  Flatground: 'bg-flatground',
  Rail: 'bg-rail',
  Ledge: 'bg-ledge',
  Transitions: 'bg-transitions',
  Manuals: 'bg-manuals',
  Grinds: 'bg-grinds',
  Flips: 'bg-flips',
}

/** The category as a sticker in its colour; one nobody knows is grey. */
export function CategoryBadge({ category }: { category: string }) {
  return (
    <span
      className={`inline-block px-2 py-0.5 font-semibold text-signal-ink text-xs ${categoryBackgrounds[category] ?? 'bg-uncategorised'}`}
    >
      {category}
    </span>
  )
}
