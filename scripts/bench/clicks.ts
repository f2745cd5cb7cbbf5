import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { pages } from '../../lib/pages.ts'
import { withClient } from '../database/connect.ts'
import type { Database } from '../database/open.ts'
import { Problem } from '../run/problem.ts'
import { type Contender, ownServer, withBuilt, withScratch } from './contenders.ts'
import { table } from './measure.ts'
import { samplePath } from './samples.ts'
import { newPhone, type Phone, withBrowser } from './slow-phone.ts'

const slowMs = 100
/** What was slow is pressed again: once may have been the machine. */
const rounds = 3
/** A press, one in what it opened, and one in what that opened. */
const deepest = 3
// What ends the session or the account, leaves the site, or opens a window of the system.
const avoided = /log ?out|delete|download|print|export|google|github|share/i

/** A visitor, by what there is to press for them. */
type Visitor = { name: string; tricks: number; isAdmin: boolean }

const guest = null
const visitors = {
  new: { name: 'a new skater', tricks: 0, isAdmin: false },
  many: { name: 'a skater with 120 tricks', tricks: 120, isAdmin: false },
  admin: { name: 'an admin', tricks: 0, isAdmin: true },
} satisfies Record<string, Visitor>

const visitorsOf: Record<(typeof pages)[number]['audience'], (Visitor | null)[]> = {
  everyone: [guest, visitors.many],
  guests: [guest],
  users: [visitors.new, visitors.many],
  admins: [visitors.admin],
  'link holders': [],
  developers: [],
}

/** Where something is to press: `kind` is the same for controls that only stand in other rows. */
type Control = { kind: string; label: string; x: number; y: number; input: 'press' | 'type' | 'choose' }

/** What can be pressed on the page as it is, one of each kind, scrolled to only when `scrollTo` names its kind. */
const listControls = (page: Page, scrollTo: string | null = null): Promise<Control[]> =>
  page.evaluate((wanted) => {
    const selector =
      'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [contenteditable=true]'
    const found = new Map<string, Control>()
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      if (element.matches(':disabled, [tabindex="-1"], [type=hidden], [type=file]')) continue
      if (element.closest('[inert], [aria-hidden=true]')) continue
      if (element instanceof HTMLAnchorElement && element.origin !== location.origin) continue
      const described = 'labels' in element ? (element as HTMLInputElement).labels?.[0]?.innerText : null
      const text = element.getAttribute('aria-label') ?? described ?? element.innerText
      const label = text.replace(/\s+/g, ' ').trim().slice(0, 40)
      const place = element.closest('main, header, nav, footer, dialog, [role=dialog]')
      const isInRow = element.closest('li, tr') !== null || element instanceof HTMLAnchorElement
      const own = [element.tagName, element.getAttribute('type'), element.className, place?.tagName]
      const kind = [...own, isInRow ? '' : label.replace(/\d+/g, '#')].join(' ')
      if (found.has(kind)) continue
      if (kind === wanted) element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = element.getBoundingClientRect()
      if (width < 2 || height < 2) continue
      const input = element.matches(
        'textarea, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=range])',
      )
        ? 'type'
        : element.matches('select')
          ? 'choose'
          : 'press'
      found.set(kind, { kind, label, x: left + width / 2, y: top + height / 2, input })
    }
    return [...found.values()]
  }, scrollTo)

/** Waits until the page has painted what it had to, and nothing is loaded. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 150))))
}

/** Presses the control of a kind, types into it or chooses in it; false where there is none any more. */
async function use(page: Page, kind: string): Promise<boolean> {
  const control = (await listControls(page, kind)).find((each) => each.kind === kind)
  if (!control) return false
  await page.mouse.click(control.x, control.y)
  if (control.input === 'type') await page.keyboard.type('a')
  if (control.input === 'choose') await page.keyboard.press('ArrowDown')
  return true
}

/** Milliseconds from the latest press to the paint after it, in steps of 8; null where it led to another document. */
function slowestPaint(page: Page): Promise<number | null> {
  return page
    .evaluate(
      () =>
        new Promise<number>((resolve) => {
          const { presses } = window as unknown as { presses: number[] }
          requestAnimationFrame(() => setTimeout(() => resolve(Math.max(0, ...presses)), 300))
        }),
    )
    .catch(() => null)
}

const watchPresses = () => {
  const presses: number[] = []
  Object.assign(window, { presses })
  const note = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries())
      if ((entry as PerformanceEventTiming).interactionId > 0) presses.push(entry.duration)
  }
  new PerformanceObserver(note).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

type PerformanceEventTiming = PerformanceEntry & { interactionId: number }

/** The press at the end of a way of presses, on a page that was just loaded. */
type Pressed = { ms: number | null; opened: Control[] }

