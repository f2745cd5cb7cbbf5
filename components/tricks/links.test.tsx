import { renderToStaticMarkup as render } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import type { TrickLink } from '@/lib/tricks/schema'
import { MentionedTricks, OneChangeAway, TrickLinks } from './links'

vi.mock('next/navigation', () => ({ useRouter: () => null }))

const links = (count: number): TrickLink[] =>
  Array.from({ length: count }, (_, index) => ({
    slug: `trick-${index + 1}`,
    name: `Trick ${index + 1}`,
    category: 'Flips',
    difficultyRating: 'Beginner',
  }))

/** The paths that the markup links to, in order. */
const linked = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, path]) => path)

describe('a list of tricks to go on to', () => {
  it('is left out when there are none', () => {
    expect(render(<TrickLinks title="Learn first" tricks={[]} />)).toBe('')
    expect(render(<MentionedTricks title="Tricks in this post" tricks={[]} />)).toBe('')
  })

  it('shows eight whole and folds the tail of a longer one', () => {
    expect(render(<TrickLinks title="Leads to" tricks={links(8)} />)).not.toContain('<details>')
    const html = render(<TrickLinks title="Leads to" tricks={links(10)} />)
    const [head = '', tail = ''] = html.split('<details>')
    expect(linked(head)).toHaveLength(8)
    expect(linked(tail)).toEqual(['/tricks/trick-9', '/tricks/trick-10'])
    expect(tail).toContain('2 more')
  })

  it('shows twelve cards of mentioned tricks before the fold', () => {
    const [head = '', tail = ''] = render(<MentionedTricks title="T" tricks={links(13)} />).split('<details>')
    expect([linked(head).length, linked(tail).length]).toEqual([12, 1])
  })
})

describe('the tricks related to a trick', () => {
  it('link to a neighbor only if the library has it', () => {
    const tricks = [
      { name: 'Heelflip', slug: 'heelflip' },
      { name: 'Quad Heelflip', slug: null },
    ]
    const html = render(<OneChangeAway groups={[{ label: 'Other flip', tricks }]} />)
    expect(linked(html)).toEqual(['/tricks/heelflip'])
    expect(html).toContain('Quad Heelflip')
  })
})
