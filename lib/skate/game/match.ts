import { type GameTrick, type Machine, machineTry, type ReplyOdds, type Temperament } from './machine.ts'
import {
  type Entry,
  type Game,
  type GameOptions,
  newGame,
  play,
  type Refusal,
  readSet,
  replay,
  type SetTrick,
} from './rules.ts'
import { LONGEST_PLAYER, MOST_PLAYERS } from './settings.ts'

/** Someone who plays; `machine` is null for a person. */
interface Player {
  readonly name: string
  readonly machine: Machine | null
}

/** A game with those who play it. All of it fits into an address: see writeMatch. */
export interface Match {
  readonly players: readonly Player[]
  readonly options: Omit<GameOptions, 'players'>
  /** What the machine's dice depend on: a whole number from 0 to below 2^31. */
  readonly seed: number
  readonly entries: readonly Entry[]
}

/** One try as it is told. */
export interface Told {
  readonly player: number
  readonly kind: Entry['kind']
  readonly trick: SetTrick
  readonly landed: boolean
  /** How likely the machine was to land it, from 0 to 1; null for a person. */
  readonly chance: number | null
  /** How many letters the one who tried has after it, if this try cost one; null if it did not. */
  readonly letters: number | null
}

/** The game of a match. */
export const gameOf = ({ players, options, entries }: Match): Game =>
  replay({ ...options, players: players.length }, entries)

/** The match after the machine's turns, up to the next one of a person. */
export function machinesTurn(match: Match, tricks: readonly GameTrick[], replyOdds?: ReplyOdds): Match {
  let game = gameOf(match)
  while (game.turn.kind !== 'over') {
    const machine = match.players[game.turn.player]?.machine
    const made = machine && machineTry(game, machine, tricks, match.seed, replyOdds)
    const played = made && play(game, made.entry)
    if (!played?.ok) break
    game = played.game
  }
  return { ...match, entries: game.entries }
}

/** The match after the try of a person and the machine's turns that follow, or why the try does not count. */
export function enter(
  match: Match,
  entry: Entry,
  tricks: readonly GameTrick[],
): { readonly ok: true; readonly match: Match } | Refusal {
  const game = gameOf(match)
  const read = entry.kind === 'set' && game.turn.kind === 'set' ? readSet(game, entry.trick) : null
  const played = play(game, read?.ok && entry.kind === 'set' ? { ...entry, trick: read.trick.name } : entry)
  if (!played.ok) return played
  return { ok: true, match: machinesTurn({ ...match, entries: played.game.entries }, tricks) }
}

/** The match before the last try of a person; null if there is none, or the game is over. */
export function takeBack(match: Match): Match | null {
  if (gameOf(match).turn.kind === 'over') return null
  const told = tell(match, [])
  const last = told.findLastIndex(({ player }) => !match.players[player]?.machine)
  return last < 0 ? null : { ...match, entries: match.entries.slice(0, last) }
}

/** Every try of a match in its order. `tricks` are those the machine knows; without them its chances are null. */
export function tell(
  { players, options, seed, entries }: Match,
  tricks: readonly GameTrick[],
): readonly Told[] {
  const told: Told[] = []
  let game = newGame({ ...options, players: players.length })
  for (const entry of entries) {
    const before = game
    const { turn } = before
    const played = play(before, entry)
    if (!played.ok || turn.kind === 'over') return told
    game = played.game
    const { player } = turn
    const machine = players[player]?.machine
    const made = machine && tricks.length > 0 ? machineTry(before, machine, tricks, seed) : null
    const count = game.letters[player] ?? 0
    told.push({
      player,
      kind: entry.kind,
      trick: turn.kind === 'reply' ? turn.trick : setOf(before, entry),
      landed: entry.landed,
      chance: made?.chance ?? null,
      letters: count > (before.letters[player] ?? 0) ? count : null,
    })
  }
  return told
}

/** The trick of a set that was played. */
function setOf(before: Game, entry: Entry): SetTrick {
  const played = play(before, entry.kind === 'set' ? { ...entry, landed: true } : entry)
  const trick = played.ok ? played.game.landed.at(-1) : undefined
  if (!trick) throw new Error('A try that counted has to have a trick.')
  return trick
}

