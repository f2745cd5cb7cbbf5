// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refreshAuthStatus } from '@/components/accounts/auth-status'
import { LogDrill } from '@/components/my-tricks/log-drill'
import { SavedTricks } from '@/components/my-tricks/save-button'
import { SaveDialogs } from '@/components/my-tricks/saving'
import { myTrick, skaterId, withAccounts } from '@/tests/setup/own-tricks'
import { findToast, type Replies, show, withScreens } from '@/tests/setup/screen'
import { Mistakes } from './mistakes'

withScreens()
withAccounts()

const skater = { id: skaterId, username: 'rodney', email: 'rodney@example.com', role: 'USER' }
const trick = { id: 1, name: 'Kickflip' }
const mistakes = [{ mistake: 'It lands primo.', fix: 'Flick through.' }]
const button = () => screen.getByRole('button', { name: 'Log this drill: Ten flicks.', hidden: true })

async function open(user: typeof skater | null, replies: Replies = {}) {
  const page = show(
    <SavedTricks>
      <Mistakes
        mistakes={mistakes}
        drills={['Ten flicks.']}
        log={(drill) => <LogDrill trick={trick} drill={drill} />}
      />
      <SaveDialogs />
    </SavedTricks>,
    {
      at: '/tricks/kickflip',
      replies: {
        'GET /api/auth/user': { authenticated: user !== null, user, authMethod: user && 'password' },
        'GET /api/tricks/my-tricks': [myTrick(1, { name: 'Kickflip' })],
        ...replies,
      },
    },
  )
  await act(refreshAuthStatus)
  if (user) await waitFor(() => expect(page.calls('GET /api/tricks/my-tricks')).toHaveLength(1))
  return page
}

describe('a mistake', () => {
  it('opens on its fix and a drill, which is logged among the notes of the trick', async () => {
    const note = { id: 5, text: 'Drill: Ten flicks.', createdAt: '2026-06-01', updatedAt: '2026-06-01' }
    const page = await open(skater, { 'POST /api/tricks/:id/notes': note })
    await page.user.click(screen.getByText('It lands primo.'))
    expect(screen.getByText('Flick through.')).toBeTruthy()
    await page.user.click(button())
    await findToast('Drill logged')
    expect(page.calls('POST /api/tricks/1/notes').map(({ json }) => json)).toEqual([
      { text: 'Drill: Ten flicks.' },
    ])
    await screen.findByRole('button', { name: 'Drill logged: Ten flicks.', hidden: true })
  })

  it('asks a guest to join, and sends nothing', async () => {
    const page = await open(null)
    await page.user.click(button())
    await screen.findByRole('dialog')
    expect(page.calls().filter(({ method }) => method !== 'GET')).toEqual([])
  })
})
