import { difficultyNote, prosNote } from '../tricks/difficulty-note'
import type { TrickDetail, TrickLink } from '../tricks/schema'
import { levels } from '../tricks/taxonomy'
import {
  capital,
  choose,
  falling,
  levelWords,
  placeFor,
  sessions,
  spoken,
  stuck,
  the,
  topicOpenings,
  topicOrders,
} from './draft-phrases'
import type { Topic } from './draft-topic'

/** Part of a draft before it is HTML. Texts hold no markup, whether the model or this module wrote them. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'list'; ordered?: boolean; items: { lead?: string; text: string }[] }

/** `dropFirst`: how soon the section goes when a draft is too long, the highest first; without it, it stays. */
export type Section = { heading: string | null; blocks: Block[]; dropFirst?: number }

/** What a draft may be written from. `related` are prerequisites of its tricks. */
export type DraftFacts = {
  title: string
  topic: Topic
  /** Whether the title or the excerpt names these tricks. */
  isNamed: boolean
  tricks: TrickDetail[]
  related: TrickDetail[]
}

type TrickName = { slug: string; name: string }

/** A draft of 500 to 900 words that says only what the library knows; always the same for the same facts. */
export function writeDraft(facts: DraftFacts): string {
  const [first] = facts.tricks
  const isOne = facts.isNamed && facts.tricks.length === 1
  const sections = first && isOne ? oneTrick(first, facts) : severalTricks(facts)
  return draftHtml(fitted(sections, fillers(facts.title)), mentioned(facts))
}

/** The tricks that a draft may link to. */
export function mentioned({ tricks, related }: DraftFacts): TrickName[] {
  const links = tricks.flatMap(({ learnFirst, leadsTo }) => [...learnFirst, ...leadsTo])
  const names = [...tricks, ...related, ...links].map(({ slug, name }) => [slug, { slug, name }] as const)
  return [...new Map(names).values()]
}

function oneTrick(trick: TrickDetail, { title, related }: DraftFacts): Section[] {
  const name = the(trick.name)
  const opening = choose(
    [
      `Here is ${name} from the feet up: what it is, what to have before you start, every step in its order, and the mistakes that nearly everyone makes on the way.`,
      `Everyone who lands ${name} today has missed it more often than they care to remember. What follows saves you some of those tries: the idea, the steps, and what to change when it goes wrong.`,
      `There is no secret to ${name}, only a handful of things that have to happen in the right order. Take them one by one and the rest is repetition.`,
    ],
    title,
    'opening',
  )
  const practice = [placeFor(trick.category, title), choose(sessions, title, 'session')]
  return present(
    textSection(null, opening),
    whatItIs(trick, `What ${name} is`),
    optional(haveFirst(trick, related), 2),
    stepByStep(trick, `${trick.name}, step by step`),
    whatGoesWrong(trick, 'What goes wrong, and what fixes it'),
    optional(textSection('How to practice it', ...practice), 4),
    optional(whereItLeads(trick), 3),
  )
}

const difficultyRank = ({ difficultyRating, order, difficulty }: TrickDetail) =>
  levels.indexOf(difficultyRating) * 1000 + (order ?? 900) + (difficulty ?? 10)

function severalTricks({ title, topic, isNamed, tricks }: DraftFacts): Section[] {
  const order = tricks.toSorted((one, other) => difficultyRank(one) - difficultyRank(other))
  const [easiest, second] = order
  const opening = isNamed
    ? `This is about ${listed(tricks)}: what each of them is, which to take on first, and where people get stuck.`
    : choose(topicOpenings[topic], title, 'opening')
  const advice = [
    easiest
      ? `Begin with ${the(easiest.name)} and stay with it until it works most of the time.`
      : 'Begin small.',
    easiest && second?.learnFirst.some(({ slug }) => slug === easiest.slug)
      ? `${capital(the(second.name))} is built on it, and a week spent there is a week saved later.`
      : 'One trick that you can rely on is worth more than three that come off on a good day.',
  ].join(' ')
  const heading = isNamed ? 'Which one first' : topicOrders[topic]
  const detailed = isNamed ? order : order.slice(0, 3)
  const practice = [placeFor(easiest?.category ?? 'Flatground', title), choose(sessions, title, 'session')]
  return present(
    textSection(null, opening),
    order.length > 1 ? inWhichOrder(order, heading) : null,
    textSection(isNamed || order.length < 2 ? null : 'Where to begin', advice),
    ...detailed.map((trick, index) =>
      index < 2
        ? amongOthers(trick, { withSteps: true })
        : optional(amongOthers(trick, { withSteps: false }), 4 + index),
    ),
    optional(textSection('How to practice', ...practice), 3),
  )
}

