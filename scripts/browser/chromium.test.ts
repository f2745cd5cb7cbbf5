import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findChromium, firstThatStarts } from './chromium.ts'

let directory = ''

function program(name: string, script: string, mode = 0o755): string {
  const file = path.join(directory, name)
  writeFileSync(file, `#!/bin/sh\n${script}\n`)
  chmodSync(file, mode)
  return file
}

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'chromium-'))
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(directory, { recursive: true })
})

describe('findChromium', () => {
  it('takes the first way that leads somewhere and tries no further', async () => {
    const later = vi.fn(async () => '/later')
    expect(await findChromium([async () => null, async () => '/found', later])).toBe('/found')
    expect(later).not.toHaveBeenCalled()
  })

  it('says in one sentence what to install when no way is left', async () => {
    await expect(findChromium([async () => null])).rejects.toThrow(/^[^.]*install it .*CHROMIUM_PATH[^.]*\.$/)
  })

  it('obeys CHROMIUM_PATH before all others', async () => {
    const browser = program('mine', 'echo Chromium 1')
    vi.stubEnv('CHROMIUM_PATH', browser)
    expect(await findChromium()).toBe(browser)
  })

  it('does not silently take another browser than CHROMIUM_PATH', async () => {
    vi.stubEnv('CHROMIUM_PATH', path.join(directory, 'absent'))
    await expect(findChromium()).rejects.toThrow(/^CHROMIUM_PATH is .*absent/)
  })

  it("finds the machine's own on the PATH", async () => {
    const browser = program('chromium', 'echo Chromium 1')
    vi.stubEnv('CHROMIUM_PATH', '')
    vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', directory)
    vi.stubEnv('PATH', directory)
    vi.resetModules()
    const { findChromium: find } = await import('./chromium.ts')
    expect(await find()).toBe(browser)
  })
})

describe('firstThatStarts', () => {
  it('passes over what is absent, not executable or broken', async () => {
    const files = [
      path.join(directory, 'absent'),
      program('plain', 'echo Chromium 1', 0o644),
      program('broken', 'echo "error while loading shared libraries" >&2; exit 127'),
      program('good', 'test "$1" = --version'),
    ]
    expect(await firstThatStarts(files)).toBe(files[3])
    expect(await firstThatStarts(files.slice(0, 3))).toBeNull()
  })
})
