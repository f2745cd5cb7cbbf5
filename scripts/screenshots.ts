import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Browser, Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { z } from 'zod'
import { lookOf } from '../lib/skate/figure/camera.ts'
import { drawingAt } from '../lib/skate/figure/drawing.ts'
import { filmOf } from '../lib/skate/figure/film.ts'
import { svgOf } from '../lib/skate/figure/svg.ts'
import { parseTrick } from '../lib/skate/read/parse.ts'
import { withBrowser } from './bench/slow-phone.ts'
import { projectRoot } from './run/fingerprint.ts'
import { Problem, runScript } from './run/problem.ts'

const folder = path.join(projectRoot, 'docs/screenshots')
const phone = { width: 390, height: 700 }

/** A picture of the README: who sees it, and how they come there. */
type Shot = {
  name: string
  as: 'guest' | 'skater' | 'admin'
  open: (page: Page) => Promise<void>
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

/** Puts something below the bar at the top, as someone would scroll it there. */
async function bringUp(page: Page, place: Locator): Promise<void> {
  await place.first().waitFor()
  await page.waitForLoadState('networkidle')
  await place.first().evaluate((element) => {
    window.scrollTo({ top: element.getBoundingClientRect().top + window.scrollY - 90, behavior: 'instant' })
  })
}

const shots: Shot[] = [
  {
    name: 'trick',
    as: 'guest',
    open: async (page) => {
      await page.goto('/tricks/kickflip')
    },
  },
  {
    name: 'trickbot',
    as: 'guest',
    open: async (page) => {
      await page.goto('/trickbot/suggest')
      await page.getByRole('checkbox', { name: 'Intermediate' }).check()
      await page
        .getByRole('textbox', { name: 'What do you want to skate?' })
        .fill('I land kickflips, what is new for a curb?')
      await press(page, 'Suggest Trick')
      await bringUp(page, page.getByRole('region', { name: 'Suggested Trick' }))
    },
  },
  {
    name: 'tree',
    as: 'guest',
    open: async (page) => {
      await page.goto('/tricks/tree')
      const kickflips = page.getByRole('list', { name: 'Kickflips' })
      await kickflips.locator('summary').first().click()
      await bringUp(page, page.getByRole('heading', { name: 'Kickflips' }))
    },
  },
  {
    name: 'park',
    as: 'guest',
    open: async (page) => {
      await page.goto('/trickbot/parkflow')
      await page.getByText('Edge', { exact: true }).click()
      for (const feature of ['Flatground', 'Ledge', 'Curb'])
        await page.getByRole('checkbox', { name: feature, exact: true }).check()
      await press(page, 'Create Flow')
      await bringUp(page, page.getByRole('heading', { name: 'One run through all of it' }))
    },
  },
  {
    name: 'skate',
    as: 'guest',
    open: async (page) => {
      await page.goto('/skate?p=Ada&m=&p=Bo&m=&o=2fr&s=1&e=Ollie_1.0.Kickflip_1.1.Heelflip_1.0')
      await page.getByLabel('Trick', { exact: true }).fill('tre flip')
      await page.keyboard.press('Tab')
      await bringUp(page, page.getByRole('main').getByText('Ada', { exact: true }))
    },
  },
  {
    name: 'session',
    as: 'skater',
    open: async (page) => {
      await page.goto('/my-tricks/session')
      await press(page, 'Start Session')
      for (const result of [/^Missed/, /^Landed/, /^Landed/]) await press(page, result)
      await page.getByText('2 of 3 landed today.').waitFor()
    },
  },
  {
    name: 'offline',
    as: 'skater',
    open: async (page) => {
      await page.goto('/my-tricks')
      await page.waitForLoadState('networkidle')
      await page.context().setOffline(true)
      for (const result of ['Landed', 'Missed', 'Landed']) await press(page, new RegExp(`^${result}: `))
      await page
        .getByText(/once you are back online/)
        .first()
        .waitFor()
    },
  },
  {
    name: 'editor',
    as: 'admin',
    open: async (page) => {
      await page.goto('/admin/blog')
      await press(page, 'Edit')
      await page.getByRole('textbox', { name: 'Content' }).waitFor()
      await bringUp(page, page.getByText('Content', { exact: true }))
    },
  },
]

const tricks = {
  kickflip: 'CONSISTENT',
  ollie: 'MASTERED',
  heelflip: 'LEARNING',
  manual: 'LEARNING',
  boardslide: 'LEARNING',
}

async function write(page: Page, method: string, url: string, data: unknown): Promise<unknown> {
  const headers = { origin: new URL(page.url()).origin, 'content-type': 'application/json' }
  const response = await page.request.fetch(url, { method, headers, data })
  if (!response.ok()) throw new Problem(`${method} ${url} returned ${response.status()}.`)
  return response.json()
}

/** Signs a browser in, as whoever the picture is of. */
async function enter(page: Page, as: Shot['as']): Promise<void> {
  if (as === 'guest') return
  const { env } = await import('../lib/env.ts')
  const name = `skater${Date.now().toString(36)}`
  const skater = { username: name, email: `${name}@example.com`, password: `${name}-rides` }
  if (as === 'admin' && !(env.ADMIN_EMAIL && env.ADMIN_PASSWORD))
    throw new Problem(
      'The editor is shown to admins: set ADMIN_EMAIL and ADMIN_PASSWORD to those of the server.',
    )
  const admin = { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD }
  const [call, who] = as === 'admin' ? ['login', admin] : ['register', skater]
  const { sessionId } = z
    .object({ sessionId: z.string() })
    .parse(await write(page, 'POST', `/api/auth/${call}`, who))
  await page.evaluate((id) => localStorage.setItem('localSession', id), sessionId)
  if (as === 'skater') await bring(page)
}

/** A list of tricks that have been skated these days. */
async function bring(page: Page): Promise<void> {
  const all = z
    .array(z.object({ id: z.number(), slug: z.string() }))
    .parse(await (await page.request.get('/api/tricks/summaries')).json())
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  const brought = Object.entries(tricks).map(([slug, masteryLevel], at) => ({
    trickId: all.find((trick) => trick.slug === slug)?.id,
    masteryLevel,
    savedAt: daysAgo(20 - at),
    practice: [9, 5, 2].map((days) => ({ tries: 10, lands: 8 - at, practicedAt: daysAgo(days) })),
  }))
  await write(page, 'POST', '/api/tricks/my-tricks/bring', { tricks: brought })
}

/** Waits for what is still to come, and puts away what was said meanwhile. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  const told = page.getByRole('region', { name: 'Notifications' }).getByRole('button')
  while ((await told.count()) > 0) await told.first().click()
}

/** Takes one picture, as small as it can be without being seen to be. */
async function take(browser: Browser, address: string, { name, as, open }: Shot): Promise<void> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: phone,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
  try {
    const page = await context.newPage()
    await page.goto('/')
    await enter(page, as)
    await open(page)
    await settle(page)
    const picture = await page.screenshot({ animations: 'disabled' })
    await sharp(picture)
      .webp({ quality: 78, effort: 6 })
      .toFile(path.join(folder, `${name}.webp`))
    console.log(`${name}.webp`)
  } finally {
    await context.close()
  }
}

