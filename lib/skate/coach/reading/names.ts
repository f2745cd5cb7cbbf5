import type { Motion } from '../../motion.ts'
import { labelOf } from '../../name/name.ts'
import { VOCABULARY } from '../../vocabulary.ts'
import rows from '../lexicon/names.json' with { type: 'json' }
import { motionCalled, type TricksByName } from './called.ts'
import { isUnspaced, type Token } from './lexer.ts'
import { type Form, LEXICON_WORDS } from './lexicon.ts'

/** A name has at most so many words, or signs of a script without spaces. */
const LONGEST = 7
const LONGEST_UNSPACED = 14

/** The name of a trick in a text. */
export interface Name {
  readonly motion: Motion
  readonly length: number
  readonly slips: number
  /** More than a word that other stories have, too. */
  readonly isSure: boolean
  /** Told as something that was done: "kickturned", "ollied". */
  readonly isDone: boolean
}

const neverAlone = new Set(rows['never alone'])
const amongLanded = new Set(rows['among landed'])
const neverSplit = new Set(rows['never split'])
const within = new Set(rows.within)
const joints = new Set(rows.joints)
/** Words that are part of a name behind a side, and else mean something else: the "board" that pops. */
const afterSide = new Set(rows['after a side'])
/** Words that stand between names, and in none that is not in the library. */
const outside = new Set(rows.outside)

const isNumber = (form: string) => /^\d+$/.test(form)

/** Whether a word may be a part of a name. */
const isNameWord = (form: string): boolean =>
  VOCABULARY.has(form) ||
  within.has(form) ||
  /^\d|^5-[0o]$/.test(form) ||
  isUnspaced(form) ||
  isCompound(form)

/** Shorter words are no two words in one. */
const SHORTEST_COMPOUND = 5

/** "Backtail", "fs180": a name that is written as one word, which the engine takes apart. */
const isCompound = (form: string) =>
  form.length >= SHORTEST_COMPOUND && !LEXICON_WORDS.has(form) && motionCalled(form) !== null

const ENDINGS = ['ed', 'ing']

/** The name in a word for doing it or having done it; null where it is none: "kickflipped", "ollied". */
function doneForm(form: string): string | null {
  const ending = ENDINGS.find((each) => form.endsWith(each))
  if (!ending || form.length < 6) return null
  const bare = form.slice(0, -ending.length)
  const stems = [bare, `${bare}e`, bare.slice(0, -1), `${bare.slice(0, -1)}y`]
  return stems.find((stem) => VOCABULARY.has(stem) && !neverAlone.has(stem)) ?? null
}

/** Each word as a part of a name: as it is written, or one slip away; null where it is in none. */
export const nameFormsOf = (
  tokens: readonly Token[],
  forms: readonly (readonly Form[])[],
  byName: TricksByName,
): readonly (Form | null)[] =>
  tokens.map(({ form, isStop }, at) => {
    if (isStop) return null
    if (isNameWord(form) || joints.has(form) || byName.has(form)) return { form, cost: 0 }
    const done = doneForm(form)
    if (done) return { form: done, cost: 0 }
    return forms[at]?.find((each) => each.cost > 0 && isNameWord(each.form)) ?? null
  })

/** A name in one word that was written in two: "power slide". */
function split(tokens: readonly Token[], start: number, byName: TricksByName): Motion | null {
  const [one, other] = [tokens[start], tokens[start + 1]]
  if (!one || !other || one.isStop || other.isStop || neverSplit.has(one.form)) return null
  const whole = one.form + other.form
  return byName.get(whole) ?? (VOCABULARY.has(whole) && !neverAlone.has(whole) ? motionCalled(whole) : null)
}

