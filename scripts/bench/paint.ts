import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from '@playwright/test'
import { ownServer, withBuilt } from './contenders.ts'
import { median, table } from './measure.ts'
import { publicPaths } from './samples.ts'
import { newPhone, withBrowser } from './slow-phone.ts'

const rounds = 5

/** How one visit went, in milliseconds; `picture` is the address of what was painted last, if that is a picture. */
type Visit = { largestPaint: number; blocking: number; shift: number; picture: string | null }

/**
 * Follows a link of another site to an address, on a slow phone that has nothing cached. Blocking is what tasks after
 * the first paint take beyond 50 ms each, shift the sum of all unexpected moves.
 */
async function visit(browser: Browser, from: string, url: string): Promise<Visit> {
  const { page, slow, close } = await newPhone(browser)
  try {
    // A page of another site gets a process of its own, as from a search result. From an empty tab only pages with
    // cross-origin-opener-policy would, and a page without it be ahead by what a process costs.
    await page.goto(from)
    await slow({ cpu: true, network: true })
    await page.addInitScript(() => {
      const seen = { largestPaint: 0, blocking: 0, shift: 0, picture: null as string | null }
      Object.assign(window, { seen })
      const watch = (type: string, each: (entry: PerformanceEntry) => void) =>
        new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true })
      watch('largest-contentful-paint', (entry) => {
        const { renderTime, loadTime, url } = entry as LargestContentfulPaint
        seen.largestPaint = renderTime || loadTime
        seen.picture = url || null
      })
      let firstPaint = Number.POSITIVE_INFINITY
      watch('paint', ({ startTime }) => {
        firstPaint = Math.min(firstPaint, startTime)
      })
      watch('longtask', ({ startTime, duration }) => {
        if (startTime >= firstPaint) seen.blocking += Math.max(0, duration - 50)
      })
      watch('layout-shift', (entry) => {
        const { hadRecentInput, value } = entry as LayoutShift
        if (!hadRecentInput) seen.shift += value
      })
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    return await page.evaluate(() => (window as unknown as { seen: Visit }).seen)
  } finally {
    await close()
  }
}

type LargestContentfulPaint = PerformanceEntry & { renderTime: number; loadTime: number; url: string }
type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean }

const bareHtml = (picture: string | null) =>
  `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>A page</title>
<h1>A headline</h1><p>Some words, without any style.</p>${picture ? `<img src="${picture}" alt="" width="390">` : ''}</html>`

/** Serves plain words, and below them the picture that the address names, if it does. */
async function serveBare(): Promise<Server> {
  const server = createServer((request, response) => {
    const picture = new URL(request.url ?? '/', 'http://bare').searchParams.get('picture')
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(bareHtml(picture))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

/** Visits our page and the bare ones in turn, so that a busy moment hits all alike; one row of the table. */
async function compare(browser: Browser, own: string, port: number): Promise<string[]> {
  const bare = `http://127.0.0.1:${port}`
  const otherSite = `http://localhost:${port}`
  const ours: Visit[] = []
  const plain: Visit[] = []
  const pictured: Visit[] = []
  for (let round = 0; round < rounds; round += 1) {
    const seen = await visit(browser, otherSite, own)
    ours.push(seen)
    plain.push(await visit(browser, otherSite, bare))
    if (seen.picture)
      pictured.push(await visit(browser, otherSite, `${bare}/?picture=${encodeURIComponent(seen.picture)}`))
  }
  const paint = (visits: Visit[]) => median(visits.map(({ largestPaint }) => largestPaint))
  const ratio = (others: Visit[]) => (others.length > 0 ? (paint(ours) / paint(others)).toFixed(2) : '-')
  return [
    new URL(own).pathname,
    paint(ours).toFixed(0),
    ratio(plain),
    ratio(pictured),
    median(ours.map(({ blocking }) => blocking)).toFixed(0),
    Math.max(...ours.map(({ shift }) => shift)).toFixed(3),
  ]
}

const head = ['', 'largest paint ms', 'of bare words', 'of words and its picture', 'blocking ms', 'shift']

/**
 * Compares the largest paint of every public page on a slow phone with that of a page of nothing but words, and where
 * a picture is what is painted last, with one that has it too.
 */
export const comparePaint = () =>
  withBuilt(async (database) => {
    const own = await ownServer(database)
    const server = await serveBare()
    const { port } = server.address() as AddressInfo
    try {
      await withBrowser(async (browser) => {
        const rows: string[][] = []
        for (const path of publicPaths) {
          console.log(`Visiting ${path}...`)
          rows.push(await compare(browser, own.urlOf(path), port))
        }
        console.log(`\n${table([head, ...rows])}`)
      })
    } finally {
      server.close()
    }
  })
