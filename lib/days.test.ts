import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { dayBefore, dayMs, localDay, momentOn } from './days'
import { practiceDays } from './my-tricks/practice'

const zoneHere = process.env.TZ

/** Has the device stand in a zone. */
const standIn = (zone: string) => {
  process.env.TZ = zone
}
afterEach(() => {
  if (zoneHere === undefined) delete process.env.TZ
  else process.env.TZ = zoneHere
})

const zones = [
  'Pacific/Pago_Pago', // -11
  'America/Los_Angeles',
  'America/St_Johns',
  'UTC',
  'Europe/Berlin',
  'Asia/Kathmandu',
  'Australia/Lord_Howe', // its clock changes by half an hour
  'Pacific/Auckland',
  'Pacific/Kiritimati', // +14
]

/** Any moment, and often one around a change of the clock, of 2026. */
const moments = fc
  .oneof(
    fc.integer({ min: 0, max: 365 * dayMs }),
    ...['2026-03-08', '2026-03-29', '2026-04-05', '2026-09-27', '2026-10-25', '2026-11-01'].map((day) =>
      fc
        .integer({ min: -2 * dayMs, max: 2 * dayMs })
        .map((ms) => ms + Date.parse(day) - Date.parse('2026-01-01')),
    ),
  )
  .map((ms) => new Date(Date.parse('2026-01-01') + ms))

describe.each(zones)('the days of a skater in %s', (zone) => {
  it('are their own, whatever the zone of the server: what is logged for a day counts on it', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 0, max: 800 }), (now, back) => {
        standIn(zone)
        const day = localDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() - back, 12))
        const moment = momentOn(day, now)
        expect(moment.getTime()).toBeLessThanOrEqual(now.getTime())
        expect(localDay(moment)).toBe(day)
        standIn('Asia/Tokyo')
        expect(practiceDays([{ practicedAt: moment, tries: 1, lands: 0 }], zone)).toEqual([
          { day, tries: 1, lands: 0 },
        ])
      }),
    )
  })

  it('follow each other without a gap: yesterday is the day before', () => {
    fc.assert(
      fc.property(moments, (now) => {
        standIn(zone)
        const midnight = Date.parse(`${localDay(now)}T00:00:00Z`)
        expect(dayBefore(now)).toBe(new Date(midnight - dayMs).toISOString().slice(0, 10))
      }),
    )
  })
})

describe('the moment that stands for a day', () => {
  it('is now for today, and for a day that has not come yet', () => {
    const now = new Date(2026, 4, 2, 0, 30)
    expect([momentOn('2026-05-02', now), momentOn('2026-05-03', now)]).toEqual([now, now])
  })

  it('keeps what is logged one after the other in order', () => {
    const [one, next] = [new Date(2026, 4, 2, 9, 30, 0, 1), new Date(2026, 4, 2, 9, 30, 0, 900)]
    expect(momentOn('2026-05-01', one) < momentOn('2026-05-01', next)).toBe(true)
  })
})
