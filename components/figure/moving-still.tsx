import type { Motion } from '@/lib/skate/motion'
import { LazyFigure } from './lazy-figure'
import { TrickStill } from './trick-still'

/** A trick's still, which begins to move once it is in view; it stays still where no motion is known. */
export function MovingStill({ name, motion }: { name: string; motion: Motion | null }) {
  const still = <TrickStill name={name} size="card" className="aspect-4/3 h-auto w-full" />
  return (
    <div className="overflow-hidden border-2 border-line bg-flatground text-ink shadow-sticker">
      {motion ? (
        <LazyFigure motion={motion} name={name} isSmall>
          {still}
        </LazyFigure>
      ) : (
        still
      )}
    </div>
  )
}
