import { renderToStaticMarkup as render } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { loginInput } from '@/lib/accounts/schema'
import { AccountForm } from './account-form'

describe('a form about an account', () => {
  const html = render(
    <AccountForm
      loadSchema={async () => loginInput}
      empty={{ email: 'a@example.com', password: '' }}
      fields={[
        { name: 'email', label: 'Email', kind: 'email', autoComplete: 'username' },
        { name: 'password', label: 'New password', kind: 'new password' },
      ]}
      submit={{ label: 'Go', pending: 'Going...', send: async () => undefined }}
      others={[{ label: 'Stay', send: async () => undefined }]}
      fallback="Please try again"
      button={{ size: 'lg' }}
    />,
  )

  it('names its fields for people and for password managers', () => {
    expect(html).toMatch(/<input type="email"[^>]*autoComplete="username"[^>]*name="email"/i)
    expect(html).toMatch(/<input[^>]*autoComplete="new-password"[^>]*name="password"/i)
    expect(html.match(/<label for=/g)).toHaveLength(2)
  })

  it('is sent by its first button alone', () => {
    expect(html).toMatch(/<button [^>]*type="submit">Go<\/button><button [^>]*type="button">Stay</)
    // Without scripts, passwords must not end up in the address.
    expect(html).toContain('method="post"')
  })

  it('is sent by its last button in a dialog, behind the way out', () => {
    const inDialog = render(
      <AccountForm
        loadSchema={async () => loginInput}
        empty={{ email: '', password: '' }}
        fields={[]}
        submit={{ label: 'Go', send: async () => undefined }}
        fallback="Please try again"
        onCancel={() => undefined}
      />,
    )
    expect(inDialog).toMatch(/<button [^>]*type="button"[^>]*>Cancel<\/button><button [^>]*type="submit">Go</)
  })

  it('says nothing before there is something to say', () => {
    expect(html).not.toContain('role="alert"')
    expect(html).toMatch(/<p role="status"[^>]*><\/p>/)
  })
})
