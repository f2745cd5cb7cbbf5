import { renderToStaticMarkup as render } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import type { WayStep } from '@/lib/tricks/way'
import { ShortestWay } from './shortest-way'

vi.mock('next/navigation', () => ({ useRouter: () => null }))

const chain = (count: number): WayStep[] =>
  Array.from({ length: count }, (_, at) => ({
    link: {
      slug: `trick-${at + 1}`,
      name: `Trick ${at + 1}`,
      category: 'Flips',
      difficultyRating: 'Beginner',
    },
    after: at === 0 ? [] : [`trick-${at}`],
  }))

const linked = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, path]) => path)

it('leads nowhere where nothing comes before', () => {
  expect(render(<ShortestWay way={chain(1)} />)).toBe('')
})

it('links to every step but the trick itself', () => {
  const html = render(<ShortestWay way={chain(3)} />)
  expect(linked(html)).toEqual(['/tricks/trick-1', '/tricks/trick-2'])
  expect(html).toContain('<strong>Trick 3</strong>')
})

it('folds the beginning of a long way', () => {
  expect(render(<ShortestWay way={chain(12)} />)).not.toContain('<details>')
  const [folded = '', shown = ''] = render(<ShortestWay way={chain(20)} />).split('</details>')
  expect([linked(folded).length, linked(shown).length]).toEqual([12, 7])
  expect(folded).toContain('The first 12')
  expect(shown).toContain('start="13"')
})
