import { complaintsIn, faultOf, faultUntold, happensTo, isTold } from '../../faults/faults.ts'
import { toldBody } from '../../told-body.ts'
import { gradedTrick } from '../library.ts'
import { type Item, NO_WISH, type Wish } from '../wish.ts'
import type { TricksByName } from './called.ts'
import { motionCalled } from './called.ts'
import { type Path, pathsIn, type Unit } from './chart.ts'
import { depictedIn, isFramed } from './depictions.ts'
import { isUnspaced, type Token, tokensOf } from './lexer.ts'
import { ENGLISH, type Language } from './lexicon.ts'
import { peopleIn } from './people.ts'
import { type Draft, draftOf } from './roles.ts'
import { itemsOf, type TroubleIn } from './settle.ts'
import { type Speakers, speakersIn } from './speakers.ts'

/** So many ways to cut a text are looked at. */
const PATHS = 4
/** A reading that costs so little more is as good as the best. */
const CLOSE = 0.6

/** One way to read a text: the pieces it is cut into, what they come to, and what it costs to think so. */
export interface Reading {
  readonly units: readonly Unit[]
  readonly items: readonly Item[]
  readonly draft: Draft
  readonly cost: number
}

/** All ways to read a text that are looked at, the cheapest first. */
export function readingsOf(
  tokens: readonly Token[],
  byName: TricksByName,
  foreign: readonly Language[] = [],
): Reading[] {
  const people = peopleIn(tokens)
  const speakers = speakersIn(tokens)
  return cheapestPaths(tokens, byName, foreign)
    .map(({ units, cost }) => {
      const draft = draftOf(units, tokens, speakers)
      draft.moods.push(...people.map((mood) => ({ mood, isDenied: false, start: 0 })))
      const items = itemsOf(draft, speakers, listenTo(complained(tokens, units, draft, speakers)))
      return { units, items, draft, cost: cost + draft.strain }
    })
    .sort((one, other) => one.cost - other.cost)
}

/**
 * What a text asks for in English, or in one of the other languages where that explains nothing, by the cheapest of its
 * readings. What it does not understand it leaves alone, and says so.
 */
export function readWish(text: string, byName: TricksByName, foreign: readonly Language[] = []): Wish {
  const tokens = tokensOf(text)
  const body = toldBody(text)
  const [best, ...others] = readingsOf(tokens, byName, foreign)
  if (!best) return NO_WISH
  const depicted = isNameless(best.draft) ? depictionIn(tokens) : null
  const told: readonly Item[] = depicted
    ? [...depicted, ...best.items.filter(({ is }) => is === 'effort')]
    : best.items
  const items: readonly Item[] = body ? [...told, { is: 'body', kind: body.kind }] : told
  const rival = others.find(
    ({ cost, items: theirs }) =>
      cost < best.cost + CLOSE && JSON.stringify(theirs) !== JSON.stringify(best.items),
  )
  return {
    items,
    isUnderstood: body !== null || depicted !== null || isUnderstood(best.draft, items),
    rival: depicted ? null : (rival?.items ?? null),
    // What tells of trouble, or depicts a trick, was heard all the same.
    ignored: (items.some(({ is }) => is === 'trouble') || depicted ? [] : best.draft.unknown).map((at) =>
      text.slice(tokens[at]?.start, tokens[at]?.end),
    ),
  }
}

/** Nothing is named that somebody lands or wants, and nobody asks what comes next. */
const isNameless = ({ mentions, asksNext }: Draft) =>
  !asksNext && mentions.every(({ motion, role }) => motion === null || role === 'used')

/** A depiction has to be told that fully. */
const MOST_OF_IT = 0.5
const IN_MANY_WORDS = 3
const OWN = new Set(['my', 'i', 'im', 'me', 'keep', 'always'])

/** The trick that is depicted, where enough of the text does and it is not told of what goes wrong. */
function depictionIn(tokens: readonly Token[]): Item[] | null {
  const depicted = depictedIn(tokens)
  if (!depicted || (depicted.words < IN_MANY_WORDS && depicted.share < MOST_OF_IT)) return null
  // Who tells of trouble tells it of themselves.
  const isOwn = tokens.some(({ form }) => OWN.has(form))
  const isWhole = depicted.words >= IN_MANY_WORDS + 1 && (!isOwn || isFramed(tokens))
  return !isWhole && !isFramed(tokens) && isTold(tokens) > TOLD_OF_NONE
    ? null
    : [{ is: 'trick', role: 'want', trick: depicted.trick }]
}

/**
 * A text without what tells of no trouble: the names of tricks ("rock to fakie" lands in none), what somebody else does,
 * and that something lands ("no problem").
 */