/** What a player got letters on, and what this player set that others got letters on. */
export function outcomeFor(told: readonly Told[], player: number): { lost: SetTrick[]; won: SetTrick[] } {
  const lost = told.filter((one) => one.player === player && one.letters !== null).map(({ trick }) => trick)
  const won: SetTrick[] = []
  let setter = -1
  for (const one of told) {
    if (one.kind === 'set') setter = one.player
    else if (one.letters !== null && setter === player && won.at(-1)?.key !== one.trick.key)
      won.push(one.trick)
  }
  return { lost, won }
}

/** In which order those who played set in the revenge: the loser sets first, as is usual. */
export function revengeOrder(match: Match): number[] {
  const { turn } = gameOf(match)
  const winner = turn.kind === 'over' ? turn.winner : 0
  return match.players.map((_, at) => (winner + 1 + at) % match.players.length)
}

/** A match of the same players with the same rules. */
export function revenge(match: Match, seed: number): Match {
  const players = revengeOrder(match).flatMap((at) => match.players[at] ?? [])
  return { ...match, players, seed, entries: [] }
}

const TEMPERAMENT_SIGNS: Record<Temperament, string> = {
  steady: 's',
  technical: 't',
  'all or nothing': 'a',
  finals: 'f',
}
const OPTION_SIGNS: Record<keyof Match['options'], string> = {
  twoLastTries: '2',
  flatOnly: 'f',
  noRepeats: 'r',
}
const optionNames = Object.keys(OPTION_SIGNS) as (keyof Match['options'])[]

/** A match as a query string, without the question mark. */
export function writeMatch({ players, options, seed, entries }: Match): string {
  const query = new URLSearchParams()
  for (const { name, machine } of players) {
    query.append('p', name)
    query.append('m', machine ? `${machine.strength}${TEMPERAMENT_SIGNS[machine.temperament]}` : '')
  }
  query.set('o', optionNames.map((name) => (options[name] ? OPTION_SIGNS[name] : '')).join(''))
  query.set('s', `${seed}`)
  query.set(
    'e',
    entries.map((entry) => `${entry.kind === 'set' ? `${entry.trick}_` : ''}${+entry.landed}`).join('.'),
  )
  return query.toString()
}

/** The match that a query string holds; null if it holds none, or one that cannot have been played. */
export function readMatch(text: string): Match | null {
  const query = new URLSearchParams(text)
  const machines = query.getAll('m')
  const players = query.getAll('p').map((name, at) => ({ name, machine: readMachine(machines[at] ?? '') }))
  const seed = Number(query.get('s') ?? Number.NaN)
  const isPlayable =
    players.length >= 2 &&
    players.length <= MOST_PLAYERS &&
    players.every(({ name }) => name.trim() !== '' && name.length <= LONGEST_PLAYER) &&
    Number.isInteger(seed) &&
    seed >= 0 &&
    seed < 2 ** 31
  if (!isPlayable) return null
  const signs = query.get('o') ?? ''
  const [twoLastTries, flatOnly, noRepeats] = optionNames.map((name) => signs.includes(OPTION_SIGNS[name]))
  const options = { twoLastTries: !!twoLastTries, flatOnly: !!flatOnly, noRepeats: !!noRepeats }
  const entries = (query.get('e') ?? '').split('.').filter(Boolean).map(readEntry)
  const match = { players, options, seed, entries }
  return gameOf(match).entries.length === entries.length ? match : null
}

const isTemperamentSign = (sign: string) => Object.values(TEMPERAMENT_SIGNS).includes(sign)

function readMachine(text: string): Machine | null {
  const strength = Number(text.slice(0, -1))
  const sign = text.slice(-1)
  if (!isTemperamentSign(sign) || !Number.isFinite(strength) || Math.abs(strength) > 10) return null
  const found = (Object.keys(TEMPERAMENT_SIGNS) as Temperament[]).find(
    (name) => TEMPERAMENT_SIGNS[name] === sign,
  )
  return found ? { strength, temperament: found } : null
}

function readEntry(text: string): Entry {
  const at = text.lastIndexOf('_')
  const landed = text.endsWith('1')
  return at < 0 ? { kind: 'reply', landed } : { kind: 'set', trick: text.slice(0, at), landed }
}
