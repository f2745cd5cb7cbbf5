import { VOCABULARY } from '../../../vocabulary.ts'
import { LEXICON_WORDS, plainWord } from '../words/lexicon.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { japanese } from './japanese.ts'
import type { Language, Phrase, Sense } from './language.ts'
import { MISHAPS } from './mishaps.ts'
import { MOVES } from './moves.ts'
import { neededIn } from './needed.ts'
import { PLACES } from './places.ts'
import { portuguese } from './portuguese.ts'
import { PARTS, RIDERS } from './riders.ts'
import { spanish } from './spanish.ts'

/** Lower case, without accents and curly quotes. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/\u00df/g, 'ss')
    .replace(/[\u2018\u2019\u0060\u00b4]/g, "'")
}

const isEnglish = (words: string) =>
  words
    .split(' ')
    .every((word) => [word, plainWord(word)].some((one) => LEXICON_WORDS.has(one) || VOCABULARY.has(one)))

/** What stands between the bars of a pattern, outside its brackets. */
function alternatives(pattern: string): string[] {
  const found = ['']
  let depth = 0
  for (const letter of pattern) {
    depth += letter === '(' || letter === '[' ? 1 : letter === ')' || letter === ']' ? -1 : 0
    if (letter === '|' && depth === 0) found.push('')
    else found[found.length - 1] += letter
  }
  return found
}

const SENSES = [...RIDERS, ...PLACES, ...MOVES, ...MISHAPS]

interface Piece {
  readonly to: string
  /** The pattern without what stands around it. */
  readonly written: string
  readonly finds: (text: string) => readonly string[]
  readonly replaces: (text: string, by: (...found: unknown[]) => string) => string
}

/** How a language is read: what its body parts are, what runs before a noun, and where words end. */
interface Grammar {
  readonly parts: readonly Phrase[]
  readonly the: string
  readonly edge: string
}

const pieces = (phrases: readonly Phrase[], { parts, the, edge }: Grammar): Piece[] => {
  const part = `(?<part>${parts.map(([written]) => written).join('|')})`
  return phrases
    .flatMap(([written, to]) => alternatives(written).map((one) => ({ one, to })))
    .map(({ one, to }) => pieceOf(one.replace('{part}', part).replaceAll('{the}', the), to, edge))
}

/** There are thousands, which takes half a second to compile: each waits for a text that has its letters. */
function pieceOf(written: string, to: string, edge: string): Piece {
  const needed = neededIn(written)
  let from: RegExp | null = null
  const patternFor = (text: string) => {
    if (needed && !needed.some((letters) => text.includes(letters))) return null
    from ??= new RegExp(`${edge}(?:${written})${edge}`, 'g')
    return from
  }
  return {
    to,
    written,
    finds: (text) => {
      const pattern = patternFor(text)
      return (pattern && text.match(pattern)) ?? []
    },
    replaces: (text, by) => {
      const pattern = patternFor(text)
      return pattern ? text.replace(pattern, by) : text
    },
  }
}

/** What a sense is in one language; a language that has no word for it leaves the pattern empty. */
const senseIn = (senses: readonly Sense[], at: number): Phrase[] =>
  senses.flatMap(([english, ...written]) => (written[at] ? [[written[at], english] as const] : []))

interface Reader {
  readonly language: Language
  /** Articles and the like that are not English as well. */
  readonly empty: ReadonlySet<string>
  readonly parts: readonly Phrase[]
  /** What only this language says in its own way. */
  readonly own: readonly Piece[]
  /** What all languages have a word for. */
  readonly shared: readonly Piece[]
  readonly ofParts: readonly Piece[]
  readonly articles: readonly Piece[]
}

const readerOf = (language: Language, at: number): Reader => {
  const parts = senseIn(PARTS, at)
  const articles = language.articles.split(' ')
  const the = `(?:(?:${[...articles, ...language.mine.split(' ')].join('|')}) )*`
  const piecesOf = (phrases: readonly Phrase[]) => pieces(phrases, { parts, the, edge: '\\b' })
  return {
    language,
    empty: new Set(articles.filter((word) => word.length > 1 && !isEnglish(word))),
    parts,
    own: piecesOf(language.phrases),
    shared: piecesOf(senseIn(SENSES, at)),
    ofParts: piecesOf(parts),
    articles: piecesOf(articles.map((word) => [word, ' '])),
  }
}

const READERS = [spanish, portuguese, french, german].map(readerOf)
const JAPANESE_PARTS = senseIn(PARTS, 4)
const KANA = pieces([...senseIn(SENSES, 4), ...japanese, ...JAPANESE_PARTS], {
  parts: JAPANESE_PARTS,
  the: '',
  edge: '',
})

