import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))

// Tests of servers mostly wait: for what was killed to come back, and for what is frozen.
const mostlyWaiting = 3

const engine = 'lib/skate/**/*.test.ts'
// These start a Postgres of their own each, which takes seconds.
const clusters = ['scripts/migrate.test.ts', 'scripts/database/*.test.ts']
const coach = 'lib/skate/coach/**/*.test.ts'

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
        // Components are shown without a server: the address is all that a navigation changes.
        resolve: { alias: { 'next/navigation': `${root}tests/setup/navigation.ts` } },
        test: {
          name: 'unit',
          include: ['{lib,components,prisma,scripts,server,worker}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          exclude: [...configDefaults.exclude, engine, ...clusters],
          setupFiles: ['tests/setup/console.ts'],
        },
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
