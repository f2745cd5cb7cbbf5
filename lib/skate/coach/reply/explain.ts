import { lessonFor } from '../../lessons/lesson.ts'
import { choose, seedOf } from '../../lessons/phrases.ts'
import { inSentence } from '../../wording.ts'
import type { Aim } from '../choice/aim.ts'
import { pairOf } from '../choice/weigh.ts'
import { covers, keyOf, type Library, type Suggestable } from '../library.ts'
import { BODIES } from '../tastes/bodies.ts'
import { MOODS, type Mood } from '../tastes/moods.ts'
import { has, mayHave } from '../traits.ts'
import type { Wish } from '../wish/reading.ts'
import { added } from './adds.ts'
import { answerTo, hardness } from './answers.ts'
import { baseOf } from './base.ts'
import { apartOpening, opening } from './openings.ts'
import { wordOfPlace } from './where.ts'

/** What a coach would say about a trick to the one who asks. */
export interface Facts {
  /** A trick that it uses, and whether the skater says to land it. */
  readonly uses: string | null
  readonly isOwn: boolean
  /** Two tricks that the skater lands and that make it up together. */
  readonly pair: readonly [string, string] | null
  readonly adds: string | null
  readonly goesWrong: string | null
}

/** What a trick takes from one the skater knows, what is new in it, and what goes wrong first. */
export function factsOf(trick: Suggestable, wish: Wish, library: Library, aim: Aim): Facts {
  const base = baseOf(trick.motion, wish, library, aim)
  const pair = pairOf(trick.motion, library, aim)
  return {
    uses: base ? inSentence(base.name) : null,
    isOwn: base?.isOwn ?? false,
    pair: pair && [inSentence(pair[0]), inSentence(pair[1])],
    adds: base ? added(base.motion, trick.motion) : null,
    goesWrong: firstMistake(trick),
  }
}

/** What goes wrong only for those who have the rest already. */
const COMES_LATER = /over-turn|at the end\.$|after a yard\.$/

function firstMistake({ motion: made, name, family, obstacles }: Suggestable): string | null {
  const lesson = lessonFor(made, { name, family, obstacles })
  const mistakes = lesson.isOpen ? [] : lesson.mistakes
  const first = mistakes.find(({ mistake }) => !COMES_LATER.test(mistake)) ?? mistakes[0]
  if (!first || /-?pushing/i.test(name)) return null
  return first.mistake.split(/(?<=[.!?]) /)[0] ?? null
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Why this trick, in at most two sentences: what it uses, what is new, what goes wrong first. */
export function coachReason(trick: Suggestable, wish: Wish, library: Library, aim: Aim): string {
  const { question } = wish
  const asked =
    question && question.of !== 'how hard' && covers(question.about, trick.motion)
      ? answerTo(question, trick)
      : null
  if (asked) {
    // How it is done there is asked, not how it is done anywhere.
    const there = question?.of === 'how' ? wordOfPlace(trick, wish.spots) : null
    return there ? `${upper(there)}. ${asked.split(/(?<=[.!?]) /)[0] ?? ''}` : asked
  }
  const facts = factsOf(trick, wish, library, aim)
  const seed = seedOf(`${trick.name} ${wish.can.length} ${wish.moods.join()}`)
  const first = sentenceOn(trick, facts, wish, aim, seed)
  const wrong = facts.goesWrong
  if (!wrong) return first
  const second = choose(seed, 'wrong', [
    `What goes wrong first: ${lower(wrong)}`,
    `Expect this on the first tries: ${lower(wrong)}`,
    `The usual trouble at the start: ${lower(wrong)}`,
    `Watch for this one first: ${lower(wrong)}`,
  ])
  return `${first} ${second}`
}

/** What is said of the body or the ground counts for more than what is said of a place. */
const isCloser = (mood: Mood) =>
  Object.hasOwn(BODIES, mood) || /^(?:hill|low roof|rough|quiet|pump track|game\b.*)$/.test(mood)

/** Whether what is said of a mood is true of a trick: it is about as hard, and has what the mood speaks of. */
function holds(mood: Mood, trick: Suggestable): boolean {
  const { least = 1, most = 10, must = [], never = [], first = [], speaksOf } = MOODS[mood]
  const isFirst = first.includes(trick.name)
  if ((trick.value <= least - 0.8 && !isFirst) || trick.value >= most + 0.8) return false
  if (speaksOf === 'first') return isFirst
  if (speaksOf) return speaksOf(trick)
  return (
    must.every((trait) => has(trick, trait)) && (isFirst || !never.some((trait) => mayHave(trick, trait)))
  )
}

/** What the trick takes from another and what is new in it, as a clause; null where it takes nothing. */
function startOf({ uses, isOwn, pair, adds }: Facts, seed: number): string | null {
  if (pair) return `you have the ${pair[0]} and the ${pair[1]}, and this puts the two together`
  if (!uses || !adds) return null
  // "With" goes before a thing, not before something one does.
  const before = uses === 'pushing' ? uses : `the ${uses}`
  const isThing =
    /^(?:an?|the|half|one) (?!middle|tail slid|nose slid|back truck on)/.test(adds) &&
    !/ with |\band\b/.test(adds)
  return isOwn
    ? choose(seed, 'own', [
        `you have ${before}; what's new is ${adds}`,
        isThing ? `it's your ${uses} with ${adds}` : `what's new after your ${uses} is ${adds}`,
        /^(?:an?|half|one) /.test(adds)
          ? `take your ${uses} and add ${adds}`
          : `your ${uses} is where it starts, and what's new is ${adds}`,
      ])
    : choose(seed, 'base', [
        `it starts from ${before}; what's new is ${adds}`,
        isThing ? `think of ${before} with ${adds}` : `what's new after ${before} is ${adds}`,
        `with ${before} down, what's new is ${adds}`,
        `once you have ${before}, all that's new is ${adds}`,
      ])
}

function sentenceOn(trick: Suggestable, facts: Facts, wish: Wish, aim: Aim, seed: number): string {
  const level = wish.question?.of === 'how hard' ? hardness(trick, trick.name) : null
  const moods = wish.moods.filter((each) => holds(each, trick))
  const saysOf = (mood: Mood | undefined) => (mood ? MOODS[mood].says : null)
  const why = wish.hero?.tricks.includes(trick.name)
    ? `one you know from ${wish.hero.name}`
    : (saysOf(moods.find(isCloser)) ?? wordOfPlace(trick, wish.spots) ?? saysOf(moods[0]))
  const goal = aim.toward && !aim.isWayBarred ? `On the way to the ${inSentence(keyOf(aim.toward))}` : null
  const plain = apartOpening(trick) ?? startOf(facts, seed) ?? opening(trick)
  const lead = level ?? goal ?? why
  return lead ? `${upper(lead)}: ${plain}.` : `${upper(plain)}.`
}
