import { isNameWord, parsed } from './names.ts'
import { plainWord } from './words.ts'

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
    /^(?:,? ?(?:and |but |then |just |only |plus )*(?:with|add(?:ing)?|having|featuring|throw(?:ing)? in|including)(?: an?| the| my| some)? )/,
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

const mayName = (word: string) =>
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

/** A text in which two tricks that are joined by everyday words ("but with a", "into a") have the name of both. */
export function withJoinedNames(text: string): string {
  let so = text
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
