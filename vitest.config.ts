import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))

// Tests of servers mostly wait: for what was killed to come back, and for what is frozen.
const mostlyWaiting = 3

const engine = 'lib/skate/**/*.test.ts'
const coach = 'lib/skate/coach/**/*.test.ts'
// These start a Postgres of their own each, which takes seconds.
const clusters = ['scripts/migrate.test.ts', 'scripts/database/*.test.ts']
// These start programs, servers or threads, or wait for them.
const processes = [
  'scripts/{disk,mail,test,trick}.test.ts',
  'scripts/bench/coach-weight.test.ts',
  'scripts/browser/chromium.test.ts',
  'scripts/check/{linear,storage}.test.ts',
  'scripts/run/{liveness,outgoing,processes,supervise}.test.ts',
  'lib/db/pool.test.ts',
  'lib/thread-pool.test.ts',
  'server/main.test.ts',
  'tests/pumped.test.ts',
]

const unit = globSync(
  ['{lib,components,prisma,scripts,server,worker}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
  {
    cwd: root,
    exclude: [engine, ...clusters, ...processes],
  },
).map((path) => ({ path, text: readFileSync(`${root}${path}`, 'utf8') }))
/** A module that one file stands in for would be another file's, too, where they share a worker. */
const standsIn = (text: string) => text.includes('vi.mock(')
const needsBrowser = (text: string) => text.startsWith('// @vitest-environment jsdom')
const unitWhere = (isWanted: (text: string) => boolean) =>
  unit.filter(({ text }) => isWanted(text)).map(({ path }) => path)

export default defineConfig({
  resolve: {
    alias: {
      '@': root.replace(/\/$/, ''),
      'server-only': `${root}node_modules/server-only/empty.js`,
      // Made ready where it is imported: most files do without its weight.
      'fast-check': `${root}tests/setup/properties.ts`,
    },
  },
  test: {
    // Much of the time is Postgres', which works beside them.
    maxWorkers: '100%',
    // Generous, and the only limit: how fast a busy machine is says nothing about the product.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    // What the product logs is part of a failure, and of nothing else.
    silent: 'passed-only',
    // What one test stubs must not reach the next.
    unstubGlobals: true,
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: unitWhere((text) => !standsIn(text) && !needsBrowser(text)),
          isolate: false,
          setupFiles: ['tests/setup/console.ts'],
        },
      },
      {
        extends: true,
        // Components are shown without a server: the address is all that a navigation changes.
        resolve: {
          alias: {
            'next/navigation': `${root}tests/setup/navigation.ts`,
            idb: `${root}tests/setup/in-memory-idb.ts`,
          },
        },
        test: {
          name: 'components',
          include: unitWhere((text) => !standsIn(text) && needsBrowser(text)),
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['tests/setup/fresh-modules.ts', 'tests/setup/console.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'stand-ins',
          include: unitWhere(standsIn),
          // Quicker to begin than a process, and as much on its own.
          pool: 'threads',
          setupFiles: ['tests/setup/console.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'processes', include: processes, setupFiles: ['tests/setup/console.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'engine',
          include: [engine],
          exclude: [...configDefaults.exclude, coach],
          // Pure, and with the whole library as what is looked at: a worker reads it once.
          isolate: false,
          setupFiles: ['tests/setup/console.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'coach',
          include: [coach],
          isolate: false,
          setupFiles: ['tests/setup/console.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'clusters',
          include: clusters,
          setupFiles: ['tests/setup/console.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          setupFiles: ['tests/setup/console.ts', 'tests/setup/api.ts'],
          globalSetup: ['tests/setup/database.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'crash',
          maxWorkers: mostlyWaiting,
          include: ['tests/crash/**/*.test.ts'],
          setupFiles: ['tests/setup/console.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'scale',
          maxWorkers: mostlyWaiting,
          include: ['tests/scale/**/*.test.ts'],
          setupFiles: ['tests/setup/console.ts'],
        },
      },
    ],
  },
})
