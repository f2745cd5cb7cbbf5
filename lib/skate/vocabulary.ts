import { CONTACT_SPELLINGS } from './contact-spellings.ts'
import { CONTACT_NAMES, type Contact, contactNamed, recordOf } from './contacts.ts'
import type { Side, Stance, Wrap } from './motion.ts'
import { STYLE_NAMES, STYLES, type StyleName } from './styles.ts'

/** Words that stand before a flip and say which way the board turns with it. */
export type Shape =
  | 'hard'
  | 'inward'
  | 'varial'
  | 'tre'
  | 'laser'
  | 'nightmare'
  | 'daydream'
  | 'twisted'
  | 'disco'

/** Spins in which the board gets further than the rider. */
export type Spin = 'big' | 'bigger' | 'gazelle'

/** What a word of a trick's name means. */
export type Term =
  | { readonly is: 'stance'; readonly stance: Stance }
  | { readonly is: 'side'; readonly side: Side }
  | { readonly is: 'degrees'; readonly degrees: number }
  | { readonly is: 'count'; readonly count: number }
  | { readonly is: 'flip'; readonly kind: 'kick' | 'heel'; readonly isBare: boolean }
  | { readonly is: 'shape'; readonly shape: Shape }
  | { readonly is: 'spin'; readonly spin: Spin; readonly needsFlip: boolean }
  | { readonly is: 'cab'; readonly degrees: number }
  | { readonly is: 'wrap'; readonly wrap: Wrap }
  | { readonly is: 'pop'; readonly pop: boolean }
  | { readonly is: 'style'; readonly style: StyleName }
  | { readonly is: 'contact'; readonly contact: Contact }
  | { readonly is: 'blunt' | 'hospital' | 'mystic' | 'anti' | 'late' | 'ollie' | 'shuvit' }
  /** `flips`: the word alone means a kickflip with it. */
  | { readonly is: 'body varial'; readonly flips: boolean }
  | { readonly is: 'revert' | 'out' | 'in' | 'to' | 'join' | 'of' | 'over' }
  | { readonly is: 'grind' | 'slide' | 'overturn' | 'pretzel' | 'rewind' | 'wall' }

/** A term of one kind. */
export type TermOf<Is extends Term['is']> = Extract<Term, { is: Is }>

/** A term and the words it was read from. */
export interface Token {
  readonly term: Term
  readonly text: string
}

const stance = (name: Stance): Term => ({ is: 'stance', stance: name })
const side = (name: Side): Term => ({ is: 'side', side: name })
const degrees = (number: number): Term => ({ is: 'degrees', degrees: number })
const shape = (name: Shape): Term => ({ is: 'shape', shape: name })
const spin = (name: Spin, needsFlip: boolean): Term => ({ is: 'spin', spin: name, needsFlip })

const KICK: Term = { is: 'flip', kind: 'kick', isBare: false }
const HEEL: Term = { is: 'flip', kind: 'heel', isBare: false }
const FLIP: Term = { is: 'flip', kind: 'kick', isBare: true }
const DOLPHIN: Term = { is: 'wrap', wrap: 'forward' }
const BACK_FOOT: Term = { is: 'wrap', wrap: 'back foot' }
const SHUVIT: Term = { is: 'shuvit' }

