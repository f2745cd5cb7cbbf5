import type { IFlattenedRuleSet, IRegularForbiddenRuleType } from 'dependency-cruiser'

/*
 * Who may import whom, for dependency-cruiser. There is no list of exceptions: where one would be needed the rule is
 * wrong, and is to be changed here, with the reason.
 */

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

const noun = `lib/(?:${Object.keys(nouns).join('|')})/`

// What many pages show, or fall back to without a connection. The header and the previews both draw the brand.
const shared = '(?:tricks|videos|figure|accounts|brand|offline)/'

const route = '(?:|.*/)route\\.tsx?$'
const schema = '(?:schema|taxonomy)\\.ts$'
// A noun with many verbs has several such files; structured data is what search engines call theirs.
const data = '(?:|(?!structured-)[^/]+-)data\\.ts$'

/** What a file is follows from where it stands: in one place of these. */
const places = {
  handler: `app/${route}`,
  page: `app/(?!${route})|middleware\\.ts$`,
  ui: 'components/ui/',
  shared: `components/${shared}`,
  component: `components/(?!ui/|${shared})`,
  skate: 'lib/skate/',
  auth: 'lib/auth/(?!mail)',
  // Sent by whoever has something to say: accounts, and games.
  mail: 'lib/auth/mail',
  // What the browser sends and keeps.
  browser: 'lib/(?:http/client\\.ts$|offline/|preferences/)',
  http: 'lib/http/(?!client\\.ts$)',
  // What a failure of the database means to a caller, and the words that a column may have, are no rows.
  db: 'lib/db/(?!errors\\.ts$)',
  prisma: 'prisma/(?!generated/enums\\.ts$)',
  cache: 'lib/cache/',
  // What a model was asked, and may be asked today, is in rows.
  consulting: 'lib/ai/consult\\.ts$',
  // How they are: for the one handler that tells.
  health: 'lib/ai/health\\.ts$',
  // Services of others, by network. The id of a video is read out of a link, and no one is asked.
  service: 'lib/(?:ai/(?!(?:consult|health)\\.ts$)|youtube/(?!link\\.ts$)|push/|uploads/store\\.ts$)',
  observability: 'lib/observability/',
  env: 'lib/env\\.ts$',
  // What depends on the address of the site, and so on the environment.
  site: 'lib/(?:site|well-known-files)\\.ts$',
  // No row, no session, no environment.
  plain:
    'lib/(?!(?:env|site|well-known-files)\\.ts$)[^/]+\\.ts$|lib/db/errors\\.ts$|lib/youtube/link\\.ts$|prisma/generated/enums\\.ts$',
  // The taxonomy is the schema's values without zod, for pages that start without it.
  schema: `${noun}${schema}`,
  data: `${noun}${data}`,
  idea: `${noun}(?!store\\.ts$|${schema}|${data})`,
  server: 'server/',
  worker: 'worker/',
  scripts: 'scripts/',
}

export type Layer = keyof typeof places

const pure: Layer[] = ['skate', 'schema', 'idea', 'plain']

const mayImport: Record<Layer, readonly Layer[]> = {
  // Pages compose: components, and what the verbs of data.ts return. Rows stay behind those.
  page: ['page', 'ui', 'shared', 'component', ...pure, 'data', 'auth', 'mail', 'browser', 'env', 'site'],
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
  // May use services, as only data.ts calls it then: the browser is guarded by what it can reach (reach.ts).
  idea: [...pure, 'service', 'site'],
  data: [
    ...pure,
    'data',
    'db',
    'prisma',
    'cache',
    'service',
    'consulting',
    'mail',
    'observability',
    'env',
    'site',
  ],
  auth: ['auth', 'mail', 'schema', 'plain', 'db', 'prisma', 'observability', 'env', 'site'],
  // Counts what a mailbox gets.
  mail: ['mail', 'auth', 'plain', 'observability', 'env'],
  browser: ['browser', ...pure],
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
    'mail',
    'service',
    'env',
    'site',
    ...pure,
    'data',
  ],
}

/** Where the project's own code is. */
export const roots = ['app', 'components', 'lib', 'server', 'worker', 'prisma', 'scripts', 'middleware.ts']

const ours = `^(?:${roots.join('|')})(?:/|$)`

/** Tests may import what they test; what stands in testdata, only tests read. */
const tests = '\\.test\\.tsx?$|/testdata/'

const layers = Object.keys(mayImport) as Layer[]
const filesOf = (layer: Layer) => `^(?:${places[layer]})`

