import { renderToStaticMarkup as render } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import {
  type Choice,
  choiceQuery,
  chosenMotion,
  MOST_BODY,
  motionKey,
  parseChoice,
} from '@/lib/tricks/name-it'
import { NameIt } from './name-it'
import { NamedMotion } from './named-motion'

let query = ''
vi.mock('next/navigation', () => ({ useRouter: () => null }))
vi.mock('@/components/ui/behavior/history', () => ({ useQueryString: () => [query, () => undefined] }))

function pageOf(fields: Partial<Choice>): string {
  query = choiceQuery({ ...parseChoice(''), ...fields })
  return render(<NameIt slugs={{}} first={{ named: 'Ollie', drawn: null }} />)
}

const namedOf = (fields: Partial<Choice>, slugs: Record<string, string> = {}) =>
  render(<NamedMotion motion={chosenMotion({ ...parseChoice(''), ...fields })} slugs={slugs} />)

const title = (html: string) => /<h2 class="text-headline">([^<]+)/.exec(html)?.[1]

it('the naming page begins with an ollie, which has neither flips to count nor anything late', () => {
  expect(title(namedOf({}))).toBe('Ollie')
  expect(pageOf({})).not.toMatch(/How many flips|after the peak/)
})

it('the naming page counts flips, and lets a flip or a turn come late', () => {
  expect(pageOf({ flip: 'kick' })).toMatch(/How many flips.*after the peak/)
  expect(pageOf({ board: 180 })).toContain('after the peak')
  expect(title(namedOf({ flip: 'kick', count: 2 }))).toBe('Double Kickflip')
})

it('the naming page turns a rider no further than tricks go', () => {
  const html = pageOf({ body: MOST_BODY })
  expect(html).toMatch(/Your turn: a half turn more frontside"[^>]*aria-disabled="true"/)
  expect(html).toMatch(/Your turn: a half turn more backside"(?![^>]*aria-disabled=)/)
})

it('the naming page links to a trick of the library, and says what no one has named', () => {
  const key = motionKey(chosenMotion({ ...parseChoice(''), flip: 'kick' })) ?? ''
  expect(namedOf({ flip: 'kick' }, { [key]: 'kickflip' })).toContain('href="/tricks/kickflip"')
  expect(namedOf({ flip: 'kick' })).toContain('It has no page here yet.')
  expect(namedOf({ body: 720, board: -900, flip: 'heel', count: 3 })).toContain('yours to land first')
})

it('the naming page says each name once', () => {
  expect(namedOf({})).not.toContain('Exactly')
  const html = namedOf({ stance: 'nollie', body: -180, flip: 'heel' })
  const facts = [...html.matchAll(/<dd>([^<]+)/g)].flatMap(([, value = '']) => value.split(', '))
  expect(html).toContain('Exactly')
  expect(facts.filter((fact) => fact === 'Nollie Heelflip Backside 180 Body Varial')).toHaveLength(1)
})
