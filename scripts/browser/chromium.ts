import { execFile, spawnSync } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { Problem, runScript } from '../run/problem.ts'
import { isProgram, programs, runProgram } from '../run/processes.ts'

/** One way to come by a browser: its path, or null when this way leads nowhere. */
type Way = () => Promise<string | null>

const run = promisify(execFile)

// It opens a page in a third of the time, and has nothing around the page.
const shell = 'chromium-headless-shell'
const wholeNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const places = [
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const advice =
  'The browser tests need Chromium: install it (Debian: apt-get install chromium-headless-shell; elsewhere: npx playwright install --with-deps chromium) or set CHROMIUM_PATH to a Chromium or Chrome.'

/** Whether it starts here: a browser that was copied in may lack the libraries of the system. */
async function starts(file: string): Promise<boolean> {
  if (!isProgram(file)) return false
  return run(file, ['--version'], { timeout: 20_000 }).then(
    () => true,
    () => false,
  )
}

/** The first of these programs that starts. */
export async function firstThatStarts(files: string[]): Promise<string | null> {
  for (const file of files) if (await starts(file)) return file
  return null
}

async function given(): Promise<string | null> {
  const file = process.env.CHROMIUM_PATH
  if (!file) return null
  if (await starts(file)) return file
  throw new Problem(`CHROMIUM_PATH is ${file}, which is no browser that starts here.`)
}

async function playwrights(): Promise<string | null> {
  const { chromium } = await import('@playwright/test')
  return firstThatStarts([chromium.executablePath()])
}

function ofThisMachine(names = [shell, ...wholeNames]): Promise<string | null> {
  const directories = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)
  return firstThatStarts([
    ...names.flatMap((name) => directories.map((directory) => path.join(directory, name))),
    ...places,
  ])
}

async function downloaded(): Promise<string | null> {
  console.log("No Chromium found; trying Playwright's download...")
  const hurry = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' }
  await runProgram(programs.playwright, ['install', 'chromium'], hurry).catch(() => undefined)
  return playwrights()
}

async function installed(): Promise<string | null> {
  if (process.getuid?.() !== 0 || !isProgram('/usr/bin/apt-get')) return null
  console.log('Installing Chromium with apt-get...')
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  spawnSync('apt-get', ['update'], options)
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'], options)
  return ofThisMachine()
}

/** A Chromium or Chrome that starts, installed if need be. Throws a Problem that says what to install. */
export async function findChromium(
  ways: Way[] = [given, playwrights, () => ofThisMachine(), downloaded, installed],
): Promise<string> {
  for (const way of ways) {
    const found = await way()
    if (found) return found
  }
  throw new Problem(advice)
}

/** A browser with all that is around pages, such as notifications; null where there is none. */
export const findWholeChromium = async (): Promise<string | null> =>
  (await playwrights()) ?? (await ofThisMachine(wholeNames))

if (import.meta.main) await runScript(async () => console.log(await findChromium()))
