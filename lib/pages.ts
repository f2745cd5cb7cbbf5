// The registry of pages. Menus, sitemap, metadata, previews, measurements, security policy, service worker, benchmark
// and browser tests read it; browsers and plain Node load it, so it imports next to nothing.
import { brand } from './brand.ts'

/** What visits are measured by: enough to tell a slow page, too little to tell what a user looked at. */
export const pageKinds = ['home', 'library', 'trick', 'blog', 'post', 'trickbot', 'own', 'other'] as const
type PageKind = (typeof pageKinds)[number]

/**
 * The bar of wide screens, its TrickBot dropdown, the menu of small screens, the bar under the thumb there, the doors
 * to what the bar on top has no room for, and the footer of every page.
 */
export type Menu = 'bar' | 'dropdown' | 'phone' | 'thumb' | 'door' | 'footer'

type Page = {
  /** The address, as the folders in app/ spell it. */
  path: string
  /** Without the brand; null where the row that is shown has its own. */
  title: string | null
  description: string | null
  /** Who it is for. Only what is the same for everyone is kept on devices and listed for search engines. */
  audience: 'everyone' | 'guests' | 'users' | 'admins' | 'link holders' | 'developers'
  /** Its label in each menu that leads to it. */
  menus: Partial<Record<Menu, string>>
  /** Whether search engines are led to it, may find it, or must leave it out. */
  search: 'sitemap' | 'index' | 'noindex'
  /** The path of its 1200 by 630 preview picture. */
  preview: string
  kind: PageKind
  /** Its turn in the offline bundle, or the shell that stands in for every other page; null if kept once visited. */
  offline: number | 'shell' | null
  /** Its own scripts are allowed by their hashes if rendered ahead of time, by a nonce if for each request. */
  rendered: 'ahead' | 'per request'
  /** Whether other sites may show it in a frame; every other page refuses. */
  framing?: 'anywhere'
  /** What its address may ask for; then another page, which is rendered per request, stands in for it. */
  narrowed?: { by: readonly string[]; page: string }
  /** Other addresses that people try, all of which lead here. */
  aliases?: readonly string[]
}