const framesPerSecond = 20

/** A trick as its figure moves, without a browser. */
async function takeMoving(trick: string, name: string): Promise<void> {
  const parsed = parseTrick(trick)
  if (!parsed.ok) throw new Problem(parsed.message)
  const film = filmOf(parsed.motion, 'regular')
  const look = lookOf(film, 'side')
  const count = Math.round(film.lasts * framesPerSecond)
  const frames = await Promise.all(
    Array.from({ length: count }, (_, at) => {
      const svg = svgOf(drawingAt(film, at / framesPerSecond, { look }), trick, '#ffd23f')
      return sharp(Buffer.from(svg), { density: 144 }).resize(480).png().toBuffer()
    }),
  )
  await sharp(frames, { join: { animated: true } })
    .webp({ quality: 60, effort: 6, loop: 0, delay: frames.map(() => 1000 / framesPerSecond) })
    .toFile(path.join(folder, `${name}.webp`))
  console.log(`${name}.webp`)
}

/**
 * npm run screenshots -- ADDRESS [NAME...]: makes the pictures of the README from a server that is running, where it
 * leaves two accounts and what they wrote.
 */
await runScript(async () => {
  const [address, ...names] = process.argv.slice(2)
  if (!address) throw new Problem('Say of which server: npm run screenshots -- http://localhost:3000')
  await mkdir(folder, { recursive: true })
  const isWanted = (name: string) => names.length === 0 || names.includes(name)
  if (isWanted('moving')) await takeMoving('360 flip', 'moving')
  await withBrowser(async (browser) => {
    for (const shot of shots) if (isWanted(shot.name)) await take(browser, address, shot)
  })
})
