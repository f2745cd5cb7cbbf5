import type { Saying } from './descriptions.ts'

const VERBS = '(?:ollie|nollie|kickflip|heelflip|boardslide|noseslide|manual|shuvit|50-50|180|360)'
const DONE = "(?:n?ollied|kickflipp?ed|heelflipp?ed|boardslid|noseslid|manualed|shuvv?ed|180'?e?d|360'?e?d)"

const plainForm = (done: string) =>
  done
    .replace(/^shuvv?ed$/, 'shuvit')
    .replace(/slid$/, 'slide')
    .replace(/flipp?ed$/, 'flip')
    .replace(/^(n?ollie)d$/, '$1')
    .replace(/^manualed$/, 'manual')
    .replace(/^(180|360)'?e?d$/, '$1')

const STANCED = 'ollie, shuvit, frontside 180, backside 180, kickflip'

/** What a skater counts up as landed, in whatever form. */
export const LISTS: readonly Saying[] = [
  // "I've ollied it and fs 180d it."
  [
    new RegExp(
      `(?:\\b(?:i'?ve|ive|i have|i|and|already|just)|(?<=^|[,.;:!] ?)) ?((?:(?:fs|bs|frontside|backside|nollie|fakie|switch) )?)(${DONE})(?= (?:the|it|them|that|this|these|over|down|up|off|on|an?|and|my)\\b|[,.]|$)`,
      'g',
    ),
    (said: string, side: string, done: string) =>
      /^and\b/.test(said.trim()) ? ` and ${side}${plainForm(done)}` : ` i can ${side}${plainForm(done)}`,
  ],
  [new RegExp(`(?<=\\bi can (?:${VERBS}) )(?:it|them|this|that)(?= and\\b)`, 'g'), ''],
  [
    /\bi(?:'?ve| have)(?: just)? been (?=(?:board|nose|tail|lip)slid|n?ollieing|kickflipp|heelflipp|manualing)/g,
    'i can ',
  ],
  [
    /^(?:only|just) ([a-z0-9 ,&-]{3,60}?),? (?:rn|so far|atm|right now|for now|at the moment|yet)[.! ]*$/g,
    'i can $1. what next',
  ],
  [
    /^(?!.*\b(?:what|how|want|learn|can'?t|why|trick|after|like)\b.*\bwhat)([a-z0-9][a-z0-9 ,&+-]{3,60}?),? (?:so )?what(?:'?s| is| comes)? (?:next )?after (?:that|those|these|them)[?.! ]*$/g,
    'i can $1. what next',
  ],
  // It is the ollie that is told of, not where the next one is wanted.
  [
    /(?<=\bcan (?:already |now |just |barely |kinda )?ollie) (?:up|off|onto|on|over|down) (?:an? |the |my |some )?(?:\w+ )?(?:curb|kerb)s?\b/g,
    '',
  ],
  [/ ?\((?:sometimes|mostly|usually|kinda|sorta|kind of|sort of|most of the time|sketchy|barely)\)/g, ''],
  [
    /\ball (?:of )?(?:the |my |of my )?180s\b|\bboth (?:the |my )?180s\b|\bevery 180\b/g,
    'frontside 180, backside 180',
  ],
  [
    /\b(?:i )?(?:have|got|know|can do|can|land|do) (?:all )?(?:of )?(?:the |my )?basics,? (?:in |on )?(switch|nollie|fakie)\b(?! trick)/g,
    (_, stance: string) => ` i can ${STANCED.replace(/(?<=^|, )/g, `${stance} `)}`,
  ],
  [
    /(?<=\b(?:have|got|know|land|can do|can)) all (?:of )?(?:the |my )?(flip|grind|slide|stall)s?(?: tricks?)?\b/g,
    ' all the basic $1s',
  ],
  [/^(?:ok(?:ay)? )?(?:so )?(?:got|have) all (?=frontside 180)/g, 'i can '],
]
