import type { Motion } from '../../motion.ts'
import { MOODS } from '../tastes/moods.ts'
import { anyOf, pattern } from '../wish/pattern.ts'
import type { Reading, Wish } from '../wish/reading.ts'
import { troubleIn } from './trouble.ts'

/** Which trick goes wrong, and how. */
export type Problem = NonNullable<Wish['problem']>

/** How surely it happens, and how little of it works. */
const SURELY = anyOf(
  'never',
  'always',
  'every',
  'keeps?',
  'whenever',
  'when i',
  'all the time',
  'immediately',
  'right away',
  'at all',
  'i (?:keep|only|just)(?! (?:skate|ride|own|live|play|want|need|started|bought|like)\\b| have (?!my|one|the|an?\\b))',
  "(?:is|wo|does|do|ca)n'?t",
  'cannot',
  'nothing happens?',
  'enough',
  'longer than',
  'but not (?:while )?(?:rolling|moving|going|fast|at speed)',
  'only (?:works? )?(?:standing|stationary)',
  'only does ',
  'only (?:rotat|spin|turn|flip|goe|get|go(?!t\\b)|pop|half)\\w*',
)
/** What board and rider do that they should not. */
const GOES_WRONG = anyOf(
  '(?<=s )go',
  'goes',
  'drops',
  'div(?:es?|ing)',
  'comes?(?! (?:after|next|before|first))',
  'lands?',
  'stops?',
  'stays?',
  'shoots?',
  'fl(?:y|ies)',
  'hits?',
  'clips?',
  'sticks?',
  'stuck',
  'catch(?:es)?',
  'hangs?',
  'hung up',
  'hang[ -]?ups?',
  'scrapes?',
  'drags?',
  'tips?',
  'slips?',
  'slipping',
  'slammed',
  'fall(?:ing)?',
  'fell',
  'los(?:e|es|ing)',
  'lean(?:s|ing)? (?:off|away|out|too)',
  'loop(?:s|ing)? out',
  '(?:over|under) ?rotat\\w*',
  'pitch(?:es|ed)?',
  'thrown',
  '(?:turns?|throws?|scares?) me',
  'turns? into',
  'becomes?',
  'in the way',
  'i (?:bail|rocket|mob)',
  'i \\w+ out',
)
/** How it is then. */
const IS_WRONG = anyOf(
  'primo',
  'upside down',
  'wobbl\\w*',
  'shaky',
  'weak',
  'higher',
  'off balance',
  'half ?way(?! (?:between|to))',
  'too (?:low|high|far|slow|late|early)',
  'wheel ?bites?',
  'ghost ?pops?',
  'feels?',
)
/** Said of trouble as such, and of what has it. */
const TROUBLED = anyOf(
  'my',
  '(?:front|back) foot',
  'problem',
  'trouble',
  'wrong',
  'fix',
  'struggl\\w*',
  'scared',
  'afraid',
  'why do',
  'any advice',
)
const COMPLAINS = pattern`\b(?:${SURELY}|${GOES_WRONG}|${IS_WRONG}|${TROUBLED})\b`

