import { type SpawnOptions, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { stripVTControlCharacters } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { projectRoot } from './fingerprint.ts'
import { ended, programs, startProgram } from './processes.ts'

const recorder = new URL('../../tests/setup/note-outgoing.ts', import.meta.url).href

let directory = ''

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'outgoing-'))
})
afterEach(() => rm(directory, { recursive: true }))

/** As on the machine of someone who has said nothing about telemetry, with all that leaves it noted. */
function noting(): SpawnOptions {
  const { CHECKPOINT_DISABLE, NEXT_TELEMETRY_DISABLED, CI, ...env } = process.env
  const NOTE_OUTGOING = path.join(directory, 'noted')
  return { stdio: 'ignore', env: { ...env, NODE_OPTIONS: `--import=${recorder}`, NOTE_OUTGOING } }
}

const noted = () => readFile(path.join(directory, 'noted'), 'utf8').catch(() => '')

/** What Prisma needs to write a client here, and not into the project. */
async function generateArguments(): Promise<string[]> {
  const schema = path.join(directory, 'schema.prisma')
  await writeFile(schema, await readFile(path.join(projectRoot, 'prisma/schema.prisma')))
  return ['generate', '--schema', schema]
}

it('what a program starts and connects to is noted', async () => {
  const call = "require('node:child_process').spawn('true'); fetch('http://127.0.0.1:2').catch(() => {})"
  await ended(spawn(process.execPath, ['--eval', call], noting()))
  expect(await noted()).toMatch(/^spawn .*"true".*\nconnect .*127\.0\.0\.1/s)
})

it('writing the Prisma client tells and asks no one, by our scripts and by hand', async () => {
  const args = await generateArguments()
  expect(await ended(startProgram(programs.prisma, args, noting()))).toBe(0)
  const file = path.join(projectRoot, 'node_modules', programs.prisma)
  const byHand = spawn(process.execPath, [file, ...args], { cwd: projectRoot, ...noting() })
  expect(await ended(byHand)).toBe(0)
  expect(await noted()).toBe('')
})

it("the framework's telemetry is off in every program that a script starts", async () => {
  const next = startProgram(programs.next, ['telemetry', 'status'], {
    ...noting(),
    cwd: directory,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [said] = await Promise.all([next.stdout && text(next.stdout), ended(next)])
  expect(stripVTControlCharacters(said ?? '')).toContain('Status: Disabled')
  expect(await noted()).toBe('')
})
