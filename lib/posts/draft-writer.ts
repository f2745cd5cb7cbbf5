import { difficultyNote, prosNote } from '../tricks/difficulty-note'
import type { TrickDetail } from '../tricks/schema'
import { levels } from '../tricks/taxonomy'
import { type Topic, topics } from './draft-topic'

/** Part of a draft before it is HTML. Texts hold no markup, whether the model or the library said them. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'list'; ordered?: boolean; items: { lead?: string; text: string }[] }

export type Section = { heading: string | null; blocks: Block[] }

/** What a draft may be written from. */
export type DraftFacts = {
  excerpt: string
  topic: Topic
  /** Whether the title or the excerpt names these tricks. */
  isNamed: boolean
  tricks: TrickDetail[]
}

type TrickName = { slug: string; name: string }

/**
 * What the library knows under headings, for an editor to write on from; always the same for the same facts. Where it
 * knows nothing, the excerpt alone.
 */
export function writeDraft(facts: DraftFacts): string {
  const tricks = facts.tricks.toSorted((one, other) => difficultyRank(one) - difficultyRank(other))
  const [first] = tricks
  if (!first) return draftHtml([{ heading: null, blocks: text(facts.excerpt) }], [])
  const sections =
    tricks.length === 1
      ? oneTrick(first)
      : [
          inWhichOrder(tricks, facts.isNamed ? 'Which one first' : topics[facts.topic].heading),
          ...tricks.map(amongOthers),
        ]
  return draftHtml(
    sections.filter(({ blocks }) => blocks.length > 0),
    mentioned(facts),
  )
}

/** The tricks that a draft may link to. */
export function mentioned({ tricks }: Pick<DraftFacts, 'tricks'>): TrickName[] {
  const links = tricks.flatMap(({ learnFirst, leadsTo }) => [...learnFirst, ...leadsTo])
  const names = [...tricks, ...links].map(({ slug, name }) => [slug, { slug, name }] as const)
  return [...new Map(names).values()]
}

const difficultyRank = ({ difficultyRating, order, difficulty }: TrickDetail) =>
  levels.indexOf(difficultyRating) * 1000 + (order ?? 900) + (difficulty ?? 10)

// Sections

const mostNext = 4

const oneTrick = (trick: TrickDetail): Section[] => [
  { heading: null, blocks: whatItIs(trick) },
  { heading: 'What to have first', blocks: names(trick.learnFirst) },
  { heading: `${trick.name}, step by step`, blocks: numbered(trick.steps) },
  { heading: 'What goes wrong, and what fixes it', blocks: whatGoesWrong(trick) },
  { heading: 'Where it leads', blocks: names(trick.leadsTo.slice(0, mostNext)) },
]

const inWhichOrder = (tricks: readonly TrickDetail[], heading: string): Section => {
  const items = tricks.map(({ name, difficultyRating }) => ({
    text: `${name} (${difficultyRating.toLowerCase()})`,
  }))
  return { heading, blocks: [{ kind: 'list', ordered: true, items }] }
}

const amongOthers = (trick: TrickDetail): Section => ({
  heading: trick.name,
  blocks: [...whatItIs(trick), ...numbered(trick.steps), ...whatGoesWrong(trick)],
})

/** What a trick is and how hard. */
function whatItIs(trick: TrickDetail): Block[] {
  const { name, description, variationDetails, combinationDetails, difficultyRating } = trick
  const about = [
    description,
    variationDetails !== description ? variationDetails : null,
    combinationDetails && `In short: ${combinationDetails.sequence}.`,
  ]
  const rated = `${name}: ${difficultyRating.toLowerCase()}.`
  return [...text(...about), ...text(rated, difficultyNote(trick), prosNote(trick))]
}

const whatGoesWrong = ({ mistakes }: TrickDetail): Block[] =>
  list(mistakes.map(({ mistake, fix }) => ({ lead: mistake, text: fix })))

const names = (tricks: readonly TrickName[]): Block[] => list(tricks.map(({ name }) => ({ text: name })))

const numbered = (steps: readonly string[]): Block[] =>
  steps.length === 0 ? [] : [{ kind: 'list', ordered: true, items: steps.map((step) => ({ text: step })) }]

/** A list; none where there is nothing to say. */
const list = (items: { lead?: string; text: string }[]): Block[] =>
  items.length === 0 ? [] : [{ kind: 'list', items }]

/** A paragraph; none where there is nothing to say. */
function text(...sentences: (string | null | undefined)[]): Block[] {
  const said = sentences.filter(Boolean).join(' ').trim()
  return said ? [{ kind: 'text', text: said }] : []
}

/** How many words a section has. */
export function sectionWords({ heading, blocks }: Section): number {
  const texts = blocks.flatMap((block) =>
    block.kind === 'text' ? [block.text] : block.items.flatMap(({ lead = '', text }) => [lead, text]),
  )
  return [heading ?? '', ...texts].join(' ').split(/\s+/).filter(Boolean).length
}

// HTML

// Quotes need no escaping: no text goes into an attribute.
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Links the first mention of each trick, over a whole draft. */
function linker(tricks: readonly TrickName[]) {
  const open = new Map(tricks.map(({ slug, name }) => [name.toLowerCase(), slug]))
  return (text: string): string => {
    const names = [...open.keys()].toSorted((one, other) => other.length - one.length)
    if (names.length === 0) return escaped(text)
    const mention = new RegExp(`(?<![\\w-])(${names.map(RegExp.escape).join('|')})(?=s?(?![\\w-]))`, 'gi')
    let html = ''
    let done = 0
    for (const { 0: words, index } of text.matchAll(mention)) {
      const slug = open.get(words.toLowerCase())
      if (slug === undefined) continue
      open.delete(words.toLowerCase())
      html += `${escaped(text.slice(done, index))}<a href="/tricks/${slug}">${escaped(words)}</a>`
      done = index + words.length
    }
    return html + escaped(text.slice(done))
  }
}

function blockHtml(block: Block, linked: (text: string) => string): string {
  switch (block.kind) {
    case 'text':
      return `<p>${linked(block.text)}</p>`
    case 'list': {
      const items = block.items.map(({ lead, text }) => {
        const strong = lead ? `<strong>${linked(lead)}</strong> ` : ''
        return `<li>${strong}${linked(text)}</li>`
      })
      const tag = block.ordered ? 'ol' : 'ul'
      return `<${tag}>${items.join('')}</${tag}>`
    }
  }
}

/** The HTML of a draft, with a link where each of these tricks is first mentioned. */
export function draftHtml(sections: readonly Section[], tricks: readonly TrickName[]): string {
  const linked = linker(tricks)
  return sections
    .map(({ heading, blocks }) => {
      const title = heading === null ? '' : `<h2>${escaped(heading)}</h2>`
      return title + blocks.map((block) => blockHtml(block, linked)).join('')
    })
    .join('')
}
