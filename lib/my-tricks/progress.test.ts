import { expect, it } from 'vitest'
import { otherwise, statedSingly } from '@/tests/setup/stated'
import { begun, restated, statedTogether } from './progress'

it.each(statedSingly)('is changed in one thing by %j, and in nothing else', (change) => {
  expect(restated(begun, change)).toEqual({ ...begun, ...change })
  expect(restated(otherwise, change)).toEqual(otherwise)
  expect(restated(otherwise, {})).toEqual(otherwise)
})

it('comes together the same whichever side says more', () => {
  expect(statedTogether(begun, otherwise)).toEqual(otherwise)
  expect(statedTogether(otherwise, begun)).toEqual(otherwise)
})
