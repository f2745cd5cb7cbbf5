import { expect, it } from 'vitest'
import { weighCoach } from './coach-weight.ts'

it('what answers chips in a browser, and what reads texts there on top of it, is no more than 120 KB each, and the lexicon is not in the first', async () => {
  const { chips, texts } = await weighCoach()
  expect(chips).toBeGreaterThan(0)
  expect(chips).toBeLessThanOrEqual(90)
  expect(texts).toBeGreaterThan(0)
  expect(Math.max(chips, texts)).toBeLessThanOrEqual(120)
})
