import { exactDifficulty, LEVELS, levelOf } from '../difficulty/difficulty.ts'
import { featuresOf } from '../difficulty/features.ts'
import { NO_FLIP } from '../flip.ts'
import { combine, isOnCoping, type Motion, motion, type Stance, type Wrap } from '../motion.ts'
import { labelOf } from '../name/name.ts'
import { parseTrick } from '../read/parse.ts'
import { quarterOnto } from '../stance.ts'
import { isWhole } from '../styles.ts'
import rows from './before.json' with { type: 'json' }

/** A trick that can be learned, under a key of the caller's. */
export interface Learnable {
  readonly key: string
  readonly motion: Motion
}

/** At most so many steps: what a coach would name. */
const MOST_STEPS = 3

/** What comes before a contact: the same edge with more of the board on it, or the balance without the edge. */
const BEFORE: Partial<Record<string, readonly string[]>> = rows.contacts
/** The same for what is ground where a ramp ends, which one carves up to. */
const BEFORE_ON_COPING: typeof BEFORE = rows['on coping']
/** Contacts onto which one turns away from the obstacle, the tail going around over the street. */
const AWAY: ReadonlySet<string> = new Set(rows.away)
/** The same for tricks that have a movement of their own. */
const BEFORE_STYLE: typeof BEFORE = rows.styles
/** The same for a board that goes end over end: the scoop, the foot that leaves over the nose, or the way between the legs. */
const BEFORE_WRAP: Readonly<Record<Wrap, readonly string[]>> = rows.wraps

/**
 * For each trick the steps that lead to it, the hardest first: the same trick one flip, one turn, or one contact
 * smaller in its own stance, and in the rider's own stance. All are easier than the trick, at most three, and none
 * is itself a step to another; a jump over a whole level is bridged where a trick lies between.
 */
export function stepsTo(tricks: readonly Learnable[]): ReadonlyMap<string, readonly string[]> {
  const all = tricks.map(({ key, motion }) => ({ key, motion, value: exactDifficulty(motion) }))
  const known = all.sort((one, other) => one.value - other.value)
  // Of two names for one motion the first stands for both.
  const byLabel = new Map(known.toReversed().map((trick) => [labelOf(trick.motion), trick]))
  const before = new Map<string, Set<string>>()
  const steps = new Map<string, readonly string[]>()
  // The easiest first, so that what leads to a step is known when the step is.
  for (const trick of known) {
    const easier = (found: Known | undefined) => (found && found.value < trick.value ? [found] : [])
    const candidates = distinct(
      smaller(trick.motion).flatMap((options) => easier(firstOf(options, byLabel, trick))),
    )
    const chosen = chosenOf(trick, withBridge(trick, candidates, known), before)
    steps.set(
      trick.key,
      chosen.map(({ key }) => key),
    )
    before.set(trick.key, new Set(chosen.flatMap(({ key }) => [key, ...(before.get(key) ?? [])])))
  }
  return steps
}

interface Known extends Learnable {
  readonly value: number
}

const distinct = (found: readonly Known[]) => [...new Map(found.map((each) => [each.key, each])).values()]

/** The first of some motions that the library has and that is easier. */
function firstOf(options: readonly Motion[], byLabel: ReadonlyMap<string, Known>, trick: Known) {
  for (const option of options) {
    for (const each of [option, { ...option, pop: !option.pop }]) {
      const found = byLabel.get(labelOf(each))
      if (found && found.value < trick.value) return found
    }
  }
  return undefined
}

/** The own stance keeps a place; what leads to another step anyway is left out. */
function chosenOf(
  { motion: { stance, parts } }: Known,
  candidates: readonly Known[],
  before: ReadonlyMap<string, ReadonlySet<string>>,
): Known[] {
  // Both halves of a combination belong to it.
  const direct = candidates
    .filter(({ key }) => parts.length === 2 || !candidates.some((other) => before.get(other.key)?.has(key)))
    .sort((one, other) => other.value - one.value)
  if (direct.length <= MOST_STEPS || stance === 'regular') return direct.slice(0, MOST_STEPS)
  const twin = direct.find((each) => each.motion.stance === 'regular')
  const own = direct.filter((each) => each !== twin)
  return twin ? [...own.slice(0, MOST_STEPS - 1), twin] : own.slice(0, MOST_STEPS)
}

