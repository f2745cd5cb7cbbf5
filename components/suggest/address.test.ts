import { describe, expect, it } from 'vitest'
import { type Asked, askedIn, placeOf, questionOf, requestOf } from './address'

const asked: Asked = {
  prompt: 'like a kickflip & easier?',
  difficulties: ['Beginner', 'Expert'],
  items: [
    { is: 'body', kind: 'sore' },
    { is: 'trick', role: 'not', trick: 'Kickflip' },
  ],
  shown: 'Pop Shuvit',
}

const at = (query: string) => askedIn({ query, fragment: '' })

describe('the address of a suggestion', () => {
  it('holds all that was asked, and what the answer was', () => {
    expect(askedIn(placeOf(asked))).toEqual(asked)
    const plain: Asked = { prompt: 'a first flip', difficulties: ['Advanced'] }
    expect(askedIn(placeOf(plain))).toEqual(plain)
  })

  it('tells nothing of a body where a server sees it', () => {
    const { query, fragment } = placeOf(asked)
    expect(query).not.toMatch(/sore|body|heard/)
    expect(fragment).toMatch(/^#heard=body,sore;/)
  })

  it('may be the form as a browser sends it', () => {
    expect(at('?difficulties=beginner&difficulties=expert&prompt=a+first+flip')).toEqual({
      prompt: 'a first flip',
      difficulties: ['Beginner', 'Expert'],
    })
  })

  it('is one question whatever the answer, and another one with each chip', () => {
    expect(questionOf(asked)).toBe(questionOf({ ...asked, shown: 'Ollie' }))
    expect(questionOf(asked)).not.toBe(questionOf({ ...asked, items: [] }))
    expect(questionOf({ ...asked, items: [] })).not.toBe(questionOf({ ...asked, items: undefined }))
  })

  it.each([
    '',
    '?wish=flip&level=beginner',
    '?wish=kickflips',
    '?wish=kickflips&level=godlike',
    `?level=expert&wish=${'x'.repeat(2001)}`,
  ])('asks for nothing that no one may ask: %s', (query) => expect(at(query)).toBeNull())

  it('leaves out what makes no sense', () => {
    expect(at('?wish=kickflips&level=expert.beginner.huge&trick=')).toEqual({
      prompt: 'kickflips',
      difficulties: ['Beginner', 'Expert'],
    })
  })
})

describe('requestOf', () => {
  it('names the levels as the form does', () => {
    expect(requestOf(asked)).toEqual({ ...asked, difficulties: ['beginner', 'expert'] })
  })
})
