import { placeOf } from '../lines/trick.ts'
import type { Motion } from '../motion.ts'
import { labelOf } from '../name/name.ts'
import { nameKey } from '../name/query.ts'
import { parseTrick } from '../read/parse.ts'
import { inSentence } from '../wording.ts'
import { MOST_PLAYERS, WORD } from './settings.ts'

/** What is settled before the first trick. */
export interface GameOptions {
  /** From two to four; the first one sets first. */
  readonly players: number
  /** Whether the one who is a letter from being out has two tries to reply. */
  readonly twoLastTries: boolean
  /** Whether only tricks on flat ground count. */
  readonly flatOnly: boolean
  /** Whether a trick that was set and landed cannot be set again. */
  readonly noRepeats: boolean
}

/** One try, as it is entered. The one whose turn it is made it. */
export type Entry =
  | { readonly kind: 'set'; readonly trick: string; readonly landed: boolean }
  | { readonly kind: 'reply'; readonly landed: boolean }

/** A trick that may be set: what it is called, however it was typed. */
export interface SetTrick {
  readonly name: string
  readonly key: string
  readonly motion: Motion
}

/** Whose turn it is, and for what. Players are counted from 0. */
export type Turn =
  | { readonly kind: 'set'; readonly player: number }
  | {
      readonly kind: 'reply'
      readonly player: number
      readonly trick: SetTrick
      readonly triesLeft: number
      /** Those who reply after this one. */
      readonly waiting: readonly number[]
    }
  | { readonly kind: 'over'; readonly winner: number }

/** A game after some entries. Everything in it follows from the options and the entries. */
export interface Game {
  readonly options: GameOptions
  readonly entries: readonly Entry[]
  /** Letters of each player, from 0 to 5. */
  readonly letters: readonly number[]
  /** Who set last, or sets now. */
  readonly setter: number
  readonly turn: Turn
  /** The tricks that were set and landed, in their order. */
  readonly landed: readonly SetTrick[]
}

/** Why an entry or a trick does not count, in a sentence. */
export interface Refusal {
  readonly ok: false
  readonly why: 'not understood' | 'already done' | 'not on flat' | 'not your turn' | 'game over'
  readonly message: string
}

/** A game before its first entry. Throws a RangeError for fewer than two players or more than four. */
export function newGame(options: GameOptions): Game {
  const { players } = options
  if (!Number.isInteger(players) || players < 2 || players > MOST_PLAYERS)
    throw new RangeError('Two to four can play.')
  const letters = new Array<number>(players).fill(0)
  return { options, entries: [], letters, setter: 0, turn: { kind: 'set', player: 0 }, landed: [] }
}

/** The game after another entry, or why it does not count. A game that is over takes none. */
export function play(game: Game, entry: Entry): { readonly ok: true; readonly game: Game } | Refusal {
  const { turn } = game
  if (turn.kind === 'over') return refused('game over', 'This game is over.')
  if (turn.kind !== entry.kind) {
    const wanted =
      turn.kind === 'set'
        ? 'Set a trick first.'
        : `The ${inSentence(turn.trick.name)} has to be answered first.`
    return refused('not your turn', wanted)
  }
  const entries = [...game.entries, entry]
  if (entry.kind === 'reply') {
    return {
      ok: true,
      game: turn.kind === 'reply' ? replied({ ...game, entries }, turn, entry.landed) : game,
    }
  }
  const read = readSet(game, entry.trick)
  if (!read.ok) return read
  return { ok: true, game: wasSet({ ...game, entries }, read.trick, entry.landed) }
}

/** The game that some entries make of the options; stops before the first entry that does not count. */
export function replay(options: GameOptions, entries: readonly Entry[]): Game {
  let game = newGame(options)
  for (const entry of entries) {
    const played = play(game, entry)
    if (!played.ok) return game
    game = played.game
  }
  return game
}

