import type { Motion } from '../../motion.ts'
import { keyOf } from '../library.ts'
import { motionCalled } from '../reading/called.ts'
import rows from './progression.json' with { type: 'json' }

/** What a coach names to someone who lands a trick, the most usual first, one step at a time. */
const NEXT: Readonly<Record<string, readonly string[]>> = rows

/** How much less each trick in a list comes to mind than the one before it. */
const LESS = 0.08
const LEAST = 0.4
/** The trick in a stance that no list is for goes on as the plain one does. */
const IN_STANCE = 0.9
/** Who is told of a grind thinks of it on no side. */
const ON_A_SIDE = 0.85
/** The other side of an obstacle comes to mind as well. */
const OTHER_SIDE = 0.55
/** What comes after several landed tricks comes to mind sooner. */
const TOO = 0.2
/** Who does not flip the board that way yet learns to before it is turned as well. */
const UNFLIPPED = 0.5
/** What comes after a trick that others have left behind. */
const LEFT_BEHIND = 0.3

const SIDE = /^(Frontside|Backside) /
const STANCE = /^(?:Nollie|Fakie|Switch) /
const PLAIN_FLIP = /^(?:(?:Nollie|Switch) )?(?:Kick|Heel)flip$/

/** The lists that go for a trick: its own, else that of its plain form, with what was left out of the name. */
function listOf(name: string): { readonly next: readonly string[]; readonly left: string } {
  const stance = STANCE.exec(name)?.[0] ?? ''
  const side = SIDE.exec(name)?.[0] ?? ''
  const bare = name.replace(stance, '')
  const forms = [
    [name, ''],
    [name.replace(SIDE, ''), side],
    [bare, stance],
    [bare.replace(SIDE, ''), stance],
    [name.replace(/ to Fakie$| Revert$/, ''), ''],
  ] as const
  for (const [form, left] of forms) if (NEXT[form]) return { next: NEXT[form], left }
  return { next: [], left: '' }
}

/** How much each trick comes to mind after one, by its key. */
function comingAfter(made: Motion): ReadonlyMap<string, number> {
  // Which way round a half turn goes makes no difference to what comes after it.
  const name = keyOf(made).replace(/^(?:(Nollie|Fakie|Switch) )?(?:Ollie )?180$/, (_, stance?: string) =>
    [stance, 'Frontside 180'].filter(Boolean).join(' '),
  )
  const found = new Map<string, number>()
  const add = (next: string, weight: number) => {
    const motion = motionCalled(next.toLowerCase())
    const key = motion && keyOf(motion)
    if (!key || key === name) return
    found.set(key, Math.max(found.get(key) ?? 0, weight))
    if (motion.contact && !motion.approach && !SIDE.test(next) && motion.parts.length === 0)
      for (const side of ['Frontside', 'Backside']) add(`${side} ${next}`, weight * ON_A_SIDE)
  }
  const { next: list, left } = listOf(name)
  for (const [at, next] of list.entries()) {
    const weight = Math.max(LEAST, 1 - LESS * at)
    if (STANCE.test(left)) add(next.startsWith(left) ? next : `${left}${next}`, weight * IN_STANCE)
    else add(next, weight)
    if (SIDE.test(left) && made.contact && !SIDE.test(next)) add(`${left}${next}`, weight)
  }
  const side = SIDE.exec(name)?.[0]
  if (made.contact && side)
    add(name.replace(SIDE, side === 'Frontside ' ? 'Backside ' : 'Frontside '), OTHER_SIDE)
  return found
}

const flipsOf = ({ flip, parts }: Motion): readonly unknown[] =>
  [flip, ...parts.map((part) => part.flip)].map(({ kind }) => kind)

const after = new WeakMap<Motion, ReadonlyMap<string, number>>()

/** Before anything else. */
const FIRST_OF_ALL = 1.2

/** What comes to mind for one of whom nothing is known. */
export const AT_THE_START: ReadonlyMap<string, number> = new Map(
  (NEXT[''] ?? []).map((name, at) => [name, FIRST_OF_ALL - LESS * at]),
)

/**
 * How much each trick comes to mind as the next one to somebody who lands these, by its key, at most about 1.5. What
 * others have left behind (`implied`) counts little.
 */
export function nextAfter(
  landed: readonly Motion[],
  implied: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const all = new Map<string, number>()
  const flips = new Set(landed.flatMap(flipsOf))
  const keys = new Set(landed.map(keyOf))
  for (const made of landed) {
    const known = after.get(made) ?? comingAfter(made)
    after.set(made, known)
    // Where the first on the list is landed the second comes first.
    const first = Math.max(...[...known].flatMap(([next, weight]) => (keys.has(next) ? [] : [weight])))
    for (const [next, weight] of known) {
      if (implied.has(next)) continue
      const isFarther =
        /flip/i.test(next) && !PLAIN_FLIP.test(next) && !flips.has(/heelflip/i.test(next) ? 'heel' : 'kick')
      const own =
        (weight / first) * (implied.has(keyOf(made)) ? LEFT_BEHIND : 1) * (isFarther ? UNFLIPPED : 1)
      const before = all.get(next) ?? 0
      all.set(next, Math.max(before, own) + TOO * Math.min(before, own))
    }
  }
  return all
}
