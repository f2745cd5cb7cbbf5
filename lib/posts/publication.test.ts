import { expect, it } from 'vitest'
import { publicationOf } from './publication'

const now = new Date('2026-11-21T12:00:00Z')
const past = new Date('2026-01-01T00:00:00Z')
const future = new Date('2027-01-01T00:00:00Z')
const iso = past.toISOString()

it.each([
  ['a draft has none', { published: false }, null, null],
  ['a new post goes out now', { published: true }, null, now],
  ['a post that is out keeps its day', { published: true }, past, past],
  ['and keeps it when there is no schedule', { published: true, publishedAt: null }, past, past],
  ['and when it is taken in', { published: false, publishedAt: null }, past, past],
  ['a schedule stands', { published: true }, future, future],
  ['a draft remembers its schedule', { published: false }, future, future],
  ['a schedule that is taken back goes out now', { published: true, publishedAt: null }, future, now],
  ['or not at all', { published: false, publishedAt: null }, future, null],
  ['what is said counts', { published: true, publishedAt: iso }, future, past],
])('publicationOf: %s', (_, wish, before, expected) => {
  expect(publicationOf(wish, before, now)).toEqual(expected)
})
