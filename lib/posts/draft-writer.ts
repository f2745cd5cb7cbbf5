import type { TrickDetail } from '../tricks/schema'
import { draftHtml, type TrickName } from './draft-html'
import { fitted, plainSection, spareSections, type Weighed, weighed } from './draft-length'
import { capital, choose, placeFor, sessions, the, topicOpenings, topicOrders } from './draft-phrases'
import {
  amongOthers,
  haveFirst,
  inWhichOrder,
  listed,
  stepByStep,
  whatGoesWrong,
  whatItIs,
  whereItLeads,
} from './draft-sections'
import type { Topic } from './draft-topic'

/** What a draft may be written from. `related` are tricks that those of the draft ask for. */
export type DraftFacts = {
  title: string
  topic: Topic
  /** Whether the title or the excerpt names these tricks. */
  isNamed: boolean
  tricks: TrickDetail[]
  related: TrickDetail[]
}

const ease = ['Beginner', 'Intermediate', 'Advanced', 'Expert']
const rank = ({ difficultyRating, order, difficulty }: TrickDetail) =>
  ease.indexOf(difficultyRating) * 1000 + (order ?? 900) + (difficulty?.value ?? 10)

const easiestFirst = (tricks: readonly TrickDetail[]) =>
  tricks.toSorted((one, other) => rank(one) - rank(other))

const asksFor = (trick: TrickDetail, { slug }: TrickDetail) =>
  trick.learnFirst.some((link) => link.slug === slug)

/** A draft of 500 to 900 words, the same one for the same facts, that says nothing the library does not. */
export function writeDraft(facts: DraftFacts): string {
  const [first] = facts.tricks
  const isOne = facts.isNamed && facts.tricks.length === 1
  const sections = first && isOne ? oneTrick(first, facts) : severalTricks(facts)
  return draftHtml(
    fitted(sections, spareSections(facts.title)).map(({ section }) => section),
    mentioned(facts),
  )
}

function oneTrick(trick: TrickDetail, { title, related }: DraftFacts): Weighed[] {
  const name = the(trick.name)
  const opening = choose(
    [
      `Here is ${name} from the feet up: what it is, what to have before you start, every step in its order, and the mistakes that nearly everybody makes on the way.`,
      `Everybody who lands ${name} today has missed it more often than they care to remember. What follows saves you some of those tries: the idea, the steps, and what to change when it goes wrong.`,
      `There is no secret to ${name}, only a handful of things that have to happen in the right order. Take them one by one and the rest is repetition.`,
    ],
    title,
    'opening',
  )
  return [
    ...weighed(plainSection(null, opening)),
    ...weighed(whatItIs(trick, `What ${name} is`)),
    ...weighed(haveFirst(trick, related), 2),
    ...weighed(stepByStep(trick, `${trick.name}, step by step`)),
    ...weighed(whatGoesWrong(trick, 'What goes wrong, and what mends it')),
    ...weighed(
      plainSection('How to practise it', placeFor(trick.category, title), choose(sessions, title, 'session')),
      4,
    ),
    ...weighed(whereItLeads(trick), 3),
  ]
}

function severalTricks({ title, topic, isNamed, tricks }: DraftFacts): Weighed[] {
  const order = easiestFirst(tricks)
  const [easiest, second] = order
  const opening = isNamed
    ? `This is about ${listed(tricks)}: what each of them is, which to take on first, and where people get stuck.`
    : choose(topicOpenings[topic], title, 'opening')
  const advice = [
    easiest
      ? `Begin with ${the(easiest.name)} and stay with it until it works most of the time.`
      : 'Begin small.',
    easiest && second && asksFor(second, easiest)
      ? `${capital(the(second.name))} is built on it, and a week spent there is a week saved later.`
      : 'One trick that you can rely on is worth more than three that come off on a good day.',
  ].join(' ')
  const heading = isNamed ? 'Which one first' : topicOrders[topic]
  const detailed = isNamed ? order : order.slice(0, 3)
  return [
    ...weighed(plainSection(null, opening)),
    ...weighed(order.length > 1 ? inWhichOrder(order, heading) : null),
    ...weighed(plainSection(isNamed || order.length < 2 ? null : 'Where to begin', advice)),
    ...detailed.flatMap((trick, index) =>
      weighed(amongOthers(trick, { withSteps: index < 2 }), index < 2 ? 0 : 4 + index),
    ),
    ...weighed(
      plainSection(
        'How to practise',
        placeFor(easiest?.category ?? 'Flatground', title),
        choose(sessions, title, 'session'),
      ),
      3,
    ),
  ]
}

/** The tricks that a draft may link to. */
export function mentioned({ tricks, related }: DraftFacts): TrickName[] {
  const links = tricks.flatMap(({ learnFirst, leadsTo }) => [...learnFirst, ...leadsTo])
  const names = [...tricks, ...related, ...links].map(({ slug, name }) => [slug, { slug, name }] as const)
  return [...new Map(names).values()]
}
