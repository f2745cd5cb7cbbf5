import type { Place } from '../../lines/trick.ts'
import { type Motion, STANCES } from '../../motion.ts'
import { exitOf } from '../../stance.ts'

/** An answer as its reader sees it, whatever made it. */
export interface Answer {
  readonly trick: {
    readonly name: string
    readonly motion: Motion
    readonly place: Place
    readonly family: string
    readonly obstacles: readonly string[]
    readonly value: number
  }
  readonly understood: boolean
  /** Every sentence that comes with it. */
  readonly says: string
  /** Says that the wish is at odds with itself. */
  readonly isTorn: boolean
  /** Says what to change and what to do until it has changed. */
  readonly isMended: boolean
}

export type Check = (answer: Answer) => boolean

/** What follows a word in parentheses: one argument, or several between semicolons. */
type Args = readonly [string, ...string[]]

const parts = ({ trick: { motion } }: Answer): readonly Motion[] =>
  motion.parts.length > 0 ? motion.parts : [motion]

const some =
  (test: (part: Motion) => boolean): Check =>
  (answer) =>
    parts(answer).some(test)

const matches = (text: (answer: Answer) => string) => (args: Args) => {
  const pattern = new RegExp(args.join('; '), 'i')
  return (answer: Answer) => pattern.test(text(answer))
}

const isFlip = ({ flip }: Motion) => flip.kind === 'kick' || flip.kind === 'heel'
const signOf = ({ bodyDeg, boardDeg }: Motion) => Math.sign(bodyDeg || boardDeg || 0)

/** The words of a check that stand alone. They look at the numbers of the motion, not at how the engine reads them. */
const PLAIN: Readonly<Record<string, Check>> = {
  anything: ({ trick }) => trick.name.length > 0,
  mended: ({ isMended }) => isMended,
  torn: ({ isTorn }) => isTorn,
  ramp: ({ trick }) => trick.place === 'wall' || trick.place === 'air',
  edge: some(({ contact }) => contact?.kind === 'grind' || contact?.kind === 'slide'),
  touches: some(({ contact }) => contact !== null),
  kick: some(({ flip }) => flip.kind === 'kick'),
  heel: some(({ flip }) => flip.kind === 'heel'),
  flips: some(isFlip),
  noFlip: (answer) => !parts(answer).some(({ flip }) => flip.kind !== 'none'),
  late: some(({ flip }) => flip.late),
  double: some(({ flip }) => flip.count === 2),
  wraps: some(({ wrap }) => wrap !== null),
  revert: some(({ revert }) => revert !== null),
  popped: some(({ pop }) => pop),
  unpopped: ({ trick }) => !trick.motion.pop,
  // Without a pad, one leans into a manual.
  pops: ({ trick }) => trick.motion.pop && !/^(?:Nose )?Manual$/.test(trick.name),
  shuv: some(({ bodyDeg, boardDeg, flip }) => bodyDeg === 0 && boardDeg !== 0 && flip.kind === 'none'),
  mightShuv: some(({ bodyDeg, boardDeg }) => bodyDeg === null || boardDeg === null || bodyDeg !== boardDeg),
  noShuv: (answer) => !PLAIN.mightShuv?.(answer),
  bodyVarial: some(({ bodyTurn, boardTurn }) => (bodyTurn ?? 0) >= 180 && boardTurn === 0),
  bodyBackside: some(({ bodyDeg }) => (bodyDeg ?? 0) < 0),
  frontside: some((part) => part.approach === 'frontside' || signOf(part) > 0),
  backside: some((part) => part.approach === 'backside' || signOf(part) < 0),
  joined: ({ trick }) => trick.motion.parts.length > 1,
  endsFakie: ({ trick }) => exitOf(trick.motion) === 'B',
  // Nothing flips, nothing is high, nothing spins far.
  gentle: (answer) =>
    answer.trick.value <= 3.8 &&
    parts(answer).every(({ flip, bodyTurn }) => flip.kind === 'none' && bodyTurn !== null && bodyTurn <= 180),
  oldSchool: ({ trick }) =>
    /no comply|boneless|plant|caveman|hippie|walk the dog|layback|slappy|old school|acid|wallride|casper|end over|tic tac|bert|powerslide|fingerflip|pogo|biebel|shuvit$|body varial/i.test(
      trick.name,
    ) || ['old school', 'boneless', 'plant', 'no comply', 'freestyle', 'casper'].includes(trick.family),
}

