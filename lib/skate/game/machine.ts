import { rarityOf } from '../coach/fame.ts'
import { rawDifficulty } from '../difficulty/difficulty.ts'
import { leaning, PRO_ODDS, type ProTries, proRate } from '../difficulty/pros.ts'
import type { Motion, Stance } from '../motion.ts'
import { isWhole } from '../styles.ts'
import { type Entry, type Game, isOnFlat, type SetTrick, setTrick } from './rules.ts'

/** A trick that the machine may set, with the log-odds of a professional's landing it. */
export interface GameTrick {
  readonly name: string
  /** The same as one word: see nameKey. */
  readonly key: string
  /** How often professionals set it in the recorded games. */
  readonly often: number
  /** How little it is known, from 0 for what everyone knows. */
  readonly rarity: number
  /** What its log-odds lose for each logit that one is below a professional. */
  readonly slope: number
  /** When the one who tries chose it. */
  readonly set: number
  /** When another had just landed it. */
  readonly reply: number
}

/** The tricks of a list as the machine knows them, each motion once. `pros` is null if no recorded game has the trick. */
export function gameTricks(
  list: readonly { readonly motion: Motion; readonly pros: ProTries | null }[],
): readonly GameTrick[] {
  const tries = new Map<string, { trick: SetTrick; pros: ProTries }>()
  for (const { motion, pros } of list.filter(({ motion }) => isSetInGames(motion))) {
    const trick = setTrick(motion)
    const known = tries.get(trick.key)?.pros ?? NO_TRIES
    tries.set(trick.key, { trick, pros: sumOf(known, pros ?? NO_TRIES) })
  }
  return [...tries.values()].map(({ trick, pros }) => gameTrick(trick, pros, rarityOf(trick.name)))
}

/** One trick on flat ground, popped or turned: no one sets a push. */
function isSetInGames(motion: Motion): boolean {
  const { flip, boardTurn, bodyDeg, style, parts, to } = motion
  if (parts.length > 0 || to !== null) return false
  const moves = flip.kind !== 'none' || boardTurn !== 0 || bodyDeg !== 0
  return isOnFlat(motion) && (style === null || (moves && !isWhole(style)))
}

const NO_TRIES: ProTries = { set: 0, setLanded: 0, reply: 0, replyLanded: 0 }

const sumOf = (one: ProTries, other: ProTries): ProTries => ({
  set: one.set + other.set,
  setLanded: one.setLanded + other.setLanded,
  reply: one.reply + other.reply,
  replyLanded: one.replyLanded + other.replyLanded,
})

function gameTrick({ name, key, motion }: SetTrick, pros: ProTries, rarity: number): GameTrick {
  const { set: often, setLanded, reply: asked, replyLanded } = pros
  const raw = rawDifficulty(motion)
  const expected = (isChosen: boolean) =>
    shareOf(logit(proRate(raw, often, isChosen, PRO_ODDS)) + easeOf(raw))
  const set = logit(leaning(setLanded, often, expected(true)))
  const reply = logit(leaning(replyLanded, asked, expected(false)))
  return { name, key, slope: slopeOf(motion, raw), often, rarity, set, reply }
}

/** Professionals hardly play what is easier than this, so that their games do not say how much easier it is. */
const EASIEST_RECORDED = 4

/** What a trick below the recorded ones adds to its log-odds: a logit for each point. */
const easeOf = (raw: number): number => Math.max(0, EASIEST_RECORDED - raw)

/** Professionals ride every stance. What others lack is most of all the unusual ones, in points of difficulty. */
const RARE_STANCE: Record<Stance, number> = { regular: 0, fakie: 0.5, nollie: 1, switch: 3.5 }

/** So that a logit is what a strength says: who is one weaker wins about one game in ten. */
const USUAL_SET = 6.2

/** What a weaker skater lacks grows with the difficulty, and away from the own stance: a skater's judgment. */
const slopeOf = ({ stance }: Motion, raw: number): number => (raw + RARE_STANCE[stance]) / USUAL_SET

/** What a strength makes of a trick's log-odds. */
const shiftOf = ({ slope }: GameTrick, strength: number): number => strength * slope

const logit = (share: number): number => Math.log(share / (1 - share))
const shareOf = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds))

