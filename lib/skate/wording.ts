/** "1 trick", "2 tricks", "1,250 tricks": `many` is for a plural that takes more than an s, or a verb along with it. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : many}`

// By hand: the first use of Intl takes a slow phone a tenth of a second, and every page counts or lists something.

/** A whole number as it is written: "999", "1,250". */
export const grouped = (count: number): string => String(count).replace(/\B(?=(?:\d{3}){1,6}$)/g, ',')

/** "A", "A and B", "A, B, and C". */
export function listed(items: Iterable<string>): string {
  const all = [...items]
  if (all.length < 3) return all.join(' and ')
  return `${all.slice(0, -1).join(', ')}, and ${all.at(-1)}`
}

/** The first letter in upper case. */
export const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`

// What is written in capitals wherever it stands: people, places, and letters.
const CAPITALS = [
  ...[
    'Smith',
    'Indy',
    'McTwist',
    'Losi',
    'Andrecht',
    'Miller',
    'Suski',
    'Barley',
    'Willy',
    'Bennett',
    'Christ',
  ],
  ...['Madonna', 'Mullen', 'Haslam', 'Coleman', 'Phillips', 'Jesus', 'Godzilla', 'Saran', 'Texas', 'Japan'],
  ...['Del', 'Mar', 'San', 'Francisco', 'TV', 'M-80', 'G-turn'],
]
const written = new Map(CAPITALS.map((word) => [word.toLowerCase(), word]))

/** A trick's name in the middle of a sentence. */
export const inSentence = (name: string): string =>
  name.toLowerCase().replace(/[a-z0-9-]+/g, (word) => written.get(word) ?? word)

const NOUNS: Readonly<Record<string, string>> = { Pushing: 'the push', Falling: 'the fall' }

/** The same with its article: "the kickflip". */
export const the = (name: string): string =>
  NOUNS[name] ?? (/ the /.test(name) ? inSentence(name) : `the ${inSentence(name)}`)
