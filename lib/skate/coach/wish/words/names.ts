import type { Motion } from '../../../motion.ts'
import { labelOf } from '../../../name/name.ts'
import { parseTrick } from '../../../read/parse.ts'
import { VOCABULARY } from '../../../vocabulary.ts'
import { plainWord } from './lexicon.ts'

/** Names of tricks as they are written in a text (`wordsIn`), with the motions they mean. */
export type TricksByName = ReadonlyMap<string, Motion>

/** A name has at most so many words. */
const LONGEST_SPAN = 7

/** A name of a trick in a text. */
export interface NameFound {
  readonly motion: Motion
  readonly length: number
  /** Not a word of every day. */
  readonly isSure: boolean
}

/** Words that no name begins with, though the grammar could make something of them. */
const NO_NAME =
  /^(?:to|in|out|of|and|or|on|off|over|up|down|back|front|the|a|with|for|into|from|air|one|two|three|no|roll|rolls|push|pushing|drop|pop|big|body|board|nose|tail|lip|grind|slide|wall|turn|late|double|triple|half|full|old|hang|step|walk|kick|heel|flip|toe|hand|switch|grab|stall|plant|rock|hard|inward|manual|gap|foot|wrap|north|south|quick|scissor|inside|out|transfer|spin|stand|ride|run|carve|carving|pump|pumping|camel|method|stick|position|regular|wheelbites?|falling|hospital)$/
/** Such words all the same, where someone counts up what they land. */
const LANDED_NAME = /^(?:method|push|pushing|180|360|540|carve|pump|carving|pumping|manual)$/
/** Single words that only a skater writes; a dragon is also in other stories. */
const SURE_NAME =
  /flip|shuv|slide|grind|ollie|nollie|fakie|varial|boneless|caballerial|fingerflip|50-50|5-0|mctwist|bigspin|spacewalk|noseblunt|railstand|crooks?|wallride|heelie|stalefish|melon|benihana|benny|tre$|casper|biebel|hurricane|nosepick|wallie|primo|rewind|hardflip|laser|kickturn|cab$/

/** Stands between two things that are spoken of, and within no name but one. */
const BETWEEN = /^(?:with|over|an?|but|not|except|without|[.,;:!?&+\n])$/

/** What a board does that is no trick. */
const DOES =
  /^(?:goes|go|shoots?|fly|flies|flys|lands?|comes?|stays?|turns?|flips?|spins?|hits?|slips?|drops?|falls?|keeps?|always|never|just|wont|doesnt|is)$/

const spans = new Map<string, Motion | null>()
const MOST_SPANS = 20_000

/** "The gap at the end over the stairs": where something is, and no trick. */
const isEndOfSpot = (words: readonly string[], start: number) =>
  /^(?:an?|the|this|that|there|here|my|our|some|it|end)$/.test(words[start + 2] ?? '') ||
  (words[start - 1] === 'the' && words[start - 2] === 'at')

/** The longest name of a trick that begins at a word; among landed tricks some everyday words are names, too. */
export function trickAt(
  words: readonly string[],
  start: number,
  byName: TricksByName,
  isLanded: boolean,
): NameFound | null {
  const most = Math.min(LONGEST_SPAN, words.length - start)
  for (let length = most; length > 0; length--) {
    const span = words.slice(start, start + length)
    if (
      length === 1 &&
      (NO_NAME.test(span[0] ?? '') || /^\d+$/.test(span[0] ?? '')) &&
      !(isLanded && LANDED_NAME.test(span[0] ?? ''))
    )
      continue
    // "Rock to fakie back truck hangs": the side of a truck is none of the trick.
    if (
      /^(?:back|front)$/.test(span.at(-1) ?? '') &&
      /^(?:trucks?|foot|feet|wheels?|legs?|knee|hand|end|side)$/.test(words[start + length] ?? '')
    )
      continue
    const key = span.join(' ')
    const isEndOver = key === 'end over' && !isEndOfSpot(words, start)
    if (!isEndOver && span.some((word) => BETWEEN.test(word))) continue
    // "Airwalk board goes behind me" is no boardslide.
    if (
      length > 1 &&
      /(?<!\b(?:frontside|backside|fs|bs|front|back)) board$/.test(key) &&
      DOES.test(words[start + length] ?? '')
    )
      continue
    if (/^(?:vert|big|bowl|ramp) air$|^(?:one|front|back) foot$|^kick tail$|^board (?:pop|flip)s?$/.test(key))
      continue
    const own = byName.get(key)
    const motion = own ?? (isNameLike(span) ? parsed(key) : null)
    if (motion && !own && isLanded && (isRow(span, byName) || labelOf(motion).includes(', '))) continue
    if (motion && (isList(motion, span) || (isCount(span) && !byName.has(key)))) continue
    if (motion) return { motion, length, isSure: length > 1 || (SURE_NAME.test(key) && !/^\d+$/.test(key)) }
  }
  return null
}

