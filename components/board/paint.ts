import type { Paint } from '@/lib/skate/board/picture'

type Style = { fill: string; line?: true; opacity?: number }

// The board keeps its colours in the dark, on a ground that is always bright: only fixed tokens here.
const ink = 'var(--signal-ink)'

/** What each part of the picture is coloured with. */
export const PAINTS: Record<Paint, Style> = {
  mark: { fill: ink, opacity: 0.2 },
  arrow: { fill: ink },
  shadow: { fill: ink, opacity: 0.2 },
  grip: { fill: ink, line: true },
  graphic: { fill: 'var(--signal)', line: true },
  ply: { fill: 'var(--ledge)', line: true },
  nose: { fill: 'var(--manuals)', line: true },
  truck: { fill: 'var(--uncategorised)', line: true },
  wheel: { fill: 'var(--bright)', line: true },
  'front shoe': { fill: 'var(--bright)', line: true },
  'back shoe': { fill: 'var(--rail)', line: true },
}

export const LINE = { colour: ink, width: 1.3 }
