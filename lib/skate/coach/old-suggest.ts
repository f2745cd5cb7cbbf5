import { exactDifficulty, LEVELS, type Level } from '../difficulty/difficulty.ts'
import { seedOf } from '../lessons/phrases.ts'
import { type Motion, STANCES } from '../motion.ts'
import { parseTrick } from '../read/parse.ts'
import { inSentence } from '../wording.ts'
import { type Aim, aimOf, type Situation } from './choice/aim.ts'
import { bestFor } from './choice/choose.ts'
import type { Weighed } from './choice/weigh.ts'
import { allStepsTo, covers, gradedTrick, keyOf, type Library, type Suggestable } from './library.ts'
import { added, lieOf } from './reply/adds.ts'
import { coachReason, type Facts, factsOf } from './reply/explain.ts'
import { QUESTIONS, type Question } from './reply/questions.ts'
import { isOpen, quoted, unknownIn, unread } from './reply/unread.ts'
import { isSpared } from './spared.ts'
import { MOODS } from './tastes/moods.ts'
import { has, type Trait, traitsOf } from './traits.ts'
import { type Remedy, remedyFor } from './trouble/trouble.ts'
import type { Wish } from './wish/reading.ts'
import { withOwnNamed } from './wish/rewrite/own-tricks.ts'
import { readWish } from './wish/wish.ts'

/** What can be asked about an answer without typing. */
export type FollowUp = 'easier' | 'harder' | 'stance' | 'no flip' | 'another'

/** A wish and the one who has it. */
export interface Request {
  readonly text: string
  readonly levels: readonly Level[]
  /** Mastery by the trick's id. */
  readonly own?: Situation['own']
  /** Ids of tricks that were shown before. */
  readonly exclude?: ReadonlySet<number>
  /** What is to be different from the trick of this name. */
  readonly follow?: { readonly from: string; readonly change: FollowUp } | null
  /** The name of the trick that was the answer before, to be explained again. */
  readonly shown?: string | null
}

/** The answer of the coach. */
export interface Suggestion {
  readonly trick: Suggestable
  /** At most two sentences. */
  readonly why: string
  /** What has to be said besides: a contradiction, what could not be had, that it is a guess. */
  readonly notes: readonly string[]
  readonly remedy: Remedy | null
  readonly understood: boolean
  readonly ignored: readonly string[]
  /** Three when nothing was understood, else none. */
  readonly questions: readonly Question[]
  /** What was asked for and could not be had. */
  readonly missing: readonly Trait[]
}

/** A trick that may be the answer, with what is true about it. */
interface Offer {
  readonly name: string
  readonly level: Level
  readonly stance: Motion['stance']
  readonly facts: Facts
}

/** A request, read. */
export interface Asked {
  readonly wish: Wish
  readonly situation: Situation
  readonly aim: Aim
}

/** How many tricks are offered to whoever chooses. */
const OFFERED = 8

/**
 * The trick that fits a wish, and why. What the skater lands is never the answer, levels and what is not wanted are
 * never broken, what is in reach comes first, and where the library has nothing that fits, a trick is put together.
 * Null when no trick may be shown at all.
 */
export function suggest(library: Library, request: Request): Suggestion | null {
  const asked = readRequest(library, request)
  const shown = shownTrick(library, request, asked)
  if (shown) return answerWith(shown, missingIn(shown, asked.aim), library, asked)
  const problem = fixedTrick(library, request, asked)
  if (problem) return answerWith(problem, [], library, asked)
  const best = bestIn(bestFor(library, asked.situation, asked.aim, OFFERED), request.text, asked.wish)
  return best
    ? answerWith(best.trick, best.missing, library, asked)
    : (nearestTo(library, asked) ?? softest(library, asked))
}

/** So close to the best that nothing but a hint would tell them apart. */
const AS_GOOD = 1.2

/** The best trick. Where no word says which, any that is as good as it: another for another text, the same for the same. */
function bestIn(found: readonly Weighed[], text: string, wish: Wish): Weighed | undefined {
  const [best] = found
  if (!best || (wish.isUnderstood && !isOpen(wish))) return best
  const alike = found.filter(({ score }) => score > best.score - AS_GOOD)
  return alike[seedOf(text.trim().toLowerCase()) % alike.length]
}

