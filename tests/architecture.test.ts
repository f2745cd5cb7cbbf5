import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  bare,
  type Import,
  importsOf,
  isTest,
  readSources,
  resolveImport,
  root,
  type Sources,
} from './setup/sources'

/*
 * Who may import whom. There is no list of exceptions: where one would be needed the rule is wrong, and is to be
 * changed here, with the reason.
 */

/** What a file is follows from where it stands; the first that fits counts. */
const places = [
  ['handler', /^app\/(.*\/)?route\.tsx?$/],
  ['page', /^(app\/|middleware\.ts$)/],
  ['ui', /^components\/ui\//],
  // What many pages show, or fall back to without a connection. The header and the previews both draw the brand.
  ['shared', /^components\/(tricks|videos|figure|accounts|brand|offline)\//],
  ['component', /^components\//],
  ['skate', /^lib\/skate\//],
  ['auth', /^lib\/auth\//],
  // What the browser sends and keeps.
  ['browser', /^lib\/(http\/client\.ts$|offline\/|preferences\/)/],
  ['http', /^lib\/http\//],
  // What a failure of the database means to a caller, without the database.
  ['plain', /^lib\/db\/errors\.ts$/],
  ['db', /^lib\/db\//],
  ['cache', /^lib\/cache\//],
  // Reads the id of a video out of a link, and asks no one.
  ['plain', /^lib\/youtube\/link\.ts$/],
  // What a model was asked, and may be asked today, is in rows.
  ['consulting', /^lib\/ai\/consult\.ts$/],
  // How they are: for the one handler that tells.
  ['health', /^lib\/ai\/health\.ts$/],
  // Services of others, by network.
  ['service', /^lib\/(ai\/|youtube\/|uploads\/store\.ts$)/],
  ['observability', /^lib\/observability\//],
  ['env', /^lib\/env\.ts$/],
  // What depends on the address of the site, and so on the environment.
  ['site', /^lib\/(site|well-known-files)\.ts$/],
  // No row, no session, no environment.
  ['plain', /^lib\/[^/]+\.ts$/],
  // The taxonomy is the schema's values without zod, for pages that start without it.
  ['schema', /^lib\/[^/]+\/(schema|taxonomy)\.ts$/],
  // A noun with many verbs has several such files; structured data is what search engines call theirs.
  ['data', /^lib\/[^/]+\/((?!structured-)[^/]+-)?data\.ts$/],
  ['idea', /^lib\/[^/]+\//],
  ['server', /^server\//],
  ['worker', /^worker\//],
  // The values that a column may have: words, and no rows.
  ['plain', /^prisma\/generated\/enums\.ts$/],
  ['prisma', /^prisma\//],
  ['scripts', /^scripts\//],
] as const

type Layer = (typeof places)[number][0]

const layerOf = (file: string): Layer | null => places.find(([, pattern]) => pattern.test(file))?.[0] ?? null

const pure: Layer[] = ['skate', 'schema', 'idea', 'plain']

const table: Record<Layer, readonly Layer[]> = {
  // Pages compose: components, and what the verbs of data.ts return. Rows stay behind those.
  page: ['page', 'ui', 'shared', 'component', ...pure, 'data', 'auth', 'browser', 'env', 'site'],
  // A handler is one call. Health is the one that has no rows, and lies with the database and the services.
  handler: [
    'page',
    'schema',
    'idea',
    'plain',
    'data',
    'auth',
    'http',
    'cache',
    'db',
    'health',
    'site',
    'shared',
  ],
  ui: ['ui', 'browser', 'plain'],
  shared: ['ui', 'shared', ...pure, 'browser', 'site'],
  component: ['ui', 'shared', 'component', ...pure, 'browser', 'site'],
  skate: ['skate'],
  schema: ['schema', 'skate', 'plain'],
  // May use services, as only data.ts calls it then: the browser is guarded by what it can reach, below.
  idea: [...pure, 'service', 'site'],
  data: [...pure, 'data', 'db', 'prisma', 'cache', 'service', 'consulting', 'observability', 'env', 'site'],
  auth: ['auth', 'schema', 'plain', 'db', 'prisma', 'observability', 'env', 'site'],
  browser: ['browser', 'skate', 'schema', 'idea', 'plain'],
  http: ['http', 'browser', 'auth', 'plain', 'observability', 'env', 'site'],
  service: ['service', 'plain', 'observability', 'env'],
  health: ['service'],
  consulting: ['service', 'plain', 'db', 'prisma', 'observability', 'env'],
  cache: ['cache', 'db', 'prisma', 'plain', 'observability', 'env'],
  db: ['db', 'prisma', 'plain', 'observability', 'env'],
  observability: ['observability', 'env', 'plain'],
  site: ['site', 'plain', 'env'],
  env: ['plain'],
  plain: ['plain'],
  // The production server knows no noun: it renders through the framework.
  server: ['server', 'worker', 'schema', 'cache', 'observability', 'plain', 'env', 'site'],
  worker: ['worker', 'browser', 'plain'],
  // The seed names and measures tricks as the app does, and gives them their tutorials as it does.
  prisma: ['prisma', ...pure, 'data', 'db', 'env'],
  // Commands run everything but pages.
  scripts: [
    'scripts',
    'server',
    'worker',
    'prisma',
    'db',
    'cache',
    'auth',
    'service',
    'env',
    'site',
    ...pure,
    'data',
  ],
}

/** Which other nouns a noun of lib may use: only down, never back, never across. */
const nouns: Record<string, readonly string[]> = {
  lines: ['my-tricks', 'tricks', 'videos'],
  'my-tricks': ['tricks', 'videos'],
  tricks: ['videos'],
  parks: ['tricks'],
  // The rules are the engine's.
  games: [],
  // A draft is about a trick, and a post shows which tricks it mentions, and pictures.
  posts: ['tricks', 'videos', 'uploads'],
  videos: [],
  accounts: [],
  uploads: [],
  vitals: [],
}

/** Packages that a layer may use, where not any. */
const packages: Partial<Record<Layer, readonly string[]>> = { skate: [], schema: ['zod'] }

const folderOf = (file: string) => file.split('/')[1] ?? ''
const isNoun = (layer: Layer) => layer === 'schema' || layer === 'idea' || layer === 'data'

function objection(from: string, to: string): string | null {
  const [source, target] = [layerOf(from), layerOf(to)]
  if (!source) return 'stands in a folder that has no rule'
  if (!target || !table[source].includes(target)) return `is ${source}, which may not import ${target ?? to}`
  const [own, other] = [folderOf(from), folderOf(to)]
  if (own === other) return null
  if (source === 'component' && target === 'component') return 'uses a component of another noun'
  if (isNoun(source) && isNoun(target) && !nouns[own]?.includes(other))
    return `is of ${own}, which does not build on ${other}`
  return null
}

/** Every import that the table forbids, types included. Tests may import what they test. */
function forbidden(sources: Sources): string[] {
  return [...sources].flatMap(([from, text]) =>
    isTest(from)
      ? []
      : importsOf(text).flatMap(({ to }) => {
          const target = resolveImport(from, to, sources)
          if (target && !/\.tsx?$/.test(target)) return []
          const layer = layerOf(from)
          const allowed = layer && packages[layer]
          const isStranger = !target && allowed && !allowed.includes(to) && !isHome(from, to)
          const why = target
            ? objection(from, target)
            : isStranger
              ? `is ${layer}, which has no packages`
              : null
          return why ? [`${from} -> ${target ?? to}: ${why}`] : []
        }),
  )
}

/** What each file imports of the project. */
function graphOf(sources: Sources, isCounted: (edge: Import) => boolean) {
  return new Map(
    [...sources].map(([from, text]) => [
      from,
      importsOf(text)
        .filter(isCounted)
        .flatMap(({ to }) => resolveImport(from, to, sources) ?? [])
        .filter((to) => sources.has(to)),
    ]),
  )
}

/** One circle of imports for each file that is the first to close one. */
function circles(sources: Sources): string[] {
  const graph = graphOf(sources, () => true)
  const done = new Set<string>()
  const found: string[] = []
  const visit = (file: string, way: string[]) => {
    if (way.includes(file)) found.push([...way.slice(way.indexOf(file)), file].join(' -> '))
    if (way.includes(file) || done.has(file)) return
    for (const next of graph.get(file) ?? []) visit(next, [...way, file])
    done.add(file)
  }
  for (const file of graph.keys()) visit(file, [])
  return found
}

const serverOnly: readonly (Layer | null)[] = [
  'data',
  'db',
  'auth',
  'http',
  'cache',
  'service',
  'env',
  'site',
  'observability',
  'prisma',
]

/** Ways by which a browser would load what is the server's. */
function leaks(sources: Sources): string[] {
  const graph = graphOf(sources, ({ isTypeOnly }) => !isTypeOnly)
  const from = [...sources].filter(([file, text]) => /^'use client'/.test(text) || layerOf(file) === 'worker')
  const cameFrom = new Map<string, string>()
  const queue = from.map(([file]) => file).filter((file) => file !== 'worker/build.ts')
  for (const file of queue)
    for (const next of graph.get(file) ?? [])
      if (!cameFrom.has(next)) {
        cameFrom.set(next, file)
        queue.push(next)
      }
  const isServers = (file: string) =>
    serverOnly.includes(layerOf(file)) || /^import 'server-only'$/m.test(sources.get(file) ?? '')
  return [...cameFrom].filter(([file]) => isServers(file)).map(([file, by]) => `${by} -> ${file}`)
}

/** Scripts that would read the environment before .env is loaded, which happens when they run. */
function earlyReaders(sources: Sources): string[] {
  const graph = graphOf(sources, ({ isTypeOnly, isLate }) => !isTypeOnly && !isLate)
  const reaches = (file: string, seen = new Set<string>()): boolean => {
    if (file === 'lib/env.ts') return true
    if (seen.has(file)) return false
    seen.add(file)
    return (graph.get(file) ?? []).some((next) => reaches(next, seen))
  }
  const runs = [...sources].filter(
    ([file, text]) => file.startsWith('scripts/') && /^await runScript/m.test(text),
  )
  return runs.map(([file]) => file).filter((file) => reaches(file))
}

/** Things that have one home: what no other file may mention. */
const homes: { thing: string; isIn: (code: string) => boolean; home: RegExp }[] = [
  {
    // Elsewhere a part that cannot be loaded would take the whole page with it.
    thing: 'lazy()',
    isIn: (code) => importsOf(code).some(({ to }) => to === 'react') && /\blazy\(/.test(bare(code)),
    home: /^components\/ui\/behavior\/late\.tsx$/,
  },
  {
    thing: 'process.env',
    // The build writes one word in the place of the exception: what it says is not the environment's.
    isIn: (code) => /\bprocess\s*(\?\.|\.)\s*env\b(?!\.FIGURE_VERSION\b)|\bprocess\s*\[/.test(bare(code)),
    // next-auth reads its own address only from there.
    home: /^lib\/(env|auth\/next-auth)\.ts$/,
  },
  ...(
    [
      ['@ai-sdk/openai', /^lib\/ai\//],
      ['isomorphic-dompurify', /^lib\/html\.ts$/],
      ['dompurify', /^lib\/html\.ts$/],
      ['youtubei.js', /^lib\/youtube\//],
      ['youtube-transcript', /^lib\/youtube\//],
      ['pg', /^lib\/db\//],
      ['redis', /^server\//],
    ] as const
  ).map(([thing, home]) => ({
    thing,
    home,
    isIn: (code: string) => importsOf(code).some(({ to }) => to === thing || to.startsWith(`${thing}/`)),
  })),
]

const isHome = (file: string, thing: string) =>
  homes.some((each) => each.thing === thing && each.home.test(file))

const astray = (sources: Sources) =>
  [...sources]
    .filter(([file]) => !isTest(file))
    .flatMap(([file, text]) =>
      homes
        .filter(({ isIn, home }) => !home.test(file) && isIn(text))
        .map(({ thing }) => `${file}: ${thing}`),
    )

const vague = /^(utils?|helpers?|misc|common|services?|types|hooks|constants|index)$/
const domainWords = /\b(tricks?|skate|lines?|parks?|videos?|posts?|blog|accounts?|mastery)\b/

/** Files and folders whose name says nothing, barrels, and domain words among the primitives. */
const badNames = (files: Iterable<string>) =>
  [...files].filter((file) => {
    const names = file.split('/').map((part) => part.replace(/(\.test)?\.tsx?$/, ''))
    return (
      names.some((name) => vague.test(name)) ||
      (file.startsWith('components/ui/') && domainWords.test(names.at(-1) ?? ''))
    )
  })

// Next.js reads what these export.
const readByTheFramework =
  /^(app\/(.*\/)?(route|page|layout|not-found|manifest|robots|sitemap)|middleware)\.tsx?$/

/** What a file exports and no file that imports it names. The engine shows more: its README is for others too. */
function unusedExports(sources: Sources): string[] {
  const late = graphOf(sources, ({ isLate }) => isLate)
  const named = new Map<string, Set<string>>()
  for (const [from, targets] of graphOf(sources, () => true)) {
    const words = new Set(sources.get(from)?.match(/[\w$]+/g))
    // Who asks a file for what it loads later names the exports of that.
    for (const to of targets.flatMap((target) => [target, ...(late.get(target) ?? [])]))
      named.set(to, words.union(named.get(to) ?? new Set()))
  }
  const exported = /^export (?:async )?(?:function\*?|const|let|class|type|interface|enum) ([\w$]+)/gm
  return [...sources]
    .filter(([file]) => !file.startsWith('lib/skate/') && !readByTheFramework.test(file))
    .flatMap(([file, text]) =>
      [...text.matchAll(exported)].flatMap(([, name = '']) =>
        named.get(file)?.has(name) ? [] : `${file}: ${name}`,
      ),
    )
}

const exportedFunction =
  /^export (?:(?:async )?function\*? (\w+)|const (\w+)(?:: [^=]+)? =\s*(?:async\s*)?(?:<[^>]+>\s*)?(?:\(|\w+ =>|cached\())/gm

/** Functions that other files call, and of which their own file says nothing. */
const undescribed = (sources: Sources) =>
  [...sources].flatMap(([file, text]) =>
    [...text.matchAll(exportedFunction)]
      .filter(({ index }) => !text.slice(0, index).endsWith('*/\n'))
      .map(([, declared, assigned]) => `${file}: ${declared ?? assigned}`),
  )

/** Ways around the type checker. Types are written with a space where patterns have none: `| any`, but `(?:one|any)`. */
const uncheckedTypes = (sources: Sources) =>
  [...sources]
    .filter(
      ([, text]) =>
        /@ts-(ignore|nocheck|expect-error)/.test(text) ||
        /(?:(?<!\(\?):\s|[|&]\s|<|=>|\bas|\bkeyof)\s*any\b(?!\s*\()|\bany\[\]|,\s*any\s*>/.test(bare(text)),
    )
    .map(([file]) => file)

/** The oldest versions without a known hole that matters here. */
const floors: Record<string, string> = {
  next: '16.4.1',
  react: '19.3.1',
  'react-dom': '19.3.1',
  'next-auth': '4.24.15',
  dompurify: '3.4.16',
}

type Lock = { packages: Record<string, { version?: string }> }

function isBelow(version: string, floor: string): boolean {
  const [numbers = '', prerelease] = version.split('+')[0]?.split('-') ?? []
  const wanted = floor.split('.').map(Number)
  const difference = numbers
    .split('.')
    .map((number, index) => Number(number) - (wanted[index] ?? 0))
    .find((gap) => gap !== 0)
  if (difference === undefined) return prerelease !== undefined
  return !(difference > 0)
}

/** Locked packages that are too old, at whatever depth, and those that are not locked at all. */
function belowFloor(lock: Lock): string[] {
  const locked = Object.entries(lock.packages).map(([place, { version = '' }]) => ({
    name: place.split('node_modules/').at(-1) ?? '',
    version,
  }))
  return Object.entries(floors).flatMap(([name, floor]) => {
    const copies = locked.filter((copy) => copy.name === name)
    if (copies.length === 0) return [`${name} is not in the lock file`]
    return copies
      .filter(({ version }) => isBelow(version, floor))
      .map(({ version }) => `${name} ${version} < ${floor}`)
  })
}

const everything = readSources(
  'app',
  'components',
  'lib',
  'server',
  'worker',
  'prisma',
  'scripts',
  'tests',
  'middleware.ts',
)
const product = new Map([...everything].filter(([file]) => !file.startsWith('tests/')))
const shipped = new Map([...product].filter(([file]) => !/^(scripts|prisma\/seed)/.test(file)))

describe('the architecture', () => {
  it('has a layer for every file', () => {
    expect([...product.keys()].filter((file) => layerOf(file) === null)).toEqual([])
  })

  it('keeps to the table of imports', () => {
    expect(forbidden(product)).toEqual([])
  })

  it('has no circles, types included', () => {
    expect(circles(new Map([...product].filter(([file]) => !isTest(file))))).toEqual([])
  })

  it('keeps from browsers what is the server’s', () => {
    expect(leaks(new Map([...product].filter(([file]) => !isTest(file))))).toEqual([])
  })

  it('keeps each thing in its one home', () => {
    const ours = [...shipped].filter(([file]) => !/^(server|worker|prisma)\//.test(file))
    expect(astray(new Map(ours))).toEqual([])
  })

  it('loads .env before a script reads the environment: such imports are made in runScript', () => {
    expect(earlyReaders(product)).toEqual([])
  })

  it('has names that say something', () => {
    expect(badNames(everything.keys())).toEqual([])
  })

  it('does not go around the type checker', () => {
    expect(uncheckedTypes(everything)).toEqual([])
  })

  it('exports only what another file uses', () => {
    expect(unusedExports(everything)).toEqual([])
  })

  it('says of each function that others call what its types cannot', () => {
    const ours = [...shipped].filter(
      ([file]) => /^(lib|server)\//.test(file) && !/^lib\/skate\//.test(file) && !isTest(file),
    )
    expect(undescribed(new Map(ours))).toEqual([])
  })

  it('says in package.json (sideEffects) which files are imported for what they do: bundlers drop the others', () => {
    const wanted = graphOf(product, ({ isForEffect }) => isForEffect)
    const { sideEffects } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
    expect(['**/*.css', ...new Set([...wanted.values()].flat())]).toEqual(sideEffects)
  })

  it('locks no package below its security floor', () => {
    expect(belowFloor(JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')))).toEqual([])
  })
})

const files = (record: Record<string, string>) => new Map(Object.entries(record))

/** What the table says about one file that imports another. */
const between = (from: string, to: string, text = `import { x } from '@/${to.replace(/\.tsx?$/, '')}'`) =>
  forbidden(files({ [from]: text, [to]: '' }))

describe('the table of imports', () => {
  it.each([
    ['app/(site)/page.tsx', 'lib/db/client.ts'],
    ['app/(site)/page.tsx', 'prisma/client.ts'],
    ['app/api/tricks/route.ts', 'components/ui/button.tsx'],
    ['app/api/tricks/route.ts', 'lib/skate/motion.ts'],
    ['components/tricks/card.tsx', 'lib/tricks/data.ts'],
    ['components/tricks/card.tsx', 'lib/auth/sessions.ts'],
    ['components/tricks/card.tsx', 'components/my-tricks/save.tsx'],
    ['components/parks/park.tsx', 'components/my-tricks/save.tsx'],
    ['components/tricks/card.tsx', 'app/providers.tsx'],
    ['components/ui/card.tsx', 'components/tricks/card.tsx'],
    ['lib/skate/motion.ts', 'lib/tricks/schema.ts'],
    ['lib/tricks/schema.ts', 'lib/tricks/data.ts'],
    ['lib/tricks/order.ts', 'lib/tricks/data.ts'],
    ['lib/tricks/order.ts', 'lib/db/client.ts'],
    ['lib/tricks/data.ts', 'lib/my-tricks/data.ts'],
    ['lib/tricks/data.ts', 'lib/posts/data.ts'],
    ['lib/tricks/schema.ts', 'lib/lines/schema.ts'],
    ['lib/accounts/data.ts', 'lib/tricks/data.ts'],
    ['lib/tricks/data.ts', 'lib/http/route.ts'],
    ['lib/tricks/data.ts', 'lib/auth/auth-context.ts'],
    ['lib/auth/sessions.ts', 'lib/tricks/data.ts'],
    ['lib/youtube/search.ts', 'lib/db/client.ts'],
    ['lib/db/client.ts', 'lib/tricks/data.ts'],
    ['lib/tricks/data.ts', 'scripts/database/open.ts'],
    ['server/main.ts', 'scripts/run/fingerprint.ts'],
    ['server/main.ts', 'lib/tricks/data.ts'],
    ['worker/worker.ts', 'lib/env.ts'],
    ['lib/somewhere/else.tsx', 'components/ui/button.tsx'],
  ])('refuses %s -> %s', (from, to) => {
    expect(between(from, to)).toHaveLength(1)
  })

  it.each([
    ['app/(site)/page.tsx', 'lib/tricks/data.ts'],
    ['app/my-tricks/page.tsx', 'lib/auth/auth-context.ts'],
    ['app/api/tricks/route.ts', 'lib/http/route.ts'],
    ['components/parks/park.tsx', 'components/tricks/badges.tsx'],
    ['components/tricks/card.tsx', 'lib/http/client.ts'],
    ['lib/lines/data.ts', 'lib/videos/data.ts'],
    ['lib/tricks/data.ts', 'lib/tricks/more-data.ts'],
    ['lib/tricks/data.ts', 'lib/db/client.ts'],
    ['lib/skate/motion.ts', 'lib/skate/stance.ts'],
    ['server/main.ts', 'lib/env.ts'],
  ])('allows %s -> %s', (from, to) => {
    expect(between(from, to)).toEqual([])
  })

  it.each([
    ["import type { Row } from '../../lib/db/client.ts'"],
    ["import {\n  one,\n  two,\n} from '../../lib/db/client'"],
    ["export * from '@/lib/db/client'"],
    ["import '@/lib/db/client'"],
    ["const later = () => import('@/lib/db/client')"],
    ["const old = require('../../lib/db/client')"],
  ])('reads the import in %j', (text) => {
    expect(between('components/tricks/card.tsx', 'lib/db/client.ts', text)).toHaveLength(1)
  })

  it('is not misled by words that look like imports', () => {
    expect(importsOf("// import x from 'y'\nconst text = \"from 'here'\"\n")).toEqual([])
  })

  it('keeps packages out of the pure layers', () => {
    expect(between('lib/skate/a.ts', 'lib/db/client.ts', "import fs from 'node:fs'")).toHaveLength(1)
    expect(between('lib/tricks/schema.ts', 'lib/db/client.ts', "import { z } from 'zod'")).toEqual([])
    expect(between('lib/tricks/schema.ts', 'lib/db/client.ts', "import React from 'react'")).toHaveLength(1)
  })
})

describe('the checks of the architecture', () => {
  it('find a circle that goes through a type', () => {
    const round = files({
      'lib/a.ts': "import type { B } from './b'",
      'lib/b.ts': "import { c } from './c'",
      'lib/c.ts': "import { a } from './a'",
      'lib/d.ts': "import { a } from './a'",
    })
    expect(circles(round)).toEqual(['lib/a.ts -> lib/b.ts -> lib/c.ts -> lib/a.ts'])
  })

  it('find the way from a browser to the server', () => {
    const sources = files({
      'components/tricks/a.tsx': "'use client'\nimport { b } from '@/lib/tricks/b'",
      'lib/tricks/b.ts': "import type { T } from './data'\nimport { c } from './c'",
      'lib/tricks/c.ts': "import { env } from '../env'",
      'lib/tricks/data.ts': '',
      'lib/env.ts': '',
    })
    expect(leaks(sources)).toEqual(['lib/tricks/c.ts -> lib/env.ts'])
  })

  it.each([
    ['components/tricks/a.ts', 'const a = process.env.PORT', 'process.env'],
    ['lib/tricks/data.ts', "const a = process['env'].PORT", 'process.env'],
    ['lib/posts/data.ts', "import purify from 'isomorphic-dompurify'", 'isomorphic-dompurify'],
    ['lib/tricks/data.ts', "import pg from 'pg'", 'pg'],
  ])('find what %s has no business with', (file, text, thing) => {
    expect(astray(files({ [file]: text }))).toEqual([`${file}: ${thing}`])
  })

  it.each(['lib/utils.ts', 'components/common/a.tsx', 'lib/hooks/a.ts', 'components/ui/trick-badge.tsx'])(
    'refuse the name %s',
    (file) => {
      expect(badNames([file, 'lib/tricks/difficulty-note.ts', 'components/ui/outline-button.tsx'])).toEqual([
        file,
      ])
    },
  )

  // In two parts, so that this file does not hold what it looks for.
  const directive = `${'@'}ts-`

  it.each([
    'let a: any',
    'const a: any[] = []',
    'f<any>()',
    'type A = Record<string, any>',
    `// ${directive}expect-error why\nf()`,
  ])('refuse %j', (text) => {
    expect(uncheckedTypes(files({ 'lib/a.ts': text }))).toEqual(['lib/a.ts'])
  })

  it('find what is exported for no one', () => {
    const sources = {
      'lib/a.ts': 'export const used = 1\nexport function idle() {}\nexport type Idle = typeof idle',
      'lib/b.ts': "import { used } from './a'\nexport default used",
      'lib/c.ts': 'const idle = 1\nexport default idle',
      'lib/d.ts': "export const load = () => import('./e')",
      'lib/e.ts': 'export const late = 1',
      'lib/f.ts': "import { load } from './d'\nload().then(({ late }) => late)",
    }
    expect(unusedExports(files(sources))).toEqual(['lib/a.ts: idle', 'lib/a.ts: Idle'])
  })

  it('find what is exported without a word', () => {
    const text = [
      '/** Said. */',
      'export const said = (one: string) => one',
      'export async function silent() {}',
      'export const bare = one => one',
      'export const read = cached("name", [], () => 1)',
      'export const plain = 1',
      'const own = () => 1',
    ].join('\n')
    expect(undescribed(files({ 'lib/a.ts': text }))).toEqual([
      'lib/a.ts: silent',
      'lib/a.ts: bare',
      'lib/a.ts: read',
    ])
  })

  it('know any from a word in a sentence', () => {
    const text = "// with: any luck\nconst a = 'as any'\nconst anything: anyone = b\nconst f = () => any(1)"
    expect(uncheckedTypes(files({ 'lib/a.ts': text }))).toEqual([])
  })

  it.each([
    ['16.4.0', true],
    ['16.4.1', false],
    ['16.4.1-rc.0', true],
    ['16.10.0', false],
    ['17.0.0-canary.1', false],
  ])('weigh the version %s', (version, isTooOld) => {
    expect(isBelow(version, '16.4.1')).toBe(isTooOld)
  })

  it('find a locked package at any depth, and the lack of one', () => {
    const good = Object.entries(floors).map(([name, version]) => [`node_modules/${name}`, { version }])
    const nested = { 'node_modules/x/node_modules/dompurify': { version: '3.4.15' } }
    expect(belowFloor({ packages: Object.fromEntries(good) })).toEqual([])
    expect(belowFloor({ packages: { ...Object.fromEntries(good), ...nested } })).toEqual([
      'dompurify 3.4.15 < 3.4.16',
    ])
    expect(belowFloor({ packages: Object.fromEntries(good.slice(1)) })).toEqual([
      'next is not in the lock file',
    ])
  })
})
