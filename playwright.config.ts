import { defineConfig } from '@playwright/test'
import { editor } from './tests/e2e/editor-account'

// npm test sets these: free ports, and a browser that it looked for.
const port = process.env.PORT || '3217'
const youtubePort = process.env.YOUTUBE_PORT || '3218'
const baseURL = `http://localhost:${port}`
const executablePath = process.env.CHROMIUM_PATH || undefined

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

// These fill lists that others look into, and wait until nobody does.
const crowding = '**/many-posts.spec.ts'
const desktop = { viewport: { width: 1280, height: 800 } }

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Patient, since a busy machine is no defect of the product.
  timeout: 180_000,
  // An expectation that is not met yet reads the whole page, which takes seconds where it has hundreds of rows.
  expect: { timeout: 60_000 },
  use: {
    baseURL,
    launchOptions: { executablePath, args },
    contextOptions: { reducedMotion: 'reduce' },
    // What is kept on the device has tests of its own; everywhere else the server answers.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      testIgnore: crowding,
      // What does not depend on the width is tested once, on the wide screen.
      grepInvert: /@(desktop|once)/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    { name: 'desktop', testIgnore: crowding, grepInvert: /@phone/, use: desktop },
    { name: 'crowded', testMatch: crowding, dependencies: ['phone', 'desktop'], use: desktop },
  ],
  webServer: [
    {
      command: `"${process.execPath}" tests/setup/youtube-serve.ts`,
      port: Number(youtubePort),
      reuseExistingServer: false,
      env: { YOUTUBE_PORT: youtubePort },
    },
    {
      command: `"${process.execPath}" scripts/start.ts`,
      url: `${baseURL}/api/health`,
      reuseExistingServer: false,
      timeout: 480_000,
      stdout: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
      env: {
        PORT: port,
        SITE_URL: baseURL,
        WEB_VITALS: '1',
        BUILD_DIR: process.env.BUILD_DIR || '.next-test',
        DATA_DIR: process.env.DATA_DIR || '.data/e2e',
        ADMIN_EMAIL: editor.email,
        ADMIN_PASSWORD: editor.password,
        YOUTUBE_URL: `http://127.0.0.1:${youtubePort}`,
        YOUTUBE_API_URL: `http://127.0.0.1:${youtubePort}/youtube/v3`,
      },
    },
  ],
})
