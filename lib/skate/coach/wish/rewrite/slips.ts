import { closestMeaning, spellingDistance } from '../../../read/spelling.ts'
import { VOCABULARY } from '../../../vocabulary.ts'
import { LEXICON, LEXICON_WORDS, plainWord } from '../words/lexicon.ts'
import type { TricksByName } from '../words/names.ts'

/** Ordinary words that the sense of a wish hangs on, longest ones with room for two slips. */
const ORDINARY =
  'difference different between comes after before with want what have this that from know need harder easier hardest easiest beginner already something anything without invented called learn learning opposite should would except instead which first next easy trick tricks currently consistent because favorite similar another never scared landing together sometimes always basics compared'.split(
    ' ',
  )

const KNOWN = new Set([...ORDINARY, ...LEXICON_WORDS])

const sorted = (word: string) => [...word].sort().join('')

/** One letter too many. */
const isOneMore = (long: string, short: string) =>
  long.length === short.length + 1 &&
  [...long].some((_, at) => long.slice(0, at) + long.slice(at + 1) === short)

/** Letters that changed places, or one too many or too few: another letter instead may make another word. */
function isSlipOf(word: string, meant: string): boolean {
  if (word[0] !== meant[0]) return false
  if (sorted(word) === sorted(meant)) return true
  if (word.length < 5) return false
  if (isOneMore(word, meant) || isOneMore(meant, word)) return true
  // One too many and another too few, in a long word that ends as it should.
  return (
    meant.length > 7 &&
    word.length === meant.length &&
    word.at(-1) === meant.at(-1) &&
    [...word].some((_, at) => isOneMore(meant, word.slice(0, at) + word.slice(at + 1)))
  )
}

const mended = new Map<string, string>()
const MOST_MENDED = 5_000

function nearest(word: string): string {
  const known = mended.get(word)
  if (known !== undefined) return known
  const near = ORDINARY.filter((meant) => isSlipOf(word, meant))
  const meant = near.length === 1 ? (near[0] ?? word) : word
  if (mended.size >= MOST_MENDED) mended.clear()
  mended.set(word, meant)
  return meant
}

/** "Ollieee", "sooo": a letter held down. */
function shortened(word: string, byName: TricksByName): string {
  const [once, twice] = ['$1', '$1$1'].map((letter) => word.replace(/([a-z])\1{2,}/g, letter))
  return (
    [once, twice].find((each) => each && (KNOWN.has(each) || VOCABULARY.has(each) || byName.has(each))) ??
    word
  )
}

/** What is said in passing and changes nothing. */
const IN_PASSING =
  /\b(?:no cap|ngl|tbh|imo|imho|fr fr|fr|lowkey|highkey|deadass|on god|istg|i swear|bruh|if (?:possible|you can|u can)|or (?:something|smth|whatever|so)(?= ?(?:[,.?!]|$))|(?:one day|some ?day|eventually)(?= ?(?:[,.?!]|$))|(?:some|any) (?:kind|sort|type) of|in it(?= ?(?:[?.!]|$))|like (?:crazy|mad|hell)(?= ?(?:[,.?!]|$|when|if|every|on|in|and|but))|as (?:hell|fuck)|(?:that|which) (?:really |just )?(?:slaps?|bangs|goes hard|hits different)|lol|lmao|haha+)\b|(?<=\b(?:coping|vert|rail|ledge|ramp|bowl|stairs?|gap|fakie|switch|spin|flip|grind|slide|air)\b.*) for the (?:very )?first time\b|^\d{1,2},? (?=never\b)/g

/** A text with what thumbs cut short written out. */
export const unabbreviated = (text: string): string =>
  text
    .replace(/^(?:hey|ok|okay|hi) (?:siri|google|trick ?bot|alexa|chat ?gpt|coach),? /, '')
    .replace(/\bw\/o\b/g, 'without')
    .replace(/(?<=[a-z0-9] )w\/?(?= [a-z0-9])/g, 'with')
    .replace(/\bdont u\b/g, 'dont you')
    .replace(/\bnext what\b/g, 'what next')
    .replace(
      /\b((?:something|anything) else|rather [a-z0-9-]+|(?:less|more) [a-z]+|better|cooler) then(?= [a-z0-9])/g,
      '$1 than',
    )
    .replace(
      /\b1[ -]foot(?:ed)?(?= (?:trick|stuff|n?ollie|manual|5-0|50-50|nosegrind|smith|air))/g,
      'one foot',
    )
    .replace(/\bno ?compl(?:ie|y)s\b/g, 'no comply')
    // "Front board" is a boardslide; the board is another word.
    .replace(/(?<!\d )\b(fs|bs|frontside|backside|front|back) board(?=s?\b)/g, '$1 boardslide')
    .replace(/\brly\b/g, 'really')
    .replace(/\broket\b/g, 'rocket')
    .replace(/\binfront\b/g, 'in front')
    .replace(/\b(n?oll)(?:ie-?|y)ing\b/g, '$1ie')
    .replace(/\bhrs?\b/g, 'hour')
    .replace(/\btmrw\b/g, 'tomorrow')
    .replace(/\bhw\b/g, 'how')
    .replace(/\bnxt\b/g, 'next')
    .replace(/\bqps?\b/g, 'quarter pipe')
    .replace(/\bw[au]t(s?)\b/g, 'what$1')
    // A space that came a letter too early.
    .replace(/\b((?:land|pop|flip|ollie|slid|grind|tri|lean)e?) d\b(?!-)/g, '$1d')
    .replace(/\btiems?\b/g, 'time')
    .replace(/\bkik(?= ?flip)/g, 'kick')
    .replace(/\bbak(?= (?:heal|heel|flip|180|lip|tail|smith|board))/g, 'backside')
    .replace(/\bhard flip/g, 'hardflip')
    .replace(/\bone[ -]?eight(?:y|ies)\b/g, '180')
    .replace(/\bthree[ -]?sixt(?:y|ies)\b/g, '360')
    .replace(/\bfive[ -]?fort(?:y|ies)\b/g, '540')
    .replace(/\bkeen (?:as )?to (?=learn|try|do\b)/g, 'want to ')
    .replace(
      /^(?:hi|hello|hiya|howdy|oi|cheers)(?: (?:guys|all|mate|legend|everyone|bro|dude|there|skaters))*(?:[,.!…]+\s*|\s+(?=(?:reckon|what|how|i|my|can|need|any)\b))(?=.)/,
      '',
    )
    // The same word over and over is said once.
    .replace(/\b([a-z]{4,})(?: \1\b)+/g, '$1')

