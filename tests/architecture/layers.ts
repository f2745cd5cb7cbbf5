import { importsOf, isTest, resolveImport, type Sources } from './sources.ts'

/** One import that the table does not allow. */
export type Broken = { from: string; to: string; why: string }

// First match wins. What a file is follows from where it stands.
const places = [
  ['handler', /^app\/api\//],
  ['page', /^app\//],
  ['component', /^components\//],
  ['skate', /^lib\/skate\//],
  ['viewer', /^lib\/auth\/viewer\.ts$/],
  ['sessions', /^lib\/auth\/sessions\.ts$/],
  ['auth', /^lib\/auth\//],
  // What the browser sends, and what it keeps.
  ['client', /^lib\/(http\/(client|local-session|request-key)\.ts$|device\/)/],
  ['route', /^lib\/http\//],
  ['env', /^lib\/env\.ts$/],
  ['db', /^lib\/(db|public-read)\.ts$/],
  ['cache', /^lib\/cache\.ts$/],
  ['health', /^lib\/health\.ts$/],
  ['html', /^lib\/html\.ts$/],
  ['site', /^lib\/(site|machine-texts)\.ts$/],
  ['log', /^lib\/(refusal-)?log\.ts$/],
  ['metrics', /^lib\/metrics\.ts$/],
  ['plain', /^lib\/(errors|text|db-errors|cache-tags|compare-names)\.ts$/],
  // What servers of one database tell each other.
  ['plain', /^lib\/(announcement|content-versions|hearing|last-invalidation)\.ts$/],
  ['outside', /^lib\/(ai|youtube|uploads\/store)\//],
  // The taxonomy is the schema's words without its validator.
  ['schema', /^lib\/[^/]+\/(schema|taxonomy)\.ts$/],
  // A noun with many verbs has several such files; structured data is what search engines call theirs.
  ['data', /^lib\/[^/]+\/((?!structured)[^/]+-)?data\.ts$/],
  ['idea', /^lib\/[^/]+\//],
  ['prisma', /^prisma\/((client|guarded-pool|statement-name)\.ts|generated\/)/],
] as const

export type Layer = (typeof places)[number][0]

/** The layer of a file; null where no layer is, and nobody may import from there. */
export const layerOf = (file: string): Layer | null =>
  places.find(([, pattern]) => pattern.test(file))?.[0] ?? null

/** Who may import whom. `plain` and `site` hold no row and no session, so that nearly all may. */
const table: Record<Layer, readonly Layer[]> = {
  page: ['page', 'component', 'skate', 'schema', 'idea', 'data', 'viewer', 'site', 'plain', 'health'],
  handler: ['schema', 'data', 'route', 'sessions', 'site', 'plain', 'health'],
  component: ['component', 'skate', 'schema', 'idea', 'client', 'site', 'plain', 'html'],
  skate: ['skate'],
  schema: ['schema', 'skate', 'plain'],
  idea: ['skate', 'schema', 'idea', 'site', 'plain'],
  data: [
    'skate',
    'schema',
    'idea',
    'data',
    'db',
    'cache',
    'html',
    'outside',
    'prisma',
    'site',
    'metrics',
    'plain',
  ],
  auth: ['log', 'schema', 'auth', 'viewer', 'sessions', 'db', 'env', 'prisma', 'site', 'plain'],
  viewer: ['schema', 'auth', 'sessions', 'db', 'env', 'prisma', 'site', 'plain'],
  sessions: ['log', 'schema', 'auth', 'viewer', 'db', 'env', 'prisma', 'site', 'plain'],
  client: ['client', 'plain'],
  route: ['log', 'route', 'client', 'auth', 'viewer', 'sessions', 'env', 'site', 'plain'],
  outside: ['outside', 'log', 'env', 'plain'],
  cache: ['db', 'plain'],
  db: ['db', 'env', 'prisma', 'plain'],
  health: ['db', 'plain'],
  html: [],
  site: ['env', 'site'],
  plain: ['plain'],
  log: ['env', 'log'],
  metrics: [],
  env: [],
  prisma: ['prisma'],
}

/** Which noun's rows a noun's rows may use: only down, never back, never across. */
const below: Record<string, readonly string[]> = {
  lines: ['my-tricks', 'tricks', 'videos'],
  'my-tricks': ['tricks', 'videos'],
  tricks: ['videos'],
  parks: ['tricks', 'videos'],
  posts: ['tricks', 'videos'],
}

/** Packages that a layer may use, where not any. */
const packages: Partial<Record<Layer, readonly string[]>> = { skate: [], schema: ['zod'] }

const nounOf = (file: string) => file.split('/')[1] ?? ''
const isServerOnly = (text: string | undefined) => /^import 'server-only'$/m.test(text ?? '')

function objection(from: string, to: string, isTypeOnly: boolean, sources: Sources): string | null {
  const [source, target] = [layerOf(from), layerOf(to)]
  if (!source) return 'this folder has no layer'
  if (!target || !table[source].includes(target)) return `${source} may not import ${target ?? 'this'}`
  const [own, other] = [nounOf(from), nounOf(to)]
  if (source === 'component' && target === 'component' && other !== own && other !== 'ui')
    return 'a component uses its own noun and ui'
  if (source === 'component' && isServerOnly(sources.get(to))) return 'a component uses pure ideas'
  if (source === 'data' && target === 'data' && other !== own && !below[own]?.includes(other))
    return `rows of ${own} do not use rows of ${other}`
  if (source === 'schema' && target === 'skate' && !isTypeOnly)
    return 'a schema takes only types of lib/skate'
  return null
}

/** Every import of app, components and lib that the table forbids. Tests may import what they test. */
export function brokenArrows(sources: Sources): Broken[] {
  return [...sources].flatMap(([from, text]) => (isTest(from) ? [] : brokenIn(from, text, sources)))
}

function brokenIn(from: string, text: string, sources: Sources): Broken[] {
  return importsOf(text).flatMap(({ to, isTypeOnly }) => {
    const target = resolveImport(from, to, sources)
    if (target && !/\.tsx?$/.test(target)) return []
    const why = target ? objection(from, target, isTypeOnly, sources) : packageObjection(from, to)
    return why ? [{ from, to: target ?? to, why }] : []
  })
}

function packageObjection(from: string, to: string): string | null {
  const layer = layerOf(from)
  const allowed = layer && packages[layer]
  return allowed && !allowed.includes(to) ? `${layer} may not use this package` : null
}

const serverLayers: readonly (Layer | null)[] = ['data', 'db', 'cache', 'health', 'viewer', 'sessions']

/** Server modules that do not begin with import 'server-only'. */
export const unguarded = (sources: Sources): string[] =>
  [...sources]
    .filter(
      ([file, text]) => serverLayers.includes(layerOf(file)) && !text.startsWith("import 'server-only'\n"),
    )
    .filter(([file]) => !isTest(file))
    .map(([file]) => file)