/**
 * The trick that a name stands for, as typed or spoken, if it may be set now. The same motion under another name is
 * the same trick; fakie, switch and nollie of it are others.
 */
export function readSet(
  { options, landed }: Game,
  typed: string,
): { readonly ok: true; readonly trick: SetTrick } | Refusal {
  const parsed = parseTrick(typed)
  if (!parsed.ok) return refused('not understood', parsed.message)
  const trick = setTrick(parsed.motion)
  const { name } = trick
  // It is kept by its name, which a row of short words can make too long to be read again.
  const kept = typed === name ? parsed : parseTrick(name)
  if (!kept.ok) return refused('not understood', kept.message)
  if (options.flatOnly && !isOnFlat(parsed.motion)) {
    return refused('not on flat', `The ${inSentence(name)} needs more than flat ground.`)
  }
  if (options.noRepeats && landed.some(({ key }) => key === trick.key)) {
    const said = typed.trim()
    const isSame = nameKey(said) === trick.key
    return refused(
      'already done',
      isSame
        ? `The ${inSentence(name)} was done already.`
        : `“${said}” is the ${inSentence(name)}, and that was done already.`,
    )
  }
  return { ok: true, trick }
}

/** What a motion is called in a game, and what tells whether two are one trick. */
export function setTrick(motion: Motion): SetTrick {
  const name = labelOf(motion)
  return { name, key: nameKey(name), motion }
}

/** The letters of a player as they are said: "S-K-A", or '' before the first. */
export const lettersOf = (count: number): string => [...WORD.slice(0, count)].join('-')

/** Whether a miss at this turn would be the last letter of the one whose turn it is. */
export const isLastTry = ({ turn, letters }: Game): boolean =>
  turn.kind === 'reply' && turn.triesLeft === 1 && letters[turn.player] === WORD.length - 1

const refused = (why: Refusal['why'], message: string): Refusal => ({ ok: false, why, message })

/** Whether a trick can be done where there is nothing but ground. */
export const isOnFlat = (motion: Motion): boolean =>
  placeOf(motion, { category: '', obstacles: ['Flat Ground'] }) === 'flat'

/** The players still in, in the order of their turns, beginning after one of them. */
function after({ letters }: Game, player: number): number[] {
  const others = letters.map((_, at) => (player + 1 + at) % letters.length)
  return others.filter((other) => other !== player && isIn(letters, other))
}

const isIn = (letters: readonly number[], player: number) => (letters[player] ?? 0) < WORD.length

function wasSet(game: Game, trick: SetTrick, isLanded: boolean): Game {
  const others = after(game, game.setter)
  if (isLanded) return askNext({ ...game, landed: [...game.landed, trick] }, trick, others)
  const setter = others[0] ?? game.setter
  return { ...game, setter, turn: { kind: 'set', player: setter } }
}

function askNext(game: Game, trick: SetTrick, waiting: readonly number[]): Game {
  const [player, ...rest] = waiting
  const { setter, letters, options } = game
  if (player === undefined) return { ...game, turn: { kind: 'set', player: setter } }
  const triesLeft = options.twoLastTries && letters[player] === WORD.length - 1 ? 2 : 1
  return { ...game, turn: { kind: 'reply', player, trick, triesLeft, waiting: rest } }
}

function replied(game: Game, turn: Extract<Turn, { kind: 'reply' }>, isLanded: boolean): Game {
  const { player, trick, triesLeft, waiting } = turn
  if (!isLanded && triesLeft > 1) return { ...game, turn: { ...turn, triesLeft: triesLeft - 1 } }
  if (isLanded) return askNext(game, trick, waiting)
  const letters = game.letters.map((count, at) => (at === player ? count + 1 : count))
  const left = letters.flatMap((_, at) => (isIn(letters, at) ? [at] : []))
  const [winner] = left
  if (left.length === 1 && winner !== undefined) return { ...game, letters, turn: { kind: 'over', winner } }
  return askNext({ ...game, letters }, trick, waiting)
}