/** Each line: the terms, then everything they are written as; spaces and hyphens never matter. */
const WORDS: readonly (readonly [readonly Term[], string])[] = [
  [[stance('regular')], 'regular|reg|natural|natural stance'],
  [[stance('nollie')], 'nollie|nolly|nolie|nol'],
  [[stance('fakie')], 'fakie|fakey|fackie'],
  [[stance('switch')], 'switch|sw|switchstance|base trocada'],
  [[side('frontside')], 'frontside|fs|front'],
  [[side('backside')], 'backside|bs|back'],
  [[stance('nollie'), side('frontside')], 'nfs'],
  [[stance('nollie'), side('backside')], 'nbs'],
  [[stance('fakie'), side('frontside')], 'ffs'],
  [[stance('fakie'), side('backside')], 'fbs'],
  [[stance('switch'), side('frontside')], 'swfs|sfs'],
  [[stance('switch'), side('backside')], 'swbs|sbs'],
  [[degrees(180)], 'one eighty|ciento ochenta|cento e oitenta|cent quatre vingts|hundertachtzig'],
  [
    [degrees(360)],
    'three sixty|three|trois six|trois soixante|tres sesenta|tres meia|tres meia zero|tres seis|dreisechzig',
  ],
  [[degrees(540)], 'five forty'],
  [[degrees(720)], 'seven twenty'],
  [[degrees(900)], 'nine hundred'],
  [[degrees(1080)], 'ten eighty'],
  [[degrees(360), SHUVIT], '3 shuv|3 shuvit|3 shove it|3 shove|tre shuv|tre shuvit|tre shove it|tre shove'],
  [[{ is: 'count', count: 2 }], 'double|dbl|dub|x2|2x|doble|duplo|dupla|doppel|doppelter|doppelte'],
  [[{ is: 'count', count: 3 }], 'triple|trip|x3|3x|triplo|tripla|dreifach|dreifacher'],
  [[{ is: 'count', count: 4 }], 'quad|quadruple|x4|4x'],
  [[{ is: 'late' }], 'late|delayed'],
  [[{ is: 'pop', pop: true }], 'pop|popped'],
  [[{ is: 'pop', pop: false }], 'no pop'],
  [[{ is: 'ollie' }], 'ollie|olly|olie|oli|oly'],
  [[stance('nollie'), { is: 'ollie' }], 'nose ollie'],
  [[SHUVIT], 'shuvit|shuv|shove|shove it|shovit|shuv it|shuvvit|shuvi'],
  [[KICK], 'kickflip|kick|kickie|kicky|kickers|kf|magic flip'],
  [[HEEL], 'heelflip|heel|hf|hellflip|hell flip|heal flip'],
  [[FLIP], 'flip|flips'],
  [[degrees(360), FLIP], 'threeflip|3 flip|3 flips|36 flip|three six flip'],
  [[shape('tre')], 'tre|trey|tray|tree'],
  [[shape('tre'), FLIP], 'treflip|treflips|treeflip|tre bomb|trey bomb|3 bomb'],
  [[{ is: 'count', count: 2 }, FLIP], 'doubleflip'],
  [[{ is: 'count', count: 3 }, FLIP], 'tripleflip'],
  [[shape('hard'), FLIP], 'hardflip'],
  [
    [{ is: 'count', count: 2 }, shape('hard'), FLIP],
    'hardflip double kickflip|hardflip double flip|hard hardflip',
  ],
  [[shape('hard')], 'hard'],
  [[shape('inward')], 'inward|inward varial|varial inward|inword'],
  [[shape('varial')], 'varial|var|varel|variel|verial'],
  [[shape('varial'), FLIP], 'v flip'],
  [[shape('varial'), HEEL], 'v heel|v heelflip|varial heal'],
  [[shape('laser')], 'laser|lazer'],
  [[shape('laser'), HEEL], 'laser flip|lazer flip|laser heel|laser heelflip'],
  [[shape('nightmare')], 'nightmare'],
  [[shape('nightmare'), FLIP], 'nightmare flip'],
  [[shape('daydream')], 'daydream'],
  [[shape('daydream'), HEEL], 'daydream flip'],
  [[shape('twisted')], 'twisted|twist'],
  [[shape('disco'), HEEL], 'disco flip|disco heelflip'],
  [[shape('disco')], 'disco'],
  [[{ is: 'pretzel' }], 'pretzel|pretzeled|pretzels'],
  [[{ is: 'mystic' }], 'mystic spin|mystic|disco spin'],
  [[{ is: 'anti' }], 'anti'],
  [[spin('big', false)], 'bigspin|big spin|biggie|biggy'],
  [[spin('bigger', false)], 'biggerspin'],
  [[spin('big', true)], 'big'],
  [[spin('bigger', true)], 'bigger'],
  [[spin('big', true), FLIP], 'bigflip'],
  [[spin('big', true), HEEL], 'bigheel|bigheelflip'],
  [[spin('big', true), shape('inward'), HEEL], 'inward bigheel|inward bigheelflip|inward big heel'],
  [[spin('bigger', true), FLIP], 'biggerflip'],
  [[spin('gazelle', false)], 'gazelle|gazelle spin|gazzele'],
  [[stance('fakie'), spin('big', true), HEEL], 'rick flip|howard heel'],
  [[{ is: 'cab', degrees: 180 }], 'half cab|halfcab|half cap|hc|meio cab|medio cab|demi cab'],
  [[{ is: 'cab', degrees: 360 }], 'caballerial|caballarial|cab|full cab'],
  [[{ is: 'body varial', flips: false }], 'body varial|body var|body rotation'],
  [[{ is: 'body varial', flips: true }], 'sex change'],
  [[BACK_FOOT], 'impossible|360 wrap|impossibles'],
  [[{ is: 'wrap', wrap: 'front foot' }], 'front foot impossible|ff impossible|ffi'],
  [[BACK_FOOT], 'back foot impossible|wrap around impossible'],
  [[DOLPHIN, FLIP], 'dolphin flip|dolphin|forward flip|forward kickflip|horse flip|murder flip'],
  [[DOLPHIN, HEEL], 'dolphin heel|dolphin heelflip|forward heelflip|forward heel|porpoise flip'],
  [[degrees(360), DOLPHIN, FLIP], 'dragon flip|dragon'],
  [
    [stance('switch'), side('frontside'), degrees(180), { is: 'wrap', wrap: 'front foot' }],
    'merlin twist|switch merlin twist',
  ],
  [[{ is: 'hospital' }], 'hospital flip|hospital|half flip back'],
  [[stance('nollie'), side('backside'), degrees(360)], 'helipop'],
  [
    [side('backside'), degrees(540), { is: 'contact', contact: contactNamed('Mute') }],
    'mctwist|mc twist|backside mctwist|540 mctwist|backside 540 mctwist',
  ],
  [[stance('fakie'), degrees(360), { is: 'contact', contact: contactNamed('Mute') }], 'gay twist'],
  [[stance('switch'), { is: 'contact', contact: contactNamed('Hand Plant') }], 'switch hand plant'],
  [
    [stance('fakie'), side('backside'), degrees(360), { is: 'contact', contact: contactNamed('Invert') }],
    'elguerial',
  ],
  [
    [{ is: 'contact', contact: contactNamed('Boardslide') }, { is: 'wall' }],
    'rock slide|rock and roll slide|rock n roll slide',
  ],
  [[{ is: 'style', style: 'Truckstand' }, { is: 'join' }, { is: 'style', style: 'Casper' }], '50-50 casper'],
  [
    [{ is: 'contact', contact: contactNamed('50-50') }, { is: 'wall' }],
    'slash grind|slasher grind|slash|slasher|stand up grind|carve grind',
  ],
  // Freestylers call the truckstand a fifty-fifty as well.
  [
    [{ is: 'style', style: 'Truckstand' }],
    '50-50 truckstand|no handed truckstand|no handed 50-50|no handed fifty fifty',
  ],
  [[{ is: 'style', style: 'Casper' }, FLIP, { is: 'out' }], 'casper flip out'],
  [
    [{ is: 'contact', contact: contactNamed('50-50') }, { is: 'join' }, { is: 'style', style: 'Truckstand' }],
    '50-50 truckstand out',
  ],
  [[{ is: 'style', style: 'Rail Flip' }], 'primo flip'],
  [[{ is: 'style', style: 'Body Jar' }], 'body jar air'],
  [[{ is: 'blunt' }], 'blunt'],
  [[{ is: 'revert' }], 'revert'],
  [[{ is: 'out' }], 'out'],
  [[{ is: 'in' }], 'in'],
  [[{ is: 'to' }], 'to|para|zu|zum|hacia|nach|vers'],
  [[{ is: 'join' }], 'into|then|and|&|+|>|,|;|und|et|y'],
  [[{ is: 'of' }], 'de|em|en'],
  [[{ is: 'grind' }], 'grind'],
  [[{ is: 'slide' }], 'slide'],
  [[{ is: 'over' }], 'over'],
  [[{ is: 'overturn' }], 'overturn|overturned'],
  [[{ is: 'rewind' }], 'rewind'],
  [
    [],
    'pop out|with|a|the|con|com|mit|avec|gap to|gapped to|gap out to|gap out|tweaked|on lock|on bolts|first try|bolts|degree|degrees|mob|mobbed|early grab|early grabbed',
  ],
]

