import type { Mood } from '../../tastes/moods.ts'
import { anyOf, pattern } from '../pattern.ts'

const EXPERIENCE =
  /\b(?:been )?(?:skat\w+|board\w*)? ?(?:for )?(?:about |over |almost |nearly )?(\d+|half an?|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|few|couple of) ?(weeks?|months?|mos|years?|yrs?)\b(?! ?-?old)(?: (?:in|of skating|skating|on (?:a|the) board|experience))?/

/** Numbers that are written as words. */
export const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  few: 3,
  'couple of': 2,
  'half a': 0.5,
  'half an': 0.5,
}
const AGE_IN_WORDS = pattern`\b${anyOf('three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve')}(?=[ -]years?[ -]olds?\b)`
const DECADES: Readonly<Record<string, number>> = { thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70 }

/** Ages and years, which say who skates, and numbers that say nothing ("8/10", "a 5 stair"). */
export function withoutNumbers(text: string): { rest: string; moods: Mood[] } {
  const moods: Mood[] = []
  let rest = text.replace(
    /\b\d+(?:[.,]\d+)? ?(?:x|by) ?\d+(?:[.,]\d+)?\b|\b\d+(?:[.,]\d+)? ?(?:ft|foot|feet|meters?|metres?|m|cm|inch(?:es)?)\b(?! of)/g,
    ' ',
  )
  rest = rest.replace(
    /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[ -](?=(?:stairs?|steps?|set)\b)/g,
    ' ',
  )
  rest = rest.replace(/\b\d+ ?\/ ?\d+\b/g, ' consistently ')
  rest = rest.replace(/\b(?:\d+|two|three|four|five|six)[ -]?blocks?\b/g, ' stairs ')
  const age =
    /\b(\d{1,2})(?:'s)?[ -]?(?:years?|yrs?|yo|y\/o)[ -]?(?:olds?|young)\b|\b(\d{1,2}) ?yo\b|\b(?:i'?m|i am|you'?re|you are|aged?|turn(?:ed|ing|s)?|over|past|nearly|almost|(?<!stop |stops |stuck |land |lands |turn |turns )at|she'?s|he'?s) (\d{2}|[4-9])\b(?! ?(?:years?|yrs?|months?|weeks?|degrees|stairs?))|\b(\d{2}) (?:is )?too (?:old|late)\b|^(\d{2})(?= (?:next|this) (?:year|month|week|birthday))|^(\d{2})(?: and|,)|\b(?:s?he|mom|mum|dad|nan|gran\w*|father|mother|wife|husband|uncle|aunt|(?:step|grand)?son|(?:step|grand)?daughter|niece|nephew|kid|brother|sister) (?:is|just turned|turned|turns) (\d{1,2})\b|(?<=\b(?:i'?m|i am)\b[^.!?]{1,24}) and ([3-7]\d)\b(?! ?(?:%|stair|cm|mm|ft|kg|lb))|, ?(\d{2})(?= ?,| and\b|$)|\b(thirty|forty|fifty|sixty|seventy)\b|\b(?:girl|boy|kid|(?:step|grand)(?:son|daughter)|step ?dad|step ?mom|mom|mum|dad|mother|father|nan|gran\w*|aunt|uncle|wife|husband|daughter|son|brother|sister|neighbou?r)[,.]? (?:of |aged? )?(\d{1,2})(?= *(?:$|[.,!?;]|and\b|but\b|who\b))/
  rest = rest.replace(AGE_IN_WORDS, (word) => String(NUMBERS[word]))
  const found = age.exec(rest)
  if (found) {
    const said = found.slice(1).find((each) => each !== undefined) ?? ''
    const years = DECADES[said] ?? Number(said)
    if (years >= 3 && years < 11) moods.push('child')
    else if (years >= 50 && years < 86) moods.push('senior')
    else if (years >= 30 && years < 50) moods.push('adult')
    if (years >= 3 && years < 86) rest = rest.replace(found[0], ' ')
  }
  const long = EXPERIENCE.exec(rest)
  const before = long ? rest.slice(Math.max(0, long.index - 30), long.index) : ''
  // "In a week" and "once a week" tell nothing of how long someone has skated.
  const behind = long ? rest.slice(long.index + long[0].length) : ''
  // Nor does "a month till the contest", or "six weeks off work".
  const isSpan =
    /\b(?:in|within|by|next|every|per|once|twice|times|\d ?x)(?: the)?(?: next)? ?$/.test(before) ||
    /^ *(?:(?:un)?till?|before|to go|left|off (?:work|school|uni|college|class))\b/.test(behind)
  // Who has not skated in years has all the time there is.
  const isAway = /\b(?:haven'?t|hasn'?t|first|back|again|not)\b/.test(before)
  if (isSpan && !isAway && /\b(?:in|within|by)\b/.test(before.slice(-12))) moods.push('quick')
  if (
    long &&
    !isSpan &&
    !/ago|later|off|break|quit|stopped|gave up|without|away|last|after|touch|haven/.test(
      before + rest.slice(long.index, long.index + long[0].length + 12),
    )
  ) {
    const count = NUMBERS[long[1] ?? ''] ?? Number(long[1])
    const years = /^y/.test(long[2] ?? '') ? count : /^m/.test(long[2] ?? '') ? count / 12 : count / 52
    moods.push(
      years < 0.2
        ? 'beginner'
        : years < 0.8
          ? 'months'
          : years < 1.6
            ? 'one year'
            : years < 4
              ? 'two years'
              : years < 9
                ? 'five years'
                : 'ten years',
    )
    rest = rest.replace(long[0], ' ')
  } else if (long && !isSpan) rest = rest.replace(long[0], ' after years ')
  rest = rest
    .replace(/\b([a-z0-9 -]{3,24}?) (?:really )?(?:scares?|terrif(?:y|ies)|freaks?) me\b/g, ' no $1 ')
    .replace(/\b([a-z0-9]+s) (?:always |keep |just )?(?:hit|hurt|kill)s? (?:me|my)\b/g, ' no $1 ')
  return { rest, moods }
}
