import type { Level, TrickCategory } from './taxonomy'

/** What words mean that name no trick: all of a category or a level, the first tricks in their order, or some by name. */
export type SearchWish =
  | { category: TrickCategory }
  | { level: Level }
  | { isFirst: true }
  | { names: readonly string[] }

const stops = ['Foot Brake', 'Tail Brake', 'Powerslide', 'Knee Slide', 'Coleman Slide']

/** What is jumped down a few steps or over a gap before anything else. */
const jumps = [
  ...['Ollie', 'Frontside 180', 'Backside 180', 'Pop Shuvit', 'Kickflip', 'Heelflip', 'Varial Kickflip'],
  ...['Frontside Flip', 'Backside Flip', '360 Flip', 'Hardflip', 'Boneless', 'Ollie North', 'Boned Ollie'],
]

/** Each wish with what skaters type for it; "trick" and "tricks" behind it change nothing. */
const rows: readonly (readonly [SearchWish, string])[] = [
  [{ category: 'Flatground' }, 'flat|flatground'],
  [{ category: 'Rail' }, 'rail|handrail|flatbar|flatrail|roundrail'],
  [{ category: 'Ledge' }, 'ledge|curb|hubba|bench|gaptoledge'],
  [
    { category: 'Transitions' },
    'ramp|miniramp|vert|vertramp|halfpipe|quarter|quarterpipe|transition|bowl|pool|spine',
  ],
  [{ category: 'Manuals' }, 'pad|manualpad'],
  [{ level: 'Beginner' }, 'beginner|easy|easier|easiest|simple|basic|noob|newbie|starter|forbeginners'],
  [{ level: 'Intermediate' }, 'intermediate|medium'],
  [{ level: 'Advanced' }, 'advanced|hard|harder|difficult'],
  [{ level: 'Expert' }, 'expert|pro|hardest|impossibletolearn'],
  [{ isFirst: true }, 'first|firsttricktolearn|firsttotry|foundational|start|starting|wheretostart'],
  [
    { names: stops },
    'stop|stopping|howtostop|howdoistop|brake|braking|break|breaking|howtobrake|slowdown|slowingdown|footstop',
  ],
  [{ names: jumps }, 'stair|stairset|stepset|set|gap|step|drop|downstairs|downstair'],
]

const byKey: ReadonlyMap<string, SearchWish> = new Map(
  rows.flatMap(([wish, words]) => words.split('|').map((word) => [word, wish] as const)),
)

/** What a search means that is no name, by its key; undefined for all else. */
export function wishOf(key: string): SearchWish | undefined {
  const bare = key.replace(/tricks?$/, '')
  return byKey.get(bare) ?? byKey.get(bare.replace(/s$/, ''))
}

/** Words that stand in questions and wishes and in no name of a trick. */
const sentenceWord =
  /^(?:how|what|whats|which|why|when|where|should|can|cant|could|do|does|i|im|ive|my|me|want|need|learn|help|without|easier|harder|like|after|before|next|best|good|trick|tricks|something|anything)$/i

const fewestWords = 3

/** Whether a search is a sentence, which TrickBot answers better than a list of names. */
export function isSentence(text: string): boolean {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  return text.includes('?') || (words.length >= fewestWords && words.some((word) => sentenceWord.test(word)))
}
