import { type Body, namesBody, toldBody } from '../../body.ts'
import { remarkOnNoWish, remarksOn } from '../reply/remarks.ts'
import { spotsCompared } from '../reply/spots-compared.ts'
import { isAnyOf, type Mood } from '../tastes/moods.ts'
import { unnamedTrouble } from '../trouble/unnamed.ts'
import { concluded } from './conclude/conclude.ts'
import { impossibleIn } from './conclude/contradictions.ts'
import { isAskedElsewhere, isLearner, isOfSkating, isUnderstood } from './conclude/understood.ts'
import { bodyIn, contextIn } from './context/context.ts'
import { type Spot, spotsIn } from './context/ground.ts'
import { heroIn } from './context/heroes.ts'
import { withoutNumbers } from './context/numbers.ts'
import { folded, inEnglish } from './languages/languages.ts'
import { questionIn, stanceQuestionIn } from './questions.ts'
import type { Reading, Wish } from './reading.ts'
import { withDepicted } from './rewrite/depicted/depicted.ts'
import { inPlainWords } from './rewrite/sayings.ts'
import { corrected, unabbreviated, withoutAsides, withoutSlips } from './rewrite/slips.ts'
import { wordsIn } from './words/lexicon.ts'
import { motionsIn, type TricksByName, withJoinedNames, withRowParted } from './words/names.ts'
import { readingOf } from './words/word-by-word.ts'

/** Longest text that is read to its end. */
const MOST_WORDS = 400

/** Reads a free text; what it does not understand it leaves alone, and says so. */
export function readWish(text: string, byName: TricksByName): Wish {
  const wish = withBody(wishIn(text, byName), text)
  const told = folded(text).toLowerCase()
  if (wish.isUnderstood)
    return { ...wish, remarks: wish.problem?.symptom === 'wheelbite' ? [] : remarksOn(told) }
  const remark = remarkOnNoWish(told, isAskedElsewhere(told))
  return { ...wish, remarks: remark ? [remark] : remarksOn(told) }
}

/** What suits a body that is told of. */
const MOOD_OF: Readonly<Record<Body['kind'], Mood>> = {
  sore: 'gentle',
  weak: 'injured',
  hurt: 'injured',
  hands: 'hands',
  pregnant: 'pregnant',
  old: 'senior',
  child: 'child',
}

const isOfBody = isAnyOf('injured', 'hands', 'pregnant')

/** A wish with the body that its text tells of, and without one that it only mentions. */
function withBody(wish: Omit<Wish, 'remarks' | 'body'>, text: string): Omit<Wish, 'remarks'> {
  const body = toldBody(text)
  const isMentioned = !body && namesBody(text)
  const others = wish.moods.filter((mood) => !isOfBody(mood) && !(isMentioned && mood === 'gentle'))
  if (!body) return { ...wish, moods: others, body }
  const moods = [...new Set([...others, MOOD_OF[body.kind]])]
  return { ...wish, moods, body, isUnderstood: true }
}

function wishIn(text: string, byName: TricksByName): Omit<Wish, 'remarks' | 'body'> {
  // In capitals it is the game.
  const told = unabbreviated(folded(/[a-z]/.test(text) ? text.replace(/\bSKATE\b/g, 'game of skate') : text))
  const translated = inEnglish(told)
  const isTranslated = translated !== told
  const written = isTranslated ? translated : withoutAsides(withoutSlips(told, byName))
  const parted = withRowParted(written, byName)
  const depicted = withDepicted(parted)
  const english = withJoinedNames(inPlainWords(depicted))
  // Of two places that are compared it is one that the answer is for.
  const spots = spotsIn(spotsCompared(told) ? english : `${told}. ${translated}`)
  const question = stanceQuestionIn(written) ?? questionIn(english, byName)
  if (question)
    return {
      ...NOTHING,
      want: { tricks: [question.about], traits: [] },
      question,
      spots,
      isUnderstood: true,
    }
  if (isAskedElsewhere(english)) return NOTHING
  // Who describes a trick, and does not know its name, tells of no trouble.
  const problem = depicted === parted ? unnamedTrouble(written, byName) : null
  if (problem) return { ...NOTHING, problem, isFaultUnclear: problem.symptom === 'stuck', isUnderstood: true }
  const { rest: nameless, hero } = heroIn(english)
  const context = contextIn(nameless)
  const body = bodyIn(context.rest)
  const numbers = withoutNumbers(body.rest)
  const { rest } = numbers
  const moods = [...context.moods, ...body.moods, ...numbers.moods]
  const words = corrected(wordsIn(rest).slice(0, MOST_WORDS), byName)
  const reading = readingOf(words, byName, {
    moods,
    plain: moods.length * 2 + context.told * 2,
    isOfSkating: isOfSkating(english),
    isTelling: words.length > 3 && isLearner(english),
    asks: context.told,
  })
  const wish = concluded(reading, {
    text: context.rest,
    namedIn: (clause) => motionsIn(corrected(wordsIn(clause), byName), byName),
  })
  const isTrouble = wish.problem !== null && (reading.elsewhere === 0 || reading.mentions.length > 0)
  const heard = isTranslated ? { ...reading, foreign: 0 } : reading
  const asTold = (words: readonly string[]) => words.flatMap((word) => writtenFor(word).exec(told)?.[0] ?? [])
  // What means nothing must not color the guess.
  if (!isTrouble && !isUnderstood(heard, hero !== null)) return { ...NOTHING, ignored: asTold(wish.ignored) }
  // Only what somebody wrote is said back to them.
  const asWritten = (words: readonly string[]) => (isTranslated ? [] : asTold(words))
  // Whose tricks are wanted says when they were done.
  const theirs = hero ? { hero, moods: wish.moods.filter((mood) => !isOfEra(mood)) } : {}
  const contradiction = wish.contradiction ?? impossibleIn(translated)
  return {
    ...wish,
    ...theirs,
    contradiction,
    ignored: asTold(wish.ignored),
    heard: asWritten(wish.heard),
    passed: asWritten(wish.passed),
    // Who wants no stairs is not told how to begin on them.
    spots: wish.exclude.traits.includes('gap') ? [] : besides(reading, spots),
    isUnderstood: true,
  }
}

/** Words in the one form that is kept of each, as somebody may have written them: "nata spin" as "natas spin". */
const writtenFor = (words: string) =>
  new RegExp(`(?<![a-z])${words.split(' ').map(RegExp.escape).join(`${ENDING} `)}${ENDING}(?![a-z])`)

const ENDING = "[a-z']{0,2}"

/** Where a bar is refused for another edge, that one. */
const besides = ({ excluded }: Reading, spots: readonly Spot[]) =>
  excluded.includes('on Rail') && spots.length > 1
    ? spots.filter((spot) => spot !== 'bar' && spot !== 'handrail')
    : spots

const isOfEra = isAnyOf('comeback', 'old school', 'nineties', 'street style', 'vert style')

const NOTHING: Omit<Wish, 'remarks' | 'body'> = {
  can: [],
  cannot: [],
  want: { tricks: [], traits: [] },
  exclude: { tricks: [], traits: [] },
  relation: null,
  ease: null,
  moods: [],
  place: [],
  spots: [],
  problem: null,
  isFaultUnclear: false,
  question: null,
  isWholeLine: false,
  hero: null,
  choice: null,
  contradiction: null,
  ignored: [],
  heard: [],
  passed: [],
  isUnderstood: false,
}
