import { afterEach, describe, expect, it } from 'vitest'
import { localDay, noonOf } from './dates'

const zone = process.env.TZ

afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

describe.each([
  'Pacific/Pago_Pago',
  'America/New_York',
  'UTC',
  'Asia/Kolkata',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
])('in %s', (name) => {
  it.each(['2025-11-20', '2025-03-30', '2025-10-26', '2024-02-29'])('the day %s is that day', (day) => {
    process.env.TZ = name
    expect(localDay(noonOf(day))).toBe(day)
  })
})
