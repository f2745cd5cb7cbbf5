import { renderToStaticMarkup as render } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { PasswordField, TextField } from './text-fields'

describe('a text field', () => {
  const describedBy = (html: string) => /aria-describedby="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? []

  it('is neither invalid nor described on its own', () => {
    const html = render(<TextField label="Email" />)
    expect(html).not.toMatch(/aria-invalid=|aria-describedby=|role="alert"/)
    const id = /<input id="([^"]+)"/.exec(html)?.[1]
    expect(html).toContain(`for="${id}"`)
  })

  it('is tied to its error and to its hint, the error first', () => {
    const html = render(<TextField label="Email" error="Not an address" hint="Yours" />)
    expect(html).toContain('aria-invalid="true"')
    const [error, hint] = describedBy(html)
    expect(html).toMatch(new RegExp(`<p id="${error}"[^>]*>Not an address`))
    expect(html).toMatch(new RegExp(`<p id="${hint}"[^>]*>Yours`))
  })

  it('keeps a password hidden until it is asked to show it', () => {
    const html = render(<PasswordField label="New password" />)
    expect(html).toContain('type="password"')
    expect(html).toMatch(/aria-pressed="false" aria-label="Show new password"/)
  })
})
