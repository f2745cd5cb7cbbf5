import { describe, expect, it } from 'vitest'
import { isSparing } from './offline-bundle'

describe('a connection', () => {
  it.each([
    [{ saveData: true, effectiveType: '4g' }, true],
    [{ effectiveType: '2g' }, true],
    [{ effectiveType: 'slow-2g' }, true],
    [{ effectiveType: '3g' }, true],
    [{ saveData: false, effectiveType: '4g' }, false],
    [{}, false],
  ])('spares %j: %s', (connection, expected) => expect(isSparing(connection)).toBe(expected))
})
