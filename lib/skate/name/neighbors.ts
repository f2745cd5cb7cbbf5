import { turnOf } from '../contacts.ts'
import { NO_FLIP } from '../flip.ts'
import { combine, type Motion, motion, STANCES, type Stance } from '../motion.ts'
import { parseTrick } from '../read/parse.ts'
import { carriedStance, exitOf, halfTurns } from '../stance.ts'
import { isWhole, STYLES, type StyleName } from '../styles.ts'
import { nameTrick } from './name.ts'

/** The one thing that is different about a neighbor. */
export type Change =
  | 'stance'
  | 'turn'
  | 'board'
  | 'flip'
  | 'count'
  | 'late'
  | 'revert'
  | 'side'
  | 'to fakie'
  | 'in'
  | 'out'

/** A motion one change away, and its name. */
interface Neighbor {
  readonly change: Change
  readonly motion: Motion
  readonly name: string
}

/** Tricks one change away that skaters have a name for: another stance, a turn, a flip, one more, a revert. */
export function neighborsOf(from: Motion): Neighbor[] {
  if (from.parts.length > 0) return []
  return stepsFrom(from).flatMap(([change, to]) => {
    const named = nameTrick(to)
    // A rock or a tail stall turns otherwise in fakie: what the new name means counts.
    const read = named && parseTrick(named.name)
    return named && read?.ok ? [{ change, motion: read.motion, name: named.name }] : []
  })
}

type Step = readonly [Change, Motion]

function stepsFrom(from: Motion): Step[] {
  const stances = STANCES.filter((stance) => stance !== from.stance && hasStance(from, stance)).map(
    (stance): Step => ['stance', inStance(from, stance)],
  )
  const kind = from.contact?.kind
  if (kind === 'grind' || kind === 'slide' || kind === 'manual') return [...stances, ...edgeSteps(from)]
  if (from.contact || (from.style && isWhole(from.style))) return stances
  return [...stances, ...turnSteps(from), ...flipSteps(from), revertStep(from)]
}

/** Where the board is not popped off an end that stance has no other: nobody does a nollie pogo or a nollie drop in. */
const UNPOPPED = new Set<StyleName>([
  'Slappy',
  'Boneless',
  'Alley-Oop',
  'Rodeo',
  'Layback',
  'Transfer',
  'Wallie',
  'Pole Jam',
])

function hasStance({ style, contact }: Motion, stance: Motion['stance']): boolean {
  const isHeldWhole = style !== null && !contact && !STYLES[style].isWay && !STYLES[style].pop
  // A stand of freestyle faces no way at all.
  if (isHeldWhole) return stance !== 'nollie' && STYLES[style].flip.kind !== null
  if (stance !== 'nollie') return true
  const isOnWall = ['stall', 'plant', 'air', 'grab'].includes(contact?.kind ?? '')
  return !isOnWall && !(style && UNPOPPED.has(style))
}

/** In fakie a stall is met and left the other way around, so that its name counts: "Fakie Tail Stall", "Fakie Rock". */
function inStance(from: Motion, stance: Stance): Motion {
  const plain = { ...from, stance }
  if (from.contact?.kind !== 'stall') return plain
  // A cab is how one comes fakie; from forward it is the plain stall.
  const name =
    nameTrick(from)?.name.replace(/^(Nollie|Fakie|Switch|(Frontside )?(Half Cab|Caballerial)) /, '') ?? ''
  const there = stance === 'fakie' ? name.replace(/ to Fakie$/, '') : name.replace(/^Rock$/, 'Rock to Fakie')
  const read = parseTrick(`${stance} ${there}`)
  return read.ok && read.motion.stance === stance ? read.motion : plain
}

function edgeSteps(from: Motion): Step[] {
  const isManual = from.contact?.kind === 'manual'
  // Two wheels on a pad have no side, and who comes fakie rolls away fakie by a plain exit.
  const sides = isManual ? [] : (['frontside', 'backside'] as const).filter((side) => side !== from.approach)
  const steps = sides.map((side): Step => ['side', { ...from, approach: side }])
  const isLeftFakie = isManual || from.stance === 'fakie' || from.revert !== null
  if (from.contact && turnOf(from.contact) === 0 && !isLeftFakie)
    steps.push(['to fakie', { ...from, to: from.to ? null : 'fakie' }])
  const flips = (['kick', 'heel'] as const).map((kind) => ({ kind, count: 1, late: false }))
  for (const flip of flips) {
    const onto = motion({ stance: from.stance, flip })
    // Nothing flips into what is not popped.
    if (from.style !== 'Slappy')
      steps.push(['in', combine([onto, { ...from, stance: carriedStance(from.stance, exitOf(onto)) }])])
    if (from.to || from.revert) continue
    steps.push(['out', combine([from, motion({ stance: carriedStance(from.stance, exitOf(from)), flip })])])
  }
  return steps
}

function turnSteps(from: Motion): Step[] {
  const { bodyDeg, boardDeg } = from
  if (bodyDeg === null || boardDeg === null || from.wrap) return []
  return [180, -180].flatMap((deg): Step[] => [
    ['turn', remade(from, { bodyDeg: bodyDeg + deg, boardDeg: boardDeg + deg })],
    ['board', remade(from, { boardDeg: boardDeg + deg })],
  ])
}

/** The same with other turns or another flip; a late flip takes the place of a late turn. */
function remade(from: Motion, fields: Partial<Motion>): Motion {
  const made = motion({ ...from, pop: true, ...fields })
  const isTurned = made.bodyDeg !== 0 || made.boardDeg !== 0
  const late = made.late && made.flip.kind === 'none' && isTurned
  return { ...made, late, reverses: made.to !== null && (halfTurns(made) ?? 0) % 2 === 0 }
}

function flipSteps(from: Motion): Step[] {
  const { flip, wrap } = from
  if (wrap) return []
  const kinds = (['kick', 'heel'] as const).filter((kind) => kind !== flip.kind)
  const steps = kinds.map(
    (kind): Step => [
      'flip',
      remade(from, { flip: { kind, count: Math.max(flip.count ?? 1, 1), late: flip.late } }),
    ],
  )
  if (flip.kind === 'none' || flip.kind === null || flip.count === null) return steps
  steps.push(['flip', remade(from, { flip: NO_FLIP })])
  steps.push(['late', remade(from, { flip: { ...flip, late: !flip.late } })])
  const counts = [1, 2, 3].filter((count) => Math.abs(count - (flip.count ?? 0)) === 1)
  return [...steps, ...counts.map((count): Step => ['count', remade(from, { flip: { ...flip, count } })])]
}

function revertStep(from: Motion): Step {
  // Without a pop, a bare revert would be a trick of its own.
  const pop = from.pop || (from.flip.kind === 'none' && from.boardDeg === 0)
  return ['revert', { ...from, pop, revert: from.revert ? null : 'either' }]
}
