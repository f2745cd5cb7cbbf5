import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findForbiddenImports } from './imports.ts'

const refused: [from: string, to: string, rule: string][] = [
  ['app/(site)/page.tsx', 'lib/db/client.ts', 'page imports only'],
  ['app/(site)/page.tsx', 'prisma/client.ts', 'page imports only'],
  ['app/api/tricks/route.ts', 'components/ui/button.tsx', 'handler imports only'],
  ['app/api/tricks/route.ts', 'lib/skate/motion.ts', 'handler imports only'],
  ['components/tricks/card.tsx', 'lib/tricks/data.ts', 'shared imports only'],
  ['components/tricks/card.tsx', 'lib/auth/sessions.ts', 'shared imports only'],
  ['components/tricks/card.tsx', 'components/my-tricks/save.tsx', 'shared imports only'],
  ['components/parks/park.tsx', 'components/my-tricks/save.tsx', 'components of one thing'],
  ['components/tricks/card.tsx', 'app/providers.tsx', 'shared imports only'],
  ['components/ui/card.tsx', 'components/tricks/card.tsx', 'ui imports only'],
  ['lib/skate/motion.ts', 'lib/tricks/schema.ts', 'skate imports only'],
  ['lib/skate/read/parse.ts', 'lib/skate/lessons/lesson.ts', 'names are read without'],
  ['lib/skate/coach/reading/read.ts', 'lib/skate/coach/choosing/rank.ts', 'reading knows neither'],
  ['lib/skate/coach/reading/read.ts', 'lib/skate/coach/wording/notes.ts', 'reading knows neither'],
  ['lib/skate/coach/choosing/aim.ts', 'lib/skate/coach/reading/chart.ts', 'choosing takes of reading'],
  ['lib/skate/coach/choosing/aim.ts', 'lib/skate/coach/wording/notes.ts', 'choosing takes of reading'],
  ['lib/skate/coach/wording/reason.ts', 'lib/skate/coach/reading/chart.ts', 'wording reads nothing'],
  ['lib/skate/game/machine.ts', 'lib/skate/coach/choosing/rank.ts', 'the coach is entered by its front'],
  ['components/suggest/menu.ts', 'lib/skate/coach/choosing/rank.ts', 'the coach is entered by its front'],
  ['lib/tricks/schema.ts', 'lib/tricks/data.ts', 'schema imports only'],
  ['lib/tricks/order.ts', 'lib/tricks/data.ts', 'idea imports only'],
  ['lib/tricks/order.ts', 'lib/db/client.ts', 'idea imports only'],
  ['lib/tricks/data.ts', 'lib/my-tricks/data.ts', 'tricks builds only on'],
  ['lib/tricks/data.ts', 'lib/posts/data.ts', 'tricks builds only on'],
  ['lib/tricks/schema.ts', 'lib/lines/schema.ts', 'tricks builds only on'],
  ['lib/accounts/data.ts', 'lib/tricks/data.ts', 'accounts builds only on'],
  ['lib/tricks/data.ts', 'lib/http/route.ts', 'data imports only'],
  ['lib/tricks/data.ts', 'lib/auth/auth-context.ts', 'data imports only'],
  ['lib/auth/sessions.ts', 'lib/tricks/data.ts', 'auth imports only'],
  ['lib/youtube/search.ts', 'lib/db/client.ts', 'service imports only'],
  ['lib/db/client.ts', 'lib/tricks/data.ts', 'db imports only'],
  ['lib/tricks/data.ts', 'scripts/database/open.ts', 'data imports only'],
  ['server/main.ts', 'scripts/run/fingerprint.ts', 'server imports only'],
  ['server/main.ts', 'lib/tricks/data.ts', 'server imports only'],
  ['worker/worker.ts', 'lib/env.ts', 'worker imports only'],
  ['lib/somewhere/else.tsx', 'components/ui/button.tsx', 'every folder has a rule'],
]

const allowed: [from: string, to: string][] = [
  ['app/(site)/page.tsx', 'lib/tricks/data.ts'],
  ['app/my-tricks/page.tsx', 'lib/auth/auth-context.ts'],
  ['app/api/tricks/route.ts', 'lib/http/route.ts'],
  ['components/parks/park.tsx', 'components/tricks/badges.tsx'],
  ['components/tricks/card.tsx', 'lib/http/client.ts'],
  ['lib/lines/data.ts', 'lib/videos/data.ts'],
  ['lib/tricks/data.ts', 'lib/tricks/more-data.ts'],
  ['lib/tricks/data.ts', 'lib/db/client.ts'],
  ['lib/skate/motion.ts', 'lib/skate/stance.ts'],
  ['lib/skate/coach/choosing/aim.ts', 'lib/skate/coach/reading/called.ts'],
  ['lib/skate/coach/wording/reason.ts', 'lib/skate/coach/choosing/aim.ts'],
  ['lib/skate/faults/hearing.ts', 'lib/skate/coach/reading/lexer.ts'],
  ['components/suggest/menu.ts', 'lib/skate/coach/changes.ts'],
  ['lib/tricks/some.test.ts', 'lib/db/client.ts'],
  ['server/main.ts', 'lib/env.ts'],
]

