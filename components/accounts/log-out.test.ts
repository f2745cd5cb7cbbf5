import { afterEach, expect, it, vi } from 'vitest'
import { keepWish } from '@/components/suggest/draft'
import { shownToast } from '@/components/ui/overlays/toast'
import { newAutosaveKey, saveAutosave } from '@/lib/offline/autosave'
import { keepDraft, keepKnownUser, keepLocalSession } from '@/lib/offline/local-storage'
import { emptyForm } from '@/lib/posts/post-form'
import { openStorage } from '@/tests/setup/web-storage'
import { logOut } from './log-out'

afterEach(() => void vi.unstubAllGlobals())

/** A browser on the settings, where nothing is kept yet. Returns what it keeps, and how it asks. */
function openBrowser() {
  const kept = openStorage()
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  const confirm = vi.fn(() => true)
  vi.stubGlobal('window', {
    localStorage: kept,
    sessionStorage: kept,
    location: { pathname: '/settings' },
    confirm,
  })
  return { kept, confirm }
}

it('leaves nothing that a user wrote in the browser, also when no server responds', async () => {
  const { kept, confirm } = openBrowser()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  keepLocalSession('a session')
  keepDraft(1, 2, 'a note')
  keepWish({ prompt: 'a wish', difficulties: [] })
  keepKnownUser({ user: { id: 1, username: 'sam' } })
  saveAutosave(newAutosaveKey(1, 7), {
    values: { ...emptyForm, title: 'Unsaved' },
    version: 3,
    savedAt: '2026-11-21T10:00:00Z',
  })
  expect(Object.keys(kept)).toHaveLength(5)
  // What was written for the blog is lost, so this is asked first.
  confirm.mockReturnValueOnce(false)
  await logOut()
  expect(Object.keys(kept)).toHaveLength(5)
  await logOut()
  expect(shownToast()).toMatchObject({
    title: 'Logout failed',
    description: 'An error occurred during logout',
  })
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return new Response('no', { status: 502 })
  })
  await logOut()
  expect(asked).toContain('/api/auth/logout')
  expect(shownToast()).toMatchObject({ title: 'Logout failed', description: 'Could not log out' })
  expect(Object.values(kept).join()).not.toMatch(/a session|a note|a wish|sam|Unsaved/)
})

it('says that the session was over already, and leads to signing in', async () => {
  openBrowser()
  const over = { message: 'Session expired', code: 'unauthorized', sessionExpired: true }
  vi.stubGlobal('fetch', async () => Response.json(over, { status: 401 }))
  expect(await logOut()).toBe('/login?session_expired=true')
  expect(shownToast()).toMatchObject({ title: 'Session expired', variant: 'destructive' })
})

it('says that it is done, and leads home', async () => {
  openBrowser()
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: 'Logout successful' }))
  expect(await logOut()).toBe('/')
  expect(shownToast()).toMatchObject({ title: 'Logged out', variant: 'default' })
})
