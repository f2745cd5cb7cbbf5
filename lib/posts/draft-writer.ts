import { difficultyNote, prosNote } from '../tricks/difficulty-note'
import type { TrickDetail, TrickLink } from '../tricks/schema'
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

/** A draft before it is HTML. Its texts are words without markup, by whomever they were written. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'list'; ordered?: boolean; items: { lead?: string; text: string }[] }

export type Section = { heading: string | null; blocks: Block[] }

type TrickName = { slug: string; name: string }

// Quotes may stand in a text, and nothing of it goes into an attribute.
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Links the first mention of each trick, over a whole draft. */
function linker(tricks: readonly TrickName[]) {
  const open = new Map(tricks.map(({ slug, name }) => [name.toLowerCase(), slug]))
  return (text: string): string => {
    const names = [...open.keys()].toSorted((one, other) => other.length - one.length)
    if (names.length === 0) return escaped(text)
    const mention = new RegExp(`(?<![\\w-])(${names.map(literal).join('|')})(?=s?(?![\\w-]))`, 'gi')
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
  if (block.kind === 'text') return `<p>${linked(block.text)}</p>`
  const items = block.items.map(({ lead, text }) => {
    const strong = lead ? `<strong>${linked(lead)}</strong> ` : ''
    return `<li>${strong}${linked(text)}</li>`
  })
  const tag = block.ordered ? 'ol' : 'ul'
  return `<${tag}>${items.join('')}</${tag}>`
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

/** How many words a section has. */
export function sectionWords({ heading, blocks }: Section): number {
  const texts = blocks.flatMap((block) =>
    block.kind === 'text' ? [block.text] : block.items.flatMap(({ lead = '', text }) => [lead, text]),
  )
  return [heading ?? '', ...texts].join(' ').split(/\s+/).filter(Boolean).length
}

const fewest = 500
const most = 900

/** A section with how much a draft would miss it: those of 0 stay, the others go, the highest first. */
type Weighed = { section: Section; canGo: number }

/** A section as it is weighed; none for none. */
const weighed = (section: Section | null, canGo = 0): Weighed[] => (section ? [{ section, canGo }] : [])
/** A section of words alone. */
const plainSection = (heading: string | null, ...texts: string[]): Section => ({
  heading,
  blocks: texts.map((text) => ({ kind: 'text', text })),
})

/** What says something in any draft, for those about which the library knows little. */
const spareSections = (title: string): Section[] => [
  plainSection('When it will not come', choose(stuck, title, 'stuck')),
  plainSection('Falling well', choose(falling, title, 'falling')),
  plainSection('Another way to practise', choose([sessions[1], sessions[2], sessions[0]], title, 'session')),
  plainSection(
    'Keep track of it',
    'Add what you work on to My Tricks and log a session when you are done: how often you tried, how often you landed. After a few weeks you see which tricks have settled and which ones have gone rusty, and you no longer have to guess what to do next. The notes on each trick are the place for what finally made it click, since that is the first thing one forgets.',
  ),
  plainSection(
    'Why slow is fast',
    'A trick is a habit of the body, and the body keeps whatever it does often. If most of your tries are rushed, that is what you get better at. Slow down until a try is clean, even if it is small, and then add a little: a bit more speed, a bit more height, a different spot. It feels slower for a week and is faster over a year.',
  ),
]

const wordsOf = (sections: readonly Weighed[]) =>
  sections.reduce((sum, { section }) => sum + sectionWords(section), 0)

/** Sections that fit the length of a draft: what it can spare goes, and what says something to anybody is added. */
function fitted(sections: readonly Weighed[], spare: readonly Section[]): Weighed[] {
  const kept = [...sections]
  while (wordsOf(kept) > most) {
    const weakest = Math.max(...kept.map(({ canGo }) => canGo))
    if (weakest === 0) break
    kept.splice(
      kept.findLastIndex(({ canGo }) => canGo === weakest),
      1,
    )
  }
  for (const section of spare) {
    const words = wordsOf(kept)
    if (words < fewest && words + sectionWords(section) <= most) kept.push({ section, canGo: 1 })
  }
  return kept
}

const text = (...sentences: (string | null | undefined)[]): Block[] => {
  const said = sentences.filter(Boolean).join(' ').trim()
  return said ? [{ kind: 'text', text: said }] : []
}

const sentencesOf = (words: string) => words.split(/(?<=[.!?])\s+(?=[A-Z\d])/)
const firstSentence = (words: string) => sentencesOf(words)[0] ?? words

const list = new Intl.ListFormat('en', { type: 'conjunction' })

const listed = (tricks: readonly Pick<TrickLink, 'name'>[]) =>
  list.format(tricks.map(({ name }) => spoken(name)))

function howHard(trick: TrickDetail): (string | null)[] {
  const note = difficultyNote(trick)
  const said = note?.includes(' because ') ? `On our scale from 1 to 10 it stands at ${note}` : note
  return [said, note?.includes('pros missed') ? null : prosNote(trick.pros)]
}

/** What a trick is and how hard. */
function whatItIs(trick: TrickDetail, heading: string): Section {
  const { description, variationDetails, combinationDetails, difficultyRating, name } = trick
  const sequence = combinationDetails && `In short: ${spoken(combinationDetails.sequence)}.`
  const rated = `${capital(the(name))} is rated ${difficultyRating.toLowerCase()} in our library, which makes it ${levelWords[difficultyRating]}.`
  const about = [description, variationDetails !== description ? variationDetails : null, sequence]
  return { heading, blocks: [...text(...about), ...text(rated, ...howHard(trick))] }
}

/** What to have before a trick; null where nothing is asked for. */
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

/** The steps of a trick in their order; null where it has none. */
function stepByStep({ name, steps }: TrickDetail, heading: string): Section | null {
  if (steps.length === 0) return null
  const why = `Read them all once, then take one thing of them to each try. This is ${the(name)} from set-up to roll-away:`
  return {
    heading,
    blocks: [...text(why), { kind: 'list', ordered: true, items: steps.map((step) => ({ text: step })) }],
  }
}

/** The usual mistakes and what mends each; null where none is known. */
function whatGoesWrong({ mistakes }: TrickDetail, heading: string): Section | null {
  if (mistakes.length === 0) return null
  return {
    heading,
    blocks: [{ kind: 'list', items: mistakes.map(({ mistake, fix }) => ({ lead: mistake, text: fix })) }],
  }
}

const mostNext = 4

/** Where a trick leads; null where it is an end. */
function whereItLeads({ name, leadsTo }: TrickDetail): Section | null {
  const next = leadsTo.slice(0, mostNext)
  if (next.length === 0) return null
  const first = next[0]?.name ?? ''
  const sentence =
    next.length === 1
      ? `With ${the(name)} behind you, ${the(first)} is the natural next step.`
      : `With ${the(name)} behind you the road forks. From here people go on to ${listed(next)}. Take whichever makes you want to go out; all of them use what you have just learnt.`
  return {
    heading: 'Where it leads',
    blocks: text(sentence, 'Save the ones you like to My Tricks, and they wait there for you.'),
  }
}

/** One trick among several: what it is, and either its steps or the mistake that most people make. */
function amongOthers(trick: TrickDetail, { withSteps }: { withSteps: boolean }): Section {
  const [mistake] = trick.mistakes
  const needs = trick.learnFirst.length > 0 ? `Have ${listed(trick.learnFirst)} first.` : null
  const steps: Block[] =
    withSteps && trick.steps.length > 0
      ? [{ kind: 'list', ordered: true, items: trick.steps.map((step) => ({ text: step })) }]
      : []
  const wrong = mistake && `The usual trouble: ${capital(mistake.mistake)} ${mistake.fix}`
  return {
    heading: capital(trick.name),
    blocks: [...text(trick.description, needs), ...steps, ...text(wrong)],
  }
}

/** Tricks in the order in which to take them on, a sentence about each. */
function inWhichOrder(tricks: readonly TrickDetail[], heading: string): Section {
  const items = tricks.map(({ name, description, difficultyRating }) => ({
    lead: `${name} (${difficultyRating.toLowerCase()}).`,
    text: firstSentence(description),
  }))
  return { heading, blocks: [{ kind: 'list', ordered: true, items }] }
}

/** What a draft may be written from. `related` are tricks that those of the draft ask for. */
export type DraftFacts = {
  title: string
  topic: Topic
  /** Whether the title or the excerpt names these tricks. */
  isNamed: boolean
  tricks: TrickDetail[]
  related: TrickDetail[]
}

const ease = ['Beginner', 'Intermediate', 'Advanced', 'Expert']
const rank = ({ difficultyRating, order, difficulty }: TrickDetail) =>
  ease.indexOf(difficultyRating) * 1000 + (order ?? 900) + (difficulty?.value ?? 10)

const easiestFirst = (tricks: readonly TrickDetail[]) =>
  tricks.toSorted((one, other) => rank(one) - rank(other))

const asksFor = (trick: TrickDetail, { slug }: TrickDetail) =>
  trick.learnFirst.some((link) => link.slug === slug)

/** A draft of 500 to 900 words, the same one for the same facts, that says nothing the library does not. */
export function writeDraft(facts: DraftFacts): string {
  const [first] = facts.tricks
  const isOne = facts.isNamed && facts.tricks.length === 1
  const sections = first && isOne ? oneTrick(first, facts) : severalTricks(facts)
  return draftHtml(
    fitted(sections, spareSections(facts.title)).map(({ section }) => section),
    mentioned(facts),
  )
}

function oneTrick(trick: TrickDetail, { title, related }: DraftFacts): Weighed[] {
  const name = the(trick.name)
  const opening = choose(
    [
      `Here is ${name} from the feet up: what it is, what to have before you start, every step in its order, and the mistakes that nearly everybody makes on the way.`,
      `Everybody who lands ${name} today has missed it more often than they care to remember. What follows saves you some of those tries: the idea, the steps, and what to change when it goes wrong.`,
      `There is no secret to ${name}, only a handful of things that have to happen in the right order. Take them one by one and the rest is repetition.`,
    ],
    title,
    'opening',
  )
  return [
    ...weighed(plainSection(null, opening)),
    ...weighed(whatItIs(trick, `What ${name} is`)),
    ...weighed(haveFirst(trick, related), 2),
    ...weighed(stepByStep(trick, `${trick.name}, step by step`)),
    ...weighed(whatGoesWrong(trick, 'What goes wrong, and what mends it')),
    ...weighed(
      plainSection('How to practise it', placeFor(trick.category, title), choose(sessions, title, 'session')),
      4,
    ),
    ...weighed(whereItLeads(trick), 3),
  ]
}

function severalTricks({ title, topic, isNamed, tricks }: DraftFacts): Weighed[] {
  const order = easiestFirst(tricks)
  const [easiest, second] = order
  const opening = isNamed
    ? `This is about ${listed(tricks)}: what each of them is, which to take on first, and where people get stuck.`
    : choose(topicOpenings[topic], title, 'opening')
  const advice = [
    easiest
      ? `Begin with ${the(easiest.name)} and stay with it until it works most of the time.`
      : 'Begin small.',
    easiest && second && asksFor(second, easiest)
      ? `${capital(the(second.name))} is built on it, and a week spent there is a week saved later.`
      : 'One trick that you can rely on is worth more than three that come off on a good day.',
  ].join(' ')
  const heading = isNamed ? 'Which one first' : topicOrders[topic]
  const detailed = isNamed ? order : order.slice(0, 3)
  return [
    ...weighed(plainSection(null, opening)),
    ...weighed(order.length > 1 ? inWhichOrder(order, heading) : null),
    ...weighed(plainSection(isNamed || order.length < 2 ? null : 'Where to begin', advice)),
    ...detailed.flatMap((trick, index) =>
      weighed(amongOthers(trick, { withSteps: index < 2 }), index < 2 ? 0 : 4 + index),
    ),
    ...weighed(
      plainSection(
        'How to practise',
        placeFor(easiest?.category ?? 'Flatground', title),
        choose(sessions, title, 'session'),
      ),
      3,
    ),
  ]
}

/** The tricks that a draft may link to. */
export function mentioned({ tricks, related }: DraftFacts): TrickName[] {
  const links = tricks.flatMap(({ learnFirst, leadsTo }) => [...learnFirst, ...leadsTo])
  const names = [...tricks, ...related, ...links].map(({ slug, name }) => [slug, { slug, name }] as const)
  return [...new Map(names).values()]
}
