import { exactDifficulty } from '../../difficulty/difficulty.ts'
import { choose, seedOf } from '../../lessons/phrases.ts'
import type { Motion } from '../../motion.ts'
import { inSentence } from '../../wording.ts'
import type { Aim } from '../choosing/aim.ts'
import { areaOf } from '../choosing/areas.ts'
import { isSaidOf } from '../choosing/moods.ts'
import { RIDING } from '../choosing/practice.ts'
import type { Ranked } from '../choosing/rank.ts'
import { keyOf, type Library, type Suggestable } from '../library.ts'
import { has, type Trait } from '../traits.ts'
import { added } from './adds.ts'
import { answerTo, firstSentence, hardness } from './answers.ts'
import { upper } from './chips.ts'
import troubles from './first-troubles.json' with { type: 'json' }
import rows from './openings.json' with { type: 'json' }
import { ownWords } from './own.ts'
import placeRows from './places.json' with { type: 'json' }
import shapes from './shapes.json' with { type: 'json' }

/** What is true of a trick for the one who asks, for a reason or for a model to word one. */
export interface Facts {
  /** A trick that it starts from, and whether the skater lands it. */
  readonly uses: string | null
  readonly isOwn: boolean
  readonly adds: string | null
  readonly goesWrong: string | null
}

/** What goes wrong first with what is answered most; of other tricks the lesson says it. */
const FIRST_TROUBLES: Readonly<Record<string, string>> = troubles

/** Farther apart than that, a trick says nothing about another. */
const FARTHEST = 4

/** The trick that another starts from: the closest of those that are landed or were named, else the last step before it. */
function baseOf(trick: Suggestable, aim: Aim, library: Library): { motion: Motion; isOwn: boolean } | null {
  const key = keyOf(trick.motion)
  const steps = library.steps.get(key) ?? []
  const own = steps.find((step) => aim.landedKeys.has(step))
  const before = steps.find((step) => !isElsewhere(library.byKey.get(step), aim))
  // A step down is not taken from the trick that is too hard.
  const named = aim.compared.find(({ how, to }) => how !== 'toward' && exactDifficulty(to) < trick.value)?.to
  const motion = own
    ? library.byKey.get(own)?.motion
    : named && keyOf(named) !== key
      ? named
      : library.byKey.get(before ?? (steps.length > 0 ? 'Ollie' : ''))?.motion
  if (
    !motion ||
    exactDifficulty(motion) < RIDING ||
    Math.abs(exactDifficulty(motion) - trick.value) > FARTHEST
  )
    return null
  // What a landed trick covers was never said to be landed itself.
  return { motion, isOwn: aim.landed.some((made) => keyOf(made) === keyOf(motion)) }
}

/** On a kicker or a hip nobody comes to a grab from an air on a ramp. */
const isElsewhere = (step: Suggestable | undefined, { places }: Aim) =>
  step !== undefined && places.length > 0 && !places.includes('transition') && areaOf(step) === 'wall'

/** What a trick takes from one the skater knows, what is new in it, and what goes wrong first. */
export function factsOf(trick: Suggestable, aim: Aim, library: Library): Facts {
  const base = baseOf(trick, aim, library)
  const trouble = FIRST_TROUBLES[trick.name]
  const lesson = trouble ? null : library.knows.lessonOf(trick)
  const mistake = trouble ?? (lesson?.isOpen ? undefined : lesson?.mistakes[0]?.mistake)
  return {
    uses: base ? inSentence(keyOf(base.motion)) : null,
    isOwn: base?.isOwn ?? false,
    adds: base ? added(base.motion, trick.motion) : null,
    goesWrong: mistake ? firstSentence(mistake) : null,
  }
}

/** Why this trick, in a sentence or two: the answer to a question, the skater's own numbers, or what decided. */
export function reasonFor({ trick }: Ranked, aim: Aim, library: Library): string {
  const question = aim.items.find((item) => item.is === 'question')
  const answered = question && answerTo(question.of, trick, library.knows)
  if (answered) return answered
  const seed = seedOf(`${trick.name} ${aim.items.length}`)
  const facts = factsOf(trick, aim, library)
  const why = comparedTo(trick, aim) ?? moodOf(trick, aim) ?? heroOf(trick, aim)
  const own = why ? null : ownWords(trick, aim, seed)
  if (own) return own
  const lead = why ?? placeSaid(trick, aim, seed)
  const before = lead && facts.uses && lead.endsWith(facts.uses) ? shapes.named : shapes.before
  const said =
    (facts.isOwn ? partSaid(ownShapes(facts), facts, seed) : openingOf(trick, aim)) ??
    partSaid(before, facts, seed)
  const done = said || lead ? null : answerTo('how', trick, library.knows)
  if (done) return done
  const start = said ?? hardness(trick)
  return `${upper(lead ? `${lead}: ${start}` : start)}.${firstTrouble(facts, seed)}`
}