// Sections

const present = (...sections: (Section | null)[]) => sections.filter((section) => section !== null)

const optional = (section: Section | null, dropFirst: number): Section | null =>
  section && { ...section, dropFirst }

/** A section of paragraphs. */
const textSection = (heading: string | null, ...texts: string[]): Section => ({
  heading,
  blocks: texts.map((text) => ({ kind: 'text', text })),
})

/** Sections that suit any draft, for topics the library knows little about. */
const fillers = (title: string): Section[] => [
  textSection('When it will not come', choose(stuck, title, 'stuck')),
  textSection('Falling well', choose(falling, title, 'falling')),
  textSection('Another way to practice', choose([sessions[1], sessions[2], sessions[0]], title, 'session')),
  textSection(
    'Keep track of it',
    'Add what you work on to My Tricks and log a session when you are done: how often you tried, how often you landed. After a few weeks you see which tricks have settled and which ones have gone rusty, and you no longer have to guess what to do next. The notes on each trick are the place for what finally made it click, since that is the first thing you forget.',
  ),
  textSection(
    'Why slow is fast',
    'A trick is a habit of the body, and the body keeps whatever it does often. If most of your tries are rushed, that is what you get better at. Slow down until a try is clean, even if it is small, and then add a little: a bit more speed, a bit more height, a different spot. It feels slower for a week and is faster over a year.',
  ),
]

/** A paragraph; none where there is nothing to say. */
const text = (...sentences: (string | null | undefined)[]): Block[] => {
  const said = sentences.filter(Boolean).join(' ').trim()
  return said ? [{ kind: 'text', text: said }] : []
}

const numbered = (steps: readonly string[]): Block => ({
  kind: 'list',
  ordered: true,
  items: steps.map((step) => ({ text: step })),
})

const firstSentence = (words: string) => words.split(/(?<=[.!?])\s+(?=[A-Z\d])/)[0] ?? words

const list = new Intl.ListFormat('en', { type: 'conjunction' })

const listed = (tricks: readonly Pick<TrickLink, 'name'>[]) =>
  list.format(tricks.map(({ name }) => spoken(name)))

function howHard(trick: TrickDetail): (string | null)[] {
  const note = difficultyNote(trick)
  const said = note?.includes(' because ') ? `On our scale from 1 to 10 it stands at ${note}` : note
  return [said, prosNote(trick)]
}

/** What a trick is and how hard. */
function whatItIs(trick: TrickDetail, heading: string): Section {
  const { description, variationDetails, combinationDetails, difficultyRating, name } = trick
  const sequence = combinationDetails && `In short: ${spoken(combinationDetails.sequence)}.`
  const rated = `${capital(the(name))} is rated ${difficultyRating.toLowerCase()} in our library, which makes it ${levelWords[difficultyRating]}.`
  const about = [description, variationDetails !== description ? variationDetails : null, sequence]
  return { heading, blocks: [...text(...about), ...text(rated, ...howHard(trick))] }
}

/** What to learn before a trick; null if nothing. */
function haveFirst({ name, learnFirst }: TrickDetail, known: readonly TrickDetail[]): Section | null {
  if (learnFirst.length === 0) return null
  const items = learnFirst.map((link) => {
    const detail = known.find(({ slug }) => slug === link.slug)
    const level = `${link.difficultyRating} level.`
    return {
      lead: `${capital(spoken(link.name))}.`,
      text: detail ? firstSentence(detail.description) : level,
    }
  })
  const why =
    learnFirst.length === 1
      ? `Before ${the(name)} there is one thing to have, and it pays to have it without thinking:`
      : `These come before ${the(name)}. None of them has to be perfect, but each should work most of the time:`
  return { heading: 'What to have first', blocks: [...text(why), { kind: 'list', items }] }
}