async function press({ page, slow }: Phone, url: string, way: string[]): Promise<Pressed | null> {
  await slow({})
  await page.goto(url)
  await settle(page)
  for (const kind of way.slice(0, -1)) {
    if (!(await use(page, kind))) return null
    await settle(page)
  }
  const before = new Set((await listControls(page)).map(({ kind }) => kind))
  // Nobody presses in the moment of scrolling: what comes into view is rendered first.
  await listControls(page, way.at(-1))
  await settle(page)
  await page.evaluate(() => {
    const { presses } = window as unknown as { presses: number[] }
    presses.length = 0
  })
  await slow({ cpu: true })
  if (!(await use(page, way.at(-1) ?? ''))) return null
  const ms = await slowestPaint(page)
  await slow({})
  await settle(page).catch(() => undefined)
  const isHere = page.url().split(/[?#]/)[0] === url
  const after = isHere ? await listControls(page).catch(() => []) : []
  return { ms, opened: after.filter(({ kind }) => !before.has(kind)) }
}

/** A control, by the labels of those that were pressed to get at it. */
type Click = { page: string; visitor: string; labels: string[]; ms: number }

/** Presses everything on a page, and what that opens; what stays slow is pressed some times, and the best counts. */
async function sweep(phone: Phone, url: string, names: Omit<Click, 'labels' | 'ms'>): Promise<Click[]> {
  await phone.slow({})
  await phone.page.goto(url)
  await settle(phone.page)
  const clicks: Click[] = []
  const shown = await listControls(phone.page)
  const known = new Set(shown.map(({ kind }) => kind))
  const waiting = shown.map((control) => ({ control, before: [] as Control[] }))
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const way = [...next.before, next.control]
    if (avoided.test(next.control.label)) continue
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const pressed = await press(
        phone,
        url,
        way.map(({ kind }) => kind),
      )
      if (pressed?.ms != null) times.push(pressed.ms)
      for (const control of pressed?.opened ?? []) {
        if (known.has(control.kind) || way.length >= deepest) continue
        known.add(control.kind)
        waiting.push({ control, before: way })
      }
      if ((pressed?.ms ?? 0) <= slowMs) break
    }
    if (times.length > 0)
      clicks.push({ ...names, labels: way.map(({ label }) => label), ms: Math.min(...times) })
  }
  return clicks
}

const registered = z.object({ sessionId: z.string() })
const summaries = z.array(z.object({ id: z.number() }))

/** Makes the account of a visitor and signs the phone in to it. */
async function join(
  { page }: Phone,
  { urlOf }: Contender,
  database: Database,
  visitor: Visitor,
): Promise<void> {
  const { origin } = new URL(urlOf('/'))
  const call = async (method: string, path: string, data?: unknown): Promise<unknown> => {
    const response = await page.request.fetch(urlOf(path), { method, headers: { origin }, data })
    if (!response.ok()) throw new Problem(`${method} ${path} returned ${response.status()}.`)
    return response.json()
  }
  const username = `skater${randomBytes(6).toString('hex')}`
  const email = `${username}@example.com`
  const account = { username, email, password: randomBytes(12).toString('base64url') }
  const { sessionId } = registered.parse(await call('POST', '/api/auth/register', account))
  await page.addInitScript((id) => localStorage.setItem('localSession', id), sessionId)
  if (visitor.isAdmin)
    await withClient(database.url, (client) =>
      client.query(`update "User" set role = 'ADMIN' where email = $1`, [email]),
    )
  const all = summaries.parse(await call('GET', '/api/tricks/summaries'))
  for (const { id } of all.slice(0, visitor.tricks))
    await call('POST', `/api/tricks/${id}/add-to-my-tricks`, {})
}

/** Each page with each of those it is for, where a sample of it is at hand. */
const visits = pages.flatMap(({ path, audience }) => {
  const sample = samplePath(path)
  return sample ? visitorsOf[audience].map((visitor) => ({ path: sample, visitor })) : []
})

function report(clicks: Click[]): void {
  const slowest = clicks.toSorted((one, other) => other.ms - one.ms)
  const rows = slowest
    .slice(0, 20)
    .map(({ page, visitor, labels, ms }) => [`${page}, ${visitor}: ${labels.join(' > ')}`, ms.toFixed(0)])
  console.log(`\n${table([['', 'ms'], ...rows])}`)
  console.log(
    `\n${clicks.length} controls, ${clicks.filter(({ ms }) => ms > slowMs).length} above ${slowMs} ms`,
  )
}

/**
 * Presses one control of each kind on every screen, and what that opens, with the processor four times slower: how
 * long it takes until something is painted. `only`, a regular expression, narrows it to some pages.
 */
export const sweepClicks = (only = ''): Promise<void> =>
  withBuilt((home) =>
    withScratch(home, { database: 'darkslide_clicks', quiet: true }, async (database) => {
      const own = await ownServer(database)
      const chosen = visits.filter(({ path }) => new RegExp(only).test(path))
      const clicks: Click[] = []
      await withBrowser(async (browser) => {
        for (const { path, visitor } of chosen) {
          const phone = await newPhone(browser)
          await phone.page.addInitScript(watchPresses)
          if (visitor) await join(phone, own, database, visitor)
          const name = visitor?.name ?? 'a guest'
          const found = await sweep(phone, own.urlOf(path), { page: path, visitor: name })
          const slow = found.filter(({ ms }) => ms > slowMs)
          const named = slow.map(({ labels, ms }) => `${labels.join(' > ')} ${ms}`).join(', ')
          console.log(`${path}, ${name}: ${found.length} controls, ${named || 'none'} above ${slowMs} ms`)
          clicks.push(...found)
          await phone.close()
        }
      })
      report(clicks)
    }),
  )
