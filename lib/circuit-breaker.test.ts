import { describe, expect, it } from 'vitest'
import { createCircuitBreaker } from './circuit-breaker'

function breakerAt(options: Parameters<typeof createCircuitBreaker>[0] = {}) {
  const clock = { ms: 0 }
  return { clock, breaker: createCircuitBreaker({ openMs: 1000, now: () => clock.ms, ...options }) }
}

function fail(breaker: ReturnType<typeof createCircuitBreaker>, times: number) {
  for (let round = 0; round < times; round++) breaker.fail()
}

describe('a circuit breaker', () => {
  it('opens after failures in a row, not after as many with a success between them', () => {
    const { breaker } = breakerAt({ failuresToOpen: 3 })
    fail(breaker, 2)
    breaker.close()
    fail(breaker, 2)
    expect(breaker.admit()).toBe(true)
    breaker.fail()
    expect(breaker.admit()).toBe(false)
    expect(breaker.remainingMs()).toBe(1000)
  })

  it('lets one trial call through when its time is over, and opens again when that fails', () => {
    const { breaker, clock } = breakerAt({ failuresToOpen: 1, trialMs: 200 })
    breaker.fail()
    clock.ms = 1000
    expect([breaker.admit(), breaker.admit(), breaker.admit()]).toEqual([true, false, false])
    breaker.fail()
    expect(breaker.remainingMs()).toBe(1000)
  })

  it('lets another call try when nothing came of the trial', () => {
    const { breaker, clock } = breakerAt({ failuresToOpen: 1, trialMs: 200 })
    breaker.fail()
    clock.ms = 1000
    expect(breaker.admit()).toBe(true)
    clock.ms = 1199
    expect(breaker.admit()).toBe(false)
    clock.ms = 1200
    expect(breaker.admit()).toBe(true)
  })

  it('closes after a trial that went well', () => {
    const { breaker, clock } = breakerAt({ failuresToOpen: 1 })
    breaker.fail()
    clock.ms = 1000
    expect(breaker.admit()).toBe(true)
    breaker.close()
    expect([breaker.admit(), breaker.admit()]).toEqual([true, true])
  })

  it('stays open for as long as requested, never for a shorter time than before', () => {
    const { breaker, clock } = breakerAt()
    breaker.open(5000)
    breaker.open(100)
    clock.ms = 4999
    expect(breaker.admit()).toBe(false)
    clock.ms = 5000
    expect([breaker.admit(), breaker.admit()]).toEqual([true, true])
  })
})