/** The steps of a trick; null if it has none. */
function stepByStep({ name, steps }: TrickDetail, heading: string): Section | null {
  if (steps.length === 0) return null
  const why = `Read them all once, then take one thing of them to each try. This is ${the(name)} from setup to roll-away:`
  return { heading, blocks: [...text(why), numbered(steps)] }
}

/** The usual mistakes and how to fix each; null if none are known. */
function whatGoesWrong({ mistakes }: TrickDetail, heading: string): Section | null {
  if (mistakes.length === 0) return null
  return {
    heading,
    blocks: [{ kind: 'list', items: mistakes.map(({ mistake, fix }) => ({ lead: mistake, text: fix })) }],
  }
}

const maxNext = 4

/** What to learn next; null if nothing builds on it. */
function whereItLeads({ name, leadsTo }: TrickDetail): Section | null {
  const next = leadsTo.slice(0, maxNext)
  if (next.length === 0) return null
  const first = next[0]?.name ?? ''
  const sentence =
    next.length === 1
      ? `With ${the(name)} behind you, ${the(first)} is the natural next step.`
      : `With ${the(name)} behind you the road forks. From here people go on to ${listed(next)}. Take whichever makes you want to go out; all of them use what you have just learned.`
  return {
    heading: 'Where it leads',
    blocks: text(sentence, 'Save the ones you like to My Tricks, and they wait there for you.'),
  }
}

/** One trick among several: what it is, perhaps its steps, and the most common mistake. */
function amongOthers(trick: TrickDetail, { withSteps }: { withSteps: boolean }): Section {
  const [mistake] = trick.mistakes
  const needs = trick.learnFirst.length > 0 ? `Have ${listed(trick.learnFirst)} first.` : null
  const steps = withSteps && trick.steps.length > 0 ? [numbered(trick.steps)] : []
  const wrong = mistake && `The usual trouble: ${capital(mistake.mistake)} ${mistake.fix}`
  return {
    heading: capital(trick.name),
    blocks: [...text(trick.description, needs), ...steps, ...text(wrong)],
  }
}

/** Tricks in the order to learn them, with a sentence about each. */
function inWhichOrder(tricks: readonly TrickDetail[], heading: string): Section {
  const items = tricks.map(({ name, description, difficultyRating }) => ({
    lead: `${name} (${difficultyRating.toLowerCase()}).`,
    text: firstSentence(description),
  }))
  return { heading, blocks: [{ kind: 'list', ordered: true, items }] }
}

// Length

const words = { min: 500, max: 900 }

/** How many words a section has. */
export function sectionWords({ heading, blocks }: Section): number {
  const texts = blocks.flatMap((block) =>
    block.kind === 'text' ? [block.text] : block.items.flatMap(({ lead = '', text }) => [lead, text]),
  )
  return [heading ?? '', ...texts].join(' ').split(/\s+/).filter(Boolean).length
}

const draftWords = (sections: readonly Section[]) =>
  sections.reduce((sum, section) => sum + sectionWords(section), 0)

/** Fits sections to the length of a draft: drops what it can spare, or adds fillers. */
function fitted(sections: readonly Section[], spare: readonly Section[]): Section[] {
  const kept = [...sections]
  while (draftWords(kept) > words.max) {
    const highest = Math.max(...kept.map(({ dropFirst = 0 }) => dropFirst))
    if (highest === 0) break
    kept.splice(
      kept.findLastIndex(({ dropFirst = 0 }) => dropFirst === highest),
      1,
    )
  }
  for (const filler of spare) {
    const count = draftWords(kept)
    if (count < words.min && count + sectionWords(filler) <= words.max) kept.push(filler)
  }
  return kept
}

// HTML

// Quotes need no escaping: no text goes into an attribute.
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const escapedPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Links the first mention of each trick, over a whole draft. */
function linker(tricks: readonly TrickName[]) {
  const open = new Map(tricks.map(({ slug, name }) => [name.toLowerCase(), slug]))
  return (text: string): string => {
    const names = [...open.keys()].toSorted((one, other) => other.length - one.length)
    if (names.length === 0) return escaped(text)
    const mention = new RegExp(`(?<![\\w-])(${names.map(escapedPattern).join('|')})(?=s?(?![\\w-]))`, 'gi')
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
