import { CONTACTS } from './contacts.ts'
import type { Trait } from './suggest-traits.ts'

/** Each line: what is meant, then how skaters write it. */
const MEANINGS: readonly (readonly [readonly Trait[], string])[] = [
  [['stance nollie'], 'nollie|nolly|off the nose'],
  [['stance fakie'], 'fakie|fakey|rolling backwards|riding backwards|rolling backward|backwards'],
  [['stance switch'], 'switch|switchstance|wrong foot forward|other foot forward'],
  [['stance regular'], 'my normal stance|normal stance|own stance|natural stance'],
  [['frontside'], 'frontside|fs|front side'],
  [['backside'], 'backside|bs|back side'],
  [
    ['spin'],
    'spin|spinning|rotation|rotate|rotating|turn my body|body turn|body rotation|turn around|spinny|twist',
  ],
  [['turn 180'], '180|one eighty|half turn|halfway around'],
  [['turn 360'], '360|three sixty|full turn|full rotation|all the way around'],
  [['turn 540'], '540|five forty'],
  [['turn 720'], '720|seven twenty'],
  [['turn 900'], '900|nine hundred'],
  [['flip'], 'flip|flippy|flip trick|flipping|board flip'],
  [['kickflip'], 'kick flip'],
  [['heelflip'], 'heel flip'],
  [['board turn'], 'varial'],
  [['double'], 'double|two flips|flips twice|flip twice'],
  [['triple'], 'triple|three flips'],
  [['late'], 'late'],
  [['revert'], 'revert'],
  [['shuvit'], 'shuvit|shuv|shove it|shove|shuv it|shovit|shoveit|board spin|spin the board|scoop'],
  [['impossible'], 'impossible|wrap'],
  [['combination'], 'combo|combination|two tricks in one'],
  [['combination', 'flip'], 'flip in|flip out'],
  [['pop'], 'pop|popping|jump|jumping'],
  [
    ['place flat'],
    'flatground|flat ground|flat|parking lot|no obstacle|driveway|street in front|garage|flatland',
  ],
  [['place manual'], 'manual|manny|manual pad|manny pad|wheelie|balance|balancing|two wheels|wheely'],
  [['place edge'], 'ledge|curb|kerb|bench|box|hubba|grindable|parking block|edge'],
  [['place edge', 'on Rail'], 'rail|handrail|flatbar|flat bar|round bar'],
  [['kind grind'], 'grind|grinding|grinds'],
  [['kind slide'], 'slide|sliding'],
  [
    ['transition'],
    'mini ramp|miniramp|mini|ramp|quarter pipe|quarter|quarterpipe|halfpipe|half pipe|transition|coping|bowl|pool',
  ],
  [['place air'], 'vert|vert ramp|air|airs|big air|above the coping|mega ramp'],
  [['kind stall'], 'stall|lip trick|on the lip'],
  [['grab'], 'grab|grabbed|grabbing'],
  [['kind plant'], 'handplant|hand plant|invert|plant'],
  [['gap'], 'stairs|stair set|stair|gap|steps|over a gap'],
]

/** What makes the wish easier or harder; negated it means the other. */
export const EASE: Record<string, 'easier' | 'harder'> = {
  easy: 'easier',
  easier: 'easier',
  easiest: 'easier',
  simple: 'easier',
  simpler: 'easier',
  basic: 'easier',
  first: 'easier',
  beginner: 'easier',
  newbie: 'easier',
  chill: 'easier',
  safe: 'easier',
  gentle: 'easier',
  scary: 'harder',
  dangerous: 'harder',
  hard: 'harder',
  harder: 'harder',
  hardest: 'harder',
  difficult: 'harder',
  challenging: 'harder',
  challenge: 'harder',
  insane: 'harder',
  gnarly: 'harder',
  crazy: 'harder',
  impressive: 'harder',
  technical: 'harder',
  tech: 'harder',
}

/** One form for each word: lower case, no apostrophes, no plural. */
export function plainWord(word: string): string {
  const plain = word.toLowerCase().replace(/['’]/g, '')
  return /^(?:\d+s|.{3,}[^su]s)$/.test(plain) && !FIXED.has(plain) ? plain.slice(0, -1) : plain
}

const FIXED = new Set([
  'stairs',
  'steps',
  'wheels',
  'backwards',
  'airs',
  'grinds',
  'always',
  'this',
  'flips',
  'fs',
  'bs',
])
const SINGULAR: Record<string, string> = {
  flips: 'flip',
  airs: 'air',
  grinds: 'grind',
  stairs: 'stair',
  steps: 'step',
}

export function singular(word: string): string {
  const plain = plainWord(word)
  return SINGULAR[plain] ?? plain
}

/** Words of a text, and the marks that end a clause. */
export function wordsIn(text: string): string[] {
  const found =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/5-0|50-50|[a-z0-9'’]+|[.,;:!?\n]/g) ?? []
  return found.map((word) => (/\w/.test(word) ? singular(word) : word))
}

function build(): ReadonlyMap<string, readonly Trait[]> {
  const lexicon = new Map<string, readonly Trait[]>()
  const add = (phrase: string, traits: readonly Trait[]) => lexicon.set(wordsIn(phrase).join(' '), traits)
  for (const [name, { spellings = [] }] of CONTACTS) {
    const long = [name, ...spellings].filter((phrase) => phrase.length > 4 || /\d/.test(phrase))
    if (name !== 'Manual' && name !== 'Air') for (const phrase of long) add(phrase, [`contact ${name}`])
  }
  for (const style of [
    'No Comply',
    'Boneless',
    'Pressure',
    'Casper',
    'Hippie Jump',
    'Powerslide',
    'Wallride',
  ])
    add(style, [`style ${style}`])
  for (const [traits, phrases] of MEANINGS) for (const phrase of phrases.split('|')) add(phrase, traits)
  return lexicon
}

/** Everything about a trick that can be said without naming one. */
export const LEXICON = build()