/** How the machine chooses its sets. `finals` goes down the list of what was set most in the recorded games. */
export type Temperament = 'steady' | 'technical' | 'all or nothing' | 'finals'

/** An opponent that is no one. */
export interface Machine {
  /** In logits against a professional: 0 is one, -1 wins about one game in ten against one. */
  readonly strength: number
  readonly temperament: Temperament
}

/** What the machine did, with its dice open. */
interface MachineTry {
  readonly entry: Entry
  /** How likely it was to land this, from 0 to 1. */
  readonly chance: number
  /** The die: it landed if this is below the chance. */
  readonly roll: number
}

/** How likely another player lands a reply, from 0 to 1. */
export type ReplyOdds = (trick: GameTrick) => number

/** From a first ollie to a professional, in logits. */
export const STRENGTHS = {
  beginner: -6,
  rolling: -4.5,
  regular: -3,
  advanced: -1.75,
  sponsored: -0.75,
  professional: 0,
} as const

/**
 * How the temperaments choose: what counts that the machine lands it, what counts that the other does not, as powers;
 * what it does not set below, as a share; and what it is better or worse by than the professionals of the recorded
 * games, so that each lands as many sets and replies as they did, since it does not choose as they did.
 */
const CHOOSING: Record<
  Temperament,
  { own: number; other: number; atLeast: number; set: number; reply: number }
> = {
  steady: { own: 1, other: 0.1, atLeast: 0.6, set: -0.01, reply: -0.19 },
  technical: { own: 0.6, other: 0.6, atLeast: 0.5, set: 0.13, reply: -0.01 },
  'all or nothing': { own: -0.2, other: 0.7, atLeast: 0.5, set: 0.25, reply: 0.1 },
  finals: { own: 0, other: 0, atLeast: 0.5, set: 0, reply: 0 },
}

/** A day is better or worse by this many logits, as a standard deviation: recorded games are as short as that. */
const DAY_FORM = 0.33

/** How likely someone of a strength lands a trick that they chose, and one that another chose; from 0 to 1. */
export const chancesOf = (trick: GameTrick, strength: number): { set: number; reply: number } => ({
  set: shareOf(trick.set + shiftOf(trick, strength)),
  reply: shareOf(trick.reply + shiftOf(trick, strength)),
})

const WEAKEST = STRENGTHS.beginner - 1
const STRONGEST = STRENGTHS.professional + 0.5

/** The strength that lands sets of these tricks as often as someone does, all in all; null if none is given. */
export function strengthLike(
  known: readonly { readonly trick: GameTrick; readonly rate: number }[],
): number | null {
  if (known.length === 0) return null
  const surplus = (strength: number) =>
    known.reduce((sum, { trick, rate }) => sum + chancesOf(trick, strength).set - rate, 0)
  let [low, high] = [WEAKEST, STRONGEST]
  while (high - low > 0.01) {
    const middle = (low + high) / 2
    if (surplus(middle) < 0) low = middle
    else high = middle
  }
  return Math.round(50 * (low + high)) / 100
}

/**
 * What the machine does at its turn, whoever else plays. The same seed and the same entries make the same try, however
 * often one of them was taken back. `replyOdds` are those of the player who replies next; without them it takes the
 * other for as good as itself. Null when it has no trick left to set, or the game is over.
 */
export function machineTry(
  game: Game,
  machine: Machine,
  tricks: readonly GameTrick[],
  seed: number,
  replyOdds?: ReplyOdds,
): MachineTry | null {
  const { turn, entries } = game
  const die = (use: number) => roll(seed, entries.length * 4 + use)
  if (turn.kind === 'over') return null
  const form = machine.strength + DAY_FORM * dayOf(seed, turn.player)
  const choosing = CHOOSING[machine.temperament]
  if (turn.kind === 'reply') {
    const asked = tricks.find(({ key }) => key === turn.trick.key) ?? gameTrick(turn.trick, NO_TRIES, 0)
    const chance = chancesOf(asked, form + choosing.reply).reply
    const landing = die(0)
    return { entry: { kind: 'reply', landed: landing < chance }, chance, roll: landing }
  }
  const trick = chooseSet(game, machine, tricks, die(1), replyOdds)
  if (!trick) return null
  const chance = chancesOf(trick, form + choosing.set).set
  const landing = die(0)
  return { entry: { kind: 'set', trick: trick.name, landed: landing < chance }, chance, roll: landing }
}