/** Where nothing at the levels spares a body that was told of, the best trick of any level that does. */
function softest(library: Library, asked: Asked): Suggestion | null {
  if (!asked.wish.body) return null
  const none = { tricks: [], traits: [] }
  const unasked = { can: [], cannot: [], want: none, exclude: none, place: [], relation: null, ease: null }
  const wish: Wish = { ...asked.wish, ...unasked, problem: null }
  const situation = { wish, levels: LEVELS, own: new Map(), exclude: new Set<number>() }
  const open = { wish, situation, aim: aimOf(library, situation) }
  const [best] = bestFor(library, situation, open.aim, OFFERED)
  if (!best) return null
  const answer = answerWith(best.trick, [], library, open)
  const note = 'Nothing at the levels you chose is that easy on the body, so this is from another one.'
  return { ...answer, notes: [note, ...answer.notes] }
}

/** Where the levels hold nothing easier, or harder, than the trick that was named: the end of them that is nearest. */
function nearestTo(library: Library, { wish, situation }: Asked): Suggestion | null {
  const { relation } = wish
  if (relation?.is !== 'easier' && relation?.is !== 'harder') return null
  const kind = traitsOf(relation.to).filter((trait) => trait.startsWith('kind '))
  const open: Wish = { ...wish, relation: null, want: { tricks: [], traits: kind } }
  const reopened = { ...situation, wish: open }
  const asked = { wish: open, situation: reopened, aim: aimOf(library, reopened) }
  const value = exactDifficulty(relation.to)
  const [nearest] = bestFor(library, reopened, asked.aim, OFFERED).toSorted(
    (one, other) => Math.abs(one.trick.value - value) - Math.abs(other.trick.value - value),
  )
  if (!nearest) return null
  const answer = answerWith(nearest.trick, [], library, asked)
  const note = `At the levels you chose nothing is ${relation.is} than the ${inSentence(keyOf(relation.to))}; this comes closest.`
  return { ...answer, notes: [note, ...answer.notes] }
}

/** The tricks that fit best with what is true about each, for a model to choose from and to word. */
export function offersFor(library: Library, request: Request): Offer[] {
  const asked = readRequest(library, request)
  return bestFor(library, asked.situation, asked.aim, OFFERED)
    .filter(({ missing }, at, [first]) => at === 0 || missing.length <= (first?.missing.length ?? 0))
    .map(({ trick }) => ({
      name: trick.name,
      level: trick.level,
      stance: trick.motion.stance,
      facts: factsOf(trick, asked.wish, library, asked.aim),
    }))
}

/** Reads a request and works out what its answer must be like. */
export function readRequest(library: Library, request: Request): Asked {
  const { levels, own = new Map(), exclude = new Set<number>() } = request
  const read = readWish(withOwnNamed(request.text, library, own), library.byName)
  const from = request.follow ? motionCalled(request.follow.from) : null
  const wish = request.follow && from ? followed(read, from, request.follow.change) : read
  const situation = { wish, levels, own, exclude }
  const aim = aimOf(library, situation)
  if (request.follow?.change !== 'stance' || !from) return { wish, situation, aim }
  const others = STANCES.filter((stance) => stance !== from.stance).map((stance) =>
    keyOf(inStance(from, stance)),
  )
  return { wish, situation, aim: { ...aim, spelled: new Set(others), must: [], should: [] } }
}

const inStance = (made: Motion, stance: Motion['stance']): Motion => ({ ...made, stance })

/** What a name means; null when it means no trick. */
export function motionCalled(name: string): Motion | null {
  const parsed = parseTrick(name)
  return parsed.ok ? parsed.motion : null
}

/** A wish with one thing changed about the answer to it. */
function followed(wish: Wish, from: Motion, change: FollowUp): Wish {
  const isFlip = (trait: Trait) => /flip$/.test(trait) && trait !== 'no flip'
  const plain = {
    ...wish,
    want: { ...wish.want, tricks: [] },
    problem: null,
    contradiction: null,
    ease: null,
    isUnderstood: true,
  }
  switch (change) {
    case 'easier':
      return {
        ...plain,
        moods: wish.moods.filter((mood) => MOODS[mood].least === undefined),
        relation: { is: 'easier', to: from },
      }
    case 'harder':
      return {
        ...plain,
        moods: wish.moods.filter((mood) => MOODS[mood].most === undefined),
        relation: { is: 'harder', to: from },
      }
    case 'stance':
      return { ...plain, relation: { is: 'like', to: from } }
    case 'no flip':
      return {
        ...plain,
        want: { tricks: [], traits: wish.want.traits.filter((trait) => !isFlip(trait)) },
        exclude: { ...wish.exclude, traits: [...wish.exclude.traits, 'flip'] },
        relation: { is: 'like', to: from },
      }
    case 'another':
      return { ...wish, exclude: { ...wish.exclude, tricks: [...wish.exclude.tricks, from] } }
  }
}

