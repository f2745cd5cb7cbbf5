import type { TrickSummary } from '../tricks/schema'
import type { TrickCategory } from '../tricks/taxonomy'

/** What a draft without a trick in its title is about. */
export type Topic = 'manuals' | 'grinds' | 'transitions' | 'flips' | 'stances' | 'turns' | 'foundations'

type Named = Pick<TrickSummary, 'slug' | 'name' | 'aliases'>
type Listed = Named & Pick<TrickSummary, 'category' | 'difficultyRating' | 'isFoundational' | 'order'>

export const mostDraftTricks = 4

const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `

// Names that sentences hold without meaning the trick.
const ordinary =
  /^ (impossible|disaster|invert|carousel|laser|salad|pivot|flamingo|hurricane|sweeper|feeble) $/
const isMeant = (words: string, text: string) =>
  !ordinary.test(words) ||
  new RegExp(`how to( do| land| learn)?( an?| the)?${words}|${words}(grind|stall|slide)`).test(text)

/** The tricks that a text names, the first named first, at most four. A longer name beats one inside it. */
export function tricksNamedIn(text: string, tricks: readonly Named[]): string[] {
  // Two spaces between any two words, so that neighbours share none.
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
  return [...new Set(inOrder)].slice(0, mostDraftTricks)
}

const topics: [Topic, RegExp][] = [
  ['manuals', /\b(manuals?|mann(y|ies)|wheelies?|manual pads?)\b/],
  [
    'transitions',
    /\b(ramps?|transitions?|bowls?|verts?|quarter ?pipes?|pools?|half ?pipes?|coping|drop(ping)? in)\b/,
  ],
  ['grinds', /\b(grind(s|ing)?|slides?|sliding|ledges?|rails?|curbs?)\b/],
  ['stances', /\b(switch|fakie|stances?|goofy)\b/],
  ['turns', /\b(180s?|360s?|spins?|spinning|shuvits?|turn(s|ing)?)\b/],
  ['flips', /\bflips?\b/],
]

/** What a text is about, by its words; the foundations where they say nothing. */
export const topicOf = (text: string): Topic =>
  topics.find(([, words]) => words.test(plain(text)))?.[0] ?? 'foundations'

const categories: Partial<Record<Topic, TrickCategory[]>> = {
  manuals: ['Manuals'],
  transitions: ['Transitions'],
  grinds: ['Grinds', 'Ledge', 'Rail'],
  flips: ['Flips'],
}

const words: Partial<Record<Topic, RegExp>> = {
  stances: /^(nollie|fakie|switch)\b/i,
  turns: /\b(180|360|shuvit)\b/i,
}

function belongs(trick: Listed, topic: Topic): boolean {
  if (topic === 'foundations') return trick.isFoundational
  return words[topic]?.test(trick.name) ?? categories[topic]?.includes(trick.category) ?? false
}

const ease = ['Beginner', 'Intermediate', 'Advanced', 'Expert']
const bestKnown = 12
const chosen = 5

const learningOrder = (one: Listed, other: Listed) =>
  ease.indexOf(one.difficultyRating) - ease.indexOf(other.difficultyRating) ||
  (one.order ?? Number.MAX_SAFE_INTEGER) - (other.order ?? Number.MAX_SAFE_INTEGER)

/** Tricks for a topic, from a library that begins with the best known: the easiest of those, easiest first. */
export function tricksFor(topic: Topic, library: readonly Listed[]): string[] {
  const all = library.filter((trick) => belongs(trick, topic))
  const known = topic === 'foundations' ? all : all.slice(0, bestKnown)
  return known
    .toSorted(learningOrder)
    .slice(0, chosen)
    .map(({ slug }) => slug)
}
