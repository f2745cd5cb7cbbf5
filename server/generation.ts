import { AsyncLocalStorage } from 'node:async_hooks'

// Counts invalidations. What was rendered under an earlier number may have been read before the change.
let generation = 0

const startedIn = new AsyncLocalStorage<number>()

/** The number of invalidations so far. */
export const currentGeneration = () => generation

/** Makes everything that is being rendered now out of date. */
export function nextGeneration(): void {
  generation += 1
}

/** Runs a request. Whatever it does, also after its response, counts as started in the present generation. */
export const inCurrentGeneration = <T>(run: () => T): T => startedIn.run(generation, run)

/** Whether something was invalidated since the running request started. */
export const isOutOfDate = (): boolean => startedIn.getStore() !== generation
