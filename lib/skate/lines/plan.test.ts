import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseTrick } from '../read/parse.ts'
import { exitOf, type Lead, leadOf } from '../stance.ts'
import { lineTrick, lineTricks, seedTricks } from '../testdata/library.ts'
import { costOf, LONGEST_LINE, planLine } from './plan.ts'
import { reasonsFor } from './reasons.ts'
import { movesIn, type Repair, STARTS, type Step, stepTo } from './step.ts'
import {
  isBrake,
  isStop,
  type LineTrick,
  leadOut,
  rollOut,
  type StartingPosition,
  speedOf,
  whereMet,
} from './trick.ts'

const POSITIONS = ['flatground', 'ramp', 'dropin', 'quarterpipe'] as const
const starts = fc.constantFrom<StartingPosition>(...POSITIONS)
const picks = (most: number) =>
  fc.uniqueArray(fc.constantFrom(...lineTricks), { minLength: 1, maxLength: most })

/** The single truth on where a trick leaves the rider, by what the library knows of it. */
function rollsOut({ id, motion, place }: LineTrick) {
  // Off a wall a kickturn is done on the next one, whatever the library has it on.
  if (motion.style === 'Kickturn' && place === 'wall') return leadOf(motion.stance)
  // In a run through ramps a half cab is one of the ramp, and a 540 an air.
  if ((place === 'wall' || place === 'air') && lineTricks[id - 1]?.place === 'flat')
    return leadOut(motion, place)
  const facts = seedTricks[id - 1]
  return facts ? rollOut(motion, facts) : undefined
}

/** Whether a repair does what it says, by the rule for tricks. */
function isSound(repair: Repair, lead: Lead): boolean {
  const [turn = ''] = repair.moves
  if (repair.turns === 0) return leadOf(repair.leaves) === lead
  // Nothing is turned on it: the wall sends the rider back the other way around.
  if (turn === 'wall') return leadOf(repair.leaves) !== lead
  const parsed = parseTrick(turn)
  return (
    parsed.ok &&
    leadOf(parsed.motion.stance) === lead &&
    exitOf(parsed.motion, 'flat') === leadOf(repair.leaves)
  )
}

function brokenAt(steps: readonly Step[], start: StartingPosition): string | null {
  let lead = STARTS[start].lead
  for (const { trick, enters, leaves, repair, after } of steps) {
    if (enters !== trick.motion.stance) return `${trick.name} is not entered ${enters}`
    if (after.lead !== rollsOut(trick)) return `${trick.name} does not roll out ${after.lead}`
    if (lead === null) return `${trick.name} follows an open end`
    if (repair && `${movesIn(repair.name)}` !== `${repair.moves}`)
      return `${repair.name} reads as something else`
    if (repair && !isSound(repair, lead)) return `${repair.name} before ${trick.name} does not turn ${lead}`
    if (leadOf(repair?.leaves ?? (lead === 'F' ? 'regular' : 'fakie')) !== leadOf(enters))
      return `${trick.name} does not start that way`
    if (after.lead !== null && leadOf(leaves) !== after.lead) return `${trick.name} leaves another way`
    lead = after.lead
  }
  return null
}

function everyPermutation<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((item, at) => everyPermutation(items.toSpliced(at, 1)).map((rest) => [item, ...rest]))
}

/** Every order that can be skated, found without the planner. */
function everyOrder(tricks: readonly LineTrick[], start: StartingPosition): Step[][] {
  return everyPermutation(whereMet(tricks, start)).flatMap((order) => {
    const steps: Step[] = []
    for (const [at, trick] of order.entries()) {
      const step = stepTo(steps.at(-1)?.after ?? STARTS[start], trick, at, start, [])
      if (!step) return []
      steps.push(step)
    }
    return [steps]
  })
}

const turnsIn = (steps: readonly Step[]) => steps.reduce((sum, { repair }) => sum + (repair?.turns ?? 0), 0)

/** How often it is turned around, or stopped before its end. */
const interruptionsIn = (steps: readonly Step[]) =>
  turnsIn(steps) + steps.filter(({ trick }, at) => isStop(trick) && at < steps.length - 1).length