const rankOf = (value: number) => LEVELS.indexOf(levelOf(Math.round(value * 10) / 10))

/** Where the steps are two levels below, the hardest trick in between that consists of nothing else. */
function withBridge(trick: Known, candidates: readonly Known[], known: readonly Known[]): readonly Known[] {
  const rank = rankOf(trick.value)
  if (candidates.length === 0 || candidates.some(({ value }) => rankOf(value) >= rank - 1)) return candidates
  const has = new Map([...easierContacts(trick.motion), ...ingredientsOf(trick.motion)])
  const bridge = known.findLast(
    ({ value, motion }) =>
      value < trick.value &&
      rankOf(value) === rank - 1 &&
      [...ingredientsOf(motion)].every(([name, times]) => (has.get(name) ?? 0) >= times),
  )
  return bridge ? [...candidates, bridge] : candidates
}

/** What comes before its contacts, and what comes before that: the same flip may go onto an easier edge first. */
function easierContacts({ parts, contact }: Motion): Map<string, number> {
  const found = new Map<string, number>()
  const open: string[] = [...parts.map((part) => part.contact?.name ?? ''), contact?.name ?? '']
  for (const name of open) {
    for (const less of BEFORE[name] ?? []) {
      if (found.has(less)) continue
      found.set(less, 1)
      open.push(less)
    }
  }
  return found
}

/** What a trick consists of, whichever of its parts. */
function ingredientsOf(made: Motion): ReadonlyMap<string, number> {
  if (made.parts.length === 0) return featuresOf(made)
  const all = new Map<string, number>()
  for (const part of made.parts) {
    for (const [name, times] of featuresOf(part)) all.set(name, Math.max(all.get(name) ?? 0, times))
  }
  return all
}

/** Tricks one step smaller, each as the motions that would do, the best first. */
function smaller(from: Motion): Motion[][] {
  if (from.parts.length > 0) return smallerCombinations(from)
  const twin = from.stance === 'regular' ? [] : [[{ ...from, stance: 'regular' as const }]]
  const plain = from.revert ? [[{ ...from, revert: null }]] : []
  const said = from.to ? [[{ ...from, to: null, reverses: false }]] : []
  if (from.contact) return [...twin, ...plain, ...said, ...backDown(from), ...smallerContacts(from)]
  if (from.style && isWhole(from.style)) return [...twin, ...plain, ...said, ...unspun(from)]
  // Rolling back down a bank or a ramp.
  const rolled =
    from.style === 'Transfer'
      ? [named('Ollie to Fakie')]
      : from.to === 'fakie'
        ? [named('Rock to Fakie')]
        : from.reverses
          ? [[{ ...from, reverses: false }], named('Ollie to Fakie')]
          : []
  return [...twin, ...plain, ...said, ...rolled, ...smallerFlat(from)]
}

/** What flies above a coping and comes down as it went up is done with free hands first. */
function backDown({ contact, to }: Motion): Motion[][] {
  const flies = contact?.kind === 'air' || contact?.kind === 'grab'
  return flies && to === 'fakie' ? [named('Ollie to Fakie')] : []
}

/** A combination without its last or first piece, and every piece alone. */
function smallerCombinations({ parts }: Motion): Motion[][] {
  const shorter = parts.length > 2 ? [[combine(parts.slice(0, -1))], [combine(parts.slice(1))]] : []
  return [...shorter, ...parts.map(anyForm)]
}

/** The trick itself, else without the side, else in the rider's own stance. */
function anyForm(made: Motion): Motion[] {
  const unsided = { ...made, approach: null, to: null }
  const forms = [made, { ...made, to: null }, unsided]
  return made.stance === 'regular'
    ? forms
    : [...forms, ...forms.map((form) => ({ ...form, stance: 'regular' as const }))]
}

function named(name: string): Motion[] {
  const parsed = parseTrick(name)
  return parsed.ok ? [parsed.motion] : []
}

/** A trick by its name, on the side and in the stance of another. */
function like(name: string, from: Motion): Motion[] {
  const { approach, stance, bodyDeg } = from
  return named(name).flatMap((found) => {
    const kind = found.contact?.kind
    const onto =
      kind === undefined && found.bodyTurn === 180 && approach ? [onSide(found, null, wayOnto(from))] : []
    const isSided = kind === 'grind' || kind === 'slide' || kind === 'stall' || kind === 'air'
    const side = approach === 'frontside' ? 1 : -1
    const sided = isSided && approach ? [onSide(found, approach, side)] : []
    // Which way an air turns, its name says.
    const turned = kind === 'air' && bodyDeg ? [onSide(found, approach, Math.sign(bodyDeg))] : []
    const either = kind === 'air' ? [onSide(found, null, -1), onSide(found, null, 1)] : []
    return inStance([...sided, ...turned, ...onto, found, ...either], stance)
  })
}

