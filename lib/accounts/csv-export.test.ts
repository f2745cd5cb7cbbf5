import { describe, expect, it } from 'vitest'
import { csv } from './csv-export'

describe('csv', () => {
  it.each([
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['say "ollie"', '"say ""ollie"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['-1', "'-1"],
    [-1, '-1'],
    [null, ''],
    [true, 'true'],
    [new Date('2026-01-02T03:04:05Z'), '2026-01-02T03:04:05.000Z'],
  ])('writes %j as %s', (cell, text) => {
    expect(csv(['head'], [[cell]])).toBe(`head\r\n${text}\r\n`)
  })
})
