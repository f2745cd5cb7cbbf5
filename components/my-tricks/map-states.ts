import type { MapState } from '@/lib/my-tricks/taxonomy'

/** What each state is called, and how it is drawn: not by colour alone. */
export const mapStateLabels: Record<MapState, string> = {
  mastered: 'Mastered',
  consistent: 'Consistent',
  learning: 'Learning',
  implied: 'Part of what you land',
  ready: 'Ready for you',
  locked: 'Something comes before',
  unplaced: 'On its own',
}

export const mapStateMarks: Record<MapState, { radius: number; style: string }> = {
  mastered: { radius: 6.5, style: 'fill-signal stroke-ink stroke-2' },
  consistent: { radius: 6, style: 'fill-flatground stroke-ink stroke-2' },
  learning: { radius: 5, style: 'fill-paper stroke-signal stroke-3' },
  implied: { radius: 5, style: 'fill-flatground/50 stroke-soft' },
  ready: { radius: 4.5, style: 'fill-sheet stroke-soft stroke-2' },
  locked: { radius: 2.5, style: 'fill-soft' },
  unplaced: { radius: 2, style: 'fill-soft/50' },
}