function bruteForce(tricks: readonly LineTrick[], start: StartingPosition): number | null {
  const costs = everyOrder(tricks, start).map((steps) => costOf(steps, 'balanced', start))
  return costs.length === 0 ? null : Math.min(...costs)
}

describe('a planned line', () => {
  it('connects at every step, or says what cannot be linked and why', () => {
    const outcomes = { linked: 0, refused: 0 }
    fc.assert(
      fc.property(picks(LONGEST_LINE), starts, (tricks, start) => {
        const planned = planLine({ start, tricks })
        outcomes[planned.ok ? 'linked' : 'refused'] += 1
        if (!planned.ok) {
          expect(planned.unlinked.length).toBeGreaterThan(0)
          for (const { trick, why } of planned.unlinked)
            expect(tricks.includes(trick) && why.length > 20).toBe(true)
          return
        }
        for (const { steps } of planned.plans) {
          if (brokenAt(steps, start)) throw new Error(brokenAt(steps, start) ?? '')
          expect(steps.map(({ trick }) => trick.id).sort()).toEqual(tricks.map(({ id }) => id).sort())
        }
      }),
      { numRuns: 3_000 },
    )
    expect(outcomes.linked / (outcomes.linked + outcomes.refused)).toBeGreaterThan(0.9)
  })

  it('is the best there is', () => {
    fc.assert(
      fc.property(picks(4), starts, (tricks, start) => {
        const planned = planLine({ start, tricks })
        expect(planned.ok ? planned.plans[0]?.cost : null).toBe(bruteForce(tricks, start))
      }),
      { numRuns: 1_000 },
    )
  })

  it('comes in three different orders of five tricks', () => {
    const names = ['Ollie', 'Kickflip', 'Half Cab', '50-50', 'Manual']
    const planned = planLine({ start: 'flatground', tricks: names.map(lineTrick) })
    const orders = planned.ok ? planned.plans.map(({ steps }) => steps.map(({ trick }) => trick.name)) : []
    expect(new Set(orders.map((order) => order.join())).size).toBe(3)
  })

  // What each is called, a skater takes at its word.
  it('comes in lines that are what they are chosen for', () => {
    const pushes = (steps: readonly Step[]) =>
      steps.reduce((sum, { repair }) => sum + (repair?.pushes ?? 0), 0)
    const offered = { flow: 0, build: 0 }
    fc.assert(
      fc.property(picks(LONGEST_LINE), starts, (tricks, start) => {
        const planned = planLine({ start, tricks })
        const [best, ...others] = planned.ok ? planned.plans : []
        for (const { emphasis, steps } of others) {
          if (emphasis === 'flow') {
            expect(turnsIn(steps)).toBeLessThanOrEqual(turnsIn(best?.steps ?? []))
            expect(pushes(steps)).toBeLessThanOrEqual(pushes(best?.steps ?? []))
          }
          if (emphasis === 'build' && !steps.some(({ trick }) => isStop(trick) || isBrake(trick))) {
            const values = steps.map(({ trick }) => trick.value)
            expect(values.at(-1)).toBeGreaterThanOrEqual(Math.max(...values) - 0.5)
          }
          if (emphasis === 'flow' || emphasis === 'build') offered[emphasis] += 1
        }
      }),
      { numRuns: 500 },
    )
    expect(Math.min(offered.flow, offered.build)).toBeGreaterThan(25)
  })

  it.each([
    ['Ollie', 'Kickflip', '360 Flip'],
    ['Ollie', 'Frontside Pop Shuvit', 'Impossible'],
    ['Ollie', 'Kickflip', 'Hardflip'],
    ['Manual', 'Nose Manual', 'Kickflip Manual'],
  ])(
    'comes in three lines of %s, %s and %s, none with the hardest first and then the easiest',
    (...names) => {
      const planned = planLine({ start: 'flatground', tricks: names.map(lineTrick) })
      const orders = planned.ok ? planned.plans.map(({ steps }) => steps.map(({ trick }) => trick.name)) : []
      expect(orders).toHaveLength(3)
      for (const order of orders) expect(order.slice(0, 2), order.join()).not.toEqual([names[2], names[0]])
    },
  )

  it('needs no repair where the tricks lead into each other', () => {
    const planned = planLine({
      start: 'flatground',
      tricks: ['Half Cab', 'Frontside 180', 'Kickflip'].map(lineTrick),
    })
    expect(planned.ok && planned.plans[0]?.steps.map(({ repair }) => repair?.name)).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it("turns with the rider's own half cab", () => {
    const ask = (known: string[]) => {
      const tricks = [lineTrick('Fakie Ollie'), lineTrick('Kickflip')]
      const planned = planLine({ start: 'flatground', tricks, known, locked: [tricks[0]?.id ?? null] })
      return planned.ok && planned.plans[0]?.steps.map(({ repair }) => repair)
    }
    expect(ask([])).toMatchObject([
      { name: 'Kickturn', leaves: 'fakie' },
      { name: 'Fakie Kickturn', leaves: 'regular' },
    ])
    expect(ask(['Half Cab'])).toMatchObject([{ name: 'Kickturn' }, { name: 'Half Cab', leaves: 'regular' }])
  })

  it('keeps locked tricks where they are', () => {
    fc.assert(
      fc.property(picks(LONGEST_LINE), starts, fc.nat(4), (tricks, start, at) => {
        const locked = tricks.map((trick, index) => (index === at ? trick.id : null))
        const planned = planLine({ start, tricks, locked })
        if (!planned.ok || at >= tricks.length) return
        for (const { steps } of planned.plans) expect(steps[at]?.trick.id).toBe(tricks[at]?.id)
      }),
    )
  })

  it('drops in first, and not on flat ground', () => {
    const tricks = [lineTrick('Kickflip'), lineTrick('Drop In')]
    const high = planLine({ start: 'dropin', tricks })
    expect(high.ok && high.plans[0]?.steps[0]?.trick.name).toBe('Drop In')
    const flat = planLine({ start: 'flatground', tricks })
    expect(!flat.ok && flat.unlinked).toMatchObject([{ trick: { name: 'Drop In' }, why: /top of a ramp/ }])
  })

  it('runs and jumps on first, wherever it starts', () => {
    const tricks = [lineTrick('Kickflip'), lineTrick('Caveman'), lineTrick('Ollie')]
    for (const start of ['flatground', 'ramp'] as const) {
      const planned = planLine({ start, tricks })
      for (const { steps } of planned.ok ? planned.plans : []) expect(steps[0]?.trick.name).toBe('Caveman')
      expect(planned.ok).toBe(true)
    }
    const locked = planLine({ start: 'flatground', tricks, locked: [null, lineTrick('Caveman').id, null] })
    expect(!locked.ok && locked.unlinked).toMatchObject([{ why: /on foot/, fix: /unlock it/ }])
    const both = planLine({ start: 'dropin', tricks: [lineTrick('Drop In'), lineTrick('Caveman')] })
    expect(!both.ok && both.unlinked).toMatchObject([{ fix: /One way in/ }])
  })

  it('names the second trick with an open end', () => {
    const planned = planLine({
      start: 'ramp',
      tricks: [lineTrick('Hurricane'), lineTrick('Nosehook Impossible')],
    })
    expect(!planned.ok && planned.unlinked).toMatchObject([{ trick: { name: 'Nosehook Impossible' } }])
  })

  it('pushes where speed is missing', () => {
    const planned = planLine({ start: 'flatground', tricks: [lineTrick('50-50')] })
    expect(planned.ok && planned.plans[0]?.steps[0]?.repair).toMatchObject({
      name: 'Push',
      leaves: 'regular',
    })
  })

  it('has a reason for every step, and the edge on the right hand', () => {
    const tricks = ['Ollie', 'Backside 50-50', 'Kickflip'].map(lineTrick)
    const planned = planLine({ start: 'flatground', tricks })
    const steps = planned.ok ? (planned.plans[0]?.steps ?? []) : []
    const at = steps.findIndex(({ trick }) => trick.name === 'Backside 50-50')
    const reasons = reasonsFor(steps, 'flatground', 'regular')
    expect(reasons.every((reason) => reason.length > 20)).toBe(true)
    expect(reasons[at]).toContain('edge on your left')
    expect(reasonsFor(steps, 'flatground', 'goofy')[at]).toContain('edge on your right')
  })

  it('is interrupted no more often than the best order there is', () => {
    fc.assert(
      fc.property(picks(4), starts, (tricks, start) => {
        const planned = planLine({ start, tricks })
        if (!planned.ok) return
        const interruptions = planned.plans.map(({ steps }) => interruptionsIn(steps))
        const fewest = Math.min(...everyOrder(tricks, start).map(interruptionsIn))
        expect(interruptions[0]).toBe(fewest)
        expect(Math.max(...interruptions)).toBeLessThanOrEqual(fewest + 1)
      }),
      { numRuns: 1_000 },
    )
  })

  it('puts nothing between two tricks that stance and speed do not ask for', () => {
    fc.assert(
      fc.property(picks(LONGEST_LINE), starts, (tricks, start) => {
        const planned = planLine({ start, tricks })
        for (const { steps } of planned.ok ? planned.plans : []) {
          let rolling = STARTS[start]
          for (const { trick, enters, repair, after } of steps) {
            const isTurned = rolling.lead !== leadOf(enters)
            const missing = Math.max(0, speedOf(trick.motion, trick.place).needs - rolling.speed)
            expect([repair?.turns ?? 0, repair?.pushes ?? 0]).toEqual([isTurned ? 1 : 0, missing])
            rolling = after
          }
        }
      }),
      { numRuns: 3_000 },
    )
  })

  it('says what would make a trick fit, and it does', () => {
    const tricks = [lineTrick('Indy Grab'), lineTrick('Ollie')]
    const flat = planLine({ start: 'flatground', tricks })
    expect(!flat.ok && flat.unlinked).toMatchObject([
      { trick: { name: 'Indy Grab' }, fix: 'Start from Drop In, Quarter Pipe or Ramp.' },
    ])
    for (const start of ['dropin', 'quarterpipe', 'ramp'] as const)
      expect(planLine({ start, tricks }).ok).toBe(true)
    const told = (name: string) => {
      const planned = planLine({ start: 'flatground', tricks: [lineTrick(name)] })
      return planned.ok ? 'fits' : planned.unlinked[0]?.why
    }
    expect(told('Acid Drop')).toContain('stepping off something high')
    expect(told('Drop In')).toContain('the top of a ramp')
    expect(told('Backflip')).toContain('the speed of a ramp')
    const open = planLine({
      start: 'flatground',
      tricks: [lineTrick('Nosehook Impossible'), lineTrick('Hurricane')],
    })
    expect(!open.ok && open.unlinked).toMatchObject([{ fix: 'Take one of the two out.' }])
  })
})

describe('a way to stop', () => {
  it('comes last where that turns no more', () => {
    const tricks = ['Foot Brake', 'Ollie', 'Kickflip'].map(lineTrick)
    const planned = planLine({ start: 'flatground', tricks })
    expect(planned.ok && planned.plans[0]?.steps.at(-1)?.trick.name).toBe('Foot Brake')
  })
})

describe('what slows down', () => {
  it('never stands in the middle of any line that is offered', () => {
    const tricks = ['Powerslide', 'Ollie', 'Foot Brake', '360 Flip'].map(lineTrick)
    const planned = planLine({ start: 'flatground', tricks })
    const orders = planned.ok ? planned.plans.map(({ steps }) => steps.map(({ trick }) => trick.name)) : []
    expect(orders.length).toBeGreaterThan(0)
    for (const names of orders)
      expect(names.slice(2).toSorted(), names.join()).toEqual(['Foot Brake', 'Powerslide'])
  })

  it('needs no push in a run on ramps', () => {
    const tricks = ['Drop In', 'Frontside 50-50', 'Indy Grab'].map(lineTrick)
    const planned = planLine({ start: 'dropin', tricks })
    expect(planned.ok && planned.plans[0]?.steps.map(({ repair }) => repair)).toEqual([null, null, null])
  })
})
