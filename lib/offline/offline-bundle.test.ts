import { describe, expect, it } from 'vitest'
import { changesOfStills, isSparing } from './offline-bundle'

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

describe('the stills of a device', () => {
  it('are those of its list, and no others', () => {
    expect(changesOfStills(['/a', '/b', '/b'], ['/b', '/c'])).toEqual({
      missing: ['/a'],
      superfluous: ['/c'],
    })
  })

  it('fill no storage, however long the list', () => {
    const paths = Array.from({ length: 1247 }, (_, at) => `/${at}`)
    expect(changesOfStills(paths, []).missing).toHaveLength(300)
    expect(changesOfStills(paths, paths.slice(300)).superfluous).toEqual(paths.slice(300))
  })
})
