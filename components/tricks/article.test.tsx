import { renderToStaticMarkup as render } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import type { TrickDetail } from '@/lib/tricks/schema'
import { TrickArticle } from './article'

vi.mock('next/navigation', () => ({ useRouter: () => null, usePathname: () => '/' }))

const trick: TrickDetail = {
  id: 1,
  slug: 'kickflip',
  name: 'Kickflip',
  category: 'Flips',
  difficultyRating: 'Intermediate',
  trickType: 'BASE',
  description: 'The board turns once.',
  isFoundational: true,
  order: 3,
  aliases: [],
  combinationDetails: null,
  variationDetails: null,
  steps: ['Set up.', 'Pop.'],
  videoUrl: null,
  videoStart: null,
  mistakes: [],
  family: 'kickflip',
  motion: null,
  stance: 'regular',
  approach: null,
  obstacles: [],
  difficulty: null,
  difficultySources: 0,
  pros: null,
  learnFirst: [],
  leadsTo: [],
}

const link = { slug: 'ollie', name: 'Ollie', category: 'Flatground', difficultyRating: 'Beginner' } as const

const headings = (fields: Partial<TrickDetail>) =>
  [...render(<TrickArticle trick={{ ...trick, ...fields }} />).matchAll(/<h2[^>]*>([^<]+)/g)].map(
    ([, text]) => text,
  )

describe('the article of a trick', () => {
  it('has no section without content', () => {
    expect(headings({})).toEqual(['How to do it', 'What it is'])
    expect(headings({ mistakes: [{ mistake: 'No pop', fix: 'Pop.' }] })).toContain(
      'Which of these happens to you?',
    )
  })

  it('teaches before it tells more, and shows videos last', () => {
    const html = render(
      <TrickArticle
        trick={{ ...trick, mistakes: [{ mistake: 'No pop.', fix: 'Pop.' }], learnFirst: [link] }}
        motion={<i>the film</i>}
        tutorial={<i>a lesson</i>}
        drills={['Ten pops.']}
      />,
    )
    const parts = ['<h1', 'the film', 'step-1', 'No pop.', 'Ten pops.', 'Learn first', 'a lesson']
    const places = parts.map((part) => html.indexOf(part))
    expect(places.every((place) => place >= 0)).toBe(true)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })

  it('leaves its name to no translator', () => {
    expect(render(<TrickArticle trick={trick} />)).toMatch(/<h1[^>]* translate="no"[^>]*>Kickflip/)
  })

  it('numbers its steps so that links can name them, or offers to generate them', () => {
    const html = render(<TrickArticle trick={trick} />)
    expect([...html.matchAll(/id="(step-\d)"/g)].map(([, id]) => id)).toEqual(['step-1', 'step-2'])
    expect(html).not.toContain('Generate Steps')
    expect(render(<TrickArticle trick={{ ...trick, steps: [] }} />)).toContain('Generate Steps')
  })

  it('says of a hidden trick that nobody can teach it, and pretends no lesson', () => {
    const html = render(<TrickArticle trick={{ ...trick, isHidden: true }} />)
    expect(html).toContain('Nobody has described this trick well enough to teach it')
    expect(html).not.toMatch(/How to do it|Generate Steps|step-1/)
  })

  it('says its level once to those who hear it', () => {
    const html = render(<TrickArticle trick={trick} />)
    expect(html.match(/aria-label="Intermediate"/g)).toHaveLength(1)
    expect(html).not.toMatch(/<span class="[^"]*">Intermediate</)
  })

  it('says what sets a variation apart, unless the description has said it', () => {
    const times = (variationDetails: string) =>
      render(<TrickArticle trick={{ ...trick, variationDetails }} />).split(variationDetails).length - 1
    expect(times('Switch stance.')).toBe(1)
    expect(times(trick.description)).toBe(1)
  })

  it('shows the figure and the video that it is given', () => {
    const html = render(<TrickArticle trick={trick} motion={<i>m</i>} tutorial={<i>v</i>} />)
    for (const part of ['<i>m</i>', '<i>v</i>', 'Watch it']) expect(html).toContain(part)
  })
})
