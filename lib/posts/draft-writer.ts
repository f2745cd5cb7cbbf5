import type { TrickDetail } from '../tricks/schema'
import { draftHtml, type Section, sectionWords, type TrickName } from './draft-html'
import {
  capital,
  choose,
  falling,
  placeFor,
  sessions,
  stuck,
  the,
  topicOpenings,
  topicOrders,
} from './draft-phrases'
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

const fewest = 500
const most = 900

/** A section with how much a draft would miss it: those of 0 stay, the others go, the highest first. */
type Weighed = { section: Section; canGo: number }

const weighed = (section: Section | null, canGo = 0): Weighed[] => (section ? [{ section, canGo }] : [])
const plain = (heading: string | null, ...texts: string[]): Section => ({
  heading,
  blocks: texts.map((text) => ({ kind: 'text', text })),
})

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
    fitted(sections, spares(facts)).map(({ section }) => section),
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
    ...weighed(plain(null, opening)),
    ...weighed(whatItIs(trick, `What ${name} is`)),
    ...weighed(haveFirst(trick, related), 2),
    ...weighed(stepByStep(trick, `${trick.name}, step by step`)),
    ...weighed(whatGoesWrong(trick, 'What goes wrong, and what mends it')),
    ...weighed(
      plain('How to practise it', placeFor(trick.category, title), choose(sessions, title, 'session')),
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
    ...weighed(plain(null, opening)),
    ...weighed(order.length > 1 ? inWhichOrder(order, heading) : null),
    ...weighed(plain(isNamed || order.length < 2 ? null : 'Where to begin', advice)),
    ...detailed.flatMap((trick, index) =>
      weighed(amongOthers(trick, { withSteps: index < 2 }), index < 2 ? 0 : 4 + index),
    ),
    ...weighed(
      plain(
        'How to practise',
        placeFor(easiest?.category ?? 'Flatground', title),
        choose(sessions, title, 'session'),
      ),
      3,
    ),
  ]
}

// For drafts about which the library knows little.
const spares = ({ title }: DraftFacts): Section[] => [
  plain('When it will not come', choose(stuck, title, 'stuck')),
  plain('Falling well', choose(falling, title, 'falling')),
  plain('Another way to practise', choose([sessions[1], sessions[2], sessions[0]], title, 'session')),
  plain(
    'Keep track of it',
    'Add what you work on to My Tricks and log a session when you are done: how often you tried, how often you landed. After a few weeks you see which tricks have settled and which ones have gone rusty, and you no longer have to guess what to do next. The notes on each trick are the place for what finally made it click, since that is the first thing one forgets.',
  ),
  plain(
    'Why slow is fast',
    'A trick is a habit of the body, and the body keeps whatever it does often. If most of your tries are rushed, that is what you get better at. Slow down until a try is clean, even if it is small, and then add a little: a bit more speed, a bit more height, a different spot. It feels slower for a week and is faster over a year.',
  ),
]

const wordsOf = (sections: readonly Weighed[]) =>
  sections.reduce((sum, { section }) => sum + sectionWords(section), 0)

/** Sections that fit the length of a draft: what it can spare goes, and what says something to anybody is added. */
function fitted(sections: readonly Weighed[], spare: readonly Section[]): Weighed[] {
  const kept = [...sections]
  while (wordsOf(kept) > most) {
    const weakest = Math.max(...kept.map(({ canGo }) => canGo))
    if (weakest === 0) break
    kept.splice(
      kept.findLastIndex(({ canGo }) => canGo === weakest),
      1,
    )
  }
  for (const section of spare) {
    const words = wordsOf(kept)
    if (words < fewest && words + sectionWords(section) <= most) kept.push({ section, canGo: 1 })
  }
  return kept
}

/** The tricks that a draft may link to. */
export function mentioned({ tricks, related }: DraftFacts): TrickName[] {
  const links = tricks.flatMap(({ learnFirst, leadsTo }) => [...learnFirst, ...leadsTo])
  const names = [...tricks, ...related, ...links].map(({ slug, name }) => [slug, { slug, name }] as const)
  return [...new Map(names).values()]
}
