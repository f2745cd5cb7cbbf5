import type { APIRequestContext, Page } from '@playwright/test'
import { mostBrought } from '../../lib/my-tricks/taxonomy'
import { awake, expect, readTricks } from './fixtures'

export type Skater = { username: string; email: string; password: string }

let made = 0

/** A user who has no account yet. */
export function newSkater(): Skater {
  made += 1
  const name = `skater${Date.now().toString(36)}${process.pid.toString(36)}${made}`
  return { username: name, email: `${name}@example.com`, password: 'kickflip7' }
}

/** A write as the browser's own pages make it, with the session of the browser. */
export async function write(request: APIRequestContext, method: string, path: string, data?: unknown) {
  const headers = { origin: process.env.SITE_URL ?? '', 'content-type': 'application/json' }
  const response = await request.fetch(path, { method, headers, data: data ?? {} })
  expect(response.ok(), `${method} ${path}: ${response.status()}`).toBe(true)
  return response
}

/** Makes an account behind the scenes and signs this browser in to it, cookie and local session alike. */
export async function join(page: Page): Promise<Skater> {
  const skater = newSkater()
  const { sessionId } = await (await write(page.request, 'POST', '/api/auth/register', skater)).json()
  await page.context().addInitScript((id) => {
    // Frames without an address of their own have no storage.
    if (window.origin === 'null' || window !== window.top) return
    if (!sessionStorage.getItem('joined')) localStorage.setItem('localSession', id)
    sessionStorage.setItem('joined', 'once')
  }, sessionId)
  return skater
}

/** Makes an account by the form. */
export async function register(page: Page, { username, email, password }: Skater): Promise<void> {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create Free Account' }).click()
}

/** Ends the session of this browser as another device does: it keeps what it would show, which is worth nothing. */
export async function endSession(page: Page): Promise<void> {
  const context = page.context()
  const elsewhere = await context.browser()?.newContext({
    baseURL: new URL(page.url()).origin,
    storageState: await context.storageState(),
  })
  if (!elsewhere) throw new Error('A browser that was started by itself has no other device')
  await write(elsewhere.request, 'POST', '/api/auth/logout')
  await elsewhere.close()
}

/** Signs in by the form that is shown. */
export async function signIn(page: Page, { email, password }: Pick<Skater, 'email' | 'password'>) {
  await awake(page)
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Login', exact: true }) })
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Login', exact: true }).click()
}

/** Signs in over what was begun when the session ended. */
export async function signInAgain(page: Page, skater: Pick<Skater, 'email' | 'password'>): Promise<void> {
  const ended = page.getByRole('dialog', { name: 'Session Expired' })
  await expect(ended).toBeVisible()
  await signIn(page, skater)
  await expect(ended).toBeHidden()
}

// Tricks of the library keep their ids, and reading all of them takes a while.
let ids: Map<string, number> | undefined

/** Saves tricks behind the scenes, the last one on top, and returns their ids. */
export async function save(page: Page, ...slugs: string[]): Promise<number[]> {
  ids ??= new Map((await readTricks(page)).map(({ slug, id }) => [slug, id]))
  const saved = slugs.map((slug) => ids?.get(slug) ?? 0)
  const now = Date.now()
  const tricks = saved.map((trickId, at) => ({
    trickId,
    savedAt: new Date(now + at - saved.length).toISOString(),
  }))
  for (let from = 0; from < tricks.length; from += mostBrought.tricks) {
    const part = tricks.slice(from, from + mostBrought.tricks)
    await write(page.request, 'POST', '/api/tricks/my-tricks/bring', { tricks: part })
  }
  return saved
}

/** The message that is shown at the moment. */
export const toastOf = (page: Page) => page.getByRole('region', { name: 'Notifications' })

/** Answers as a site does whose owner lets guests keep a list on their device (GUEST_LISTS), while `use` runs. */
export async function letKeepHere(page: Page, use: () => Promise<void>): Promise<void> {
  const asked = '**/api/auth/user'
  await page.route(asked, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), guestLists: true } })
  })
  await use()
  await page.unroute(asked)
}

/** Keeps a list without an account, beginning with one trick. From then on it is there whatever the owner chose. */
export const keepHere = (page: Page): Promise<void> =>
  letKeepHere(page, async () => {
    await page.goto('/tricks/kickflip')
    await page.getByRole('button', { name: 'Add to My Tricks: Kickflip' }).click()
    await page.getByRole('button', { name: 'Keep it on this device' }).click()
    await expect(toastOf(page)).toContainText('Added to My Tricks')
  })
