import { spawn } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkDataDirectory } from './database/place.ts'
import { projectRoot } from './run/fingerprint.ts'
import { runScript } from './run/problem.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'darkslide-disk-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** What `npm start` says and how it ends. */
async function start(env: Record<string, string>) {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: projectRoot,
    env: {
      ...process.env,
      DATABASE_URL: '',
      NEXTAUTH_SECRET: '',
      PORT: '65431',
      NODE_ENV: 'production',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [said, complaint] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { said, complaint, code: await ended }
}

const isRoot = process.getuid?.() === 0

describe('a start where nothing can be kept', () => {
  it.each([
    ['', 'The database cannot be kept in'],
    ['postgres://a:b@127.0.0.1:1/c', 'Nothing can be kept in'],
  ])(
    'says so in one sentence with the database "%s"',
    async (DATABASE_URL, begin) => {
      const file = path.join(folder, 'file')
      await writeFile(file, '')
      const { complaint, code } = await start({ DATA_DIR: path.join(file, 'data'), DATABASE_URL })
      expect(code).toBe(1)
      expect(complaint.trim().split('\n')).toEqual([expect.stringContaining(begin)])
      expect(complaint).toContain('because a file is in the way: set DATA_DIR')
    },
    60_000,
  )

  // No permission binds root; no one can create files in /proc.
  const closed = isRoot ? '/proc/sys/darkslide' : undefined
  it.runIf(!isRoot || process.platform === 'linux')(
    'says so where it may not write',
    async () => {
      const locked = closed ?? path.join(folder, 'locked')
      if (!closed) await mkdir(locked).then(() => chmod(locked, 0o500))
      const { complaint, code } = await start({ DATA_DIR: path.join(locked, 'data') })
      expect(code).toBe(1)
      expect(complaint.trim().split('\n')).toEqual([
        expect.stringMatching(/^The database cannot be kept in .*, because .*\.$/),
      ])
    },
    60_000,
  )
})

it('leaves nothing of its question behind', async () => {
  await checkDataDirectory(path.join(folder, 'a/b'))
  expect(await readdir(path.join(folder, 'a/b'))).toEqual([])
})

it.each(['ENOSPC', 'EROFS', 'EACCES'])('reports %s, wherever it is met, without a stack', async (code) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await runScript(async () => {
    throw Object.assign(new Error('x'), { code, path: '/some/file' })
  })
  process.exitCode = 0
  expect(said.mock.calls).toEqual([
    [expect.stringMatching(/^\/some\/file cannot be written, because [\w\s-]+\.$/)],
  ])
  said.mockClear()
})

it('says of a database without room what is full, and no query', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await runScript(async () => {
    throw new Error(
      'Raw query failed. Code: `53100`. Message: `could not extend file: No space left on device`',
    )
  })
  process.exitCode = 0
  expect(said.mock.calls).toEqual([['The database cannot write, because its disk is full.']])
  said.mockClear()
})
