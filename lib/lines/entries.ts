import { type Judgement, judge, type Swap } from '../skate/judge'
import type { Plan } from '../skate/line'
import { reasonFor } from '../skate/line-reason'
import type { Step } from '../skate/line-step'
import { oddsOf } from '../skate/odds'
import type { Natural } from '../skate/stance'
import { bestSwap } from '../skate/swap'
import type { PlannerTrick } from '../tricks/planner-trick'
import type { LineEntry, PlannedLine } from './schema'
import type { StartingPosition } from './taxonomy'

export type Around = {
  start: StartingPosition
  rider: Natural | null
  /** What the line's tricks look like to a reader, by id. */
  shown: Map<number, PlannerTrick['shown']>
}

function shownOf(id: number, around: Around): LineEntry['trick'] {
  const shown = around.shown.get(id)
  if (!shown) throw new RangeError(`Trick ${id} was not asked for.`)
  return shown
}

/** How a step is entered and left, without what the planner keeps for itself. */
export function linkOf({ enters, leaves, repair }: Step): Pick<LineEntry, 'enters' | 'leaves' | 'repair'> {
  return { enters, leaves, ...(repair && { repair: { name: repair.name, leaves: repair.leaves } }) }
}

/** A planned line as it is answered. */
export function toEntries(steps: readonly Step[], around: Around): LineEntry[] {
  return steps.map((step, at) => ({
    order: at + 1,
    trick: shownOf(step.trick.id, around),
    reasoning: reasonFor(steps, at, around.start, around.rider),
    ...linkOf(step),
  }))
}

function toJudged({ total, parts }: Judgement): PlannedLine['judged'] {
  return { total, parts: [...parts] }
}

function toSwap(swap: Swap | null, around: Around): PlannedLine['swap'] {
  if (!swap) return null
  return { order: swap.at + 1, trick: shownOf(swap.into.id, around), gain: swap.gain, says: swap.says }
}

/** A planned line with the judge's eye, the odds and the best swap among the candidates. */
export function toPlannedLine(
  { emphasis, steps }: Plan,
  around: Around,
  candidates: readonly PlannerTrick[],
  known: readonly string[],
): PlannedLine {
  return {
    emphasis,
    entries: toEntries(steps, around),
    judged: toJudged(judge(steps, around.start)),
    odds: oddsOf(steps),
    swap: toSwap(bestSwap(steps, candidates, around.start, known), around),
  }
}