/** Which way an obstacle is turned onto: a slide by its quarter, whatever else by the side it is on. */
function wayOnto(from: Motion): number {
  const side = from.approach === 'frontside' ? 1 : -1
  return Math.sign(quarterOnto(from) ?? (AWAY.has(from.contact?.name ?? '') ? -side : side))
}

function onSide(found: Motion, approach: Motion['approach'], sign: number): Motion {
  const deg = (found.bodyTurn ?? 0) * sign
  return motion({ ...found, approach, bodyDeg: deg, boardDeg: deg })
}

const inStance = (forms: Motion[], stance: Stance): Motion[] =>
  stance === 'regular' ? forms : [...forms.map((form) => ({ ...form, stance })), ...forms]

/** The same manner of getting on comes first; onto what is ridden no pop leads. */
function inManner(forms: Motion[], { style, pop }: Motion): Motion[] {
  if (!style) return forms
  const same = forms.map((form) => ({ ...form, style, pop }))
  return [...same, ...forms.filter((form) => pop || form.contact !== null)]
}

function smallerContacts(from: Motion): Motion[][] {
  const { contact, approach, flip, bodyDeg, bodyTurn } = from
  if (!contact) return []
  if (flip.kind === 'kick' || flip.kind === 'heel') {
    const grabbed = { ...from, flip: NO_FLIP }
    return [[grabbed], [motion({ stance: from.stance, flip })]]
  }
  const before = (isOnCoping(from) && BEFORE_ON_COPING[contact.name]) || BEFORE[contact.name]
  const steps = (before ?? []).map((name) => inManner(like(name, from), from))
  if (from.style) steps.push([{ ...from, style: null }])
  if (from.style && !from.pop) steps.push(...(BEFORE_STYLE[from.style] ?? []).map(named))
  if (contact.kind === 'stall' && from.stance === 'fakie' && bodyTurn === 180) {
    const plain = from.to === 'fakie' ? named(`${contact.name} to Fakie`) : []
    steps.push(named('Half Cab'), [...plain, ...named(contact.name)])
  }
  if (approach && steps.length === 0) steps.push(anyForm({ ...from, approach: null, ...open(from) }))
  const flies = contact.kind === 'air' || contact.kind === 'grab'
  if (flies && (bodyTurn ?? 0) > 180) {
    const less = (bodyTurn ?? 0) - 180
    const sign = Math.sign(bodyDeg ?? 0)
    const turn = (size: number) =>
      sign === 0
        ? { bodyDeg: null, boardDeg: null, bodyTurn: size, boardTurn: size }
        : { bodyDeg: sign * size, boardDeg: sign * size }
    const air: Motion['contact'] = { kind: 'air', name: 'Air' }
    const signed = [1, -1].map((side) =>
      motion({ ...from, contact: air, bodyDeg: side * less, boardDeg: side * less }),
    )
    // To a 540 the grab is learned apart from the turn.
    const held = less === 360 && contact.kind === 'grab' ? [] : [motion({ ...from, ...turn(less) })]
    steps.push([
      ...held,
      motion({ ...from, contact: air, ...turn(less) }),
      motion({ ...from, contact: air, bodyDeg: null, boardDeg: null, bodyTurn: less, boardTurn: less }),
      ...signed,
    ])
    if (contact.kind === 'grab') {
      const size = bodyTurn ?? 0
      const whole = { bodyDeg: null, boardDeg: null, bodyTurn: size, boardTurn: size }
      steps.push([
        motion({ ...from, contact: air, ...turn(size) }),
        motion({ ...from, contact: air, ...whole }),
      ])
      steps.push([motion({ ...from, ...{ bodyDeg: null, boardDeg: null, bodyTurn: 180, boardTurn: 180 } })])
    }
  } else if (contact.kind === 'manual' && from.stance !== 'regular') {
    steps.push([motion({ stance: from.stance })])
  } else if (contact.kind === 'grab' && bodyDeg !== null) {
    steps.push([motion({ ...from, bodyDeg: null, boardDeg: null, bodyTurn: 180, boardTurn: 180 })])
  }
  return steps
}

