import type { Standing } from '@/lib/tricks/tree'

const ring = 'size-[1em] border-3 border-signal-text bg-sheet'

/** How each standing is drawn, not by color alone, and read out. */
export const lamps: Record<Standing, { look: string; words: string }> = {
  lit: { look: 'size-[1em] border-2 border-ink bg-signal', words: 'landed' },
  // Nobody said so.
  likely: { look: 'size-[1em] border-2 border-ink border-dashed bg-signal/35', words: 'likely' },
  half: {
    look: 'size-[1em] border-2 border-ink bg-[linear-gradient(90deg,var(--signal)_50%,var(--sheet)_50%)]',
    words: 'in progress',
  },
  next: { look: ring, words: 'next' },
  // In another tree than what comes next.
  base: { look: ring, words: 'foundation' },
  dark: { look: 'size-[0.5em] border border-soft bg-sheet', words: '' },
}

/** The sign of a standing. */
export const Lamp = ({ standing }: { standing: Standing }) => (
  <span className="grid w-[1em] shrink-0 place-items-center">
    <span
      aria-hidden="true"
      className={`forced-color-adjust-none rounded-full transition-colors duration-700 motion-reduce:transition-none ${lamps[standing].look}`}
    />
  </span>
)

/** What the signs of a skater's own tree mean. */
export const TreeLegend = () => (
  <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
    {(['lit', 'likely', 'half', 'next'] as const).map((standing) => (
      <li key={standing} className="flex items-center gap-2 first-letter:uppercase">
        <Lamp standing={standing} />
        {lamps[standing].words}
      </li>
    ))}
  </ul>
)
