import { describe, expect, it } from 'vitest'
import { llmsText, securityText } from './well-known-files'

describe('llms.txt', () => {
  it('begins with the name and a quoted summary, and links every foundation', () => {
    const text = llmsText([{ name: 'Ollie', slug: 'ollie' }])
    expect(text).toMatch(/^# DarkSlide\n\n> \S/)
    expect(text).toMatch(/- \[Ollie\]\(https?:\/\/[^)]+\/tricks\/ollie\)/)
  })
})

describe('security.txt', () => {
  it('has the fields that RFC 9116 requires, and expires within a year', () => {
    const text = securityText(new Date('2026-11-21T00:00:00Z'))
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
    expect(text).toMatch(/^Expires: 2027-11-21T00:00:00.000Z$/m)
    expect(text).toMatch(/^Canonical: https?:\/\/.+\/\.well-known\/security\.txt$/m)
  })
})