/** Every page there is. The menus follow this order. */
export const pages = [
  {
    path: '/',
    title: `${brand}: AI-Powered Skateboarding`,
    description: 'Master skateboarding tricks with the help of AI',
    audience: 'everyone',
    menus: { phone: 'Home' },
    search: 'sitemap',
    preview: '/preview/page/home.png',
    kind: 'home',
    offline: 4,
    rendered: 'ahead',
  },
  {
    path: '/tricks',
    title: 'Trick Library',
    description:
      'Every skateboarding trick worth knowing, from your first push to grinds, flips and airs: what it is, how hard it is, and how to land it step by step.',
    audience: 'everyone',
    menus: { bar: 'Trick Library', phone: 'Trick Library', thumb: 'Tricks' },
    search: 'sitemap',
    preview: '/preview/page/tricks.png',
    kind: 'library',
    offline: 3,
    rendered: 'ahead',
    narrowed: { by: ['q', 'category', 'type', 'level', 'sort'], page: '/tricks/found' },
  },
  {
    path: '/tricks/found',
    title: 'Trick Library',
    description: 'What a search for tricks found.',
    audience: 'everyone',
    menus: {},
    search: 'noindex',
    preview: '/preview/page/tricks.png',
    kind: 'library',
    offline: null,
    rendered: 'per request',
  },
  {
    path: '/tricks/classification',
    title: 'Skateboarding Trick Classification',
    description:
      'How skateboarding tricks hang together: base tricks, their variations and their combinations, sorted by flatground, rail, ledge, transitions, manuals, grinds and flips.',
    audience: 'everyone',
    menus: {},
    search: 'sitemap',
    preview: '/preview/page/classification.png',
    kind: 'library',
    offline: 6,
    rendered: 'ahead',
  },
  {
    path: '/tricks/tree',
    title: 'Skill Tree',
    description:
      'Skateboarding as a tree: which trick grows from which, from the ollie to the tre flip and from the 50-50 to the smith, to read or to print as a poster.',
    audience: 'everyone',
    menus: { door: 'Skill Tree', footer: 'Skill Tree' },
    search: 'sitemap',
    preview: '/preview/page/tree.png',
    kind: 'library',
    offline: null,
    rendered: 'ahead',
  },
  {
    path: '/tricks/[slug]',
    title: null,
    description: null,
    audience: 'everyone',
    menus: {},
    search: 'sitemap',
    preview: '/preview/trick/[slug].png',
    kind: 'trick',
    offline: null,
    rendered: 'ahead',
  },
  {
    path: '/embed/tricks/[slug]',
    title: null,
    description: null,
    audience: 'everyone',
    menus: {},
    search: 'noindex',
    preview: '/preview/trick/[slug].png',
    kind: 'other',
    offline: null,
    rendered: 'ahead',
    framing: 'anywhere',
  },
  {
    path: '/my-tricks',
    title: 'My Tricks',
    description: 'Your skateboarding tricks: how they are going, what is due, and what to take on next.',
    audience: 'users',
    menus: { bar: 'My Tricks', phone: 'My Tricks', thumb: 'My Tricks' },
    search: 'index',
    preview: '/preview/page/my-tricks.png',
    kind: 'own',
    offline: null,
    rendered: 'per request',
  },
  {
    path: '/my-tricks/session',
    title: 'Session',
    description:
      'One session at the spot: a plan of four to six tricks, every try with one press, and how it went.',
    audience: 'users',
    menus: { thumb: 'Session', door: 'Session' },
    search: 'noindex',
    preview: '/preview/page/my-tricks.png',
    kind: 'own',
    offline: null,
    rendered: 'per request',
  },
  {
    path: '/my-tricks/bring',
    title: 'Bring Your List',
    description:
      'Paste or drop the list you have kept so far: names, dates, check marks, or your export from here.',
    audience: 'users',
    menus: {},
    search: 'noindex',
    preview: '/preview/page/my-tricks.png',
    kind: 'own',
    offline: null,
    rendered: 'per request',
  },
  {
    path: '/trickbot',
    title: 'TrickBot',
    description:
      'Ask TrickBot what to learn next, in which order to skate five tricks, and what to do with every obstacle in your park.',
    audience: 'everyone',
    menus: { dropdown: 'TrickBot Home', phone: 'TrickBot', thumb: 'TrickBot' },
    search: 'sitemap',
    preview: '/preview/page/trickbot.png',
    kind: 'trickbot',
    offline: 5,
    rendered: 'ahead',
  },
  {
    path: '/trickbot/suggest',
    title: 'Suggest a Trick',
    description:
      'Describe what you feel like skating and how hard it should be. TrickBot suggests a trick, says why, and shows how it goes.',
    audience: 'everyone',
    menus: { dropdown: 'Suggest a Trick', phone: 'Suggest a Trick' },
    search: 'sitemap',
    preview: '/preview/page/suggest.png',
    kind: 'trickbot',
    offline: 2,
    rendered: 'ahead',
  },
  {
    path: '/trickbot/builder',
    title: 'Line Builder',
    description:
      'Pick up to five tricks and a starting position. TrickBot finds the order in which they link, with the stance you enter and leave each one in.',
    audience: 'everyone',
    menus: { dropdown: 'Line Builder', phone: 'Line Builder' },
    search: 'sitemap',
    preview: '/preview/page/builder.png',
    kind: 'trickbot',
    offline: 1,
    rendered: 'ahead',
  },
  {
    path: '/trickbot/parkflow',
    title: 'Park Flow',
    description:
      'Pick the obstacles in your skatepark and get tricks for each of them, with one run that keeps speed and stance through all of it.',
    audience: 'everyone',
    menus: { dropdown: 'Park Flow', phone: 'Park Flow' },
    search: 'sitemap',
    preview: '/preview/page/parkflow.png',
    kind: 'trickbot',
    offline: null,
    rendered: 'ahead',
  },
  {
    path: '/skate',
    title: 'Game of SKATE',
    description:
      'Play a game of SKATE on your phone: against friends, or against a machine that lands what skaters of its level land. It knows every trick by all its names.',
    audience: 'everyone',
    menus: { door: 'SKATE', footer: 'Game of SKATE' },
    search: 'sitemap',
    preview: '/preview/page/skate.png',
    kind: 'other',
    offline: 6,
    rendered: 'ahead',
  },
  {
    path: '/blog',
    title: 'Blog',
    description:
      'Skateboarding explained in plain words: first days, ollies, flips, stances, setup, lines and parks, how to fall, how to practice, and what to learn next.',
    audience: 'everyone',
    menus: { door: 'Blog', footer: 'Blog' },
    search: 'sitemap',
    preview: '/preview/page/blog.png',
    kind: 'blog',
    offline: null,
    rendered: 'ahead',
    narrowed: { by: ['tag'], page: '/blog/tagged/posts' },
  },
  {
    path: '/blog/tagged/posts',
    title: 'Blog',
    description: 'The posts with a tag.',
    audience: 'everyone',
    menus: {},
    search: 'noindex',
    preview: '/preview/page/blog.png',
    kind: 'blog',
    offline: null,
    rendered: 'per request',
  },
  {
    path: '/blog/older/[slug]',
    title: 'Blog',
    description: 'Older posts about skateboarding, in plain words.',
    audience: 'everyone',
    menus: {},
    // Each post is found by its own page.
    search: 'noindex',
    preview: '/preview/page/blog.png',
    kind: 'blog',
    offline: null,
    rendered: 'ahead',
  },
  {
    // Sent, with a 404, where no post is: what the framework sends there is empty without scripts.
    path: '/blog/missing/post',
    title: 'Post not found',
    description: "The blog post you're looking for doesn't exist.",
    audience: 'everyone',
    menus: {},
    search: 'noindex',
    preview: '/preview/page/blog.png',
    kind: 'blog',
    offline: null,
    rendered: 'ahead',
  },
  {
    path: '/blog/[slug]',
    title: null,
    description: null,
    audience: 'everyone',
    menus: {},
    search: 'sitemap',
    preview: '/preview/post/[slug].png',
    kind: 'post',
    offline: null,
    rendered: 'ahead',
  },
  {
    path: '/tricks/name-it',
    title: 'Name That Trick',
    description:
      'Saw a trick and do not know its name? Choose the stance, the turns and the flip, watch the board do it, and read what skaters call it and how hard it is.',
    audience: 'everyone',
    menus: { door: 'Name It', footer: 'Name That Trick' },
    search: 'sitemap',
    preview: '/preview/page/name-it.png',
    kind: 'library',
    offline: 7,
    rendered: 'ahead',
  },
  {
    path: '/terms-of-service',
    title: 'Terms of Service',
    description: 'The rules of using the site, in plain words.',
    audience: 'everyone',
    menus: { footer: 'Terms of Service' },
    search: 'sitemap',
    preview: '/preview/page/terms-of-service.png',
    kind: 'other',
    offline: null,
    rendered: 'ahead',
    aliases: ['/terms'],
  },
  {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    description: 'What we store about you, why, and what you can do about it.',
    audience: 'everyone',
    menus: { footer: 'Privacy Policy' },
    search: 'sitemap',
    preview: '/preview/page/privacy-policy.png',
    kind: 'other',
    offline: null,
    rendered: 'ahead',
    aliases: ['/privacy'],
  },
  {
    path: '/games/[token]',
    title: 'Game of SKATE',
    description: 'A game of SKATE by link, turn by turn.',
    audience: 'link holders',
    menus: {},
    search: 'noindex',
    preview: '/games/[token]/preview.png',
    kind: 'own',
    offline: null,
    rendered: 'per request',
  },
  {
    path: '/lines/[token]',
    title: null,
    description: null,
    audience: 'link holders',
    menus: {},
    search: 'noindex',
    preview: '/lines/[token]/preview.png',
    kind: 'own',
    offline: null,
    rendered: 'per request',
  },
  {
    path: '/login',
    title: 'Login',
    description: `Sign in to ${brand} or create a free account to save tricks and track your progress.`,
    audience: 'guests',
    menus: {},
    search: 'index',
    preview: '/preview/page/login.png',
    kind: 'other',
    offline: null,
    rendered: 'per request',
  },
  {
    path: '/forgot-password',
    title: 'Forgot Password',
    description: 'Get a link to set a new password.',
    audience: 'guests',
    menus: {},
    search: 'noindex',
    preview: '/preview/page/home.png',
    kind: 'other',
    offline: null,
    rendered: 'per request',
  },
  {
    path: '/reset-password',
    title: 'New Password',
    description: 'Set a new password.',
    audience: 'guests',
    menus: {},
    search: 'noindex',
    preview: '/preview/page/home.png',
    kind: 'other',
    offline: null,
    rendered: 'ahead',
  },
  {
    path: '/confirm-email',
    title: 'Confirm Email',
    description: 'Confirm that an email address is yours.',
    audience: 'guests',
    menus: {},
    search: 'noindex',
    preview: '/preview/page/home.png',
    kind: 'other',
    offline: null,
    rendered: 'ahead',
  },
  {
    path: '/settings',
    title: 'Settings',
    description:
      'Your account: username and password, stance, sessions, your data to download, and how to leave.',
    audience: 'users',
    menus: {},
    search: 'noindex',
    preview: '/preview/page/my-tricks.png',
    kind: 'own',
    offline: null,
    rendered: 'per request',
  },
  {
    path: '/offline',
    title: 'Offline',
    description: 'What works without a connection.',
    audience: 'everyone',
    menus: {},
    search: 'noindex',
    preview: '/preview/page/home.png',
    kind: 'other',
    offline: 'shell',
    rendered: 'ahead',
  },
  {
    path: '/admin/blog',
    title: 'Blog Admin',
    description: 'Where the blog is written.',
    audience: 'admins',
    menus: {},
    search: 'noindex',
    preview: '/preview/page/home.png',
    kind: 'other',
    offline: null,
    rendered: 'per request',
    aliases: ['/admin'],
  },
  {
    path: '/admin/tutorials',
    title: 'Tutorials',
    description: 'Where tutorials are set, and reports about them decided.',
    audience: 'admins',
    menus: {},
    search: 'noindex',
    preview: '/preview/page/home.png',
    kind: 'other',
    offline: null,
    rendered: 'per request',
  },
  {
    path: '/test-auth',
    title: 'Test Auth',
    description: 'For developers: what the server and this browser know about the session.',
    audience: 'developers',
    menus: {},
    search: 'noindex',
    preview: '/preview/page/home.png',
    kind: 'other',
    offline: null,
    rendered: 'per request',
  },
] as const satisfies readonly Page[]

