import type { Token } from '../coach/reading/lexer.ts'
import { has, type Subject, type Trait } from '../coach/traits.ts'
import { endsExchanged } from '../lessons/phrases.ts'
import type { Motion } from '../motion.ts'
import ROWS from './faults.json' with { type: 'json' }
import { type Heard, heardFromNollie, heardIn, NEAR, phraseOf, type Unit, unitsOf } from './hearing.ts'
import WORDS from './words.json' with { type: 'json' }

/** One thing that goes wrong, as a row of faults.json; the peculiar ones come first there. */
export interface Fault {
  readonly id: string
  /** What is seen, as a sentence; a fault that is explained otherwise for other tricks has the same. */
  readonly symptom: string
  /** Of which tricks: any of the lines fits, traits between " + " fit together, "not " turns one round; [] is any trick. */
  readonly of: readonly string[]
  /** How it is told: words that stand near each other, in any order, each for its whole row of words.json. */
  readonly said: readonly string[]
  readonly cause: string
  readonly fix: string
  readonly drill: string
  /** The feet are those that were told of, in a nollie as well. */
  readonly feet?: 'as told'
  /** Says no more than that it does not work. */
  readonly vague?: boolean
}

/** What is told to go wrong, before it is known with which trick. */
export interface Complaint {
  readonly fault: Fault
  /** How many words tell of it, and how much only of it: one that tells of nothing else counts 1. */
  readonly score: number
  /** The same if it is a nollie: nose and tail, front and back foot have changed their parts. */
  readonly nollieScore: number
  /** From the first to the last token that tells of it. */
  readonly start: number
  readonly end: number
}

/** What a coach says to it. */
export interface Remedy {
  readonly symptom: string
  readonly cause: string
  readonly fix: string
  readonly drill: string
}

/** Every fault, the peculiar ones first. */
export const FAULTS: readonly Fault[] = ROWS as readonly Fault[]

interface Entry {
  readonly fault: number
  readonly units: readonly Unit[]
}

const entries: readonly Entry[] = FAULTS.flatMap(({ said }, fault) =>
  said.map((words) => ({ fault, units: unitsOf(words) })),
)

/** In how many faults a unit is used. */
const uses = new Map<Unit, number>()
FAULTS.forEach((_, fault) => {
  const ofFault = entries.filter((entry) => entry.fault === fault).flatMap(({ units }) => units)
  for (const unit of new Set(ofFault)) uses.set(unit, (uses.get(unit) ?? 0) + 1)
})

/** Between 0 and 1: how much a unit tells of one fault and no other. */
const rarity = (unit: Unit): number =>
  Math.log(1 + FAULTS.length / (uses.get(unit) ?? FAULTS.length)) / Math.log(1 + FAULTS.length)

/** The entries under the rarest of their units. */
const byRarest = Map.groupBy(entries, ({ units }) =>
  units.reduce(
    (rarest, unit) => ((uses.get(unit) ?? 0) < (uses.get(rarest) ?? 0) ? unit : rarest),
    units[0] ?? -1,
  ),
)

/** What tells of a fault, and how much it tells. */
type Told = Map<Heard, number>

function note(told: Map<number, Told>, { fault, units }: Entry, near: readonly Heard[]): void {
  const ofFault: Told = told.get(fault) ?? new Map()
  for (const each of near)
    for (const unit of each.units)
      if (units.includes(unit)) ofFault.set(each, Math.max(ofFault.get(each) ?? 0, rarity(unit)))
  told.set(fault, ofFault)
}

/** Looks at each word with those around it; an entry counts where it is first heard. */
function match(heard: readonly Heard[]): Map<number, Told> {
  const told = new Map<number, Told>()
  const done = new Set<Entry>()
  const counts = new Map<Unit, number>()
  const count = ({ units }: Heard, by: number) => {
    for (const unit of units) counts.set(unit, (counts.get(unit) ?? 0) + by)
  }
  let first = 0
  let next = 0
  for (const { at, units } of heard) {
    for (let each = heard[next]; each && each.at <= at + NEAR; each = heard[++next]) count(each, 1)
    for (let each = heard[first]; each && each.at < at - NEAR; each = heard[++first]) count(each, -1)
    for (const unit of units)
      for (const entry of byRarest.get(unit) ?? []) {
        if (done.has(entry) || entry.units.some((each) => (counts.get(each) ?? 0) === 0)) continue
        done.add(entry)
        note(told, entry, heard.slice(first, next))
      }
  }
  return told
}

/** Each word counts once, for the most that it tells. */
function scoreOf(told: Told): number {
  const counted = new Set<number>()
  let score = 0
  for (const [{ from, to }, weight] of [...told].sort(([, one], [, other]) => other - one)) {
    if (counted.has(from) || counted.has(to)) continue
    for (let token = from; token <= to; token++) counted.add(token)
    score += weight
  }
  return score
}