function complained(
  tokens: readonly Token[],
  units: readonly Unit[],
  { mentions }: Draft,
  { isOthers, isForOthers }: Speakers,
): Token[] {
  const named = mentions.filter(({ motion }) => motion !== null)
  // A mood that is asked for is no trouble: "fast and scary".
  const untroubled = units.filter(
    (unit) =>
      unit.is === 'phrase' &&
      ((unit.meaning.is === 'said' && unit.meaning.remark === 'landed') ||
        (unit.meaning.is === 'mood' && named.length === 0)),
  )
  const left = new Set(
    [...named, ...untroubled].flatMap(({ start, end }) =>
      Array.from({ length: end - start }, (_, at) => start + at),
    ),
  )
  return tokens.map((token, at) =>
    left.has(at) || (isOthers[at] && !isForOthers) ? { ...token, form: '' } : token,
  )
}

/** So sure one has to be that a text tells of trouble; of no trick by name surer still. */
const TOLD = 0.68
const TOLD_PLAINLY = 0.35
const HALF = 0.5
/** What lands goes wrong only where that is told in so many words. */
const TOLD_OF_LANDED = 0.75
const TOLD_OF_NONE = 0.8
/** A complaint has to be told that plainly before a trick is thought of that nobody named. */
const PLAIN = 1

/** How much less a complaint is of a trick for each that is told of more often. */
const RARER = 0.04

/** What a fault that is told of no trick by name is most often told of. */
const USUAL = [
  'Ollie',
  'Kickflip',
  'Pop Shuvit',
  'Manual',
  '50-50',
  'Boardslide',
  'Drop In',
  'Rock to Fakie',
  'Frontside 180',
  'Pushing',
  'Powerslide',
]

/** What goes wrong, as a text tells it, with one of the tricks that it names. */
function listenTo(tokens: readonly Token[]): TroubleIn {
  const complaints = complaintsIn(tokens)
  const told = isTold(tokens, complaints)
  return (named, { isFailing, isPlain, isSure }) => {
    if (named.length === 0) {
      const plain = complaints.filter(
        ({ score, fault }) => score >= PLAIN && !fault.vague && fault.of.length > 0,
      )
      if (told < TOLD_OF_NONE || !plain[0] || isFramed(tokens)) return null
      const usual = USUAL.flatMap((name) => motionCalled(name.toLowerCase()) ?? [])
      const [likely] = plain
        .flatMap((complaint) => {
          const at = usual.findIndex((made) => happensTo(complaint.fault, gradedTrick(made)))
          const motion = usual[at]
          return motion ? [{ motion, complaint, score: complaint.score * (1 - RARER * at) }] : []
        })
        .sort((one, other) => other.score - one.score)
      return likely
        ? { motion: likely.motion, fault: likely.complaint.fault.id, rival: null, span: likely.complaint }
        : null
    }
    const found = named
      .flatMap(({ motion, start }) => {
        const best = faultOf(complaints, gradedTrick(motion))
        const span = complaints.find(({ fault }) => fault === best?.fault)
        if (!best || !span) return []
        const away = start < span.start ? span.start - start : Math.max(0, start - span.end)
        return {
          motion,
          fault: best.fault.id,
          isVague: best.fault.vague === true,
          told: best.score,
          rival: best.rival?.id ?? null,
          span,
          score: best.score / (1 + AWAY * away),
        }
      })
      .sort((one, other) => other.score - one.score)
    const [best] = found
    const isClear = isPlain && best !== undefined && !best.isVague && best.told >= HALF
    if (told < (isSure ? TOLD_OF_LANDED : isClear ? TOLD_PLAINLY : TOLD) && !isFailing) return null
    if (!isFailing && (best === undefined || best.isVague)) return null
    if (best) return best
    const [first] = named
    return first
      ? { motion: first.motion, fault: faultUntold(gradedTrick(first.motion)).id, rival: null, span: null }
      : null
  }
}

/** How much less a complaint is of a trick for each word between them. */
const AWAY = 0.12

/** A text of which so much per word is not explained may be in another language. */
const FOREIGN = 0.75

/** The ways to cut a text in English, where that explains it, else in the language that explains it best. */
function cheapestPaths(tokens: readonly Token[], byName: TricksByName, foreign: readonly Language[]): Path[] {
  const pathsOf = (language: Language) => pathsIn(tokens, byName, PATHS, language)
  const costOf = ([first]: Path[]) => first?.cost ?? Infinity
  const english = pathsOf(ENGLISH)
  // A name in a script without spaces is many tokens and one word.
  const isScript = tokens.some(({ form }) => isUnspaced(form))
  if (!isScript && costOf(english) < FOREIGN * tokens.length) return english
  return foreign.map(pathsOf).reduce((best, paths) => (costOf(paths) < costOf(best) ? paths : best), english)
}

/** Skaters' own words settle it; everyday ones must not be lost among words that mean nothing here. */
function isUnderstood({ sure, everyday, unknown, elsewhere, asks }: Draft, items: readonly Item[]): boolean {
  // "Surprise me" is a wish, words around "trick" that say nothing are none.
  if (items.length === 0) return asks > 0 && unknown.length + elsewhere === 0
  if (elsewhere > 0 && items.every(({ is }) => is === 'hero')) return false
  const known = sure * 3 + everyday * 1.5 + (items.length > 0 ? 1 : 0)
  return known >= unknown.length + 3 * elsewhere
}