type KnownPage = (typeof pages)[number]
export type PagePath = KnownPage['path']
/** A path that stands for many pages, one for each row. */
export type RowPath = Extract<PagePath, `${string}[${string}`>
export type SitemapPath = Extract<KnownPage, { search: 'sitemap' }>['path']
/** The name of a preview that is drawn for a page, not for a row. */
export type PreviewName = KnownPage['preview'] extends infer Preview
  ? Preview extends `/preview/page/${infer Name}.png`
    ? Name
    : never
  : never

/** Whether a path stands for many pages, one for each row. */
export const isRowPath = (path: PagePath): path is RowPath => path.includes('[')

/** The page of this path. */
export const page = <Path extends PagePath>(path: Path) =>
  pages.find((each) => each.path === path) as Extract<KnownPage, { path: Path }>

/** Fills in the one parameter of a path with `value` as it stands in an address: encoded. */
export const fillPath = (path: string, value: string) => path.replace(/\[\w+\]/, value)

/** Whether an address is a path with something in place of its parameter. */
function isFilledIn(path: string, address: string): boolean {
  const [parts, given] = [path.split('/'), address.split('/')]
  return (
    parts.length === given.length &&
    parts.every((part, at) => (part.startsWith('[') ? given[at] !== '' : given[at] === part))
  )
}

