import { expect, it } from 'vitest'
import { weighCoach } from './coach-weight.ts'

it('what answers chips in a browser, and what reads texts there on top of it, is no more than 120 KB each', async () => {
  const { chips, texts } = await weighCoach()
  expect(chips).toBeGreaterThan(0)
  expect(texts).toBeGreaterThan(0)
  expect(Math.max(chips, texts)).toBeLessThanOrEqual(120)
})
