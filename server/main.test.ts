import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const sentence = 'DATABASE_URL must be set to a Postgres server, such as'

it.each([
  ['without a database', { DATABASE_URL: '' }, sentence],
  ['with a wrong setting', { SITE_URL: 'skate.example' }, 'SITE_URL must be a full http(s) address'],
  [
    'where it cannot show its metrics',
    { METRICS_PORT: '9', METRICS_HOST: '192.0.2.1' },
    '192.0.2.1 (HOST or METRICS_HOST) is no address',
  ],
])(
  'refuses to start %s, in one sentence',
  async (_, wrong, said) => {
    const child = spawn(process.execPath, ['server/main.ts'], {
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c', ...wrong },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
    expect((await text(child.stderr)).trim().split('\n')).toEqual([expect.stringContaining(said)])
    expect(await ended).toBe(1)
  },
  60_000,
)
