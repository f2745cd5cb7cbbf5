import fc from '../../node_modules/fast-check/lib/fast-check.js'

// The same cases in every run, so that a red one is the doing of a change. PROPERTY_SEED=$RANDOM looks at others.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) })

export * from '../../node_modules/fast-check/lib/fast-check.js'
export default fc