/** The page that an address shows; null where there is none. */
export const pageAt = (address: string): KnownPage | null =>
  pages.find(({ path }) => path === address) ?? pages.find(({ path }) => isFilledIn(path, address)) ?? null

/** What a visit to an address is measured as. */
export const pageKindOf = (address: string): PageKind => pageAt(address)?.kind ?? 'other'

export type MenuLinks = readonly { readonly href: string; readonly label: string }[]

/** The links of a menu, in order. */
export const menuLinks = (menu: Menu): MenuLinks =>
  pages.flatMap(({ path, menus }: Page) => (menus[menu] ? [{ href: path, label: menus[menu] }] : []))

/** The pages above a page and the page itself. Of a row path, `row` is what it shows. */
export function breadcrumbs(path: PagePath, row?: { value: string; title: string }) {
  const above = pages.filter((each) => each.path !== '/' && path.startsWith(`${each.path}/`))
  const own = row
    ? { name: row.title, path: fillPath(path, row.value) }
    : { name: page(path).title ?? '', path }
  return [...above.map((each) => ({ name: each.title ?? '', path: each.path as string })), own]
}

/** The pages that every device may keep before they are visited, in the order in which they are of use. */
export const offlinePages: string[] = pages
  .filter(({ offline }) => typeof offline === 'number')
  .sort((one, other) => Number(one.offline) - Number(other.offline))
  .map(({ path }) => path)

