import { describe, expect, it } from 'vitest'
import { belowFloor } from './architecture/floors.ts'
import { astray, badNames, catching, sizes, tooLong, uncheckedTypes } from './architecture/rules.ts'

const files = (record: Record<string, string>) => new Map(Object.entries(record))
// In two parts, so that this file does not hold what it looks for.
const directive = `${'@'}ts-`

describe('the other rules', () => {
  const lines = (count: number) => 'x\n'.repeat(count)

  it('measures files', () => {
    const sources = files({
      'app/api/a/route.ts': lines(26),
      'app/api/b/route.ts': lines(25),
      'app/page.tsx': lines(81),
      'lib/http/route.ts': lines(86),
      'lib/a/long.ts': lines(201),
      'lib/a/full.ts': lines(200),
    })
    expect(tooLong(sources).map((line) => line.split(':')[0])).toEqual([
      'app/api/a/route.ts',
      'app/page.tsx',
      'lib/a/long.ts',
    ])
    const spread = Array.from({ length: 100 }, (_, index) => [`lib/a/${index}.ts`, lines(index + 1)])
    expect(sizes(new Map(spread as [string, string][]))).toEqual({ median: 50, p95: 95 })
  })

  it.each([
    'lib/utils.ts',
    'lib/tricks/helpers.ts',
    'components/common/a.tsx',
    'lib/tricks/types.ts',
    'components/tricks/index.ts',
    'lib/hooks/a.ts',
    'components/ui/trick-badge.tsx',
    'lib/misc.test.ts',
  ])('refuses the name %s', (file) => {
    expect(badNames([file])).toEqual([file])
  })

  it('accepts names that say something', () => {
    expect(
      badNames(['lib/tricks/difficulty-note.ts', 'components/ui/outline-button.tsx', 'app/page.tsx']),
    ).toEqual([])
  })

  it.each([
    'let a: any',
    'const a = b as any',
    'const a: any[] = []',
    'f<any>()',
    'type A = Record<string, any>',
    `// ${directive}ignore\nf()`,
    `// ${directive}expect-error why\nf()`,
    'let a: string | any',
  ])('refuses %j', (text) => {
    expect(uncheckedTypes(files({ 'lib/a.ts': text }))).toEqual(['lib/a.ts'])
  })

  it('knows any from a word in a sentence', () => {
    expect(
      uncheckedTypes(
        files({
          'lib/a.ts':
            "// with: any luck\nconst a = 'as any'\nconst anything: anyone = b\nconst f = () => any(1)",
        }),
      ),
    ).toEqual([])
  })

  it.each([
    ['components/tricks/a.ts', 'const a = process.env.PORT', 'process.env'],
    ['lib/tricks/data.ts', "const a = process['env'].PORT", 'process.env'],
    ['lib/ai/other.ts', "import { createOpenAI } from '@ai-sdk/openai'", '@ai-sdk/openai'],
    ['lib/posts/data.ts', "import purify from 'isomorphic-dompurify'", 'isomorphic-dompurify'],
    ['lib/tricks/data.ts', "import pg from 'pg'", 'pg'],
  ])('finds what %s has no business with', (file, text, thing) => {
    expect(astray(files({ [file]: text }))).toEqual([`${file}: ${thing}`])
  })

  it('lets each thing live at home', () => {
    const sources = files({
      'lib/env.ts': 'parse(process.env)',
      'lib/ai/model.ts': "import { createOpenAI } from '@ai-sdk/openai'",
      'lib/html.ts': "import purify from 'isomorphic-dompurify'",
      'lib/a/b.ts': '// process.env is read elsewhere',
    })
    expect(astray(sources)).toEqual([])
  })

  it('finds what catches', () => {
    expect(
      catching(files({ 'app/a.tsx': 'try { f() } catch {}', 'app/b.tsx': 'f() // try { again' })),
    ).toEqual(['app/a.tsx'])
  })

  it('weighs locked versions', () => {
    const good = {
      next: '16.4.1',
      react: '19.3.1',
      'react-dom': '19.10.0',
      'next-auth': '4.24.15',
      dompurify: '3.4.16',
    }
    const lock = (versions: Record<string, string>, more = {}) => ({
      packages: {
        ...Object.fromEntries(
          Object.entries(versions).map(([name, version]) => [`node_modules/${name}`, { version }]),
        ),
        ...more,
      },
    })
    expect(belowFloor(lock(good))).toEqual([])
    expect(belowFloor(lock({ ...good, next: '16.4.0' }))).toEqual(['next 16.4.0 < 16.4.1'])
    expect(belowFloor(lock({ ...good, next: '17.0.0-canary.1' }))).toEqual([])
    expect(belowFloor(lock({ ...good, react: '19.3.1-rc.0' }))).toEqual(['react 19.3.1-rc.0 < 19.3.1'])
    expect(belowFloor(lock({ ...good, 'next-auth': '4.9.99' }))).toEqual(['next-auth 4.9.99 < 4.24.15'])
    expect(
      belowFloor(lock(good, { 'node_modules/x/node_modules/dompurify': { version: '3.4.15' } })),
    ).toEqual(['dompurify 3.4.15 < 3.4.16'])
    const { dompurify: _, ...lacking } = good
    expect(belowFloor(lock(lacking))).toEqual(['dompurify is not in the lock file'])
  })
})