/** The tricks that are named among words, in whatever sense. */
export function motionsIn(words: readonly string[], byName: TricksByName): Motion[] {
  const found: Motion[] = []
  for (let at = 0; at < words.length; ) {
    const trick = trickAt(words, at, byName, false)
    if (trick) found.push(trick.motion)
    at += trick?.length ?? 1
  }
  return found
}

/** "Kickflip heelflip hardflip" counts up three tricks, and so does "smith feeble 5-0". */
const isList = ({ parts }: Motion, span: readonly string[]) =>
  parts.length > 1 &&
  (parts.every(({ contact }) => contact === null) || parts.every(({ contact }) => contact !== null)) &&
  !span.some((word) => /^(?:to|into|out|late|rewind|body|varial)$/.test(word))

/** Movements of their own that nobody does out of something else. */
const WHOLE = /\b(?:boneless|no comply|hippie jump|caveman|powerslide)\b/

/** Words that change the trick behind them and are none of their own in a row. */
const CHANGES = /^(?:nollie|fakie|switch|late|double|half cab|frontside half cab|ollie)$/

/** "Heelflip fs 180 50-50 manual" without a comma: names of their own stand one behind the other. */
const isRow = (span: readonly string[], byName: TricksByName): boolean => namesInRow(span, byName) !== null

function namesInRow(span: readonly string[], byName: TricksByName, from = 0): string[] | null {
  for (let to = from + 1; to <= span.length; to++) {
    if (from === 0 && to === span.length) return null
    const name = span.slice(from, to).join(' ').replace(/^fs /, 'frontside ').replace(/^bs /, 'backside ')
    const isName =
      (byName.has(name) && !/^\d+$/.test(name)) ||
      name === 'manual' ||
      /^(?:frontside|backside) \d{3}$/.test(name)
    if (!isName || (to < span.length && CHANGES.test(name) && !startsRow(span, to))) continue
    const others = to === span.length ? [] : namesInRow(span, byName, to)
    if (others) return [name, ...others]
  }
  return null
}

/** An ollie before something to get onto is a part of it, but not in a row of basics. */
const startsRow = (span: readonly string[], at: number) =>
  span[at - 1] === 'ollie' && WHOLE.test(span.slice(at).join(' '))

/** A text that is nothing but names in a row, with a movement of its own among them, with commas between them. */
export function withRowParted(text: string, byName: TricksByName): string {
  const words = text.trim().split(/\s+/)
  if (words.length < 3 || byName.has(words.join(' ')) || !WHOLE.test(text)) return text
  const names = namesInRow(words, byName)
  return names && names.length > 2 ? names.join(', ') : text
}

/** "Kickflip heelflip varial flip" has more flips than one name. */
const isCount = (span: readonly string[]) =>
  span.filter((word) => /^(?:(?:kick|heel|hard)flip|flip)$/.test(word)).length > 1 &&
  !span.some((word) => /^(?:to|into|out|late|rewind|in)$/.test(word))

/** Whether all words may be words of one name; lists and sentences are none. */
function isNameLike(span: readonly string[]): boolean {
  const [first = ''] = span
  const last = span.at(-1) ?? ''
  if (
    /^(?:to|in|out|of|and|or|on|off|over|up|down|the|a|with|into|from|no)$/.test(first) &&
    !/^no comply/.test(span.join(' '))
  )
    return false
  if (
    /^(?:to|in|of|and|into|a|an|the|on|by|with)$/.test(last) &&
    !/\b(?:drop|roll|dropping|rolling) in$/.test(span.join(' '))
  )
    return false
  if (/^(?:backwards?|rolling|riding)$/.test(last) || span.includes('the')) return false
  return (
    span.every(
      (word) =>
        isNameWord(word) ||
        /^(?:to|in|out|of|no|half|dog|fakie|fiveo|wheelie|ride|roll|and|dropping|rolling)$/.test(word) ||
        isKana(word) ||
        (word.length > 6 && parsed(word) !== null),
    ) && !(span.includes('and') && !/rock and roll|in and out/.test(span.join(' ')))
  )
}

/** Whether a word may be a part of a name. */
const isNameWord = (word: string) => VOCABULARY.has(word) || /^\d|^5-0$|^50-50$/.test(word) || isHalf(word)

