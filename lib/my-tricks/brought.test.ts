import { expect, it } from 'vitest'
import { nothingBrought, partsOf } from './brought'
import type { BroughtTrick } from './schema'
import { mostBrought } from './taxonomy'

const createdAt = '2026-01-01T12:00:00.000Z'

const withNotes = (trickId: number, notes: number): BroughtTrick => ({
  ...nothingBrought(),
  trickId,
  notes: Array.from({ length: notes }, (_, at) => ({ text: `${at} ${'滑'.repeat(1900)}`, createdAt })),
})

it('sends parts that the server takes, and all that is brought once', () => {
  const tricks = [withNotes(1, 240), withNotes(2, 130), withNotes(3, 5), withNotes(4, 300)]
  const parts = partsOf(tricks)
  for (const part of parts)
    expect(Buffer.byteLength(JSON.stringify({ tricks: part }))).toBeLessThanOrEqual(mostBrought.bytes)
  const sent = parts.flat().flatMap(({ trickId, notes }) => notes.map(({ text }) => `${trickId} ${text}`))
  expect(sent.toSorted()).toEqual(
    tricks.flatMap(({ trickId, notes }) => notes.map(({ text }) => `${trickId} ${text}`)).toSorted(),
  )
})