/** Said of a trick that is tried, not of one that is not wanted. */
const FAILS =
  /^(?:my |the )?[a-z0-9 -]{3,30}? (?:always |just |keeps? )?(?:hangs?|sticks?|pinch(?:es)?)(?:ing)?(?: up| out)?(?: on me| every time)?,? (?:so )?what (?:do|should|can) i do|scared|afraid|\b(?:foot|feet|board|it|nose|tail|wheels?|trucks?|shoulders?) (?:just |always |simply )?(?:won'?t|doesn'?t|don'?t|never|isn'?t|aren'?t)\b|^[^,.!?]* (?:scares?|terrif(?:y|ies)|freaks?) me(?: out| to death| so much)?[.!]*$/

const ASKED_FOR = anyOf(
  'want',
  'wanna',
  'give',
  'gimme',
  'show',
  'suggest',
  'teach',
  'next',
  'after(?! (?:an?|one|two|half an?|\\d+) (?:foot|feet|inch|meter|metre|second|yard|board|bit|few))',
  'before',
  'easier',
  'harder',
  'like',
  'version',
  'instead',
  'what',
  'which',
  'should',
  'need',
  'looking',
  'something',
  'anything',
  'else',
  'please',
  'pls',
  'how',
  'between',
  'except',
  'without',
  'both',
  'combine',
  'into',
  'love',
  'prefer',
  'rather',
  'where',
  'steps?',
  'bored',
  'boring',
  'sick',
  'tired',
  'used',
  'tricks?',
  'learn(?:ing)?',
  'towards?',
)
const REQUESTS = pattern`\b(?:${ASKED_FOR}|now)\b|\bis (?:it|that|this) (?!(?:the|my|because)\b)`
const LANDS_IT = anyOf(
  "can(?!'?t|not)",
  'land',
  'landed',
  'got',
  'have',
  'know',
  'mastered',
  'learned',
  'learnt',
  'dialed',
  'consistent',
  'consistently',
  'easy',
  'solid',
  'good',
  'clean',
  'fine',
  'lock',
  'locked',
  'enjoy',
  'favou?rite',
  'done',
  "do(?!n'?t)",
  "does(?!n'?t)",
  'my (?:thing|jam|go to|specialty|bread and butter)',
  'no problem',
  'first try',
  'stomped',
)
const ABLE = pattern`\b${LANDS_IT}\b`
const SUBJECTS =
  /\b(?:my|i|(?<!\b(?:on|onto|over|off|down|up|into|with|of|shove|shuv) )(?:it|they))\b|\b(?:the )?(?:(?<!\b(?:fs|bs|front|back|frontside|backside) )board|foot|feet|shoulders?|weight|wheels?|trucks?) [a-z]+|\bonly (?:gets?|goe?s?|makes?|reach\w*)\b/
const STRUGGLES =
  /\bfrustrat\w* (?:with|by|about)\b|\bhow (?:do i|can i|to) (?:stop|avoid|prevent|fix|keep|not)\b|\bwhy (?:do|does|am|is|are|can'?t|won'?t|isn'?t|aren'?t|doesn'?t|don'?t)\b|\b(?:can'?t|cannot) (?:keep|hold|stop|control|find|see|balance|stay|reach|catch)\b|ghost ?pop/
/** "Shuvit: toes get hit." */
const TOPIC =
  /^(?!\s*(?:my |an? |the )?(?:line|run|combo|project|goal|next|plan|dream|challenge|mission|target)\b)[^:]{3,30}:/
/** "Manuals: I put the tail down." */
const TELLS_OF = /^[a-z0-9 -]{3,30}: ?(?:i|my|the|it)\b/
/** A trick, and a sentence of what it, the board or its rider does. */
const FAULT_OF =
  /^my [a-z0-9 -]{3,30}: (?:i (?!want|wanna|need|can\b|have|got|land(?:ed)? (?:it|them)\b|love|like)|the board\b|it (?!is\b|feels (?:good|great|fine)|works))(?!.*[?])/
const YET = /\bbut (?:no|not|never|it|the|my|i (?:can'?t|never|don'?t))\b/

/** "Ollie over my brother" is a wish. */
const DONE_OVER =
  /^(?:an? )?[a-z0-9-]+(?: [a-z0-9-]+)? (?:over|onto|down|off) (?:my|the|an?|some) [a-z]+(?: [a-z]+)?[.! ]*$/

/** Somebody who tells of one trick, asks for nothing and does not say to land it has trouble with it. */
function toldOf(
  { mentions, moods, ease, isAlike }: Reading,
  named: readonly Motion[],
  text: string,
): Problem | null {
  const [motion] = named
  const isOne = motion !== undefined && new Set(named).size === 1 && mentions.length <= 1
  const isOf = (modes: RegExp) => mentions.some(({ mode }) => modes.test(mode))
  if (!isOne || moods.some((mood) => MOODS[mood].isPerson && !/wobbl/.test(text)) || isAlike || ease?.isThan)
    return null
  if (isOf(/^(?:once|like|after|between|harder|easier)$/) || DONE_OVER.test(text)) return null
  const told: Problem = troubleIn(text, [motion]) ?? { motion, symptom: 'stuck' }
  if (FAULT_OF.test(text)) return told
  if (mentions.length > 0 && STRUGGLES.test(text)) return told
  if (
    mentions.length === 0 &&
    !/\bmy\b|\bi (?:always|keep|never|only|can'?t)\b/.test(text) &&
    !TOPIC.test(text)
  )
    return null
  if (isOf(/^cannot$/) || REQUESTS.test(text)) return null
  if (!SUBJECTS.test(text) && !TOPIC.test(text)) return null
  if (text.split(/\s+/).length < 4) return null
  return ABLE.test(text) && !YET.test(text) ? null : told
}

/** Whether what is said of a trick is that it fails, rather than that it is not wanted. */
export const saysItFails = (text: string) => FAILS.test(text)

/** Who is sore from a trick wants another one. */
const PAIN_FROM = /\bhurt(?:s|ing)? (?:from|because)\b/

/** Where one thing that is told ends and the next begins. */
const CLAUSES =
  /[.,;!?\n]|\b(?:but|even though|although|though|because|cause|cuz|whereas|except that|when(?:ever)?|if|while|and(?= (?:i|it|my|the|they)\b))\b/

/** Asked at the end of a complaint, and no wish for another trick. */
const ASKS_WHY =
  /[,.!?]? *\b(?:and |so |but )?(?:why|what am i doing wrong|what'?s wrong|what is wrong|how (?:do|can) i (?:fix|stop|change) (?:that|it|this)|how (?:do|can) i fix|what (?:should|can|do) i (?:do|try|change)(?: about it)?)(?: please| pls)?[?!. ]*$/

/** Wished for at the beginning of a complaint: the trick that is told of, and no other. */
const WANTS_IT_ROLLING =
  /^(?:i )?(?:need|want|would like|wish|have|gotta|wanna) (?:to |i could |be able to )*(?:do|land) (?:it|them) (?:(?:while|when) )?(?:i'?m )?(?:moving|rolling),? but (?=i (?:can )?(?:only|just)\b)/

/** What is told, without the question what to do about it. */
export const withoutAsking = (text: string) => text.replace(ASKS_WHY, '').replace(WANTS_IT_ROLLING, '').trim()

/** The trouble that a text tells of; null when it tells of none. */
export function troubleTold(
  told: Reading,
  named: readonly Motion[],
  asked: string,
  namedIn: (clause: string) => Motion[],
): Problem | null {
  const text = withoutAsking(asked)
  if ((COMPLAINS.test(asked) || TELLS_OF.test(asked)) && !ASKS_FOR_ONE.test(text)) {
    const near = troubleInClause(text, namedIn, CLAUSES)
    const trouble = near && near.symptom !== 'stuck' ? waxed(near, text) : (troubleIn(text, named) ?? near)
    if (trouble && (trouble.symptom !== 'stuck' || !told.mentions.some(({ mode }) => mode === 'can')))
      return trouble
    const rest = troubleInClause(text, namedIn, /[.,;!?\n]|\bbut\b/) ?? trouble
    if (rest) return rest
  }
  return toldOf(told, named, text)
}

/** That the edge is waxed is often told in another breath than that one sticks on it. */
function waxed(trouble: Problem, text: string): Problem {
  const whole = trouble.symptom === 'sticks' ? troubleIn(text, [trouble.motion]) : null
  return whole?.symptom === 'sticks on wax' ? whole : trouble
}

/** "Something where the board never flips" wants a trick. */
const ASKS_FOR_ONE =
  /\b(?:similar to|same as|(?:version|variation) of)\b|\b(?:something|anything|an? (?:\w+ )?tricks?|tricks|one) (?:\w+ )?(?:that|where|which|without)\b|^an? (?:[a-z0-9-]+ ){1,3}(?:that|where|which|without)\b/

/** Of several tricks the one has the trouble that is told in the same breath. */
function troubleInClause(
  text: string,
  namedIn: (clause: string) => Motion[],
  between: RegExp,
): Problem | null {
  const clauses = text.split(between).filter((clause) => COMPLAINS.test(clause) && !PAIN_FROM.test(clause))
  for (const clause of clauses) {
    const named = namedIn(clause)
    const trouble = named.length > 0 ? troubleIn(clause, named) : null
    if (trouble) return trouble
  }
  return null
}