/** English by those who think in another language, and what they mean by it. */
const AS_TRANSLATED: readonly (readonly [said: RegExp, meant: string])[] = [
  [/\bhow (?:can|do|could) i doing\b/g, 'how do i do'],
  [/\bmore high\b/g, 'higher'],
  [/\bmore easy\b/g, 'easier'],
  [/\bmore good\b/g, 'better'],
  [/\bsince (\d+|an?|one|two|three|four|five|six|some) (week|month|year)s?\b(?! ago)/g, 'for $1 $2s'],
  [/\bi (?:not|no) can\b/g, "i can't"],
  [
    /\bi make (?=(?:an? |the )?(?:(?:pop |fakie |switch )?(?:n?ollies?|shuv\w*|[a-z]*flips?|180|manuals?|50-50|[a-z]+slides?))\b)/g,
    'i can ',
  ],
  [/\bi have (?:the )?fear (?:of|to|from)\b/g, 'i am scared of'],
  [/\bboard not (turn|flip|come|go|stay|rotate|spin|slide)s?\b(?: complete\b)?/g, "board doesn't $1"],
  [/\bi search (?:for )?(?=(?:an? |the )?(?:\w+ )?tricks?\b)/g, 'looking for '],
  [/\bi (fall|slip|lean) always (?:behind|back(?:wards?)?)\b/g, 'i always $1 backwards'],
  [/\b(?:i'?m|i am) (?:at |on )?(?:the )?level (?:zero|0)\b/g, 'first day skating'],
  [/\bit is possible (?:to )?(learn|do|land)\b/g, 'is it possible to $1'],
  [/\bmake (?:my|the) (friend|girlfriend|boyfriend|brother|sister|family)s? surprised\b/g, 'surprise my $1'],
  [/\b(tricks?|easy|good|best|one) for (make|do|learn|start|begin|have)\b/g, '$1 to $2'],
]

/** A text without what is said in passing. */
export const withoutAsides = (text: string): string =>
  AS_TRANSLATED.reduce((told, [said, meant]) => told.replace(said, meant), text)
    .replace(IN_PASSING, ' ')
    .replace(/\bb4\b/g, 'before')
    .replace(/ {2,}/g, ' ')
    .trim()
    // "How does one kickflip on a skateboard": whoever asks, it is for themselves, and on nothing else.
    .replace(
      /\bhow (?:(?:do|can|would|should|could) (?:you|u|ya|we|people|skaters|beginners)|(?:does|can|would|should|could) (?:one|someone|somebody|a beginner|a person)) (?!(?:guys|all|call|name|know|work|decide|choose|pick|feel|like|say|spell|pronounce|think|tell|rate|rank|see|judge)\b)/g,
      'how do i ',
    )
    .replace(
      /^((?:so )?how (?:do i|to|can i|should i) [^.!?]*?)(?<!\b(?:stand|get|step|stay|jump|hop|leap|balance|land|sit|put|climb|walk|lie|run)(?:ning|ting|ping|ing)?(?: back)?) (?:on|with) (?:an?|the|my|your) (?:skate ?)?board(?=[?.! ]*$)/,
      '$1',
    )

/** A text with slips in ordinary words mended; whatever may be a part of a trick's name stays as it is. */
export const withoutSlips = (text: string, byName: TricksByName): string =>
  text
    .replace(/[a-z]*([a-z])\1{2,}[a-z]*/g, (word) => shortened(word, byName))
    .replace(/\b[bcdfghjklmnpqrstvwxz]{3,}\b/g, (word) =>
      byName.has(word) || KNOWN.has(word) || /^s(?:m)?th$/.test(word) ? word : (unvoweled(word) ?? word),
    )
    .replace(/\b[a-z]{2,}in\b(?!')/g, (word) =>
      !KNOWN.has(word) && KNOWN.has(`${word}g`) ? `${word}g` : word,
    )
    // "Haven't" is no slip of "have".
    .replace(/\b[a-z]{4,}\b(?!')/g, (word) =>
      KNOWN.has(word) || KNOWN.has(plainWord(word)) || VOCABULARY.has(word) || byName.has(word)
        ? word
        : nearest(word),
    )

/** Words of every day that a wish turns on; they are near to many others, so a single slip is all that is mended. */
const EVERYDAY = new Set(
  [...LEXICON].flatMap(([phrase, { is }]) =>
    is === 'ease' || is === 'mood' || is === 'variation'
      ? phrase.split(' ').filter((word) => word.length > 5)
      : [],
  ),
)

const nearWords = new WeakMap<TricksByName, ReadonlyMap<string, string>>()

/** Words that a misspelled one may have meant: those of names, and the longer ones of a wish. */
function nearTo(byName: TricksByName): ReadonlyMap<string, string> {
  const known = nearWords.get(byName)
  if (known) return known
  const names = [...byName.keys()].flatMap((name) => name.split(' '))
  const skating = [...LEXICON].flatMap(([phrase, { is }]) =>
    is === 'traits' || is === 'ask' ? phrase.split(' ') : [],
  )
  const all = new Set(
    [...names, ...VOCABULARY.keys(), ...skating, ...EVERYDAY].filter((word) => /^[a-z]{5,}$/.test(word)),
  )
  // A rare spelling is no other word than the common one of the same sense.
  const senseOf = (word: string) => JSON.stringify(VOCABULARY.get(word) ?? word)
  const common = Map.groupBy(
    [...all].filter((word) => LEXICON_WORDS.has(word) && VOCABULARY.has(word)),
    senseOf,
  )
  const meantBy = (word: string) =>
    LEXICON_WORDS.has(word) || !VOCABULARY.has(word)
      ? word
      : (common.get(senseOf(word))?.find((each) => spellingDistance(word, each, 1) === 1) ?? word)
  const made = new Map([...all].map((word) => [word, meantBy(word)]))
  nearWords.set(byName, made)
  return made
}

/** Words of every day that are near to one of skating and mean themselves. */
const THEMSELVES = new Set(
  'advance battery black blank brake cared chose completed copying cooked crowded derived exchange failing finished granny hanger inspired latter marked market normally notion ongoing passing petty pending planned rating sale sample sand shift showing simpler stale stoned string stronger tale tested triage trusted wider'.split(
    ' ',
  ),
)

/** The words with slips of spelling mended. */
export function corrected(words: readonly string[], byName: TricksByName): string[] {
  const near = nearTo(byName)
  return glued(words, byName).flatMap((word) => {
    if (LEXICON_WORDS.has(word) || VOCABULARY.has(word) || byName.has(word) || THEMSELVES.has(word))
      return word
    if (/^[bcdfghjklmnpqrstvwxz]{3,}$/.test(word)) return unvoweled(word) ?? word
    if (!/^[a-z]{4,}$/.test(word)) return word
    const meant = closestMeaning(word, near) ?? slipped(word)
    if (meant && EVERYDAY.has(meant) && spellingDistance(word, meant, 1) > 1) return word
    return meant && (word.length > 4 || Math.abs(meant.length - word.length) === 1) ? meant : word
  })
}

/** "Sack tap": a name that is written as one word, cut in two. */
function glued(words: readonly string[], byName: TricksByName): string[] {
  const isKnown = (word: string) => LEXICON_WORDS.has(word) || VOCABULARY.has(word)
  const whole: string[] = []
  for (let at = 0; at < words.length; at++) {
    const [word = '', next = ''] = words.slice(at, at + 2)
    const isCut = next.length > 2 && !(isKnown(word) && isKnown(next)) && byName.has(word + next)
    whole.push(isCut ? word + next : word)
    if (isCut) at++
  }
  return whole
}

const consonants = (word: string) => word.replace(/[aeiouy]/g, '')

/** "Grnd": the one word of a name that is left when the vowels go. */
function unvoweled(word: string): string | null {
  const near = [...VOCABULARY.keys(), 'spin'].filter(
    (known) => /^[a-z]{4,}$/.test(known) && consonants(known) === word,
  )
  const shortest = near.filter(({ length }) => length === Math.min(...near.map((each) => each.length)))
  return shortest.length === 1 ? (shortest[0] ?? null) : null
}

/** Two slips in one word of a trick's name that begins and ends as it should. */
function slipped(word: string): string | null {
  if (word.length < 6) return null
  const near = [...VOCABULARY.keys()].filter(
    (known) =>
      known.length > 5 &&
      known[0] === word[0] &&
      known.at(-1) === word.at(-1) &&
      spellingDistance(word, known, 2) <= 2,
  )
  // Two spellings of one thing leave no doubt.
  const senses = new Set(near.map((known) => JSON.stringify(VOCABULARY.get(known))))
  return senses.size === 1 ? (near[0] ?? null) : null
}