const FEWEST_CHOICES = 8

const surest = <Known extends { chance: number }>(known: readonly Known[]): Known[] =>
  known.toSorted((one, other) => other.chance - one.chance).slice(0, FEWEST_CHOICES)

type Weighed = { trick: GameTrick; weight: number }

/** What is one step less known is set so much less, as an exponent of e: who plays for fun sets what everyone knows. */
const FAME = 1

/** The tricks it lands, with how likely each is set: what is often set by professionals more, what the other lands less. */
function weighSets(
  tricks: readonly GameTrick[],
  { strength, temperament }: Machine,
  replyOdds: ReplyOdds = (trick) => chancesOf(trick, strength).reply,
): Weighed[] {
  const { own, other, atLeast } = CHOOSING[temperament]
  const known = tricks.map((trick) => ({ trick, chance: chancesOf(trick, strength).set }))
  const sure = known.filter(({ chance }) => chance >= atLeast)
  const choices = sure.length >= FEWEST_CHOICES ? sure : surest(known)
  if (temperament === 'finals') return choices.map(({ trick }) => ({ trick, weight: trick.often }))
  // The weaker, the less it shares the habits of professionals, and the more those of everyone.
  const habit = Math.exp(strength / 2)
  return choices.map(({ trick, chance }) => {
    const known = (1 + trick.often) ** habit * Math.exp(-FAME * (1 - habit) * trick.rarity)
    return { trick, weight: known * chance ** own * (1 - replyOdds(trick)) ** other }
  })
}

/** The names of the tricks that each strength and temperament sets most likely at first, the likeliest first. */
export function usualSets(tricks: readonly GameTrick[], count: number): UsualSets {
  const setsOf = (strength: number, temperament: Temperament) =>
    weighSets(tricks, { strength, temperament })
      .sort((one, next) => next.weight - one.weight)
      .slice(0, count)
      .map(({ trick }) => trick.name)
  const byStrength = Object.entries(STRENGTHS).map(([name, strength]) => [
    name,
    Object.fromEntries(
      (Object.keys(CHOOSING) as Temperament[]).map((temperament) => [
        temperament,
        setsOf(strength, temperament),
      ]),
    ),
  ])
  return Object.fromEntries(byStrength)
}

/** Names of tricks by strength and temperament. */
export type UsualSets = Record<keyof typeof STRENGTHS, Record<Temperament, string[]>>

/** Draws among the tricks it lands. */
function chooseSet(
  { landed, options, entries }: Game,
  machine: Machine,
  tricks: readonly GameTrick[],
  die: number,
  replyOdds?: ReplyOdds,
): GameTrick | null {
  const done = new Set(options.noRepeats ? landed.map(({ key }) => key) : [])
  const left = tricks.filter(({ key }) => !done.has(key))
  const weighed = weighSets(left, machine, replyOdds)
  if (machine.temperament === 'finals') return nextOnRecord(weighed, entries)
  let rest = die * weighed.reduce((sum, { weight }) => sum + weight, 0)
  for (const { trick, weight } of weighed) {
    rest -= weight
    if (rest < 0) return trick
  }
  return weighed.at(-1)?.trick ?? null
}

/** What was set most in the recorded games of all that was not set in this one. */
function nextOnRecord(choices: readonly { trick: GameTrick }[], entries: Game['entries']): GameTrick | null {
  const tried = new Set(entries.flatMap((entry) => (entry.kind === 'set' ? entry.trick : [])))
  const list = choices.map(({ trick }) => trick).toSorted((one, other) => other.often - one.often)
  return list.find(({ name }) => !tried.has(name)) ?? list[0] ?? null
}

/** A number from 0 to below 1 that depends on nothing else: the mixing of splitmix32. */
export function roll(seed: number, at: number): number {
  let mixed = (seed + Math.imul(at + 1, 0x9e3779b9)) | 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
}

/** A player's form in a game, distributed normally around 0 with deviation 1 (Box and Muller's formula). */
function dayOf(seed: number, player: number): number {
  const [far, around] = [roll(seed, -2 - 2 * player), roll(seed, -3 - 2 * player)]
  return Math.sqrt(-2 * Math.log(1 - far)) * Math.cos(2 * Math.PI * around)
}
