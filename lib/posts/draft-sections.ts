import { difficultyNote, prosNote } from '../tricks/difficulty-note'
import type { TrickDetail, TrickLink } from '../tricks/schema'
import type { Block, Section } from './draft-html'
import { capital, levelWords, spoken, the } from './draft-phrases'

const text = (...sentences: (string | null | undefined)[]): Block[] => {
  const said = sentences.filter(Boolean).join(' ').trim()
  return said ? [{ kind: 'text', text: said }] : []
}

const sentencesOf = (words: string) => words.split(/(?<=[.!?])\s+(?=[A-Z\d])/)
const firstSentence = (words: string) => sentencesOf(words)[0] ?? words

const list = new Intl.ListFormat('en', { type: 'conjunction' })

export const listed = (tricks: readonly Pick<TrickLink, 'name'>[]) =>
  list.format(tricks.map(({ name }) => spoken(name)))

function howHard(trick: TrickDetail): (string | null)[] {
  const note = difficultyNote(trick)
  const said = note?.includes(' because ') ? `On our scale from 1 to 10 it stands at ${note}` : note
  return [said, note?.includes('pros missed') ? null : prosNote(trick.pros)]
}

/** What a trick is and how hard. */
export function whatItIs(trick: TrickDetail, heading: string): Section {
  const { description, variationDetails, combinationDetails, difficultyRating, name } = trick
  const sequence = combinationDetails && `In short: ${spoken(combinationDetails.sequence)}.`
  const rated = `${capital(the(name))} is rated ${difficultyRating.toLowerCase()} in our library, which makes it ${levelWords[difficultyRating]}.`
  const about = [description, variationDetails !== description ? variationDetails : null, sequence]
  return { heading, blocks: [...text(...about), ...text(rated, ...howHard(trick))] }
}

/** What to have before a trick; null where nothing is asked for. */
export function haveFirst({ name, learnFirst }: TrickDetail, known: readonly TrickDetail[]): Section | null {
  if (learnFirst.length === 0) return null
  const items = learnFirst.map((link) => {
    const detail = known.find(({ slug }) => slug === link.slug)
    const level = `${link.difficultyRating} level.`
    return {
      lead: `${capital(spoken(link.name))}.`,
      text: detail ? firstSentence(detail.description) : level,
    }
  })
  const why =
    learnFirst.length === 1
      ? `Before ${the(name)} there is one thing to have, and it pays to have it without thinking:`
      : `These come before ${the(name)}. None of them has to be perfect, but each should work most of the time:`
  return { heading: 'What to have first', blocks: [...text(why), { kind: 'list', items }] }
}

/** The steps of a trick in their order; null where it has none. */
export function stepByStep({ name, steps }: TrickDetail, heading: string): Section | null {
  if (steps.length === 0) return null
  const why = `Read them all once, then take one thing of them to each try. This is ${the(name)} from set-up to roll-away:`
  return {
    heading,
    blocks: [...text(why), { kind: 'list', ordered: true, items: steps.map((step) => ({ text: step })) }],
  }
}

/** The usual mistakes and what mends each; null where none is known. */
export function whatGoesWrong({ mistakes }: TrickDetail, heading: string): Section | null {
  if (mistakes.length === 0) return null
  return {
    heading,
    blocks: [{ kind: 'list', items: mistakes.map(({ mistake, fix }) => ({ lead: mistake, text: fix })) }],
  }
}

const mostNext = 4

/** Where a trick leads; null where it is an end. */
export function whereItLeads({ name, leadsTo }: TrickDetail): Section | null {
  const next = leadsTo.slice(0, mostNext)
  if (next.length === 0) return null
  const first = next[0]?.name ?? ''
  const sentence =
    next.length === 1
      ? `With ${the(name)} behind you, ${the(first)} is the natural next step.`
      : `With ${the(name)} behind you the road forks. From here people go on to ${listed(next)}. Take whichever makes you want to go out; all of them use what you have just learnt.`
  return {
    heading: 'Where it leads',
    blocks: text(sentence, 'Save the ones you like to My Tricks, and they wait there for you.'),
  }
}

/** One trick among several: what it is, and either its steps or the mistake that most people make. */
export function amongOthers(trick: TrickDetail, { withSteps }: { withSteps: boolean }): Section {
  const [mistake] = trick.mistakes
  const needs = trick.learnFirst.length > 0 ? `Have ${listed(trick.learnFirst)} first.` : null
  const steps: Block[] =
    withSteps && trick.steps.length > 0
      ? [{ kind: 'list', ordered: true, items: trick.steps.map((step) => ({ text: step })) }]
      : []
  const wrong = mistake && `The usual trouble: ${capital(mistake.mistake)} ${mistake.fix}`
  return {
    heading: capital(trick.name),
    blocks: [...text(trick.description, needs), ...steps, ...text(wrong)],
  }
}

/** Tricks in the order in which to take them on, a sentence about each. */
export function inWhichOrder(tricks: readonly TrickDetail[], heading: string): Section {
  const items = tricks.map(({ name, description, difficultyRating }) => ({
    lead: `${name} (${difficultyRating.toLowerCase()}).`,
    text: firstSentence(description),
  }))
  return { heading, blocks: [{ kind: 'list', ordered: true, items }] }
}