const TELLS_ENGLISH =
  /\b(the|i|my|to|what|is|can|and|for|on|with|how|it|of|want|something|but|like|that|next|im|you|your|have|when|while|are|this|should|dont|cant|not|at|me|no|never|just|they|does|doesnt|than|same|more|from|without|before|after|looks|looking|harder|easier)\b/g
/** Words enough to tell a language by. */
const LONGEST_TOLD = 400

/** How much of a text tells a language. */
function toldOf(reader: Reader, start: string): number {
  const { language, empty } = reader
  const text = language.respelled?.(start) ?? start
  const own = [
    ...(text.match(language.tells) ?? []),
    ...(text.match(/[a-z]+/g) ?? []).filter((word) => empty.has(word)),
  ]
  return new Set(own).size + (language.alone.test(text) ? 2 : 0) + 2 * foundIn(reader, text)
}

/** How much of what a language has words for stands in a text. */
function foundIn({ own, shared, ofParts }: Reader, text: string): number {
  const isFound = (piece: Piece) => piece.finds(text).length > 0
  const phrases = own.filter(isFound)
  const senses = shared.filter(isFound)
  const parts = ofParts.filter(isFound)
  const words = [...senses, ...parts].filter(isWithoutPart).map(({ written }) => written)
  // In one pattern, so that none is counted within another.
  const said = words.length > 0 ? (text.match(new RegExp(`\\b(?:${words.join('|')})\\b`, 'g')) ?? []) : []
  // A part of the body alone is called alike in several of them.
  const several = [...phrases, ...senses].some(isWithoutPart)
    ? [...phrases, ...senses, ...parts].filter((piece) =>
        piece.finds(text).some((found) => /\w{2,} \w{2,}/.test(found) && !isEnglish(found)),
      )
    : []
  return new Set(said.filter((found) => !isEnglish(found))).size + several.length
}

const isWithoutPart = ({ written }: Piece) => !written.includes('(?<part>')

/** A beginner's wish in English, whichever of the six languages it was written in; English stays as it is. */
export function inEnglish(text: string): string {
  if (/[\u3040-\u30ff\u4e00-\u9fff]/.test(text)) {
    const written = text.replace(/^(.*?)の前[にはの]?/, 'before $1 ')
    return replaced(written, longestFirst(KANA, written), JAPANESE_PARTS)
  }
  const start = text.replace(/[¿¡]/g, ' ').slice(0, LONGEST_TOLD)
  const told = READERS.map((reader) => toldOf(reader, start))
  const most = Math.max(...told)
  const reader = READERS[told.indexOf(most)]
  if (!reader || most < 2 || most <= new Set(text.match(TELLS_ENGLISH)).size) return text
  const { language, own, shared, ofParts, articles, parts } = reader
  const marked = text.replace(/[¿¡]/g, ' ')
  const written = language.respelled?.(marked) ?? marked
  return replaced(written, [...longestFirst([...own, ...shared, ...ofParts], written), ...articles], parts)
    .replace(/\bno\s+i can\b/g, ' i cant land ')
    .replace(/\b(or\s+[a-z0-9 -]+?)\s+my first trick/g, '$1 first')
    .replace(/ {2,}/g, ' ')
    .trim()
}

/** The pieces that find the most in a text first, so that none is eaten by a shorter one. */
const longestFirst = (pieces: readonly Piece[], text: string): Piece[] =>
  pieces
    .map((piece) => ({
      piece,
      letters: piece.finds(text).reduce((most, found) => Math.max(most, found.length), 0),
    }))
    .sort((one, other) => other.letters - one.letters)
    .map(({ piece }) => piece)

/** Where English that is already found begins: it must not be read as another language again. */
const FIRST_HIDDEN = 0xe000

function replaced(text: string, pieces: readonly Piece[], parts: readonly Phrase[]): string {
  const hidden: string[] = []
  const hide = (english: string) => {
    if (!english.trim()) return ' '
    hidden.push(english)
    return ` ${String.fromCharCode(FIRST_HIDDEN + hidden.length - 1)} `
  }
  const told = pieces.reduce((so, { to, replaces }) => {
    const after = replaces(so, (...found) => {
      const groups: unknown = found.at(-1)
      const part =
        groups && typeof groups === 'object' && 'part' in groups && typeof groups.part === 'string'
          ? partIn(groups.part, parts)
          : ''
      return to
        .replace('{part}', part)
        .split(/(\$\d)/)
        .map((piece) => (/^\$\d$/.test(piece) ? found[Number(piece[1])] : hide(piece)))
        .join('')
    })
    return after === so ? so : after.replace(/ {2,}/g, ' ')
  }, text)
  return told.replace(/[\ue000-\uf8ff]/g, (letter) => hidden[letter.charCodeAt(0) - FIRST_HIDDEN] ?? letter)
}

const partIn = (written: string, parts: readonly Phrase[]) =>
  parts.find(([pattern]) => new RegExp(`^(?:${pattern})$`).test(written))?.[1] ?? ''
