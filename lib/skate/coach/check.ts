import { exitOf } from '../stance.ts'
import { answerWith, motionOfName, type Request, type Suggestion } from './answer.ts'
import { aimOf } from './choosing/aim.ts'
import { rankedTrick } from './choosing/rank.ts'
import { allStepsTo, gradedTrick, keyOf, type Library, type Suggestable } from './library.ts'
import { motionCalled } from './reading/called.ts'
import { tokensOf } from './reading/lexer.ts'
import { readRequest } from './suggest.ts'
import { has, type Trait } from './traits.ts'

/** What someone else proposed for a wish, held against what is true. */
export interface Verdict {
  readonly suggestion: Suggestion | null
  /** What is wrong with it, each in words that a model can act on. */
  readonly problems: readonly string[]
}

const refused = (problem: string): Verdict => ({ suggestion: null, problems: [problem] })

/**
 * Holds a trick that a model proposes by name against a wish: it must be a trick, of the levels asked for, in reach,
 * neither ruled out nor landed already, and miss no more than the coach's own answer.
 */
export function checkProposal(name: string, library: Library, request: Request, own: Suggestion): Verdict {
  const made = motionOfName(name)
  if (!made) return refused('The name is no trick.')
  const asked = readRequest(library, request)
  const trick = library.byKey.get(keyOf(made)) ?? gradedTrick(made)
  if (!request.levels.includes(trick.level))
    return refused(`The trick is ${trick.level}, a level that was not asked for.`)
  if (trick.id !== null && request.exclude?.has(trick.id)) return refused('The trick was shown before.')
  if (own.remedy) {
    if (trick.name === own.trick.name) return { suggestion: own, problems: [] }
    return refused('The skater wants to mend a trick, so that trick is the answer.')
  }
  const ranked = rankedTrick(library, trick, asked.wish.items, asked.skater)
  if (!ranked)
    return refused('The skater lands the trick already, has ruled it out, or it is too hard on the body.')
  if (ranked.missing.length > own.missing.length)
    return refused(`The trick lacks what was asked for: ${ranked.missing.join(', ')}.`)
  const { reach } = aimOf(library, asked.wish.items, asked.skater)
  const isOwn = trick.name === own.trick.name
  if (!isOwn && (trick.value > reach.most + 1 || trick.value < reach.least - 1))
    return refused('The trick is out of reach of this skater, or far too easy.')
  return { suggestion: answerWith(ranked, library, asked), problems: [] }
}

/** A word that says something about a trick, and whether it is true of it. */
const CLAIMS: readonly (readonly [RegExp, (trick: Suggestable) => boolean])[] = [
  [/\bnollie\b|off the nose/, ({ motion }) => motion.stance === 'nollie'],
  [/\bfakie\b|backwards?\b/, ({ motion }) => motion.stance === 'fakie' || exitOf(motion) === 'B'],
  [/\bswitch\b/, ({ motion }) => motion.stance === 'switch'],
  [/\bheel ?flips?\b/, (trick) => has(trick, 'heelflip')],
  [/\bkick ?flips?\b/, (trick) => has(trick, 'kickflip')],
  [/\bflip(?:s|ping)?\b/, (trick) => has(trick, 'flip')],
  [/\bshu(?:v|vit|vits)\b|shove it/, (trick) => has(trick, 'board turn') || has(trick, 'shuvit')],
  [/\bfront ?side\b/, (trick) => has(trick, 'frontside')],
  [/\bback ?side\b/, (trick) => has(trick, 'backside')],
  [/\bgrinds?\b|grinding/, (trick) => has(trick, 'kind grind')],
  [/\bslides?\b|sliding/, (trick) => has(trick, 'kind slide') || has(trick, 'speed')],
  [/\bmanuals?\b/, (trick) => has(trick, 'kind manual')],
  [/\bgrab(?:s|bed|bing)?\b/, (trick) => has(trick, 'grab')],
  [/\bledges?\b|\bcurbs?\b/, ({ place, obstacles }) => place === 'edge' || obstacles.includes('Ledge')],
  [/\b(?:hand)?rails?\b|flat ?bar/, ({ obstacles }) => obstacles.includes('Rail')],
  [
    /\bramps?\b|\bvert\b|\bbowls?\b|\bcoping\b|half ?pipe|quarter ?pipe/,
    ({ place, obstacles }) =>
      place === 'wall' || place === 'air' || obstacles.some((name) => /Ramp|Vert|Bowl|Bank/.test(name)),
  ],
  [/\bstairs?\b|\bgaps?\b/, (trick) => has(trick, 'gap')],
  [/\bkick ?turns?\b/, ({ name }) => name.includes('Kickturn')],
  [/\b(?:beginner|easiest|very easy|super easy)\b/, ({ level }) => level === 'Beginner'],
  [/\bintermediate\b/, ({ level }) => level === 'Intermediate'],
  [/\badvanced\b/, ({ level }) => level === 'Advanced'],
  [/\bexpert\b/, ({ level }) => level === 'Expert'],
  [/\beasy\b|simple/, ({ level }) => level === 'Beginner' || level === 'Intermediate'],
  [/\bhardest\b|extremely hard/, ({ level }) => level === 'Expert' || level === 'Advanced'],
  [/\btwice\b|\bdouble\b|two flips/, (trick) => has(trick, 'double')],
  [/\btriple\b|three flips/, (trick) => has(trick, 'triple')],
  [/\bno pop\b|without (?:a )?pop|never leaves?.{1,8}ground/, (trick) => !has(trick, 'pop')],
]