const isKana = (word: string) => /^[\u3040-\u30ff]/.test(word)
/** Halves of words that are written apart: "shove it", "no comply". */

const isHalf = (word: string) =>
  /^(?:full|shove|shuv|it|comply|tac|tic|kick|flip|heel|spin|slide|grind|stall|walk|turn|cab|bean|plant|foot|board|lip|blunt|pole|jam|jump|hippie|hippy|acid|drop|finger|truck|stand|rail|end|coco|air|grab|big|open|skyhook|nose|tail|pick|bonk|body|varial|varials|jar|old|school|one|footed|wall|ollie|rewind|japan|roast|beef|christ|judo|tuck|knee|front|back|side|hand|saran|walkthedog|spacewalk|street|fast|egg|ho|sal|whip)$/.test(
    word,
  )

/** What a name means, read once. */
export function parsed(key: string): Motion | null {
  const known = spans.get(key)
  if (known !== undefined) return known
  const result = parseTrick(key)
  if (spans.size >= MOST_SPANS) spans.clear()
  const motion = result.ok ? result.motion : null
  spans.set(key, motion)
  return motion
}

/** Half a name has at most so many words. */
const LONGEST_HALF = 6

type Way = 'in one' | 'in turn' | 'out' | 'out of'

/** What joins two tricks to one: done at once, one after the other, or the second on the way off. */
const JOINTS: readonly (readonly [RegExp, Way])[] = [
  [/^ out of (?:an? |the |my )?/, 'out of'],
  [/^ but (?:an? |the )?(?=(?:frontside|backside|fs|bs) (?:180|360)\b)/, 'in one'],
  [
    /^(?:,? ?(?:and |but |then |just |only |to )*(?:finish(?:ing|ed)?|end(?:ing)?|com(?:e|ing) (?:off|out)|exit(?:ing)?|get(?:ting)? (?:off|out)|roll(?:ing)? out) with(?: an?| the| my)? )/,
    'out',
  ],
  [
    /^(?:,? ?(?:and |but |then |just |only |plus )*(?:with|add(?:ing)?|having|featuring|throw(?:ing)? in|including)(?: an?| the| my| some)? )(?!no (?!compl)|(?:tail|nose|board) [a-z]+ing\b)/,
    'in one',
  ],
  [
    /^(?:,? ?(?:and |but |then |straight |right |directly |up |in |out )*(?:(?:land(?:ing|ed)?|catch(?:ing)?(?: it)?|com(?:e|ing) down|put(?:ting)? (?:it|that)|take(?:n)? (?:it|that)) )?(?:in ?to|on ?to|to)(?: an?| the| my)? )/,
    'in turn',
  ],
  [
    /^(?:,? ?(?:and |but |then |catch it )*(?:land(?:ing|ed)?|catch(?:ing)?|end(?:ing)? up|com(?:e|ing) down) in(?: an?| the| my)? )/,
    'in turn',
  ],
  [/^(?:,? (?:and )?then(?: an?| the| my)? )/, 'in turn'],
  [/^(?:,? ?(?:and|but|,) (?:an? |the |my )?)(?=(?:[a-z0-9-]+ ){1,3}out\b)/, 'out'],
]

const LIKE = / ?\b(?:(?:is there|something|anything|a trick) )*(?:like|similar to)(?: an?| the| my)?$/

const ARTICLES = /^(?:an?|the|my)$/

/** Whether a name of a trick may begin with a word. */
export const mayName = (word: string) =>
  !ARTICLES.test(word) && (/^(?:no|half)$/.test(word) || isNameWord(plainWord(word)))

/** The words at the end of a text that may be a name. */
function nameBefore(text: string): string[] {
  const words = text.split(' ')
  let from = words.length
  while (from > 0 && words.length - from < LONGEST_HALF && mayName(words[from - 1] ?? '')) from--
  return words.slice(from)
}

/** The words at the beginning of a text that may be a name; a mark ends it. */
function nameAfter(text: string): string[] {
  const words = (/^[a-z0-9'-]+(?: [a-z0-9'-]+)*/.exec(text)?.[0] ?? '').split(' ')
  const end = words.findIndex((word, at) => at > LONGEST_HALF || !mayName(word))
  return end === -1 ? words : words.slice(0, end)
}

const plainly = (words: readonly string[]) => words.map(plainWord).join(' ')

