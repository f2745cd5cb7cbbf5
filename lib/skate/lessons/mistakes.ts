import { faultsFor, remedyOf } from '../faults/faults.ts'
import { placeOf } from '../lines/trick.ts'
import { combine, type Motion } from '../motion.ts'
import { type Context, choose, type Fault, inSwitch } from './phrases.ts'
import { writtenOf } from './written.ts'

const MOST = 3

/** So many of what the inventory puts first are peculiar enough to be chosen from. */
const PECULIAR = 3

/** What goes wrong with it: at a joint or on a way off that turns, then what is written of its pieces, then what the one inventory knows of its like. */
export function mistakesOf(motions: readonly Motion[], context: Context, seed: number): Fault[] {
  const whole = combine(motions)
  const chosen: Fault[] = []
  const take = (list: readonly Fault[], key: string, among = list.length) => {
    const [first, ...others] = list
      .filter(({ mistake }) => !chosen.some((each) => each.mistake === mistake))
      .slice(0, among)
    if (first && chosen.length < MOST) chosen.push(choose(seed, `fault ${key}`, [first, ...others]))
  }
  const inventory = known(whole, context)
  const own = motions
    .map((motion, at) => writtenMistakes(motion, context, at < motions.length - 1))
    .toReversed()
  take(inventory.wayOff, 'way off')
  take(inventory.joint, 'joint')
  if (own.some((list) => list.length === 0)) take([...inventory.joint, ...inventory.wayOff], 'joint 2')
  for (const round of ['first', 'second']) for (const list of own) take(list, round)
  for (const round of ['third', 'fourth', 'fifth']) take(inventory.peculiar, round, PECULIAR)
  for (const round of ['sixth', 'seventh', 'eighth']) take(inventory.general, round, PECULIAR)
  return chosen
}

/** What nobody can go wrong in where another piece follows. */
const AT_THE_END =
  /\b(?:at the end|the end of|the exit|com(?:e|ing) off|coming (?:out|down)|roll off|land\w*|way off|roll out|swing back|steer back|carried on)\b/i

/** What is written of a piece, but of the way off where it is another one; of a turn alone it is about the flat. */
function writtenMistakes(motion: Motion, context: Context, goesOn: boolean): Fault[] {
  const { contact, style, flip, wrap, to, revert, bodyTurn, boardTurn } = motion
  if (!contact && !style && flip.kind === 'none' && !wrap && bodyTurn === boardTurn) return []
  const lesson = writtenOf({ ...motion, to: null, revert: null }, context)
  const isLeftAsWritten = !goesOn && !to && !revert
  return (lesson?.mistakes ?? []).filter(
    ({ mistake, fix }) => isLeftAsWritten || !AT_THE_END.test(`${mistake} ${fix}`),
  )
}

/** What tells of fear or of pain, or of no more than that it does not work, is nothing that a page needs to say. */
const HARDLY_NEWS =
  /^(?:fear|hurts|snaps|only standing|wheelbite|crooked|sketchy|now and then|lost|stuck|looks down|stiff|one foot)/

const isAtJoint = (of: readonly string[]): boolean =>
  of.some((line) => /^(?:flip|spin|shuvit) (?:in|out)\b|^into\b|^chained\b|^trick out\b/.test(line))

const isOnTheWayOff = (of: readonly string[]): boolean => of.some((line) => /^\w+ out\b/.test(line))

/** How much else it happens to: one thing alone, one kind of thing, or, where something is met, what is only on the way there. */
function breadthOf(of: readonly string[], { contact, style }: Motion): number {
  if (of.some((line) => /^(?:contact|style) /.test(line))) return 0
  if (of.length === 0) return 3
  return contact === null || style !== null || of.some((line) => /^(?:kind|place) /.test(line)) ? 1 : 2
}

/** What the inventory knows of it: what happens at joints alone and on the way off, what is peculiar to it, and what may happen to anything. */
function known(motion: Motion, { obstacles = [], name = '' }: Context) {
  const place = placeOf(motion, { category: '', obstacles })
  const say = motion.stance === 'switch' ? inSwitch : (text: string) => text
  const faults = faultsFor({ name, motion, place, family: '', obstacles }).filter(({ vague }) => !vague)
  const told = (list: typeof faults): Fault[] =>
    list.map((fault) => {
      const { symptom, fix } = remedyOf(fault, motion)
      return { mistake: say(symptom), fix: say(fix) }
    })
  const alone = faults
    .filter(({ of }) => !isAtJoint(of))
    .toSorted((one, other) => breadthOf(one.of, motion) - breadthOf(other.of, motion))
  return {
    wayOff: told(faults.filter(({ of }) => isAtJoint(of) && isOnTheWayOff(of))),
    joint: told(faults.filter(({ of }) => isAtJoint(of) && !isOnTheWayOff(of))),
    peculiar: told(alone.filter(({ id }) => !HARDLY_NEWS.test(id))),
    general: told(alone.filter(({ id }) => HARDLY_NEWS.test(id))),
  }
}
