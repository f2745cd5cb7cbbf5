import { describe, expect, it } from 'vitest'
import { type Asked, askedIn, queryFor, questionOf, requestOf } from './address'

const asked: Asked = {
  prompt: 'like a kickflip & easier?',
  difficulties: ['Beginner', 'Expert'],
  exclude: [3, 41],
  follow: { from: 'Kickflip', change: 'no flip' },
  shown: 'Pop Shuvit',
}

describe('the address of a suggestion', () => {
  it('holds all that was asked, and what the answer was', () => {
    expect(askedIn(queryFor(asked))).toEqual(asked)
    const plain: Asked = { prompt: 'a first flip', difficulties: ['Advanced'], exclude: [] }
    expect(askedIn(queryFor(plain))).toEqual(plain)
  })

  it('may be the form as a browser sends it', () => {
    expect(askedIn('?difficulties=beginner&difficulties=expert&prompt=a+first+flip')).toEqual({
      prompt: 'a first flip',
      difficulties: ['Beginner', 'Expert'],
      exclude: [],
    })
  })

  it('is one question whatever the answer', () => {
    expect(questionOf(asked)).toBe(questionOf({ ...asked, shown: 'Ollie' }))
  })

  it.each([
    '',
    '?wish=flip&level=beginner',
    '?wish=kickflips',
    '?wish=kickflips&level=godlike',
    `?level=expert&wish=${'x'.repeat(2001)}`,
  ])('asks for nothing that no one may ask: %s', (query) => expect(askedIn(query)).toBeNull())

  it('leaves out what makes no sense', () => {
    const query =
      '?wish=kickflips&level=expert.beginner.huge&change=upward&from=Ollie&seen=4.x.-1.1e9.7&trick='
    expect(askedIn(query)).toEqual({
      prompt: 'kickflips',
      difficulties: ['Beginner', 'Expert'],
      exclude: [4, 1e9, 7],
    })
  })
})

describe('requestOf', () => {
  it('names the levels as the form does, and only what was asked', () => {
    expect(requestOf({ prompt: 'a first flip', difficulties: ['Beginner', 'Expert'], exclude: [] })).toEqual({
      prompt: 'a first flip',
      difficulties: ['beginner', 'expert'],
    })
    expect(requestOf(asked)).toEqual({ ...asked, difficulties: ['beginner', 'expert'] })
  })
})