/** What to expect of the first tries, as a sentence more; nothing where none is known. */
function firstTrouble({ goesWrong }: Facts, seed: number): string {
  if (!goesWrong) return ''
  const lead = oneOf(seed, 'trouble', shapes.trouble)
  const said = goesWrong.replace(/\.$/, '')
  return ` ${lead}: ${said.charAt(0).toLowerCase()}${said.slice(1)}.`
}

/** What one does in a trick that is learned early, by its name without stance and side, and where it is done otherwise. */
const OPENINGS: Readonly<Record<string, string>> = rows

function openingOf({ name, motion: { stance } }: Suggestable, { places }: Aim): string | null {
  const names = stance === 'regular' ? [name, name.replace(/^(?:Frontside|Backside) /, '')] : [name]
  const there = names.flatMap((each) => places.map((place) => OPENINGS[`${each} @ ${place}`]))
  return [...there, ...names.map((each) => OPENINGS[each])].find((said) => said !== undefined) ?? null
}

/** A thing can be added: "it's your ollie with half a turn". */
const ownShapes = ({ adds }: Facts) =>
  adds &&
  /^(?:an?|the|half|one) (?!middle|tail slid|nose slid|back truck on)/.test(adds) &&
  !/ with |\band\b/.test(adds)
    ? shapes['own with a thing']
    : shapes.own

/** What a trick starts from and what is new in it; null where there is nothing to say, or only what is not in it. */
function partSaid(said: readonly string[], { uses, adds }: Facts, seed: number): string | null {
  if (!uses || !adds || TAKES_AWAY.test(adds)) return null
  return oneOf(seed, 'part', said).replace('{uses}', uses).replace('{adds}', adds)
}

/** How it stands to the trick that was named. */
function comparedTo({ value, motion }: Suggestable, { compared, between, items }: Aim): string | null {
  const choice = items.find((item) => item.is === 'choice')
  if (choice) return `of the two the ${inSentence(keyOf(motion))} comes sooner for most`
  if (between)
    return `harder than the ${inSentence(keyOf(easierOf(between)))} and not yet the ${inSentence(keyOf(harderOf(between)))}`
  const [first] = compared
  if (!first) return null
  const name = inSentence(keyOf(first.to))
  const apart = Math.abs(exactDifficulty(first.to) - value)
  switch (first.how) {
    case 'easier':
      return apart > 1.2 ? `well below the ${name}` : `a step down from the ${name}`
    case 'harder':
      return apart > 1.2 ? `well above the ${name}` : `a step up from the ${name}`
    case 'level':
      return `about as hard as the ${name}`
    case 'toward':
      return `on the way to the ${name}`
    case 'like':
    case 'after':
      return null
  }
}

const easierOf = ([one, other]: readonly [Motion, Motion]) =>
  exactDifficulty(one) <= exactDifficulty(other) ? one : other
const harderOf = (pair: readonly [Motion, Motion]) => (easierOf(pair) === pair[0] ? pair[1] : pair[0])

function moodOf(trick: Suggestable, { moods }: Aim): string | null {
  const fits = moods.find((mood) => (mood.most ?? 10) + 0.8 > trick.value && isSaidOf(mood, trick, has))
  return fits?.says ?? null
}

/** What a place asks for before any trick on it, each said in one of a few ways. */
const PLACES: Readonly<Record<string, readonly string[]>> = placeRows

function placeSaid(trick: Suggestable, { places }: Aim, seed: number): string | null {
  const trait = (Object.keys(PLACES) as Trait[]).find((each) => places.includes(each) && has(trick, each))
  return trait ? oneOf(seed, 'place', PLACES[trait] ?? []) : null
}

/** One of the ways in which a row may be said. */
function oneOf(seed: number, key: string, said: readonly string[]): string {
  const [first = '', ...others] = said
  return choose(seed, key, [first, ...others])
}

function heroOf({ name }: Suggestable, { items, heroes }: Aim): string | null {
  const hero = items.find((item) => item.is === 'hero')
  return hero && heroes.includes(name) ? `one you know from ${hero.hero}` : null
}

/** Nobody learns a trick by what is not in it. */
const TAKES_AWAY = /^(?:no|less)\b|\b(?:and|but) (?:no|less)\b/
