import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { returnPath } from './accounts/return-path'
import { pageTitle } from './brand'
import {
  aliases,
  breadcrumbs,
  fillPath,
  isPersonal,
  isRenderedAhead,
  isRenderedPerRequest,
  menuLinks,
  narrowedPages,
  offlinePages,
  pageAt,
  pageKindOf,
  pages,
} from './pages'
import { noFilters } from './tricks/list'

const filesByPath = new Map(
  globSync('app/**/page.tsx').map((file) => [
    `/${file.replace(/^app\/|\(\w+\)\/|\/?page\.tsx$/g, '').replace(/\/$/, '')}`,
    file,
  ]),
)
const paths: readonly string[] = pages.map(({ path }) => path)

describe('the registry of pages', () => {
  it('has every page of app/', () => {
    const problems = [...filesByPath]
      .filter(([path]) => !paths.includes(path))
      .map(([path, file]) => `${file} is not registered: add the page '${path}' to lib/pages.ts.`)
    expect(problems).toEqual([])
  })

  it('has no page that app/ has not', () => {
    const problems = paths
      .filter((path) => !filesByPath.has(path))
      .map((path) => `There is no page.tsx for '${path}': add it under app/, or take it out of lib/pages.ts.`)
    expect(problems).toEqual([])
  })

  it('has each path once, below the pages that its breadcrumbs name', () => {
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('knows which pages read the request, since only a nonce can allow their scripts', () => {
    const readsRequest = /\bfrom 'next\/headers'|\bconnection\(\)|\bsearchParams\b/
    const problems = pages.flatMap(({ path, rendered }) => {
      const file = filesByPath.get(path)
      if (!file || (rendered === 'per request') === readsRequest.test(readFileSync(file, 'utf8'))) return []
      return [
        `${file} is registered as rendered ${rendered}, but it ${rendered === 'ahead' ? 'reads' : 'does not read'} the request: change 'rendered' of '${path}' in lib/pages.ts.`,
      ]
    })
    expect(problems).toEqual([])
  })

  it('lists for search engines, and keeps on devices, only what is the same for everyone', () => {
    const shown = pages.filter(({ search, offline }) => search === 'sitemap' || offline !== null)
    expect(shown.filter(({ audience }) => audience !== 'everyone')).toEqual([])
    expect(shown.filter(({ path }) => isPersonal(path) || isRenderedPerRequest(path))).toEqual([])
  })

  it('has the titles that links show', () => {
    const titles = pages.flatMap(({ path, title }) => (title ? [[path, pageTitle(title)]] : []))
    expect(Object.fromEntries(titles)).toEqual({
      '/': 'DarkSlide: AI-Powered Skateboarding',
      '/tricks': 'DarkSlide | Trick Library',
      '/tricks/found': 'DarkSlide | Trick Library',
      '/tricks/classification': 'DarkSlide | Skateboarding Trick Classification',
      '/tricks/name-it': 'DarkSlide | Name That Trick',
      '/tricks/tree': 'DarkSlide | Skill Tree',
      '/my-tricks': 'DarkSlide | My Tricks',
      '/my-tricks/session': 'DarkSlide | Session',
      '/my-tricks/bring': 'DarkSlide | Bring Your List',
      '/skate': 'DarkSlide | Game of SKATE',
      '/games/[token]': 'DarkSlide | Game of SKATE',
      '/trickbot': 'DarkSlide | TrickBot',
      '/trickbot/suggest': 'DarkSlide | Suggest a Trick',
      '/trickbot/builder': 'DarkSlide | Line Builder',
      '/trickbot/parkflow': 'DarkSlide | Park Flow',
      '/blog': 'DarkSlide | Blog',
      '/blog/tagged/posts': 'DarkSlide | Blog',
      '/blog/older/[slug]': 'DarkSlide | Blog',
      '/blog/missing/post': 'DarkSlide | Post not found',
      '/terms-of-service': 'DarkSlide | Terms of Service',
      '/privacy-policy': 'DarkSlide | Privacy Policy',
      '/login': 'DarkSlide | Login',
      '/forgot-password': 'DarkSlide | Forgot Password',
      '/reset-password': 'DarkSlide | New Password',
      '/confirm-email': 'DarkSlide | Confirm Email',
      '/settings': 'DarkSlide | Settings',
      '/offline': 'DarkSlide | Offline',
      '/admin/blog': 'DarkSlide | Blog Admin',
      '/admin/tutorials': 'DarkSlide | Tutorials',
      '/test-auth': 'DarkSlide | Test Auth',
    })
  })
})

describe('pageAt', () => {
  it.each([
    ['/', '/'],
    ['/tricks/classification', '/tricks/classification'],
    ['/tricks/kickflip', '/tricks/[slug]'],
    ['/blog/older/how-to-ollie', '/blog/older/[slug]'],
    ['/lines/a-secret', '/lines/[token]'],
    ['/games/a-secret', '/games/[token]'],
  ])('finds the page of %s', (address, path) => expect(pageAt(address)?.path).toBe(path))

  it.each(['/nowhere', '/tricks/', '/tricks/a/b', '/admin', '/tricksters'])('finds none at %s', (address) =>
    expect(pageAt(address)).toBeNull(),
  )
})

it.each([
  ['/', 'home'],
  ['/tricks', 'library'],
  ['/tricks/classification', 'library'],
  ['/tricks/kickflip', 'trick'],
  ['/blog', 'blog'],
  ['/blog/how-to-ollie', 'post'],
  ['/trickbot/builder', 'trickbot'],
  ['/my-tricks', 'own'],
  ['/lines/a-secret', 'own'],
  ['/privacy-policy', 'other'],
  ['/tricksters', 'other'],
])('a visit to %s is measured as %s', (address, kind) => expect(pageKindOf(address)).toBe(kind))

describe('a page made for one person', () => {
  it.each([
    '/my-tricks',
    '/my-tricks/x',
    '/settings',
    '/login',
    '/admin/blog',
    '/lines/abc',
    '/games/abc',
    '/test-auth',
  ])('is what lies at %s', (address) => expect(isPersonal(address)).toBe(true))

  it.each(['/', '/tricks', '/tricks/my-tricks', '/skate', '/trickbot/builder', '/settingsx'])(
    'is not what lies at %s',
    (address) => expect(isPersonal(address)).toBe(false),
  )
})

describe('the menus', () => {
  const labels = (menu: Parameters<typeof menuLinks>[0]) => menuLinks(menu).map(({ label }) => label)

  it('have the links of the specification, in its order', () => {
    expect(labels('bar')).toEqual(['Trick Library', 'My Tricks'])
    expect(labels('dropdown')).toEqual(['TrickBot Home', 'Suggest a Trick', 'Line Builder', 'Park Flow'])
    expect(labels('phone')).toEqual([
      'Home',
      'Trick Library',
      'My Tricks',
      'TrickBot',
      'Suggest a Trick',
      'Line Builder',
      'Park Flow',
    ])
    expect(labels('thumb')).toEqual(['Tricks', 'My Tricks', 'Session', 'TrickBot'])
    expect(labels('door')).toEqual(['Skill Tree', 'Session', 'SKATE', 'Blog', 'Name It'])
    expect(labels('footer')).toEqual([
      'Skill Tree',
      'Game of SKATE',
      'Blog',
      'Name That Trick',
      'Terms of Service',
      'Privacy Policy',
    ])
  })

  it('lead from what people try to what they mean, and stand in the way of no page', () => {
    for (const { source, destination } of aliases()) {
      expect(pageAt(source), source).toBeNull()
      expect(destination === '/blog/rss.xml' || pageAt(destination.replace(/\?.*/, '')), source).toBeTruthy()
    }
  })

  it('lead to one page each', () => {
    for (const { href } of menuLinks('phone')) expect(pageAt(href)?.path).toBe(href)
  })
})

describe('a page that may be asked for a part of it', () => {
  it.each(['', '?', '?q=', '?utm_source=x', '?open=kickflip'])('is rendered ahead for %j', (query) => {
    expect(isRenderedAhead('/tricks', query)).toBe(true)
  })

  it.each(['?q=tre', '?open=kickflip&category=Rail', '?sort=hardest'])('is another one for %j', (query) => {
    expect(isRenderedAhead('/tricks', query)).toBe(false)
    expect(isRenderedAhead('/tricks/kickflip', query)).toBe(true)
  })

  it('has one that stands in for it, whatever is asked', () => {
    for (const { source, destination } of narrowedPages()) {
      expect(pageAt(source)?.rendered).toBe('ahead')
      expect(pageAt(destination)?.rendered).toBe('per request')
    }
    const asked = (path: string) =>
      narrowedPages().flatMap(({ source, has }) => (source === path ? has.map(({ key }) => key) : []))
    expect(asked('/tricks')).toEqual(Object.keys(noFilters))
    expect(asked('/blog')).toEqual(['tag'])
  })
})

it('breadcrumbs name the pages above a page, and the row that it shows', () => {
  expect(breadcrumbs('/trickbot/builder')).toEqual([
    { name: 'TrickBot', path: '/trickbot' },
    { name: 'Line Builder', path: '/trickbot/builder' },
  ])
  expect(breadcrumbs('/tricks/[slug]', { value: 'kickflip', title: 'Kickflip' })).toEqual([
    { name: 'Trick Library', path: '/tricks' },
    { name: 'Kickflip', path: '/tricks/kickflip' },
  ])
  expect(breadcrumbs('/tricks')).toEqual([{ name: 'Trick Library', path: '/tricks' }])
})

it('the offline bundle begins with what works without a server', () => {
  expect(offlinePages).toEqual([
    '/trickbot/builder',
    '/trickbot/suggest',
    '/tricks',
    '/',
    '/trickbot',
    '/tricks/classification',
    '/skate',
    '/tricks/name-it',
  ])
})

// That module is on every page and so does not load the registry.
it.each(pages)('signing in leads back to $path unless it is for guests alone', ({ path, audience }) => {
  const address = fillPath(path, 'x')
  expect(returnPath(address)).toBe(audience === 'guests' ? '/tricks' : address)
})
