import type { Suggestable } from '../library.ts'

/** Where a skater goes on from one trick to the next: what is above the coping belongs to the ramp below it. */
export type Area = 'flat' | 'edge' | 'manual' | 'wall'

/** The area of a trick. */
export const areaOf = ({ place }: Pick<Suggestable, 'place'>): Area => (place === 'air' ? 'wall' : place)
