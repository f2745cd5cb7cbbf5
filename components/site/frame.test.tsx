import { renderToStaticMarkup as render } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { menuLinks } from '@/lib/pages'
import { Footer, Header, ThumbBar } from './frame'

vi.mock('next/navigation', () => ({ usePathname: () => '/trickbot/builder', useRouter: () => null }))

const menus = {
  bar: menuLinks('bar'),
  dropdown: menuLinks('dropdown'),
  phone: menuLinks('phone'),
  door: menuLinks('door'),
}

const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]*)/g)].map(([tag, href, label]) => ({
    href,
    label,
    isCurrent: tag.includes('aria-current="page"'),
  }))

it('the header marks the current page in each menu that has it, and nowhere else', () => {
  const links = linksOf(render(<Header menus={menus} account={<i>corner</i>} accountItems={<i>items</i>} />))
  expect(links.filter(({ isCurrent }) => isCurrent)).toEqual([
    { href: '/trickbot/builder', label: 'Line Builder', isCurrent: true },
    { href: '/trickbot/builder', label: 'Line Builder', isCurrent: true },
  ])
})

it('the header has one menu for wide screens and one for small ones, each with the account', () => {
  const html = render(<Header menus={menus} account={<i>corner</i>} accountItems={<i>items</i>} />)
  const [bar = '', menu = ''] = html.split('id="site-menu"')
  expect(linksOf(bar).map(({ label }) => label)).toContain('TrickBot Home')
  expect(bar).toContain('<i>corner</i>')
  const [specified = '', doors = ''] = menu.split('<i>items</i>')
  expect(linksOf(specified).map(({ label }) => label)).toEqual([
    'Home',
    'Trick Library',
    'My Tricks',
    'TrickBot',
    'Suggest a Trick',
    'Line Builder',
    'Park Flow',
  ])
  expect(doors.match(/href=/g)).toHaveLength(menuLinks('door').length)
})

it('the bar under the thumb lights the one tab that the page lies below', () => {
  const html = render(<ThumbBar links={menuLinks('thumb')} />)
  expect(html.match(/<a [^>]*aria-current[^>]*/g)?.map((tag) => /href="([^"]+)"/.exec(tag)?.[1])).toEqual([
    '/trickbot',
  ])
})

it('the footer names the owner and the year', () => {
  const html = render(<Footer links={menuLinks('footer')} owner="DarkSlide" year={2026} />)
  expect(html).toContain('© 2026 DarkSlide')
  expect(linksOf(html).map(({ href }) => href)).toEqual([
    '/tricks/tree',
    '/skate',
    '/blog',
    '/tricks/name-it',
    '/terms-of-service',
    '/privacy-policy',
  ])
})
