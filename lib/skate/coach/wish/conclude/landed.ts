import { type Motion, STANCES } from '../../../motion.ts'
import { keyOf } from '../../library.ts'
import type { Problem } from '../../trouble/telling.ts'
import { anyOf, pattern } from '../pattern.ts'
import { type Reading, standIns } from '../reading.ts'
import { otherSide } from '../rewrite/variants.ts'
import type { Mode } from '../words/modes.ts'

const BOTH_SIDES =
  /\bboth (?:ways|sides)|\beither (?:way|side)|\b(?:fs|front(?:side)?) (?:and|&|n) (?:bs|back(?:side)?)\b/

const ALL_STANCES = /\b(?:all|every|each) (?:of )?(?:the )?(?:four |4 )?stances?\b/

/** The tricks that are meant in one of these ways. */
export const motionsOf = ({ mentions }: Reading, ...modes: Mode[]) =>
  mentions.filter(({ mode }) => modes.includes(mode)).map(({ motion }) => motion)

/** Goes on from what was counted up. */
export const ASKS_NEXT = pattern`${anyOf(
  "\\b(?:what(?:'?s)?|which)\\b[^.!]{0,40}\\b(?:next|now|then|after (?:that|those|this|these|it|them))\\b",
  '\\bnext\\b(?! (?:to|year|week|month|weekend|session|time|door))',
  '\\bwhat now\\b',
  '\\b(?:now|then) what\\b',
  '\\bwhat else\\b',
  "\\bwhat(?:'?s| is)? left\\b",
  '\\bwhat (?:would|should|do|can|could) (?:you|u|i) (?:learn|do|try|practice|go for|suggest|recommend|work on|think|say)\\b',
  '\\b(?:suggestions?|ideas|recommendations?)\\b',
  '\\bmov(?:e|ing) on\\b',
  "\\b(?:feel(?:ing)?|am|i'?m|been|kinda) (?:so |really |kinda |a bit )*stuck\\b(?! (?:on|in|at|with|between|half|up|out|there|down))",
  '\\bplateau\\w*',
  '\\bin a rut\\b',
  '\\bwhat(?: should (?:i|we) (?:do|learn))? first\\b',
  '\\bwhere (?:do|should) i (?:start|begin)\\b',
  '\\b(?:so )?(?:what|which) (?:flip|grind|slide|spin|grab|stall)s? (?:can|should|could|do|to)\\b',
  '\\bso (?:what|which) (?:flip|grind|slide|spin|grab|stall)s?\\b',
)}`

/** Names and commas, and nothing that ties one to the next. */
const isRow = (text: string) =>
  /[,&+\n]| and /.test(text) &&
  !/\b(?:on|in|to(?! fakie)|into|with|of|from|an?|the|my|for|grabs?|or|vs|but)\b/.test(text)

/** Speaks of what one has, though not in so many words of each. */
const TELLS_OF_OWN =
  /\b(?:have|having|got|can|know|land(?:ed|ing)|learned|learnt|nailed|done|did|solid|easy|dialed|consistent|already|so far|today|yesterday|yes)\b/
const ASKS_WHAT_NEXT = /\bwhat(?:'?s)?\b[^.!?]*\b(?:now|next|then|after)\b|\b(?:now|then) what\b/

/** Whether names that nobody holds out as wanted are those of landed tricks. */
function isInventory({ mentions, wanted, moods, asks, ease }: Reading, loose: number, text: string): boolean {
  const others = mentions.filter(({ mode }) => !/^(?:can|cannot|exclude|sometimes|aside)$/.test(mode))
  const isAll = loose === others.length
  const goesOn = ASKS_NEXT.test(text)
  const isTold = TELLS_OF_OWN.test(text)
  if (isAll && wanted.length === 0 && loose > 2) return true
  if (isAll && wanted.length === 0 && loose > 1 && moods.length + asks === 0 && ease === null && isRow(text))
    return true
  const hasCan = mentions.some(({ mode }) => mode === 'can')
  if (loose > 1 || hasCan) return goesOn || (isTold && (asks > 0 || (loose > 1 && !hasCan)))
  return (
    isAll && wanted.length === 0 && (ASKS_WHAT_NEXT.test(text) || (goesOn && mentions.length > 1 && isTold))
  )
}

/** Names that nobody holds out as wanted count up what one has: in a row, or beside "what next". */
export function settleLists(reading: Reading, text: string): void {
  const { mentions, wanted, place, moods, asks, foreign, ease } = reading
  const loose = mentions.filter(({ mode, isSure, isProposed }) => mode === 'want' && !isSure && !isProposed)
  if (loose.length === 0 || /\b(?:or|vs|versus)\b/.test(text)) return
  const isOwn = isInventory(reading, loose.length, text)
  const isBare = loose.length === mentions.length && moods.length + asks === 0 && ease === null
  if (isOwn) for (const mention of loose) mention.mode = 'can'
  // "Manual, ollie, fakie ollie": no pad is meant.
  const isManual = /(?<!\b(?:next|an?|new) )\bmann?(?:ual|y)s?\b(?! (?:pad|trick|one))/.test(text)
  if (loose.every(({ mode }) => mode === 'can') && isManual && place.includes('kind manual')) {
    place.splice(place.indexOf('kind manual'), 1)
    for (const motion of standIns(['kind manual']))
      mentions.push({ motion, mode: 'can', isSure: false, isProposed: false, end: 0 })
  }
  // "Ollie, shuv, kickflip": among them the word for a kind is one of its kind.
  const meant = standIns(wanted)
  if (!isBare || isOwn || mentions.length < 2 || foreign > 0 || !isRow(text) || meant.length < wanted.length)
    return
  for (const mention of loose) mention.mode = 'can'
  for (const motion of meant) mentions.push({ motion, mode: 'can', isSure: false, isProposed: false, end: 0 })
  wanted.length = 0
}

/** What was once landed is landed, as long as nothing else is said to be; else it is the hardest that counts. */
export function settlePast({ mentions }: Reading, text: string): void {
  const once = mentions.filter(({ mode }) => mode === 'once')
  const hasNow = mentions.some(({ mode }) => mode === 'can')
  if (hasNow || ASKS_NEXT.test(text)) for (const mention of once) mention.mode = hasNow ? 'aside' : 'can'
}

/** "Not a kickflip, everybody does kickflips": what is said of it once it is refused is no wish for it. */
export function settleRefused({ mentions }: Reading): void {
  const refused = new Set<string>()
  for (const mention of mentions) {
    const key = keyOf(mention.motion)
    if (mention.mode === 'exclude') refused.add(key)
    else if (mention.mode === 'want' && !mention.isProposed && refused.has(key)) mention.mode = 'exclude'
  }
}

/** What is landed, on both sides and in all stances where that was said. */
export function landedIn(reading: Reading, text: string, problem: Problem | null): Motion[] {
  const isRare = problem?.symptom === 'now and then'
  const landed = motionsOf(reading, 'can', 'after', ...(isRare ? [] : (['sometimes'] as const)))
  // Who does 180s both ways does not flip with the heel as well.
  const turned = landed.filter(({ flip }) => flip.kind === 'none')
  const sided = BOTH_SIDES.test(text)
    ? [...landed, ...(turned.length > 0 ? turned : landed).flatMap(otherSide)]
    : landed
  return ALL_STANCES.test(text)
    ? sided.flatMap((made) => STANCES.map((stance) => ({ ...made, stance })))
    : sided
}