/** The words of a check that take something. Turns are in degrees, `from` and `upTo` are difficulties. */
const TAKING: Readonly<Record<string, (args: Args) => Check>> = {
  is: (names) => (answer) => names.includes(answer.trick.name),
  called: matches(({ trick }) => trick.name),
  says: matches(({ says }) => says),
  family: (families) => (answer) => families.includes(answer.trick.family),
  upTo:
    ([value]) =>
    (answer) =>
      answer.trick.value <= Number(value),
  from:
    ([value]) =>
    (answer) =>
      answer.trick.value >= Number(value),
  on:
    ([obstacle]) =>
    (answer) =>
      answer.trick.obstacles.includes(obstacle),
  at: (places) => (answer) => places.includes(answer.trick.place),
  kind: ([wanted]) => some(({ contact }) => contact?.kind === wanted),
  contact: (names) => some(({ contact }) => contact !== null && names.includes(contact.name)),
  boardTurns: ([deg]) => some(({ boardTurn }) => (boardTurn ?? 0) >= Number(deg)),
  bodyTurns: ([deg]) => some(({ bodyTurn }) => (bodyTurn ?? 0) >= Number(deg)),
  turns: ([deg]) => some(({ bodyTurn, boardTurn }) => bodyTurn === Number(deg) || boardTurn === Number(deg)),
  bodyUpTo:
    ([deg]) =>
    (answer) =>
      parts(answer).every(({ bodyTurn }) => bodyTurn !== null && bodyTurn <= Number(deg)),
  stance: ([wanted]) => {
    if (!STANCES.some((stance) => stance === wanted)) throw new Error(`No stance is called ${wanted}.`)
    return (answer) => answer.trick.motion.stance === wanted
  },
}

/**
 * Reads what is accepted: words of `PLAIN` and `TAKING`, joined by `&` and `|` (`&` binds closer), `!` for not,
 * parentheses. Throws where it cannot be read.
 */
export function readCheck(text: string): Check {
  let at = 0
  const skip = () => {
    while (text[at] === ' ') at += 1
  }
  const takes = (sign: string) => {
    skip()
    if (text[at] !== sign) return false
    at += 1
    return true
  }
  const fail = () => new Error(`Cannot read “${text}” at ${at}.`)
  function argument(): string {
    const start = at
    for (let depth = 1; depth > 0; at += 1) {
      if (at >= text.length) throw fail()
      if (text[at] === '(') depth += 1
      if (text[at] === ')') depth -= 1
    }
    return text.slice(start, at - 1)
  }
  function one(): Check {
    if (takes('!')) {
      const check = one()
      return (answer) => !check(answer)
    }
    if (takes('(')) {
      const check = any()
      if (!takes(')')) throw fail()
      return check
    }
    const [word = ''] = /^[a-zA-Z]+/.exec(text.slice(at)) ?? []
    at += word.length
    if (text[at] !== '(') {
      const plain = PLAIN[word]
      if (!plain) throw fail()
      return plain
    }
    at += 1
    const [first = '', ...others] = argument().split('; ')
    const taking = TAKING[word]
    if (!taking) throw fail()
    return taking([first, ...others])
  }
  function all(): Check {
    const checks = [one()]
    while (takes('&')) checks.push(one())
    return (answer) => checks.every((check) => check(answer))
  }
  function any(): Check {
    const checks = [all()]
    while (takes('|')) checks.push(all())
    return (answer) => checks.some((check) => check(answer))
  }
  const check = any()
  skip()
  if (at < text.length) throw fail()
  return check
}
