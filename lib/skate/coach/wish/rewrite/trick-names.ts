import { anyOf, pattern } from '../pattern.ts'
import { parsed } from '../words/names.ts'

/** No list of what is landed has these in it, and no name. */
export const NO_LIST = pattern`\b(?:${anyOf(
  'i',
  'if',
  'want',
  'learn',
  'try',
  'like',
  'should',
  'how',
  'why',
  "can'?t",
  'cannot',
  'no',
  'not',
  'never',
  'without',
  'but',
  'before',
  'after',
  'always',
  'scared',
  'trick',
  'something',
  'is',
  'are',
  'lands?',
  'keeps?',
  'road',
  'path',
  'way',
  'route',
  'steps?',
  'towards?',
  'the board',
  'upside',
)})\b`

/** How the short name of a trick ends. */
export const LANDED = pattern`${anyOf(
  'ollie?',
  'kf',
  'flip',
  'shuv(?:it)?',
  'shove ?it',
  'varial',
  'spin',
  '180',
  '360',
  '540',
  '720',
  '900',
  'mctwist',
  '(?<!\\b(?:are|is|seems?|feels?|looks?|so) )impossible',
  'laser',
  'cab',
  'comply',
  'complie',
  'boneless',
  'manual',
  'mann(?:y|ie)',
  'grind',
  'slide',
  '50(?:-50)?',
  '5-0',
  'feeble',
  'smith',
  'crook',
  'board',
  'lip',
  'tail',
  'blunt',
  'stall',
  '(?:hand)?plant',
  'hand plant',
  'invert',
  'rock',
  '(?:rock|blunt|disaster|pivot|axle stall|tail stall|feeble|smith|(?:feeble|smith|nose|5-0) stall) (?:to )?fakie',
  'axle',
  'disaster',
  'air',
  'roll',
  'turn',
  'tac',
  '(?:drop|roll) in',
  'powerslide',
  'slapp(?:y|ie)',
  '(?:indy|melon|mute|tail|nose|crail|japan) grab',
  'caballerial',
  'casper',
  'railstand',
  'stalefish',
  'wallride',
  'wallie',
  'revert',
  'caveman',
  'hippie(?: jump)?',
  'acid drop',
  'hurricane',
  'pump',
  '(?:varial|inward|nollie|switch|fakie|frontside|backside|fs|bs) heel',
)}(?:e?s)?(?: too| as well| both ways)?$`

/** Words that are parts of a board or of a move before they are names, and stances that are no trick alone. */
const PARTS = /^(?:board|tail|lip|air|roll|rock|spin|turn|flip|flick|landing|switch|fakie|push(?:ing)?)s?$/

/** Whether words end as the name of a trick does, or are one that ends as no other does: "madonna", "ghetto bird". */
export const isTrick = (name: string) =>
  !PARTS.test(name) &&
  ((LANDED.test(name) && !NO_LIST.test(name.replace(/^no (?=compl)/, ''))) ||
    (name.length > 5 &&
      !NO_LIST.test(name) &&
      !/\b(?:to|into|in|on|out|over|off|of|from)$/.test(name) &&
      parsed(name.replace(/(?<=[a-z]{4})s$/, '')) !== null))

/** Other words for what is told where each of these groups is the name of a trick; what is told elsewhere stays as it is. */
export const ofTricks =
  (plain: string, ...groups: readonly number[]) =>
  (told: string, ...found: string[]): string =>
    groups.every((group) => isTrick(found[group - 1] ?? ''))
      ? plain.replace(/\$(\d)/g, (_, group: string) => found[Number(group) - 1] ?? '')
      : told

/** The same where it is the first group. */
export const ofTrick = (plain: string) => ofTricks(plain, 1)
