import { expect, it } from 'vitest'
import { hearingOf, noteHeard } from './hearing'

const isOver = (promise: Promise<void>) =>
  Promise.race([promise.then(() => true), new Promise((resolve) => setTimeout(resolve, 20, false))])

it('waits until everybody has heard, also who was quicker than the question', async () => {
  const heardByAll = hearingOf('v1')
  noteHeard('v1', 'one')
  const waiting = heardByAll(['one', 'two'], 5000)
  expect(await isOver(waiting)).toBe(false)
  noteHeard('v2', 'two')
  noteHeard('v1', 'three')
  expect(await isOver(waiting)).toBe(false)
  noteHeard('v1', 'two')
  expect(await isOver(waiting)).toBe(true)
})

it('waits for nobody where nobody listens', async () => {
  expect(await isOver(hearingOf('v3')([], 5000))).toBe(true)
})

it('waits no longer than it is told to', async () => {
  const begun = performance.now()
  await hearingOf('v4')(['dead'], 50)
  expect(performance.now() - begun).toBeGreaterThan(40)
})
