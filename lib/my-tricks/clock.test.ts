import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayMs, notAhead } from '../days'
import { byOurClock } from './clock'

const now = Date.parse('2026-05-02T12:00:00Z')
const hourMs = dayMs / 24

describe('a moment of a device', () => {
  it('is moved by as much as its clock is off, where that is days', () => {
    const off = fc.oneof(
      fc.integer({ min: dayMs + 1, max: 4000 * dayMs }),
      fc.integer({ min: -4000 * dayMs, max: -dayMs - 1 }),
    )
    fc.assert(
      fc.property(off, fc.integer({ min: 0, max: 30 * dayMs }), (ahead, ago) => {
        const shown = new Date(now + ahead)
        const moved = byOurClock(new Date(shown.getTime() - ago), shown.toISOString(), now)
        expect(moved.getTime()).toBe(now - ago)
      }),
    )
  })

  it.each([
    ['that is hours off', new Date(now + 20 * hourMs).toISOString()],
    ['that is not said', null],
    ['that is none', 'noon'],
  ])('stays as it is with a clock %s', (_, clock) => {
    const moment = new Date(now - 3 * hourMs)
    expect(byOurClock(moment, clock, now)).toEqual(moment)
  })

  it('without a word of its clock is put back by whole days until it has come', () => {
    fc.assert(
      fc.property(fc.integer({ min: -30 * dayMs, max: 4000 * dayMs }), (ahead) => {
        const put = notAhead(new Date(now + ahead), now).getTime()
        expect((now + ahead - put) % dayMs).toBe(0)
        expect(put - now <= 0 || put === now + ahead).toBe(true)
        expect(put).toBeLessThanOrEqual(now + dayMs)
        expect(put).toBeGreaterThanOrEqual(Math.min(now - dayMs, now + ahead))
      }),
    )
  })
})