const MOST_NAME = 7

/**
 * What is wrong with what a model says about a trick: a stance, turn, flip, place or level that it has not, or another
 * trick that has nothing to do with it. What the skater wrote may be said back. Empty when all is true.
 */
export function wordingProblems(
  text: string,
  { trick }: Suggestion,
  library: Library,
  request: Request,
): string[] {
  const { wish, skater } = readRequest(library, request)
  const aim = aimOf(library, wish.items, skater)
  const key = keyOf(trick.motion)
  const to = [...aim.compared.map((each) => each.to), ...(aim.between ?? []), ...aim.cannot].map(keyOf)
  const related = [key, ...allStepsTo(key, library.steps), ...aim.landedKeys, ...aim.implied, ...to]
  return untruths(text, { of: [trick], related, mentioned: `${request.text} ${trick.name}` }, library)
}

/** What a text is about. */
interface Subjects {
  /** What it says must be true of one of these. */
  readonly of: readonly Suggestable[]
  /** Keys of the other tricks that it may name. */
  readonly related: readonly string[]
  /** Words that it may say back. */
  readonly mentioned: string
}

/** What a text says that is true of none of its tricks, and tricks that have nothing to do with them. */
export function untruths(text: string, { of, related, mentioned }: Subjects, library: Library): string[] {
  const may = new Set([...related, ...of.map(({ motion }) => keyOf(motion))])
  const names = new Set(of.map(({ name }) => name))
  for (const { motion, name } of library.tricks) if (names.has(name)) may.add(keyOf(motion))
  const { rest, strangers } = withoutNames(text, library, may)
  const own = wordsIn(mentioned).join(' ')
  const claims = CLAIMS.flatMap(([pattern, isTrue]) => {
    const [word] = rest.match(pattern) ?? []
    return word && !pattern.test(own) && !of.some(isTrue) ? [`"${word}" is not true of it.`] : []
  })
  const turns = [...rest.matchAll(/\b(180|270|360|540|720|900|1080)\b/g)].flatMap(([, degrees = '']) =>
    own.includes(degrees) || of.some((trick) => has(trick, `turn ${Number(degrees)}` as Trait))
      ? []
      : [`A turn of ${degrees} is not in it.`],
  )
  const long = text.split(/[.!?](?:\s|$)/).filter((part) => part.trim()).length > 2
  return [
    ...[...strangers].map((name) => `The ${name} has nothing to do with it.`),
    ...new Set([...claims, ...turns]),
    ...(long ? ['It must be two sentences at most.'] : []),
  ]
}

const wordsIn = (text: string): string[] => tokensOf(text).map(({ form }) => form)

const ARTICLE = /^(?:an?|the|my)$/

/** The longest name of a trick that begins at a word, whether the library has it or not. */
function nameAt(words: readonly string[], at: number, byName: Library['byName']) {
  // Not at the article: "try a laser flip" names a laser flip.
  const isPartOfNames = !ARTICLE.test(words[at] ?? '')
  for (let length = Math.min(MOST_NAME, words.length - at); length > 0; length--) {
    const name = words.slice(at, at + length).join(' ')
    const isNameLike =
      isPartOfNames && length > 1 && length < 5 && / ?(?:flip|shuvit|slide|grind|ollie|spin)$/.test(name)
    const made = byName.get(name) ?? (isNameLike ? motionCalled(name) : null)
    if (made) return { made, length }
  }
  return null
}

/** A text without the names of tricks, and those names that are of tricks it must not speak of. */
function withoutNames(said: string, { byName }: Library, related: ReadonlySet<string>) {
  const words = wordsIn(said)
  const rest: string[] = []
  const strangers = new Set<string>()
  for (let at = 0; at < words.length; ) {
    const found = nameAt(words, at, byName)
    const { length, made } = found ?? { length: 1, made: null }
    const name = words.slice(at, at + length).join(' ')
    if (made && related.has(keyOf(made))) rest.push(';')
    else if (made && (length > 1 || /flip|shuvit|slide|grind|ollie|spin/.test(name))) strangers.add(name)
    else rest.push(words[at] ?? '')
    at += length
  }
  return { rest: rest.join(' '), strangers }
}
