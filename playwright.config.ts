import { defineConfig } from '@playwright/test'
import { browserArgs } from './scripts/browser/args.ts'

// npm run test:e2e sets these: where the app is built to be served, and a browser that it looked for.
const { SITE_URL: baseURL, CHROMIUM_PATH: executablePath } = process.env
if (!baseURL || !executablePath)
  throw new Error('Run the journeys by npm run test:e2e -- FILE, which builds the app and finds a browser.')

const desktop = { viewport: { width: 1280, height: 800 } }

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/setup/app.ts',
  fullyParallel: true,
  // One more than processors: journeys also wait, for the network that they take away and for what is to happen later.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Generous, and no measure of speed: how fast a busy machine is says nothing about the product.
  timeout: 600_000,
  // An expectation that is not met yet reads the whole page, which takes seconds where it has hundreds of rows.
  expect: { timeout: 60_000 },
  use: {
    baseURL,
    launchOptions: { executablePath, args: browserArgs },
    contextOptions: { reducedMotion: 'reduce' },
    // What is kept on the device has tests of its own; everywhere else the server answers.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'phone',
      // What does not depend on the width is tested once, on the wide screen.
      grepInvert: /@(desktop|once|crowded)/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    { name: 'desktop', grepInvert: /@(phone|crowded)/, use: desktop },
    // These change lists that others look into, and wait until no one does.
    { name: 'crowded', grep: /@crowded/, dependencies: ['phone', 'desktop'], use: desktop },
  ],
})
