import fc from '../../node_modules/fast-check/lib/fast-check.js'

// The same cases in every run, so that a red one is the doing of a change. PROPERTY_SEED=$RANDOM looks at others.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) })

// biome-ignore lint/performance/noBarrelFile: stands in for the package itself.
export * from '../../node_modules/fast-check/lib/fast-check.js'
export default fc
