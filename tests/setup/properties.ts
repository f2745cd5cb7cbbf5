import fc from 'fast-check'

// The same cases in every run, so that a red one is the doing of a change. PROPERTY_SEED=$RANDOM looks at others.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) })