/** What a text tells goes wrong, whatever the trick, the best told first. Takes time in proportion to the text. */
export function complaintsIn(tokens: readonly Token[]): Complaint[] {
  const heard = heardIn(tokens)
  const told = match(heard)
  const turned = heardFromNollie(heard)
  const toldOfNollie = turned ? match(turned) : told
  const complaints = [...new Set([...told.keys(), ...toldOfNollie.keys()])].flatMap((at) => {
    const fault = FAULTS[at]
    const [plain, ofNollie] = [told.get(at), toldOfNollie.get(at)]
    const where = plain ?? ofNollie
    if (!fault || !where) return []
    const score = plain ? scoreOf(plain) : 0
    const nollieScore = ofNollie ? scoreOf(ofNollie) : 0
    const spans = [...where.keys()]
    const start = Math.min(...spans.map(({ from }) => from))
    return { fault, score, nollieScore, start, end: Math.max(...spans.map(({ to }) => to)) }
  })
  return complaints.sort((one, other) => other.score - one.score)
}

const fits = (subject: Subject, trait: string): boolean =>
  trait.startsWith('not ') ? !has(subject, trait.slice(4) as Trait) : has(subject, trait as Trait)

/** Whether nose and tail, front and back foot have changed their parts; what is held on an end is called after that end. */
const isEndsExchanged = ({ stance, contact, parts }: Motion, { feet }: Fault): boolean =>
  stance === 'nollie' && contact === null && parts.length === 0 && feet !== 'as told'

/** Whether a fault happens to a trick. */
export const happensTo = ({ of }: Fault, subject: Subject): boolean =>
  of.length === 0 || of.some((line) => line.split(' + ').every((trait) => fits(subject, trait)))

/** What can go wrong with a trick, the peculiar ones first. */
export const faultsFor = (subject: Subject): Fault[] => FAULTS.filter((fault) => happensTo(fault, subject))

/** What happens to one trick alone is meant more often than what happens to many, and "it does not work" least. */
const PECULIAR = 1.2
const OF_ANY = 0.8
const VAGUE = 0.5

const likelihood = ({ of, vague }: Fault): number => {
  if (vague) return VAGUE
  if (of.length === 0) return OF_ANY
  return of.every((line) => /^(?:contact|style) /.test(line)) ? PECULIAR : 1
}

/** So near the best one another is meant just as well. */
const NEARLY = 0.85

/**
 * The fault of a trick that is told best, with its score; `rival` where another fits nearly as well, so that it is worth
 * to ask. Null where none of the complaints happens to this trick.
 */
export function faultOf(
  complaints: readonly Complaint[],
  subject: Subject,
): { fault: Fault; rival: Fault | null; score: number } | null {
  const [best, ...others] = complaints
    .filter(({ fault }) => happensTo(fault, subject))
    .map(({ fault, score, nollieScore }) => ({
      fault,
      score: likelihood(fault) * (isEndsExchanged(subject.motion, fault) ? nollieScore : score),
    }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || FAULTS.indexOf(one.fault) - FAULTS.indexOf(other.fault))
  if (!best) return null
  const rival = others.find(
    ({ fault, score }) => fault.symptom !== best.fault.symptom && score >= NEARLY * best.score,
  )
  return { fault: best.fault, rival: rival?.fault ?? null, score: best.score }
}

/** What is said of a trick that only does not work, with nothing that tells how. */
export function faultUntold(subject: Subject): Fault {
  const fault = FAULTS.find((each) => each.vague && happensTo(each, subject))
  if (!fault) throw new Error('The last row of faults.json has to fit every trick.')
  return fault
}

const cues: readonly (readonly [Unit, number])[] = Object.entries(WORDS.told).map(([phrase, weight]) => [
  phraseOf(phrase),
  weight,
])
/** Fitted together with the cues, in log-odds: with no cue and no complaint, and for each point of the best complaint. */
const UNTOLD = -1.9
const PER_POINT = 2
const MOST_POINTS = 2.5

/** How likely it is that a text tells of trouble and wishes for no other trick, from 0 to 1. */
export function isTold(tokens: readonly Token[], complaints = complaintsIn(tokens)): number {
  const said = new Set(heardIn(tokens).flatMap(({ units }) => units))
  const best = complaints.find(({ fault }) => !fault.vague)
  const points = Math.min(best?.score ?? 0, MOST_POINTS)
  const odds = cues.reduce(
    (sum, [unit, weight]) => (said.has(unit) ? sum + weight : sum),
    UNTOLD + PER_POINT * points,
  )
  return 1 / (1 + Math.exp(-odds))
}

/** What mends a fault of a trick, by the fault's id; null where it does not happen to that trick. */
export function remedyFor(id: string, subject: Subject): Remedy | null {
  const fault = FAULTS.find((each) => each.id === id && happensTo(each, subject))
  return fault ? remedyOf(fault, subject.motion) : null
}

export const isFault = (id: string): boolean => FAULTS.some((fault) => fault.id === id)

/** What is seen of a fault, by its id; '' where there is no such fault. */
export const symptomOf = (id: string): string => FAULTS.find((fault) => fault.id === id)?.symptom ?? ''

/** What to change about it, and what to do until it has changed, in the words for that stance. */
export function remedyOf(fault: Fault, motion: Motion): Remedy {
  const said = (text: string) => (isEndsExchanged(motion, fault) ? endsExchanged(text) : text)
  const { symptom, cause, fix, drill } = fault
  return { symptom: said(symptom), cause: said(cause), fix: said(fix), drill: said(drill) }
}
