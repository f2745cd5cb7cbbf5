import { describe, expect, it } from 'vitest'
import { readTrickFacts, readTrickTexts, type TrickFacts } from '@/prisma/seed/content'
import { prerequisitesOf } from '@/prisma/seed/prerequisites'
import { teachingIn } from '@/prisma/seed/tricks'
import { sanitizeHtml } from '../html'
import { sampled } from '../skate/testdata/sample'
import type { TrickDetail, TrickLink } from '../tricks/schema'
import { topicOf, tricksFor, tricksNamedIn } from './draft-topic'
import { writeDraft } from './draft-writer'

// The library as the seed makes it, the best known first.
const texts = readTrickTexts()
const facts = readTrickFacts()
  .filter(({ hiddenBecause }) => hiddenBecause === undefined)
  .toSorted((one, other) => other.sources - one.sources)
const requires = prerequisitesOf(facts, texts)
const teachingOf = teachingIn(facts, texts)
const linkOf = ({ slug, name, category, level }: TrickFacts): TrickLink => ({
  slug,
  name,
  category,
  difficultyRating: level,
})
const details = new Map(facts.map((fact) => [fact.slug, detailOf(fact)]))
const library = [...details.values()]

function detailOf(fact: TrickFacts): TrickDetail {
  const { slug, name, aliases, category, trickType, level, family, stance, approach, obstacles } = fact
  const { description, steps, mistakes } = teachingOf(fact)
  const { difficulty, difficultySources } = fact
  const needs = (one: string) => requires.get(one) ?? []
  return {
    id: 1,
    slug,
    name,
    aliases,
    category,
    trickType,
    difficultyRating: level,
    description,
    steps,
    mistakes,
    family,
    stance,
    approach,
    obstacles,
    isFoundational: fact.foundational !== undefined,
    order: fact.foundational ?? null,
    variationDetails: fact.variationDetails ?? null,
    combinationDetails: fact.sequence ? { sequence: fact.sequence } : null,
    videoUrl: null,
    videoStart: null,
    motion: null,
    difficulty,
    difficultySources,
    pros: null,
    learnFirst: facts.filter((other) => needs(slug).includes(other.slug)).map(linkOf),
    leadsTo: facts.filter((other) => needs(other.slug).includes(slug)).map(linkOf),
  }
}

const detailsOf = (slugs: readonly string[]) => slugs.flatMap((slug) => details.get(slug) ?? [])

const excerpt = 'What it is about.'

function draftFor(title: string) {
  const named = tricksNamedIn(title, library)
  const topic = topicOf(title)
  const tricks = detailsOf(named.length > 0 ? named : tricksFor(topic, library))
  return writeDraft({ excerpt, topic, isNamed: named.length > 0, tricks })
}

const headingsOf = (html: string) => [...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, heading]) => heading)

describe('a draft about one trick', () => {
  it('has everything the library knows about it', () => {
    const html = draftFor('How to Kickflip')
    const trick = details.get('kickflip')
    for (const step of trick?.steps ?? []) expect(html.replace(/<\/?a\b[^>]*>/g, '')).toContain(step)
    for (const { mistake } of trick?.mistakes ?? []) expect(html).toContain(`<strong>${mistake}</strong>`)
    for (const slug of ['kickflip', 'ollie']) expect(html).toContain(`href="/tricks/${slug}"`)
  })

  it('is under headings, with steps and a link to the trick, for every trick, and clean HTML', () => {
    const wrong = sampled(library, 4).filter((trick, at) => {
      const html = writeDraft({ excerpt, topic: 'foundations', isNamed: true, tricks: [trick] })
      const isWhole = html.includes(`href="/tricks/${trick.slug}"`) && html.includes('<ol>')
      return !isWhole || headingsOf(html).length < 2 || (at % 4 === 0 && sanitizeHtml(html) !== html)
    })
    expect(wrong.map(({ slug }) => slug)).toEqual([])
  })
})

describe('any draft', () => {
  const titles = [
    'Kickflip vs Heelflip',
    'Ollie, Kickflip, Heelflip and 360 Flip',
    'Your first day on a board',
    'How to manual',
    'Grinding your first ledge',
    'First steps on a mini ramp',
    'Five flips to learn',
    'Skating switch',
    'Learn to turn: 180s',
    '<script>alert(1)</script> & "more"',
  ]

  it.each(titles)('is clean, linked, and the same each time: %s', (title) => {
    const html = draftFor(title)
    expect(sanitizeHtml(html)).toBe(html)
    expect(draftFor(title)).toBe(html)
    const links = [...html.matchAll(/href="\/tricks\/([^"]+)"/g)].map(([, slug = '']) => slug)
    expect(links.length).toBeGreaterThan(1)
    expect(links.filter((slug) => !details.has(slug))).toEqual([])
    expect(new Set(headingsOf(html)).size).toBe(headingsOf(html).length)
    expect(headingsOf(html).length).toBeGreaterThan(2)
  })

  it('begins with what comes easiest', () => {
    expect(headingsOf(draftFor('360 Flip, Kickflip and Ollie')).slice(1)).toEqual([
      'Ollie',
      'Kickflip',
      '360 Flip',
    ])
  })

  it('says what the editor said where the library knows nothing', () => {
    const facts = { excerpt: 'Shoes & <b>laces</b>.', topic: 'flips' as const, isNamed: false, tricks: [] }
    expect(writeDraft(facts)).toBe('<p>Shoes &amp; &lt;b&gt;laces&lt;/b&gt;.</p>')
  })
})

describe('the topic of a draft', () => {
  it.each([
    ['How to Kickflip', ['kickflip']],
    ['Kickflips and heelflips', ['kickflip', 'heelflip']],
    ['From 50-50 grinds to boardslides', ['50-50', 'boardslide']],
    ['The Varial Kickflip', ['varial-kickflip']],
    ['Nothing is impossible', []],
    ['How to do an impossible', ['impossible']],
    ['Recovering from disaster', []],
    ['', []],
  ])('tricksNamedIn(%j) is %j', (text, slugs) => {
    expect(tricksNamedIn(text, library)).toEqual(slugs)
  })

  it.each([
    ['Balance on a manual pad', 'manuals'],
    ['Your first bowl', 'transitions'],
    ['Rails for everyone', 'grinds'],
    ['Riding switch', 'stances'],
    ['Spinning', 'turns'],
    ['Flip tricks', 'flips'],
    ['Older beginners', 'foundations'],
  ] as const)('%j is about %s', (text, topic) => {
    expect(topicOf(text)).toBe(topic)
    expect(tricksFor(topic, library).length).toBeGreaterThan(2)
  })
})