/** The trick of an earlier answer, when it is one that can be read and that the skater did not rule out. */
function shownTrick(
  library: Library,
  { shown }: Request,
  { wish, situation, aim }: Asked,
): Suggestable | null {
  const made = shown ? motionCalled(shown) : null
  if (!made) return null
  const trick = library.byKey.get(keyOf(made)) ?? gradedTrick(made)
  const mayBe = situation.levels.includes(trick.level) && !aim.haveKeys.has(keyOf(made))
  return mayBe && isSpared(trick, wish) ? trick : null
}

/** The trick that goes wrong, or, above the levels asked for, the hardest step to it. */
function fixedTrick(
  library: Library,
  { levels, exclude, follow }: Request,
  { wish }: Asked,
): Suggestable | null {
  const { problem } = wish
  if (!problem || follow) return null
  const own =
    library.byKey.get(keyOf(problem.motion)) ??
    library.tricks.find(({ motion }) => isForm(problem.motion, motion))
  const key = keyOf(own?.motion ?? problem.motion)
  const steps = [...allStepsTo(key, library.steps)].flatMap((step) => library.byKey.get(step) ?? [])
  const mayBe = ({ level, id }: Suggestable) => levels.includes(level) && !(id !== null && exclude?.has(id))
  const found = [own ?? gradedTrick(problem.motion), ...steps].find(mayBe)
  return found && (!wish.body?.isHealing || isSpared(found, wish)) ? found : null
}

/** "180" without a side is either of them. */
const isForm = (open: Motion, made: Motion) =>
  open.bodyDeg === null &&
  !made.contact &&
  made.stance === open.stance &&
  made.flip.kind === open.flip.kind &&
  made.bodyTurn === open.bodyTurn &&
  made.boardTurn === open.boardTurn &&
  made.style === open.style &&
  !open.contact

const missingIn = (trick: Suggestable, aim: Aim) => aim.must.filter((trait) => !has(trick, trait))

/** A trick as the answer, in the coach's words. */
export function answerWith(
  trick: Suggestable,
  missing: readonly Trait[],
  library: Library,
  asked: Asked,
): Suggestion {
  const { wish, aim } = asked
  // What nobody is to do while it heals is not mended either.
  const isBarred = wish.body?.isHealing && wish.problem && keyOf(wish.problem.motion) !== keyOf(trick.motion)
  const remedy =
    wish.problem && !isBarred
      ? remedyFor(
          wish.problem.symptom,
          wish.problem.motion,
          inSentence(keyOf(wish.problem.motion)),
          trick.obstacles,
        )
      : null
  const why = remedy ? `${oneSentence(remedy.fix)} ${remedy.drill}` : coachReason(trick, wish, library, aim)
  return {
    trick,
    why,
    notes: notesOn(trick, missing, library, asked),
    remedy,
    understood: wish.isUnderstood,
    ignored: wish.ignored,
    questions: wish.isUnderstood ? [] : QUESTIONS,
    missing,
  }
}

const oneSentence = (text: string) =>
  text
    .replace(/\. (?=[A-Z])/g, '; ')
    .replace(/; ([A-Z])/g, (_, letter: string) => `; ${letter.toLowerCase()}`)

/** Less than that apart, one trick is as hard as another, and then about as hard. */
const THE_SAME = 0.05
const ALIKE = 0.25

function comparison({ easier, harder, count }: NonNullable<Wish['choice']>): string {
  const [one, other] = [inSentence(keyOf(easier)), inSentence(keyOf(harder))]
  // Of two that have nothing in common there is nothing to set apart.
  const isAkin = !easier.contact === !harder.contact && !easier.style === !harder.style
  const more = isAkin ? added(easier, harder) : null
  const [lies, otherLies] = [lieOf(easier), lieOf(harder)]
  const apart =
    lies && otherLies && lies !== otherLies
      ? ` In the ${one} it is ${lies}; in the ${other}, ${otherLies}.`
      : more
        ? ` What sets the ${other} apart is ${more}.`
        : ''
  const ahead = exactDifficulty(harder) - exactDifficulty(easier)
  if (ahead < THE_SAME)
    return `Between the ${one} and the ${other} neither is easier: take the one that feels less odd.${apart}`
  return ahead < ALIKE
    ? `Between the ${one} and the ${other} there is little to choose, and most find the ${one} a touch easier.${apart}`
    : `Of ${count > 2 ? `these the ${one} is the easiest` : `the two the ${one} is easier`}, and the ${other} comes after it.${apart}`
}