/** All names that begin at a token. */
export function namesAt(
  forms: readonly (Form | null)[],
  start: number,
  byName: TricksByName,
  tokens: readonly Token[],
): Name[] {
  const found: Name[] = []
  const parted = split(tokens, start, byName)
  if (parted) found.push({ motion: parted, length: 2, slips: 0, isSure: true, isDone: false })
  const span: string[] = []
  let slips = 0
  const isScriptAt = (at: number) => isUnspaced(forms[at]?.form ?? '')
  const isScript = isScriptAt(start) || (isNumber(forms[start]?.form ?? '') && isScriptAt(start + 1))
  for (let end = start; end < forms.length && span.length < (isScript ? LONGEST_UNSPACED : LONGEST); end++) {
    const next = forms[end]
    if (!next || (isUnspaced(next.form) !== isScript && !(isScript && isNumber(next.form)))) break
    span.push(next.form)
    slips += next.cost
    const motion = isScript ? motionCalled(span.join('')) : motionOfSpan(span, byName)
    if (!motion) continue
    const isSure = span.length > 1 || !(neverAlone.has(next.form) || isNumber(next.form))
    const isDone = !isScript && next.cost === 0 && isDoneForm(tokens[end]?.form ?? '', next.form)
    found.push({ motion, length: span.length, slips, isSure, isDone })
  }
  return found
}

const isDoneForm = (form: string, name: string) => form !== name && form.endsWith('ed')

function motionOfSpan(span: readonly string[], byName: TricksByName): Motion | null {
  const [first = ''] = span
  const key = span.join(' ')
  if (span.length === 1) {
    if (amongLanded.has(first)) return byName.get(key) ?? motionCalled(first)
    if (neverAlone.has(first)) return null
    return byName.get(key) ?? (isNumber(first) ? null : motionCalled(key))
  }
  if (neverAlone.has(key)) return null
  const own = byName.get(key)
  if (own) return own
  if (span.some((word, at) => outside.has(word) && !isSplit(span, at))) return null
  if (span.some((word, at) => afterSide.has(word) && !isSide(span[at - 1]))) return null
  // Words that each mean something else make a name only behind a side: "back lip", but no "tail kick".
  if (!isSide(first) && span.every((word) => neverAlone.has(word))) return null
  const last = span.at(-1) ?? ''
  const isJointFirst = joints.has(first) && !key.startsWith('no comply')
  if (isJointFirst || (joints.has(last) && !/^(?:out|in)$/.test(last))) return null
  const motion = motionCalled(key)
  return motion && !isRow(motion, span) ? motion : null
}

const isSide = (word: string | undefined) => /^(?:(?:front|back)(?:side)?|fs|bs)$/.test(word ?? '')

/** "Shove it" and "one foot" are one word in two. */
const isSplit = (span: readonly string[], at: number) =>
  (span[at] === 'it' && /^sho?u?ve?$/.test(span[at - 1] ?? '')) ||
  (span[at] === 'one' && /^foot/.test(span[at + 1] ?? ''))

/** "Kickflip heelflip hardflip" counts up three tricks, and so does "smith feeble 5-0". */
function isRow(made: Motion, span: readonly string[]): boolean {
  const { parts } = made
  if (labelOf(made).includes(', ')) return true
  // Nobody says that a flip is ollied.
  if (span[0] === 'ollie' && made.flip.kind !== 'none' && !span.some((word) => joints.has(word))) return true
  if (span.some((word) => joints.has(word)) || span.includes('late') || span.includes('varial')) return false
  const flips = span.filter((word) => /^(?:(?:kick|heel|hard)flip|flip)$/.test(word)).length
  // Two tricks one after the other on flat ground are a line.
  const isLine =
    parts.length > 1 && parts.slice(1).some((part) => part.contact === null && !isFlippedOut(part))
  const isOneKind =
    parts.length > 1 &&
    (parts.every(({ contact }) => contact === null) || parts.every(({ contact }) => contact !== null))
  return flips > 1 || isOneKind || isLine
}

const isFlippedOut = ({ flip, bodyTurn, boardTurn }: Motion) =>
  flip.kind !== 'none' || (bodyTurn ?? 0) > 0 || (boardTurn ?? 0) > 0