/** How both may be written as one name. */
function written(first: string, second: string, way: Way): string[] {
  if (way === 'out of') return [`${second} ${first} out`]
  const isOut = way === 'out' || / (?:out|off)$/.test(second)
  const bare = second
    .replace(/ (?:out|off)$/, '')
    .replace(/^(180|270|360) (frontside|backside|fs|bs)$/, '$2 $1')
  if (isOut) return [`${first} ${bare} out`]
  if (way === 'in turn')
    return STANCE_POP.test(first) ? [withoutPop(first, bare)] : [`${first} to ${bare}`, `${first} ${bare}`]
  return [`${bare} ${first}`, `${first} ${bare}`, `${first} ${sidedFirst(bare)}`]
}

const STANCE_POP = /^(?:nollie|ollie|fakie ollie|switch ollie)$/

/** To ollie into a grind is to grind. */
const withoutPop = (pop: string, held: string) => `${pop.replace(/ ?\bollie$/, '')} ${held}`.trim()

/** "Heelflip frontside" is a frontside heelflip. */
const sidedFirst = (name: string) => name.replace(/^(.*) (frontside|backside|fs|bs)$/, '$2 $1')

/** The name of two tricks in one, if they make one. */
function together(
  before: readonly string[],
  after: readonly string[],
  way: Way,
): [string, number, number] | null {
  // "Nose manual and manual 180 out" are two.
  if (way === 'out' && parsed(plainly(after))?.contact) return null
  for (let from = 0; from < before.length; from++)
    for (let to = after.length; to > 0; to--) {
      const [first, second] = [plainly(before.slice(from)), plainly(after.slice(0, to))]
      if (
        !parsed(first) ||
        (/^(?:in turn|out of)$/.test(way) && !parsed(second) && !/ out$|^fakie$/.test(second))
      )
        continue
      // A half turn without a side is left to whoever chooses, and one foot may be all that lands.
      if (way === 'in one' && /^(?:\d{3}|(?:one|back|front) foot.*|back|front)$/.test(second)) continue
      // Nor are two turns one.
      if (way === 'in one' && [first, second].every((name) => (parsed(name)?.bodyTurn ?? 0) > 0)) continue
      for (const name of written(first, second, way)) {
        const made = parsed(name)
        if (!made) continue
        const isOne = made.parts.length === 0
        const isHeld = made.parts.some(
          ({ contact }) => contact !== null && !/^(?:grab|air)$/.test(contact.kind),
        )
        if (way === 'in one' ? isOne || isHeld : isHeld || made.contact)
          return [name, before.length - from, to]
      }
    }
  return null
}

/** "Pressure flip fs": a side that stands alone behind a name goes in front of it. */
function withSidesFirst(text: string): string {
  return text.replace(
    /^(.*?) (frontside|backside|fs|bs)(?= ?(?:$|[,.?!;]|(?:on|please|pls|next|tips|how|how come|is|are|but)\b))/,
    (all, head: string, side: string) => {
      const before = nameBefore(head)
      for (let from = 0; from < before.length; from++) {
        const [name, sided] = [plainly(before.slice(from)), plainly([side, ...before.slice(from)])]
        const [made, turned] = [parsed(name), parsed(sided)]
        if (!made || !turned || labelOf(made) === labelOf(turned)) continue
        const kept = head.split(' ').slice(0, -(before.length - from))
        return [...kept, side, ...before.slice(from)].join(' ')
      }
      return all
    },
  )
}

/** A text in which two tricks that are joined by everyday words ("but with a", "into a") have the name of both. */
export function withJoinedNames(text: string): string {
  let so = withSidesFirst(text)
  for (let at = so.indexOf(' '); at !== -1; at = so.indexOf(' ', at + 1)) {
    const rest = so.slice(so[at - 1] === ',' ? at - 1 : at)
    for (const [joint, way] of JOINTS) {
      const [found] = joint.exec(rest) ?? []
      if (found === undefined) continue
      const head = so.slice(0, so[at - 1] === ',' ? at - 1 : at)
      const tail = rest.slice(found.length)
      const before = nameBefore(head)
      if (before.length === 0) break
      const one = together(before, nameAfter(tail), way)
      if (!one) continue
      const [name, taken, used] = one
      // "Like a no comply but with a flip" is not like the two in one, it is them.
      const kept = head
        .split(' ')
        .slice(0, -taken)
        .join(' ')
        .replace(way === 'in one' ? LIKE : /$^/, '')
      const after = tail
        .split(' ')
        .slice(0, used)
        .join(' ')
        .replace(/[^a-z0-9'-]+$/, '')
      so = `${kept ? `${kept} ` : ''}${name}${tail.slice(after.length)}`
      at = (kept ? kept.length + 1 : 0) + name.length - 1
      break
    }
  }
  return so
}