/** The one trick that was asked for by name, when it is at other levels than those that may be shown. */
function namedElsewhere({ want, relation, choice }: Wish, levels: readonly Level[], library: Library) {
  const [named, ...others] = want.tricks
  if (!named || others.length > 0 || relation || choice) return null
  const { level } = library.byKey.get(keyOf(named)) ?? gradedTrick(named)
  return levels.includes(level) ? null : named
}

/** Has nothing of the trick that it was to be like. */
const isUnlike = (trick: Suggestable, { relation }: Wish, { should }: Aim) =>
  relation?.is === 'like' &&
  should.length > 0 &&
  !should.some((trait) => has(trick, /^(?:kick|heel)flip$/.test(trait) ? 'flip' : trait))

/** What nobody calls easy any more. */
const EASY = 3.8

const isButForPop = (one: Motion, other: Motion) =>
  keyOf(one).replace('Pop ', '') === keyOf(other).replace('Pop ', '')

function notesOn(
  trick: Suggestable,
  missing: readonly Trait[],
  library: Library,
  { wish, aim, situation }: Asked,
): string[] {
  const named = namedElsewhere(wish, situation.levels, library)
  const notes: string[] = []
  if (!wish.isUnderstood)
    notes.push(
      wish.remarks.length > 0
        ? `${wish.remarks.join(' ')} The ${inSentence(trick.name)} is only a guess.`
        : `I could make nothing of ${quoted(unknownIn(wish), 'or') || 'that'}, so the ${inSentence(trick.name)} is only a guess.`,
    )
  else notes.push(...wish.remarks, ...unread(wish))
  if (wish.contradiction) notes.push(wish.contradiction)
  if (wish.body?.kind === 'hurt' || wish.body?.kind === 'hands')
    notes.push('If no doctor has seen it yet, let one look before you skate.')
  if (wish.choice) notes.push(comparison(wish.choice))
  if (wish.isFaultUnclear)
    notes.push('I could not make out what goes wrong, so this is what goes wrong most often.')
  if (aim.toward && aim.isWayBarred)
    notes.push(
      `No step to the ${inSentence(keyOf(aim.toward))} is at the levels you chose; this comes closest.`,
    )
  else if (aim.toward && wish.relation?.is !== 'toward')
    notes.push(`The ${inSentence(keyOf(aim.toward))} is too far away for now, and this leads there.`)
  else if (
    wish.problem &&
    keyOf(wish.problem.motion) !== keyOf(trick.motion) &&
    trick.motion.parts.length === 0 &&
    !isForm(wish.problem.motion, trick.motion)
  )
    notes.push(
      `The ${inSentence(keyOf(wish.problem.motion))} is above the levels you chose, so here is the step before it.`,
    )
  else if (named && !covers(named, trick.motion) && !isButForPop(named, trick.motion))
    notes.push(
      `The ${inSentence(keyOf(named))} is not at the levels you chose${missing.length > 0 ? ', and nothing like it is.' : '; this comes closest.'}`,
    )
  else if (
    (missing.length > 0 || isUnlike(trick, wish, aim)) &&
    !wish.want.tricks.some((made) => covers(made, trick.motion))
  )
    notes.push(
      wish.moods.some((mood) => MOODS[mood].isPerson)
        ? 'What you ask for is too far away for now, so this comes first.'
        : 'At these levels nothing has all you ask for; this comes closest.',
    )
  const isOffStance = wish.want.traits.some((trait) => trait.startsWith('stance '))
  if (aim.isStretched && isOffStance && wish.ease?.to === 'easier' && !missing.length && trick.value > EASY)
    notes.push('It is not what I would call easy, but nothing easier has all you ask for.')
  if (wish.isWholeLine) notes.push('That is one trick of it. The Line Builder puts up to five in order.')
  if (trick.id === null) notes.push('It has no page of its own in the library yet.')
  return notes
}
