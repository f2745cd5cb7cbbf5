import { StanceSwitch } from '@/components/rider/stance-switch'
import { edgeOf } from '@/lib/skate/board/edge'
import { planOf } from '@/lib/skate/board/plan'
import { boardSentence } from '@/lib/skate/board/sentence'
import type { Motion } from '@/lib/skate/motion'
import { FigurePanel } from './board-panel'
import { FigureStrip } from './board-strip'
import { EdgeDiagram } from './edge-diagram'
import { FeetDiagram } from './feet-diagram'
import { LazyFigure } from './lazy-board'
import { ShoeKey } from './shoe-key'

type TrickFigureProps = { motion: Motion; name: string }

/** What a trick looks like: the board in motion with the feet, or the board on its edge; nothing if unknown. */
export function TrickMotion({ motion, name }: TrickFigureProps) {
  const plan = planOf(motion, 'regular')
  const edge = plan ? null : edgeOf(motion)
  if (!plan && !edge) return null
  return (
    <div className="space-y-4">
      {edge && <EdgeDiagram motion={motion} edge={edge} name={name} />}
      {plan && (
        <FigurePanel>
          <LazyFigure motion={motion} name={name}>
            <FigureStrip plan={plan} label={boardSentence(motion, name)} />
          </LazyFigure>
        </FigurePanel>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <ShoeKey />
        <StanceSwitch />
      </div>
      {plan && <FeetDiagram motion={motion} plan={plan} />}
    </div>
  )
}
