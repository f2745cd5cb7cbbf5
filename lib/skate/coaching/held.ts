import type { Motion, Stance } from '../motion.ts'
import type { Lead } from '../stance.ts'
import { edgeMoments } from './edge.ts'
import { catchStep, flickStep } from './flick.ts'
import { isFlat } from './flight.ts'
import { landStep } from './land.ts'
import type { Context } from './lesson.ts'
import { manualMoments } from './manual.ts'
import { popStep } from './pop.ts'
import { rollAway } from './roll-away.ts'
import { feetSteps } from './set-up.ts'
import { type Analysis, analyse } from './take.ts'
import { turnStep } from './turn.ts'

interface Held {
  readonly approach: string
  readonly set: string | null
  readonly up: string
  readonly lock: string
  readonly hold: string
  readonly out: string
  readonly over: string
  readonly is: string
}

function heldMoments(part: Motion, from: Stance, context: Context, exit: Lead | null): Held | null {
  const kind = part.contact?.kind
  if (kind === 'manual') {
    const moments = manualMoments(part, exit, from)
    const { on } = moments.balance
    return {
      ...moments,
      set: null,
      over: `and bring the hips over the ${on} truck before you land`,
      is: `you balance on the ${on} truck`,
    }
  }
  if (kind !== 'grind' && kind !== 'slide') return null
  const moments = edgeMoments(part, context, exit, from)
  if (!moments) return null
  return { ...moments, over: moments.turn ? `and ${moments.turn}` : `above the ${moments.words.thing}` }
}

function intoSteps(take: Analysis, held: Held): string[] {
  const [feet, other] = feetSteps(take)
  const place = feet?.replace(/^.*?, with /, 'Have ') ?? ''
  const hangs = take.isFlipped
    ? `${catchStep({ ...take, seed: 0 }).replace(/\.$/, '')}, ${held.over}.`
    : `Meet the board while it is still high, ${held.over}.`
  const flick = take.isFlipped ? [flickStep(take)] : [turnStep(take)]
  return [
    held.approach,
    `${place} ${other ?? ''}`,
    popStep(take),
    ...flick.filter((step) => step !== null),
    hangs,
    held.lock,
    held.hold,
  ]
}

function outSteps(part: Motion, exit: Lead | null): string[] {
  const take = otherwise(analyse(part))
  if (part.style === 'Kickturn') {
    return [
      'Without letting the wheels down, turn head and shoulders and swing the raised end half round.',
      `Set the wheels down facing the new way and ${rollAway(part.stance, exit)}.`,
    ]
  }
  const pop = popStep(take)
  const moving = `While you still have speed, ${pop.charAt(0).toLowerCase()}${pop.slice(1)}`
  const middle = take.isFlipped ? [flickStep(take), catchStep(take)] : [turnStep(take)]
  return [moving, ...middle.filter((step) => step !== null), landStep({ ...take, exit })]
}

/** The same in other words, for a trick that comes twice. */
function otherwise(take: Analysis): Analysis {
  return { ...take, seed: ~take.seed >>> 0 }
}

/** Something on an edge or a manual pad, with what comes before and after it. */
export function heldSteps(parts: readonly Motion[], context: Context, exit: Lead | null): string[] | null {
  const [first] = parts
  if (!first) return null
  const steps: string[] = []
  let before: Motion | null = null
  for (const [at, part] of parts.entries()) {
    const isLast = at === parts.length - 1
    const next = parts[at + 1]
    if (isFlat(part)) {
      if (part.flip.kind === null || (part.boardTurn === null && part.bodyTurn === null)) return null
      const held = next ? heldMoments(next, first.stance, context, exit) : null
      if (before) steps.push(...outSteps(part, exit))
      else if (held) steps.push(...intoSteps(analyse(part), held))
      else return null
    } else {
      const held = heldMoments(part, first.stance, context, exit)
      if (!held) return null
      if (!before)
        steps.push(held.approach, held.set ?? held.up, ...(held.set ? [held.up] : []), held.lock, held.hold)
      else if (!isFlat(before)) steps.push(`Half way along change over, so that ${held.is}.`, held.hold)
      if (isLast) steps.push(held.out)
    }
    before = part
  }
  return steps
}
