import { describe, expect, it } from 'vitest'
import { mergeSeed } from './records.ts'

describe('mergeSeed', () => {
  it('is null when the content did not change', () => {
    expect(mergeSeed({ a: 1, b: ['x'] }, { a: 1, b: ['x'] }, { a: 1, b: ['x'] })).toBeNull()
  })

  it('updates fields that users did not change', () => {
    expect(mergeSeed({ a: 1, b: 2 }, { a: 9, b: 2 }, { a: 1, b: 2 })).toEqual({ a: 9 })
  })

  it('keeps what users changed, even if the seed changed it too', () => {
    expect(mergeSeed({ a: 1, b: 2 }, { a: 9, b: 9 }, { a: 5, b: 2 })).toEqual({ b: 9 })
  })

  it('fills a field that a newer seed brings for the first time', () => {
    expect(mergeSeed({}, { a: ['new'] }, { a: undefined })).toEqual({ a: ['new'] })
    expect(mergeSeed({}, { a: true, b: false }, { a: false, b: false })).toEqual({ a: true })
  })
})
