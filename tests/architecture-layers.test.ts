import { describe, expect, it } from 'vitest'
import { brokenArrows, layerOf, unguarded } from './architecture/layers.ts'
import { importsOf } from './architecture/sources.ts'

const files = (record: Record<string, string>) => new Map(Object.entries(record))
const guarded = "import 'server-only'\n"
const isGuarded = (file: string) => /(data|db|viewer|guarded-idea)\.ts$/.test(file)

/** What the checker says about one file that imports another. */
const verdict = (from: string, to: string, text = `import { x } from '@/${to.replace(/\.tsx?$/, '')}'`) =>
  brokenArrows(files({ [from]: text, [to]: isGuarded(to) ? guarded : '' })).map(({ why }) => why)

describe('the layer rule', () => {
  it.each([
    ['app/(site)/page.tsx', 'lib/db/client.ts'],
    ['app/(site)/page.tsx', 'lib/db/connect.ts'],
    ['app/(site)/page.tsx', 'lib/env.ts'],
    ['app/(site)/page.tsx', 'lib/http/client.ts'],
    ['app/(site)/page.tsx', 'lib/auth/sessions.ts'],
    ['app/api/tricks/route.ts', 'lib/db/client.ts'],
    ['app/api/tricks/route.ts', 'components/ui/button.tsx'],
    ['app/api/tricks/route.ts', 'lib/skate/motion.ts'],
    ['app/api/tricks/route.ts', 'lib/tricks/search.ts'],
    ['components/tricks/card.tsx', 'lib/tricks/data.ts'],
    ['components/tricks/card.tsx', 'lib/videos/data.ts'],
    ['components/tricks/card.tsx', 'lib/auth/auth-context.ts'],
    ['components/tricks/card.tsx', 'components/my-tricks/save.tsx'],
    ['components/tricks/card.tsx', 'app/providers.tsx'],
    ['components/tricks/card.tsx', 'lib/tricks/guarded-idea.ts'],
    ['components/ui/card.tsx', 'components/tricks/card.tsx'],
    ['lib/skate/motion.ts', 'lib/tricks/schema.ts'],
    ['lib/skate/motion.ts', 'lib/db/client.ts'],
    ['lib/tricks/schema.ts', 'lib/tricks/data.ts'],
    ['lib/tricks/schema.ts', 'lib/skate/motion.ts'],
    ['lib/tricks/order.ts', 'lib/tricks/data.ts'],
    ['lib/tricks/order.ts', 'lib/cache/cache.ts'],
    ['lib/tricks/data.ts', 'lib/my-tricks/data.ts'],
    ['lib/tricks/data.ts', 'lib/posts/data.ts'],
    ['lib/accounts/data.ts', 'lib/tricks/data.ts'],
    ['lib/tricks/data.ts', 'lib/env.ts'],
    ['lib/tricks/data.ts', 'lib/http/route.ts'],
    ['lib/tricks/data.ts', 'lib/auth/auth-context.ts'],
    ['lib/auth/auth-context.ts', 'lib/tricks/data.ts'],
    ['lib/youtube/search.ts', 'lib/db/client.ts'],
    ['lib/db/client.ts', 'lib/tricks/data.ts'],
    ['lib/tricks/data.ts', 'scripts/database.ts'],
    ['lib/somewhere.ts', 'lib/errors.ts'],
  ])('refuses %s -> %s', (from, to) => {
    expect(verdict(from, to)).toHaveLength(1)
  })

  it.each([
    ['app/(site)/page.tsx', 'lib/tricks/data.ts'],
    ['app/my-tricks/page.tsx', 'lib/auth/auth-context.ts'],
    ['app/(site)/page.tsx', 'components/ui/button.tsx'],
    ['app/api/tricks/route.ts', 'lib/http/route.ts'],
    ['app/api/health/route.ts', 'lib/db/health.ts'],
    ['components/tricks/card.tsx', 'components/ui/button.tsx'],
    ['components/tricks/card.tsx', 'lib/http/client.ts'],
    ['lib/lines/data.ts', 'lib/videos/data.ts'],
    ['lib/my-tricks/data.ts', 'lib/tricks/data.ts'],
    ['lib/tricks/data.ts', 'lib/tricks/more-data.ts'],
    ['lib/tricks/data.ts', 'lib/db/client.ts'],
    ['lib/auth/sessions.ts', 'lib/db/client.ts'],
    ['lib/skate/motion.ts', 'lib/skate/stance.ts'],
  ])('allows %s -> %s', (from, to) => {
    expect(verdict(from, to)).toEqual([])
  })

  it.each([
    ["import type { Row } from '../../lib/db.ts'"],
    ["import {\n  one,\n  two,\n} from '../../lib/db'"],
    ["export { db } from '@/lib/db'"],
    ["export * from '@/lib/db'"],
    ["import '@/lib/db'"],
    ["const later = () => import('@/lib/db')"],
    ["const old = require('../../lib/db')"],
  ])('sees %j', (text) => {
    expect(verdict('components/tricks/card.tsx', 'lib/db/client.ts', text)).toEqual([
      'component may not import db',
    ])
  })

  it('is not misled by words that look like imports', () => {
    expect(importsOf("// import x from 'y'\nconst text = \"from 'here'\"\n")).toEqual([])
  })

  it('lets a schema take a type of the skating, and a component a pure idea', () => {
    expect(
      verdict('lib/tricks/schema.ts', 'lib/skate/motion.ts', "import type { M } from '../skate/motion'"),
    ).toEqual([])
    const pure = files({
      'components/tricks/a.tsx': "import { b } from '@/lib/tricks/b'",
      'lib/tricks/b.ts': '',
    })
    expect(brokenArrows(pure)).toEqual([])
  })

  it('keeps packages out of the pure layers', () => {
    expect(verdict('lib/skate/a.ts', 'lib/db/client.ts', "import fs from 'node:fs'")).toEqual([
      'skate may not use this package',
    ])
    expect(verdict('lib/tricks/schema.ts', 'lib/db/client.ts', "import { z } from 'zod'")).toEqual([])
    expect(verdict('lib/tricks/schema.ts', 'lib/db/client.ts', "import React from 'react'")).toHaveLength(1)
  })

  it('leaves tests alone and knows where structured data belongs', () => {
    expect(verdict('lib/skate/a.test.ts', 'lib/db/client.ts')).toEqual([])
    expect(layerOf('lib/tricks/structured-data.ts')).toBe('idea')
    expect(layerOf('lib/videos/data.ts')).toBe('data')
  })

  it('wants the guard first', () => {
    const sources = files({
      'lib/a/data.ts': "import { db } from '../db'\n",
      'lib/b/data.ts': `${guarded}\n`,
    })
    expect(unguarded(sources)).toEqual(['lib/a/data.ts'])
  })
})
