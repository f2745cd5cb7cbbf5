import { CONTACT_NAMES, type Contact, contactNamed, recordOf } from './contacts.ts'
import type { Side, Stance, Wrap } from './motion.ts'
import { STYLES } from './styles.ts'

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
  | { readonly is: 'style'; readonly style: string }
  | { readonly is: 'contact'; readonly contact: Contact }
  | { readonly is: 'blunt' | 'hospital' | 'mystic' | 'anti' | 'late' | 'ollie' | 'shuvit' | 'body varial' }
  | { readonly is: 'revert' | 'out' | 'to' | 'join' }

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
  [[stance('regular')], 'regular|reg|natural'],
  [[stance('nollie')], 'nollie|nolly|nolie'],
  [[stance('fakie')], 'fakie|fakey'],
  [[stance('switch')], 'switch|sw|switchstance'],
  [[side('frontside')], 'frontside|fs|front'],
  [[side('backside')], 'backside|bs|back'],
  [[degrees(180)], 'one eighty'],
  [[degrees(360)], 'three sixty|three'],
  [[degrees(540)], 'five forty'],
  [[degrees(720)], 'seven twenty'],
  [[degrees(900)], 'nine hundred'],
  [[degrees(1080)], 'ten eighty'],
  [[degrees(360), SHUVIT], '3 shuv|3 shuvit|3 shove it'],
  [[{ is: 'count', count: 2 }], 'double|dbl'],
  [[{ is: 'count', count: 3 }], 'triple'],
  [[{ is: 'count', count: 4 }], 'quad|quadruple'],
  [[{ is: 'late' }], 'late'],
  [[{ is: 'pop', pop: true }], 'pop|popped'],
  [[{ is: 'pop', pop: false }], 'no pop'],
  [[{ is: 'ollie' }], 'ollie|olly|olie'],
  [[SHUVIT], 'shuvit|shuv|shove|shove it|shovit|shuv it|shoveit'],
  [[KICK], 'kickflip|kick|kickie|kicky'],
  [[HEEL], 'heelflip|heel'],
  [[FLIP], 'flip'],
  [[degrees(360), FLIP], 'threeflip'],
  [[shape('tre')], 'tre|trey'],
  [[shape('tre'), FLIP], 'treflip'],
  [[{ is: 'count', count: 2 }, FLIP], 'doubleflip'],
  [[{ is: 'count', count: 3 }, FLIP], 'tripleflip'],
  [[shape('hard'), FLIP], 'hardflip'],
  [[shape('hard')], 'hard'],
  [[shape('inward')], 'inward'],
  [[shape('varial')], 'varial'],
  [[shape('varial'), FLIP], 'v flip'],
  [[shape('laser')], 'laser|lazer'],
  [[shape('laser'), HEEL], 'laser flip|lazer flip|laser heel|laser heelflip'],
  [[shape('nightmare')], 'nightmare'],
  [[shape('nightmare'), FLIP], 'nightmare flip'],
  [[shape('daydream')], 'daydream'],
  [[shape('daydream'), HEEL], 'daydream flip'],
  [[shape('twisted')], 'twisted|twist'],
  [[shape('disco'), HEEL], 'disco flip|disco heelflip'],
  [[shape('disco')], 'disco'],
  [[{ is: 'mystic' }], 'mystic spin|mystic|disco spin'],
  [[{ is: 'anti' }], 'anti'],
  [[spin('big', false)], 'bigspin|big spin|biggie|biggy'],
  [[spin('bigger', false)], 'biggerspin'],
  [[spin('big', true)], 'big'],
  [[spin('bigger', true)], 'bigger'],
  [[spin('big', true), FLIP], 'bigflip'],
  [[spin('big', true), HEEL], 'bigheel|bigheelflip'],
  [[spin('bigger', true), FLIP], 'biggerflip'],
  [[spin('gazelle', false)], 'gazelle|gazelle spin|gazzele'],
  [[stance('fakie'), spin('big', true), HEEL], 'rick flip|howard heel'],
  [[{ is: 'cab', degrees: 180 }], 'half cab|halfcab|hc'],
  [[{ is: 'cab', degrees: 360 }], 'caballerial|caballarial|cab|full cab'],
  [[{ is: 'body varial' }], 'body varial|body var|body rotation|sex change'],
  [[BACK_FOOT], 'impossible|360 wrap|impossibles'],
  [[{ is: 'wrap', wrap: 'front foot' }], 'front foot impossible|ff impossible'],
  [[BACK_FOOT], 'back foot impossible'],
  [[DOLPHIN, FLIP], 'dolphin flip|dolphin|forward flip|forward kickflip|horse flip|murder flip'],
  [[DOLPHIN, HEEL], 'dolphin heel|dolphin heelflip|forward heelflip|forward heel|porpoise flip'],
  [[degrees(360), DOLPHIN, FLIP], 'dragon flip|dragon'],
  [[{ is: 'hospital' }], 'hospital flip|hospital|half flip back'],
  [[stance('nollie'), side('backside'), degrees(360)], 'helipop'],
  [
    [side('backside'), degrees(540), { is: 'contact', contact: contactNamed('Mute') }],
    'mctwist|mc twist|backside mctwist|540 mctwist|backside 540 mctwist',
  ],
  [[stance('fakie'), degrees(360), { is: 'contact', contact: contactNamed('Mute') }], 'gay twist'],
  [[stance('switch'), { is: 'contact', contact: contactNamed('Hand Plant') }], 'switch hand plant'],
  [[{ is: 'blunt' }], 'blunt'],
  [[{ is: 'revert' }], 'revert'],
  [[{ is: 'out' }], 'out|pop out'],
  [[{ is: 'to' }], 'to'],
  [[{ is: 'join' }], 'into|then|and|&|+|>|,|;'],
  [[], 'with|a'],
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
    for (const spelling of [name, ...recordOf(contact).spellings]) words.set(key(spelling), terms)
  }
  for (const [name, style] of STYLES) {
    for (const spelling of [name, ...style.spellings])
      words.set(key(spelling), [{ is: 'style', style: name }])
  }
  for (const [terms, spellings] of WORDS) {
    for (const spelling of spellings.split('|')) words.set(key(spelling), terms)
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
