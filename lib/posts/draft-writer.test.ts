import { describe, expect, it } from 'vitest'
import { readTrickFacts, readTrickTexts, type TrickFacts } from '@/prisma/seed/content'
import { prerequisitesOf, teachingOf } from '@/prisma/seed/tricks'
import { sanitizeHtml } from '../html'
import type { TrickDetail, TrickLink } from '../tricks/schema'
import { countWords } from './content'
import { topicOf, tricksFor, tricksNamedIn } from './draft-topic'
import { writeDraft } from './draft-writer'

// The library as the seed makes it, the best known first.
const texts = readTrickTexts()
const facts = readTrickFacts().toSorted((one, other) => other.sources - one.sources)
const requires = prerequisitesOf(facts, texts)
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
  const { description, steps, mistakes } = teachingOf(fact, texts.get(slug))
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

function draftFor(title: string, excerpt = '') {
  const named = tricksNamedIn(`${title} ${excerpt}`, library)
  const topic = topicOf(`${title} ${excerpt}`)
  const tricks = detailsOf(named.length > 0 ? named : tricksFor(topic, library))
  const related = tricks.length === 1 ? detailsOf(tricks[0]?.learnFirst.map(({ slug }) => slug) ?? []) : []
  return writeDraft({ title, topic, isNamed: named.length > 0, tricks, related })
}

describe('a draft about one trick', () => {
  it('has everything the library knows about it', () => {
    const html = draftFor('How to Kickflip')
    const trick = details.get('kickflip')
    expect(html).toContain('<h2>Kickflip, step by step</h2>')
    expect(html).toMatch(/<a href="\/tricks\/ollie">ollie<\/a>/i)
    for (const { mistake } of trick?.mistakes ?? []) expect(html).toContain(`<strong>${mistake}</strong>`)
    expect(html.match(/<li>/g)?.length).toBeGreaterThan(8)
  })

  const drafts = library.map(({ slug, name }) => {
    const title = `How to ${name}`
    const facts = {
      title,
      topic: 'foundations' as const,
      isNamed: true,
      tricks: detailsOf([slug]),
      related: [],
    }
    return { slug, html: writeDraft(facts) }
  })

  it('is 500 to 900 words long and links to the trick, for every trick', () => {
    const wrong = drafts.filter(({ slug, html }) => {
      const words = countWords(html)
      return words < 500 || words > 900 || !html.includes(`href="/tricks/${slug}"`)
    })
    expect(wrong).toEqual([])
  })

  it('is clean HTML', () => {
    const some = drafts.filter((_, at) => at % 8 === 0)
    expect(some.filter(({ html }) => sanitizeHtml(html) !== html)).toEqual([])
  })
})

describe('any draft', () => {
  const titles = [
    'Kickflip vs Heelflip',
    'Ollie, Kickflip, Heelflip and 360 Flip',
    'Your first day on a board',
    'Learning at forty',
    'How to manual',
    'Grinding your first ledge',
    'First steps on a mini ramp',
    'Five flips to learn',
    'Skating switch',
    'Learn to turn: 180s',
    'What to wear',
    'Nothing we know',
    '<script>alert(1)</script> & "more"',
    '50-50 grinds and boardslides',
  ]

  it.each(titles)('is 500 to 900 clean words, the same each time: %s', (title) => {
    const html = draftFor(title)
    expect(countWords(html)).toBeGreaterThanOrEqual(500)
    expect(countWords(html)).toBeLessThanOrEqual(900)
    expect(sanitizeHtml(html)).toBe(html)
    expect(draftFor(title)).toBe(html)
    expect(html).toMatch(/href="\/tricks\//)
    for (const [, slug] of html.matchAll(/href="\/tricks\/([^"]+)"/g))
      expect(details.has(slug ?? '')).toBe(true)
    const headings = [...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, heading]) => heading)
    expect(new Set(headings).size).toBe(headings.length)
    expect(headings.length).toBeGreaterThan(2)
  })

  it('differs by topic', () => {
    const drafts = titles.map((title) => draftFor(title))
    expect(new Set(drafts).size).toBeGreaterThan(titles.length - 3)
  })

  it('can be written without a library', () => {
    const html = writeDraft({ title: 'Nothing', topic: 'flips', isNamed: false, tricks: [], related: [] })
    expect(countWords(html)).toBeGreaterThan(300)
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
