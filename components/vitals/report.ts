import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { pageKindOf } from '@/lib/pages'
import type { VitalsReport } from '@/lib/vitals/schema'

const seen = new Map<Metric['name'], number>()

/** Measures the page that was loaded, and reports to the server once, when it is left or hidden. */
export function start(): void {
  const page = pageKindOf(window.location.pathname)
  const note = ({ name, value }: Metric) => void seen.set(name, value)
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(note)
  const send = () => {
    if (document.visibilityState !== 'hidden' || seen.size === 0) return
    const vitals = [...seen].map(([name, value]) => ({ name, value }))
    seen.clear()
    const body = JSON.stringify({ page, vitals } satisfies VitalsReport)
    // Outlives the page; no one waits for the response.
    const sent = fetch('/api/vitals', {
      method: 'POST',
      body,
      keepalive: true,
      headers: { 'content-type': 'application/json' },
    })
    void sent.catch(() => undefined)
  }
  // After the listeners of the figures, which are final only then.
  document.addEventListener('visibilitychange', send)
}