/** A stall without a side leaves its turn open. */
const open = ({ contact, bodyTurn }: Motion): Partial<Motion> =>
  contact?.kind === 'stall' && bodyTurn
    ? { bodyDeg: null, boardDeg: null, bodyTurn, boardTurn: bodyTurn }
    : {}

/** A trick with a movement of its own, with half a turn less. */
function unspun(from: Motion): Motion[][] {
  const { style, bodyDeg, stance, reverses } = from
  const own = style ? named(style) : []
  const steps = ((style && BEFORE_STYLE[style]) || []).map((name) => like(name, from))
  // Above a wall half a turn is no spin.
  const isPlain = (reverses && from.bodyTurn === 180) || own.some((plain) => plain.bodyDeg === bodyDeg)
  if (!bodyDeg || isPlain) return steps
  return [own.map((plain) => ({ ...plain, stance })), [motion({ stance, bodyDeg, boardDeg: bodyDeg })]]
}

function smallerFlat(from: Motion): Motion[][] {
  const { style, flip, wrap, stance, bodyDeg, boardDeg, late } = from
  const steps: Motion[][] = []
  const made = (fields: Partial<Motion>) => motion({ ...from, pop: true, late: false, ...fields })
  if (style) steps.push([{ ...from, style: null }])
  if (style && from.bodyTurn) steps.push(inStance(named(style), stance))
  if (wrap) {
    if (flip.kind === 'heel') steps.push([{ ...from, flip: { ...flip, kind: 'kick' } }])
    steps.push([made({ wrap: null, flip, bodyDeg: bodyDeg ?? 0, boardDeg: bodyDeg ?? 0 })])
    if (bodyDeg === 0) steps.push(...BEFORE_WRAP[wrap].map((name) => like(name, from)))
    if (wrap === 'forward' && boardDeg) steps.push([motion({ stance, boardDeg })])
    if (bodyDeg !== 0) steps.push([made({ bodyDeg: 0, boardDeg: boardDeg === null ? null : 0 })])
    return steps
  }
  if (from.pop && !style && bodyDeg === 0 && boardDeg === 0 && flip.kind === 'none' && stance === 'regular')
    return ['Kickturn', 'Pushing'].map(named)
  // A shuvit that is only scooped, the easier way round.
  if (!from.pop && bodyDeg === 0 && boardDeg) return [...steps, [{ ...from, boardDeg: -boardDeg }]]
  if (late) steps.push([{ ...from, late: false, pop: true }])
  if (flip.kind === 'kick' || flip.kind === 'heel') {
    const count = flip.count ?? 1
    if (style) steps.push([made({ style: null, flip: NO_FLIP })])
    if (flip.late) steps.push([made({ flip: { ...flip, late: false } })])
    if (count > 1) steps.push([made({ flip: { ...flip, count: count - 1 } })])
    else steps.push([made({ flip: count === 0.5 ? { ...flip, count: 1 } : NO_FLIP })])
  } else if (from.pop && boardDeg && !bodyDeg) steps.push([{ ...from, pop: false }])
  return [...steps, ...lessTurned(from, made)]
}

/** Half a turn less: of rider and board, of the board, of the rider. */
function lessTurned(from: Motion, made: (fields: Partial<Motion>) => Motion): Motion[][] {
  const { bodyDeg, boardDeg } = from
  // A turn of the rider that may go either way is added to what goes straight.
  if (bodyDeg === null && from.bodyTurn) return [[made({ bodyDeg: 0, boardDeg: boardDeg ?? 0 })]]
  if (bodyDeg === null || boardDeg === null) return []
  const less = (deg: number) => deg - 180 * Math.sign(deg)
  const steps: Motion[][] = []
  if (bodyDeg * boardDeg > 0) steps.push([made({ bodyDeg: less(bodyDeg), boardDeg: less(boardDeg) })])
  if (Math.abs(boardDeg) > Math.abs(bodyDeg) || bodyDeg * boardDeg < 0)
    steps.push([made({ boardDeg: less(boardDeg) })])
  if (bodyDeg !== 0 && bodyDeg !== boardDeg && Math.abs(boardDeg) <= 360)
    steps.push([made({ bodyDeg: less(bodyDeg) })])
  return steps
}