/** The layer of a file of the project; null where no place has a rule for it. */
export const layerOf = (file: string): Layer | null =>
  layers.find((layer) => new RegExp(filesOf(layer)).test(file)) ?? null

const forbid = (
  name: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): IRegularForbiddenRuleType => ({
  name,
  severity: 'error',
  from: { ...from, pathNot: [tests, from?.pathNot ?? []].flat() },
  to,
})

/** Packages that one part of the house uses, and no other. */
const homes = [
  ['@ai-sdk/openai', '^lib/ai/'],
  ['isomorphic-dompurify', '^lib/html\\.ts$'],
  ['dompurify', '^lib/html\\.ts$'],
  ['youtubei.js', '^lib/youtube/'],
  ['youtube-transcript', '^lib/youtube/'],
  ['web-push', '^lib/push/'],
  ['pg', '^lib/db/'],
  ['redis', '^server/'],
] as const

const shipped = '^(?:app|components|lib|middleware\\.ts)'

/** Each rule says by its name what would be broken. */
export const rules: IFlattenedRuleSet = {
  forbidden: [
    forbid('no circle, types included', {}, { circular: true }),
    forbid('every folder has a rule', { path: ours, pathNot: layers.map(filesOf) }, {}),
    ...layers.map((layer) =>
      forbid(
        `${layer} imports only: ${mayImport[layer].join(', ')}`,
        { path: filesOf(layer) },
        // What is no script, like the engine's tables, belongs to whoever reads it.
        { path: `${ours}.*\\.tsx?$`, pathNot: mayImport[layer].map(filesOf) },
      ),
    ),
    ...Object.entries(nouns).map(([own, below]) =>
      forbid(
        `${own} builds only on: ${below.join(', ') || 'no other noun'}`,
        { path: `^lib/${own}/` },
        { path: `^${noun}`, pathNot: [own, ...below].map((each) => `^lib/${each}/`) },
      ),
    ),
    forbid(
      'components of one thing know no other thing',
      { path: `^components/([^/]+)/`, pathNot: ['^components/ui/', `^components/${shared}`] },
      { path: '^components/', pathNot: ['^components/$1/', '^components/ui/', `^components/${shared}`] },
    ),
    forbid('the engine has no packages', { path: '^lib/skate/' }, { pathNot: '^lib/skate/' }),
    forbid(
      'schemas have zod, and no other package',
      { path: filesOf('schema') },
      { pathNot: [ours, '(?:^|/)zod(?:/|$)'] },
    ),
    forbid(
      'names are read without what is answered about them',
      { path: '^lib/skate/(?:read|name)/' },
      { path: '^lib/skate/(?:coach|lessons|lines|parks|figure|game)/' },
    ),
    forbid(
      'the coach is loaded where a text that takes it for ever can be stopped',
      {
        path: shipped,
        pathNot: [
          '^lib/skate/coach/',
          // On a device, which stops nothing but itself.
          '^lib/tricks/(?:coach-thread|read-offline)\\.ts$',
          '^components/offline/offline-coach\\.ts$',
        ],
      },
      {
        path: [
          // What reads a text. What comes next is ranked without one.
          '^lib/skate/coach/(?:suggest|check)\\.ts$',
          '^lib/tricks/(?:coach-thread|read-offline)\\.ts$',
        ],
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'the coach is entered by its front: its rooms are its own',
      // A fault is heard in the words that the coach reads; chips say what was heard.
      { path: shipped, pathNot: '^lib/skate/coach/' },
      {
        path: '^lib/skate/coach/(?:reading|choosing|wording|lexicon)/',
        pathNot: ['/reading/lexer\\.ts$', '/wording/chips\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'reading knows neither choosing nor wording',
      { path: '^lib/skate/coach/reading/' },
      { path: '^lib/skate/coach/(?:choosing|wording)/' },
    ),
    forbid(
      'choosing takes of reading what names mean and make together, and words nothing',
      { path: '^lib/skate/coach/choosing/' },
      {
        path: '^lib/skate/coach/(?:reading|wording)/',
        pathNot: '^lib/skate/coach/reading/(?:called|operators)\\.ts$',
      },
    ),
    forbid(
      'wording reads nothing',
      { path: '^lib/skate/coach/wording/' },
      { path: '^lib/skate/coach/reading/' },
    ),
    ...homes.map(([name, home]) =>
      forbid(
        `${name} has one home`,
        { path: shipped, pathNot: home },
        { path: `(?:^|node_modules/)${name.replace('.', '\\.')}(?:/|$)` },
      ),
    ),
    forbid(
      'what is served needs no tool of development',
      { path: '^(?:app|components|lib|server|worker|middleware\\.ts)' },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
  ],
}
