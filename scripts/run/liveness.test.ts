import { expect, it } from 'vitest'
import { createJudge, usualRule } from './liveness.ts'

type Step = 'answer' | 'miss' | 'refusal' | { sleepMs: number }

const { everyMs, limitMs } = usualRule

/** After how many seconds, and after which step, a server that responds like this is replaced; null when it is not. */
function replacedAfter(steps: Step[]): { seconds: number; step: number } | null {
  const judge = createJudge(usualRule)
  let now = 1_800_000_000_000
  const startedAt = now
  for (const [step, taken] of steps.entries()) {
    now += everyMs
    const begunAt = now
    if (taken === 'miss') now += limitMs
    if (typeof taken === 'object') now += taken.sleepMs
    const silentMs = judge({ begunAt, endedAt: now, isAnswered: taken === 'answer' })
    if (silentMs !== null) return { seconds: (now - startedAt) / 1000, step }
  }
  return null
}

const times = (count: number, step: Step) => Array.from({ length: count }, () => step)

it('a server that misses three times over thirty seconds is replaced', () => {
  expect(replacedAfter(times(9, 'miss'))).toEqual({ seconds: 45, step: 2 })
})

it('a server that refuses at once is given the same thirty seconds', () => {
  expect(replacedAfter(times(9, 'refusal'))).toEqual({ seconds: 40, step: 3 })
})

it('a server that answers in between is left alone', () => {
  expect(
    replacedAfter([...times(50, 'answer'), 'miss', 'miss', 'answer', 'miss', 'miss', 'answer']),
  ).toBeNull()
})

it.each([[-3600_000], [8000], [3600_000]])(
  'what was missed before and while the machine slept, or its clock was set by %i ms, does not count',
  (sleepMs) => {
    const steps: Step[] = ['answer', 'miss', 'miss', { sleepMs: sleepMs + limitMs }]
    expect(replacedAfter([...steps, 'miss', 'miss', 'answer'])).toBeNull()
    expect(replacedAfter([...steps, ...times(3, 'miss')])).toMatchObject({ step: 6 })
  },
)

it('a sleep between two calls counts as one within a call', () => {
  const judge = createJudge(usualRule)
  const miss = (begunAt: number) => judge({ begunAt, endedAt: begunAt + limitMs, isAnswered: false })
  expect([0, 15_000, 3_600_000, 3_615_000, 3_630_000].filter(miss)).toEqual([])
  expect(miss(3_645_000)).toBe(35_000)
})