const WALLS = 'pool|coping|mini|mini ramp|quarter|quarter pipe|vert|vert ramp|transition|tranny|half pipe'
const ONLY_ON = 'wall|bank|ramp|spine|bowl'

/** Where the ground turns upward: "on coping", "on a bank", "FS pool air". */
const wallWords = [
  ...WALLS.split('|'),
  ...`${WALLS}|${ONLY_ON}`
    .split('|')
    .flatMap((wall) =>
      ['on', 'in', 'up'].flatMap((word) => ['', 'a', 'the'].map((article) => `${word} ${article} ${wall}`)),
    ),
]

/** A spelling without case, spaces and hyphens; 5-0 is kept apart from fifty. */
function key(text: string): string {
  return text
    .toLowerCase()
    .replace(/5[-.]0(?!\d)/, 'fiveo')
    .replace(/[^a-z0-9&+>,;]/g, '')
}

function build(): Map<string, readonly Term[]> {
  const words = new Map<string, readonly Term[]>()
  for (const name of CONTACT_NAMES) {
    const contact = contactNamed(name)
    const terms: Term[] = [{ is: 'contact', contact }]
    const { kind } = recordOf(contact)
    // "Benihana air", "judo grab": what is held in the air is an air and a grab, whichever its name says.
    const bare = name.replace(/ (?:Air|Grab)$/, '')
    const isHeld = kind === 'grab' || (kind === 'air' && name !== 'Air')
    const held = isHeld ? [`${bare} air`, `${bare} grab`] : []
    for (const spelling of [...held, name, ...(CONTACT_SPELLINGS[name] ?? [])])
      words.set(key(spelling), terms)
  }
  for (const name of STYLE_NAMES) {
    const style = STYLES[name]
    const terms: Term[] = [{ is: 'style', style: name }]
    for (const spelling of [name, ...style.spellings]) words.set(key(spelling), terms)
  }
  for (const [terms, spellings] of WORDS) {
    for (const spelling of spellings.split('|')) words.set(key(spelling), terms)
  }
  for (const said of wallWords) {
    // "Invert" is not "in vert".
    if (!words.has(key(said))) words.set(key(said), [{ is: 'wall' }])
  }
  return words
}

/** Every spelling the parser knows, without spaces or hyphens, and what it means. */
export const VOCABULARY: ReadonlyMap<string, readonly Term[]> = build()

/** The term for a number of degrees: quarters of a turn. */
export function degreesTerm(word: string): readonly Term[] | null {
  const number = /^\d{2,4}$/.test(word) ? Number(word) : 0
  return number > 0 && number % 90 === 0 ? [degrees(number)] : null
}
