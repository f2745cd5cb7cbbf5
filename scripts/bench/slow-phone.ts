import type { Browser, CDPSession, Page } from '@playwright/test'
import { browserArgs } from '../browser/args.ts'
import { findChromium } from '../browser/chromium.ts'

/** Lends a browser; afterward it is closed. Throws a Problem that says what to install if there is none. */
export async function withBrowser(use: (browser: Browser) => Promise<void>): Promise<void> {
  const { chromium } = await import('@playwright/test')
  const browser = await chromium.launch({ executablePath: await findChromium(), args: browserArgs })
  try {
    await use(browser)
  } finally {
    await browser.close()
  }
}

const screen = { width: 390, height: 844 }
const cpuSlowdown = 4
// A bad mobile network: 1.6 Mbit/s down, 750 kbit/s up.
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const fullNetwork = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }

/** A page as a cheap phone shows it, with nothing cached; `slow` throttles its processor and its network. */
export type Phone = {
  page: Page
  slow: (what: { cpu?: boolean; network?: boolean }) => Promise<void>
  close: () => Promise<void>
}

/** Takes a phone that nobody used before. */
export async function newPhone(browser: Browser): Promise<Phone> {
  const context = await browser.newContext({
    viewport: screen,
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const session: CDPSession = await context.newCDPSession(page)
  await session.send('Network.enable')
  const slow: Phone['slow'] = async ({ cpu = false, network = false }) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu ? cpuSlowdown : 1 })
    await session.send('Network.emulateNetworkConditions', network ? slowNetwork : fullNetwork)
  }
  return { page, slow, close: () => context.close() }
}
