/** Whether everything is looked at, whatever it costs: `npm run test:all`. */
export const isWhole = process.env.WHOLE_SWEEPS === '1'
const seed = Number(process.env.PROPERTY_SEED ?? 1)

/**
 * One row in so many, the same ones in every run; with PROPERTY_SEED=$RANDOM others, and with `npm run test:all` the
 * whole list. For sweeps that cost more than they find.
 */
export const sampled = <Row>(all: readonly Row[], oneIn: number): readonly Row[] =>
  isWhole ? all : all.filter((_, at) => (at + seed) % oneIn === 0)

/** As many cases of a property, or all of them with `npm run test:all`. */
export const sampledRuns = (all: number, oneIn: number): number => (isWhole ? all : Math.ceil(all / oneIn))
