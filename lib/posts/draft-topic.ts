import type { TrickSummary } from '../tricks/schema'
import { levels, type TrickCategory } from '../tricks/taxonomy'

type Named = Pick<TrickSummary, 'slug' | 'name' | 'aliases'>
type Listed = Named & Pick<TrickSummary, 'category' | 'difficultyRating' | 'isFoundational' | 'order'>

const maxTricks = 4

const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `

// Trick names that are also ordinary words.
const ordinary =
  /^ (impossible|disaster|invert|carousel|laser|salad|pivot|flamingo|hurricane|sweeper|feeble) $/
function isMeant(words: string, text: string): boolean {
  if (!ordinary.test(words)) return true
  const around = text.split(words)
  return (
    around.slice(0, -1).some((before) => /how to(?: do| land| learn)?(?: an?| the)?$/.test(before)) ||
    around.slice(1).some((after) => /^(?:grind|stall|slide)/.test(after))
  )
}

/** The slugs of the tricks a text names, in order, at most four. A longer name wins over one inside it. */
export function tricksNamedIn(text: string, tricks: readonly Named[]): string[] {
  // Every word has its own spaces on both sides, so that adjacent names do not share one.
  let rest = plain(text)
  const found: { slug: string; at: number }[] = []
  const names = tricks
    .flatMap(({ slug, name, aliases }) => [name, ...aliases].map((word) => ({ slug, words: plain(word) })))
    .filter(({ words }) => words.trim() !== '')
    .toSorted((one, other) => other.words.length - one.words.length)
  for (const { slug, words } of names) {
    for (const form of [words, `${words.trimEnd()}s `]) {
      const at = rest.indexOf(form)
      if (at < 0 || !isMeant(words, rest)) continue
      found.push({ slug, at })
      rest = `${rest.slice(0, at)} ${'-'.repeat(form.length - 2)} ${rest.slice(at + form.length)}`
    }
  }
  const inOrder = found.toSorted((one, other) => one.at - other.at).map(({ slug }) => slug)
  return [...new Set(inOrder)].slice(0, maxTricks)
}

type TopicRule = {
  /** What a text about it says. */
  mentions: RegExp
  has: (trick: Listed) => boolean
  /** Stands above its tricks. */
  heading: string
}

const inCategories =
  (...categories: TrickCategory[]): TopicRule['has'] =>
  ({ category }) =>
    categories.includes(category)
const isNamed =
  (pattern: RegExp): TopicRule['has'] =>
  ({ name }) =>
    pattern.test(name)

/** What a draft may be about whose title names no trick. The first that a text mentions wins. */
export const topics = {
  manuals: {
    mentions: /\b(manuals?|mann(y|ies)|wheelies?|manual pads?)\b/,
    has: inCategories('Manuals'),
    heading: 'Manuals, in a sensible order',
  },
  transitions: {
    mentions:
      /\b(ramps?|transitions?|bowls?|verts?|quarter ?pipes?|pools?|half ?pipes?|coping|drop(ping)? in)\b/,
    has: inCategories('Transitions'),
    heading: 'Ramp tricks, in a sensible order',
  },
  grinds: {
    mentions: /\b(grind(s|ing)?|slides?|sliding|ledges?|rails?|curbs?)\b/,
    has: inCategories('Grinds', 'Ledge', 'Rail'),
    heading: 'Grinds and slides, in a sensible order',
  },
  stances: {
    mentions: /\b(switch|fakie|stances?|goofy)\b/,
    has: isNamed(/^(nollie|fakie|switch)\b/i),
    heading: 'The other stances, in a sensible order',
  },
  turns: {
    mentions: /\b(180s?|360s?|spins?|spinning|shuvits?|turn(s|ing)?)\b/,
    has: isNamed(/\b(180|360|shuvit)\b/i),
    heading: 'Turning tricks, in a sensible order',
  },
  flips: {
    mentions: /\bflips?\b/,
    has: inCategories('Flips'),
    heading: 'Flip tricks, in a sensible order',
  },
  // Whatever mentions none of the others.
  foundations: {
    mentions: /^/,
    has: ({ isFoundational }) => isFoundational,
    heading: 'The first tricks, in a sensible order',
  },
} satisfies Record<string, TopicRule>

export type Topic = keyof typeof topics

/** The topic of a text by its keywords; 'foundations' without any. */
export const topicOf = (text: string): Topic =>
  (Object.keys(topics) as Topic[]).find((topic) => topics[topic].mentions.test(plain(text))) ?? 'foundations'

const bestKnownCount = 12
const topicTricks = 5

const learningOrder = (one: Listed, other: Listed) =>
  levels.indexOf(one.difficultyRating) - levels.indexOf(other.difficultyRating) ||
  (one.order ?? Number.MAX_SAFE_INTEGER) - (other.order ?? Number.MAX_SAFE_INTEGER)

/** Slugs of tricks for a topic, easiest first: the easiest of the best known. `library` starts with the best known. */
export function tricksFor(topic: Topic, library: readonly Listed[]): string[] {
  const all = library.filter(topics[topic].has)
  const known = topic === 'foundations' ? all : all.slice(0, bestKnownCount)
  return known
    .toSorted(learningOrder)
    .slice(0, topicTricks)
    .map(({ slug }) => slug)
}
