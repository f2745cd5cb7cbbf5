import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { stillNamed } from './still'
import { stillInTurn } from './still-queue'

describe('stillInTurn', () => {
  it('draws one in each turn of the event loop', async () => {
    let turn = 0
    let isCounting = true
    const counting = (async () => {
      for (; isCounting; turn += 1) await setImmediate()
    })()
    const ends = ['kickflip', 'heelflip', 'ollie']
    const drawn = await Promise.all(ends.map(async (end) => ({ still: await stillInTurn(end), at: turn })))
    isCounting = false
    await counting
    expect(drawn.map(({ still }) => still)).toEqual(ends.map(stillNamed))
    expect(new Set(drawn.map(({ at }) => at)).size).toBe(ends.length)
  })

  it('draws on after what cannot be drawn', async () => {
    const [nothing, still] = await Promise.all([stillInTurn('no-such-thing'), stillInTurn('kickflip')])
    expect(nothing).toBeNull()
    expect(still).toContain('<svg')
  })
})