/** The page that stands in for every other one without a connection. */
export const offlineShell = '/offline' satisfies Extract<KnownPage, { offline: 'shell' }>['path']

// With what lies below them: no page is there, and no other should be taken for one that may be kept.
const prefixesOf = (chosen: readonly KnownPage[]) => chosen.map(({ path }) => path.replace(/\/\[.*/, ''))
const isBelow = (prefixes: string[], address: string) =>
  prefixes.some((prefix) => address === prefix || address.startsWith(`${prefix}/`))

const personal = prefixesOf(pages.filter(({ audience }) => audience !== 'everyone'))

/** Whether what lies at an address is made for one person, so that no device may keep it. */
export const isPersonal = (address: string): boolean => isBelow(personal, address)

/** Whether the page at an address is rendered ahead, so that nothing in a request changes it: not even its query. */
export function isRenderedAhead(address: string, query = ''): boolean {
  const found: Page | null = pageAt(address)
  const asked = new URLSearchParams(found?.narrowed && query)
  return found?.rendered === 'ahead' && !found.narrowed?.by.some((name) => asked.get(name))
}

/** The pages that stand in for others, for the framework's `rewrites`: one rule for each thing that may be asked for. */
export const narrowedPages = () =>
  pages.flatMap(({ path, narrowed }: Page) =>
    (narrowed?.by ?? []).map((key) => ({
      source: path,
      has: [{ type: 'query' as const, key }],
      destination: narrowed?.page ?? path,
    })),
  )

/** What leads from other addresses to pages and the feed, for the framework's `redirects`. */
export const aliases = () => [
  ...pages.flatMap(({ path, aliases = [] }: Page) =>
    aliases.map((source) => ({ source, destination: path, permanent: false })),
  ),
  { source: '/register', destination: '/login?tab=register', permanent: false },
  { source: '/feed', destination: '/blog/rss.xml', permanent: false },
]

/** Whether the page at an address is rendered for each request, so that a nonce can allow its scripts. */
export const isRenderedPerRequest = (address: string): boolean => pageAt(address)?.rendered === 'per request'

/** Whether other sites may show the page at an address in a frame. */
export const isFramable = (address: string): boolean => {
  const found: Page | null = pageAt(address)
  return found?.framing === 'anywhere'
}
