import { inOrder, type Judgement, judge, type Swap } from './judge.ts'
import type { Step } from './line-step.ts'
import type { LineTrick, StartingPosition } from './line-trick.ts'

function points({ parts }: Judgement): number {
  return parts.reduce((sum, part) => sum + part.points, 0)
}

function liftedPart(before: Judgement, after: Judgement): string {
  const gains = before.parts.map((part, at) => ({
    part: part.part,
    gain: (after.parts[at]?.points ?? 0) - part.points,
  }))
  const most = gains.toSorted((one, other) => other.gain - one.gain)[0]
  return most?.part === 'course' ? 'use of the course' : (most?.part ?? 'the line')
}

/** Tricks much harder than the line's hardest would lift the marks and be of no use. */
const REACH = 1

/** The one trick to exchange that lifts the judge's marks most, or null when none does. */
export function bestSwap(
  steps: readonly Step[],
  candidates: readonly LineTrick[],
  start: StartingPosition,
  known: readonly string[] = [],
): Swap | null {
  const before = judge(steps, start)
  const tricks = steps.map(({ trick }) => trick)
  const hardest = Math.max(...tricks.map(({ value }) => value))
  const isNew = ({ id, value }: LineTrick) =>
    value <= hardest + REACH && !tricks.some((trick) => trick.id === id)
  let best: Swap | null = null
  for (const into of candidates.filter(isNew)) {
    for (const [at, out] of tricks.entries()) {
      const changed = inOrder(tricks.with(at, into), start, known)
      if (!changed) continue
      const after = judge(changed, start)
      const gain = Math.round((points(after) - points(before)) * 10) / 10
      if (gain <= (best?.gain ?? 0)) continue
      const says = `${into.name} instead of ${out.name} lifts ${liftedPart(before, after)} and adds ${gain} points.`
      best = { at, out, into, gain, says }
    }
  }
  return best
}
