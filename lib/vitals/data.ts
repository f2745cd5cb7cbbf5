import 'server-only'
import { env } from '../env'
import { AppError } from '../errors'
import { histogram } from '../observability/metrics'
import type { VitalsReport } from './schema'

// Split at the web's own thresholds: 2.5 and 4 s of LCP, 200 and 500 ms of INP, 1.8 and 3 s of FCP.
const seconds = histogram({
  name: 'web_vitals_seconds',
  help: 'How long real visits waited, by figure and kind of page.',
  labelNames: ['name', 'page'],
  buckets: [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 8],
})

const shift = histogram({
  name: 'web_vitals_layout_shift',
  help: 'How far real visits saw pages shift, by kind of page.',
  labelNames: ['page'],
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5],
})

/** Counts what a visit measured. Throws `not_found` unless WEB_VITALS is on. */
export function countVitals({ page, vitals }: VitalsReport): void {
  if (!env.WEB_VITALS) throw new AppError('not_found', 'Not found')
  for (const { name, value } of vitals) {
    if (name === 'CLS') shift.observe({ page }, value)
    else seconds.observe({ name, page }, value / 1000)
  }
}
