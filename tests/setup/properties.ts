import { sampledRuns } from '@/lib/skate/testdata/sample'
import fc from '../../node_modules/fast-check/lib/fast-check.js'

// The same cases in every run, so that a red one is the doing of a change. PROPERTY_SEED=$RANDOM looks at others.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) })

const assertSome = <Case>(property: fc.IRawProperty<Case>, parameters: fc.Parameters<Case> = {}) => {
  const { numRuns = 0 } = parameters
  return fc.assert(property, numRuns < 100 ? parameters : { ...parameters, numRuns: sampledRuns(numRuns, 4) })
}

/** Where a hundred cases or more are asked for, a quarter is looked at; with `npm run test:all` all are. */
export const assert = assertSome as typeof fc.assert

// biome-ignore lint/performance/noBarrelFile: stands in for the package itself.
export * from '../../node_modules/fast-check/lib/fast-check.js'
export default { ...fc, assert }
