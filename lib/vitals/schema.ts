import { z } from 'zod'
import { pageKinds } from '../pages'

const vitalNames = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const

const vital = z.object({
  name: z.enum(vitalNames, { error: 'There is no such figure' }),
  /** Milliseconds; for CLS a score. */
  value: z.number().min(0).max(600_000),
})

/** What a visit measured of one page. */
export const vitalsReport = z.object({
  page: z.enum(pageKinds, { error: 'There is no such kind of page' }),
  vitals: z.array(vital).min(1).max(vitalNames.length),
})
export type VitalsReport = z.infer<typeof vitalsReport>