/** Each way in which one file can name another. */
const written = [
  (to: string) => `import { x } from '@/${to}'`,
  (to: string) => `import type { X } from '@/${to}'`,
  (to: string) => `import {\n  type X,\n  x,\n} from '@/${to}'`,
  (to: string) => `export * from '@/${to}'`,
  (to: string) => `export { x } from '@/${to}'`,
  (to: string) => `import '@/${to}'`,
  (to: string) => `const later = () => import('@/${to}')`,
]

describe('the rules of imports', () => {
  let directory: string

  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'imports-'))
  })
  afterAll(() => rm(directory, { recursive: true }))

  /** What is said about a house of these files. */
  async function judge(name: string, files: Record<string, string>): Promise<string> {
    const house = path.join(directory, name)
    for (const [file, text] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(house, file)), { recursive: true })
      await writeFile(path.join(house, file), text)
    }
    for (const root of ['app', 'components', 'lib', 'server', 'worker', 'prisma', 'scripts'])
      await mkdir(path.join(house, root), { recursive: true })
    await writeFile(path.join(house, 'middleware.ts'), '')
    return (await findForbiddenImports(house)) ?? ''
  }

  it('refuse what goes up, across or around', async () => {
    const lines = new Map<string, string[]>()
    // One house for all: what is named by a path with its ending is found.
    for (const [index, [from, to]] of refused.entries()) {
      const statement = written[index % written.length]?.(to) ?? ''
      lines.set(from, [...(lines.get(from) ?? []), statement])
      if (!lines.has(to)) lines.set(to, [])
    }
    const files = Object.fromEntries([...lines].map(([file, texts]) => [file, texts.join('\n')]))
    const said = (await judge('refused', files)).split('\n')
    const missing = refused.filter(
      ([from, to, rule]) => !said.some((line) => line.includes(rule) && line.includes(`${from} → ${to}`)),
    )
    expect(missing, said.join('\n')).toEqual([])
  })

  it('allow what goes down', async () => {
    const files = Object.fromEntries(
      allowed.flatMap(([from, to]) => [
        [to, ''],
        [from, ''],
      ]),
    )
    for (const [from, to] of allowed) files[from] += `import { x } from '@/${to}'\n`
    expect(await judge('allowed', files)).toBe('')
  })

  it('refuse a circle that goes through a type, a stranger’s package, and what a browser must not load', async () => {
    const said = await judge('others', {
      'lib/a.ts': "import type { B } from './b'",
      'lib/b.ts': "import { a } from './a'",
      'lib/skate/motion.ts': "import fs from 'node:fs'",
      'lib/tricks/schema.ts': "import React from 'react'\nimport { z } from 'zod'",
      'lib/tricks/data.ts': "import pg from 'pg'",
      'components/tricks/a.tsx': "'use client'\nimport { b } from '@/lib/tricks/b'",
      'lib/tricks/more-data.ts':
        "import { suggest } from '../skate/coach/suggest'\nimport type { Library } from '../skate/coach/library'",
      'lib/skate/coach/suggest.ts': '',
      'lib/skate/coach/library.ts': '',
      'lib/tricks/b.ts': "import type { T } from './data'\nimport { c } from './c'",
      'lib/tricks/c.ts': "import { name } from '../site'",
      'lib/site.ts': "import { env } from './env'",
      'lib/env.ts': '',
      'scripts/one.ts': "import { name } from '../lib/site'\nawait runScript(() => name)",
      'scripts/two.ts': "await runScript(async () => (await import('../lib/site')).name)",
    })
    expect(said).toMatch(/no circle, types included: (lib\/[ab]\.ts( → )?){3}/)
    expect(said).toContain('the engine has no packages: lib/skate/motion.ts → fs')
    expect(said).toContain('schemas have zod, and no other package: lib/tricks/schema.ts → react')
    expect(said).not.toContain('→ zod')
    expect(said).toMatch(
      /the coach is loaded where .*: lib\/tricks\/more-data.ts → lib\/skate\/coach\/suggest.ts/,
    )
    expect(said).not.toContain('library.ts')
    expect(said).toContain('pg has one home: lib/tricks/data.ts → pg')
    expect(said).toContain('a browser loads what is the server’s: lib/tricks/c.ts → lib/site.ts')
    expect(said).not.toContain('lib/tricks/data.ts: ')
    expect(said.match(/before \.env is loaded.*/g)).toEqual([
      'before .env is loaded: import it in runScript: lib/site.ts → lib/env.ts',
    ])
  })
})
