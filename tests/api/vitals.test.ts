import { beforeEach, describe, expect, it } from 'vitest'
import { POST } from '@/app/api/vitals/route'
import { env } from '@/lib/env'
import { metrics } from '@/lib/observability/metrics'
import { send } from '../setup/request'

const report = {
  page: 'trick',
  vitals: [
    { name: 'LCP', value: 1300 },
    { name: 'CLS', value: 0.02 },
  ],
}

beforeEach(() => {
  env.WEB_VITALS = true
  metrics.resetMetrics()
})

const post = (json: unknown) => send(POST, { method: 'POST', json })

describe('what visits measured', () => {
  it('is counted by figure and kind of page', async () => {
    expect((await post(report)).status).toBe(204)
    expect((await post(report)).status).toBe(204)
    const text = await metrics.metrics()
    expect(text).toContain('web_vitals_seconds_sum{name="LCP",page="trick"} 2.6')
    expect(text).toContain('web_vitals_seconds_bucket{le="1.2",name="LCP",page="trick"} 0')
    expect(text).toContain('web_vitals_layout_shift_count{page="trick"} 2')
  })

  it.each([
    ['a page by its address', { ...report, page: '/tricks/kickflip' }],
    ['an unknown measurement', { ...report, vitals: [{ name: 'FID', value: 1 }] }],
    ['a time before the beginning', { ...report, vitals: [{ name: 'LCP', value: -1 }] }],
    ['nothing', { ...report, vitals: [] }],
  ])('is refused as %s', async (_, json) => {
    expect((await post(json)).status).toBe(422)
  })

  it('are not measured unless that is switched on', async () => {
    env.WEB_VITALS = false
    expect((await post(report)).status).toBe(404)
  })
})
