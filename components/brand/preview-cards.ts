import { brand, colors } from '@/lib/brand'
import type { PreviewName } from '@/lib/pages'
import { coverAddress, coverOf } from '@/lib/posts/presentation'
import type { PostSummary } from '@/lib/posts/schema'
import { levelNumber } from '@/lib/tricks/list'
import type { TrickDetail, TrickSummary } from '@/lib/tricks/schema'
import { stillOf } from '@/lib/tricks/still'

export type PreviewCard = {
  kicker: string
  title: string
  note: string
  accent: string
  decks?: number
  /** A picture, 4 by 3, as an SVG document. */
  still?: string | undefined
  /** One of our own pictures instead, by its address; what matters of it is in the middle or to the right. */
  art?: string | undefined
}

const yellow = colors.flatground
const blue = '#8fd0ff'
const green = '#9fe39a'
const pink = '#ffa8d5'
const violet = '#d9bcff'
const mint = '#7fe8d8'
const salmon = '#ffab8f'
const gray = '#d1d0cb'

const pageCards: Record<PreviewName, PreviewCard> = {
  home: {
    kicker: 'Faster. For free.',
    title: 'Become a better skater',
    note: 'Learn it, link it, land it',
    accent: yellow,
    art: '/art/hero-1600.webp',
  },
  tricks: {
    kicker: 'Trick Library',
    title: 'Every trick has its page',
    note: 'Steps, mistakes, what to learn first',
    accent: blue,
  },
  classification: {
    kicker: 'Trick Library',
    title: 'Skateboarding Trick Classification',
    note: 'Base, variations, combinations',
    accent: green,
  },
  tree: {
    kicker: 'Skill Tree',
    title: 'What leads to what',
    note: 'Every family of tricks, branch by branch',
    accent: green,
  },
  'my-tricks': {
    kicker: 'My Tricks',
    title: 'Know what you can land',
    note: 'Your tricks, from first try to mastered',
    accent: pink,
  },
  trickbot: {
    kicker: 'TrickBot',
    title: 'What to skate next',
    note: 'Tricks, lines and park flows',
    accent: violet,
  },
  suggest: { kicker: 'TrickBot', title: 'Suggest a Trick', note: 'Say what you like to skate', accent: mint },
  builder: { kicker: 'TrickBot', title: 'Line Builder', note: 'Five tricks, the best order', accent: yellow },
  parkflow: { kicker: 'TrickBot', title: 'Park Flow', note: 'A trick for every obstacle', accent: salmon },
  blog: { kicker: 'Blog', title: 'Stories from the session', note: 'Reading for sore legs', accent: pink },
  login: { kicker: 'Account', title: 'Drop in', note: 'Log in or join for free', accent: green },
  'name-it': {
    kicker: 'Name it',
    title: 'What was that trick?',
    note: 'Say what happened, get its name',
    accent: mint,
  },
  skate: { kicker: 'S.K.A.T.E.', title: 'Game of SKATE', note: 'Your set', accent: yellow },
  'privacy-policy': { kicker: brand, title: 'Privacy Policy', note: 'What we keep and why', accent: gray },
  'terms-of-service': {
    kicker: brand,
    title: 'Terms of Service',
    note: 'The rules of the spot',
    accent: gray,
  },
}

const categoryAccents: Record<TrickSummary['category'], string> = {
  Flatground: yellow,
  Rail: blue,
  Ledge: salmon,
  Transitions: green,
  Manuals: violet,
  Grinds: pink,
  Flips: mint,
}

const isPageCard = (name: string): name is PreviewName => Object.hasOwn(pageCards, name)

export const pageCard = (name: string): PreviewCard | null => (isPageCard(name) ? pageCards[name] : null)

export function trickCard({
  name,
  category,
  difficultyRating,
  motion,
}: Pick<TrickDetail, 'name' | 'category' | 'difficultyRating' | 'motion'>): PreviewCard {
  return {
    still: motion ? stillOf(motion, name) : undefined,
    kicker: category,
    title: name,
    note: difficultyRating,
    accent: categoryAccents[category],
    decks: levelNumber(difficultyRating),
  }
}

// The drawing's font has no others, and would be looked for elsewhere.
export const drawable = (text: string) => text.replace(/[^\u{21}-\u{24f}\u{2010}-\u{2026}]+/gu, ' ').trim()

export function postCard({
  title,
  readingMinutes,
  coverImage,
}: Pick<PostSummary, 'title' | 'readingMinutes' | 'coverImage'>): PreviewCard {
  const { name } = coverOf(coverImage)
  return {
    kicker: 'Blog',
    title: drawable(title) || brand,
    note: `${readingMinutes} min read`,
    accent: pink,
    art: name ? coverAddress(name) : undefined,
  }
}

type PreviewRequest = { kind: 'page' | 'trick' | 'post'; name: string }

/** Splits "trick/kickflip.png" into its kind and name; null for anything else. */
export function parsePreviewName(segments: string[]): PreviewRequest | null {
  const path = segments.join('/')
  // The slug of a post may have letters that come with percent signs.
  const [, post] = /^post\/([\p{L}\p{N}%-]+)\.png$/u.exec(path) ?? []
  if (post) return { kind: 'post', name: post }
  const [, kind, name] = /^(page|trick)\/([a-z0-9-]+)\.png$/.exec(path) ?? []
  return name && (kind === 'page' || kind === 'trick') ? { kind, name } : null
}

/** How wide the title may be, in pixels; beside a still that much less. */
const boxWidth = 1072
const besideStill = 520
const boxHeight = 300
const largest = 208
const smallest = 56
const step = 8

/** Height of a line of the title, in parts of its size. */
export const titleLeading = 1.08

// Anton's capitals are this wide on average, in parts of the size; a space takes less, so this is on the safe side.
const letterWidth = 0.47

/** How many lines the words take at this size, or Infinity when one word alone is too wide. */
export function linesAt(title: string, size: number, width = boxWidth): number {
  const perLine = Math.floor(width / (size * letterWidth))
  let lines = 1
  let used = 0
  for (const word of title.split(/\s+/)) {
    if (word.length > perLine) return Number.POSITIVE_INFINITY
    const wanted = used === 0 ? word.length : used + 1 + word.length
    if (wanted > perLine) lines++
    used = wanted > perLine ? word.length : wanted
  }
  return lines
}

/** The largest size at which a title fits its box, which is smaller beside a still. */
export function titleSize(title: string, hasStill = false): number {
  const width = hasStill ? besideStill : boxWidth
  for (let size = largest; size > smallest; size -= step) {
    if (linesAt(title, size, width) * size * titleLeading <= boxHeight) return size
  }
  return smallest
}
