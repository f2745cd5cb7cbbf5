import { listed } from '../skate/wording'
import { difficultyNote, prosNote } from '../tricks/difficulty-note'
import type { TrickDetail, TrickLink } from '../tricks/schema'
import { type Level, levels, type TrickCategory } from '../tricks/taxonomy'
import { type Topic, topics } from './draft-topic'

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
    ? `This is about ${namesOf(tricks)}: what each of them is, which to take on first, and where people get stuck.`
    : topics[topic].opening
  const advice = [
    easiest
      ? `Begin with ${the(easiest.name)} and stay with it until it works most of the time.`
      : 'Begin small.',
    easiest && second?.learnFirst.some(({ slug }) => slug === easiest.slug)
      ? `${capital(the(second.name))} is built on it, and a week spent there is a week saved later.`
      : 'One trick that you can rely on is worth more than three that come off on a good day.',
  ].join(' ')
  const heading = isNamed ? 'Which one first' : topics[topic].heading
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

const namesOf = (tricks: readonly Pick<TrickLink, 'name'>[]) => listed(tricks.map(({ name }) => spoken(name)))

function howHard(trick: TrickDetail): (string | null)[] {
  const note = difficultyNote(trick)
  const said = note && /^\d+\.\d:/.test(note) ? `On our scale from 1 to 10 it stands at ${note}` : note
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
      : `With ${the(name)} behind you the road forks. From here people go on to ${namesOf(next)}. Take whichever makes you want to go out; all of them use what you have just learned.`
  return {
    heading: 'Where it leads',
    blocks: text(sentence, 'Save the ones you like to My Tricks, and they wait there for you.'),
  }
}

/** One trick among several: what it is, perhaps its steps, and the most common mistake. */
function amongOthers(trick: TrickDetail, { withSteps }: { withSteps: boolean }): Section {
  const [mistake] = trick.mistakes
  const needs = trick.learnFirst.length > 0 ? `Have ${namesOf(trick.learnFirst)} first.` : null
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

// Wordings

/** One of several wordings, always the same one for a title. `salt` varies the choice within a draft. */
function choose<T>(wordings: readonly [T, ...T[]], title: string, salt: string): T {
  let hash = 2_166_136_261
  for (const char of `${salt}:${title}`) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16_777_619)
  return wordings[(hash >>> 0) % wordings.length] ?? wordings[0]
}

const lower =
  /\b(Ollie|Kickflip|Heelflip|Hardflip|Flip|Shuvit|Pop|Frontside|Backside|Nollie|Fakie|Switch|Varial|Inward|Late|Big|Bigspin|Manual|Nose|Tail|Grind|Slide|Boardslide|Noseslide|Tailslide|Lipslide|Nosegrind|Stall|Air|Boneless|No|Comply|Body|Double|Triple|Half|To|Kickturn|Pushing|Drop|In|Crooked|Rock|And|Roll|Impossible|Revert|Powerslide|Hippie|Jump|Tic|Tac|Grab|Board)\b/g

/** A trick's name within a sentence: only names of people and places keep their capitals. */
const spoken = (name: string) => name.replace(lower, (word) => word.toLowerCase())

/** A trick's name within a sentence, with its article where it takes one. */
const the = (name: string) => (/ing$/i.test(name) ? spoken(name) : `the ${spoken(name)}`)

/** Words as a sentence begins with them. */
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const levelWords: Record<Level, string> = {
  Beginner: 'one of the first tricks to take on',
  Intermediate: 'a trick for when the basics have stopped being a fight',
  Advanced: 'a trick that asks for solid basics and some patience',
  Expert: 'a trick for people who have run out of easy ones',
}

const flat = [
  'Take a flat, smooth piece of ground and roll at walking pace. Standing still feels safer, but a board that rolls keeps its line, and you learn the trick that you will use later.',
  'Find ground without cracks and give yourself room on all sides. Go slowly, but do go: a little speed steadies the board, and the landing is easier when you already travel in the direction in which you want to ride off.',
] as const
const edge = [
  'Start on the lowest edge you can find, and look along all of it before you touch it: a ledge needs wax or wear, a rail needs to stand still. Ride past it a few times at the speed you want, then step onto it in your mind before you do it on your board.',
  'Choose something low and friendly, so that a missed try costs a step and not a fall. Keep your run-up the same every time. When the distance to the edge changes on every try, you practice five tricks at once and none of them well.',
] as const
const ramp = [
  'Begin low on the smallest ramp there is and let every try climb a little higher. The wall does much of the work as soon as you stop fighting it: bend on the way up, stay over the board, and look at where you want to come down.',
  'A mellow quarter or a small mini ramp is the place for it. Pump back and forth until you stand relaxed, and only then add the trick. A try that starts from a good rhythm is worth three that start from a scramble.',
] as const

const places: Record<TrickCategory, readonly [string, ...string[]]> = {
  Flatground: flat,
  Flips: flat,
  Manuals: flat,
  Grinds: edge,
  Ledge: edge,
  Rail: edge,
  Transitions: ramp,
}

const placeFor = (category: TrickCategory, title: string) => choose(places[category], title, 'place')

const sessions = [
  'Work in small sets. Ten honest tries, then a break in which you ride around and do something you already have. Say out loud what happened on the best and on the worst try of a set; whatever you can name, you can change on purpose. When your legs get heavy the tries get worse, and bad tries are practice too, only for the wrong thing. Stop while it is still going well.',
  'Give every session one question: this time the back foot, next time the shoulders. Change that one thing and leave the rest alone, or you will never know what helped. Film a try from the side now and then. What a try feels like and what it looks like are seldom the same, and the picture usually settles the argument in a minute.',
  'Warm up with what you can do in your sleep, then go to the new thing while you are fresh. Commit for the length of one set: both feet stay over the board on each try, even if the try is ugly. A bailed try teaches you how to bail. When nothing moves for two sets, go back one step, get that one clean, and return.',
] as const

const stuck = [
  'If it does not come, it is nearly always one of two things. Either a step before it is not as solid as you thought, and a quarter of an hour with that step is the fastest way forward; or you pull out at the moment that matters. For the second there is a plain cure: take away what scares you. Softer ground, less speed, something lower, pads. No one commits to a trick they do not believe they can walk away from.',
  'Some days it will not work, and the days after such a day are often the good ones. Write down what you tried and what changed, so that the next session begins where this one ended. And keep an easy trick for the end. Riding home on a landed trick is not childish, it is what brings you back tomorrow.',
] as const

const falling = [
  'You will step off and you will fall, so do both on purpose first. Step off forward and run it out; when there is no running, bend low, turn the shoulder and roll over the soft parts rather than reaching out with straight arms. A helmet belongs on every head that tries something new, wrist guards on all hands that still reach for the ground.',
  'Decide before each try how you will get off the board. Kick it away, land on both feet with your knees bent, take a step. If you go down, go down low and roll. A helmet and wrist guards cost nothing in style and take the edge off the fear that makes people pull out halfway.',
] as const
