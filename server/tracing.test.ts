import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { context, propagation, trace } from '@opentelemetry/api'
import { afterEach, expect, it, vi } from 'vitest'
import { startTracing } from './tracing'

afterEach(() => {
  for (const api of [trace, context, propagation]) api.disable()
})

it('sends spans to the collector, with the service they come from and the span they are part of', async () => {
  const received: string[] = []
  const collector = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    received.push(`${request.url} ${Buffer.concat(chunks).toString()}`)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${(collector.address() as AddressInfo).port}`)
  vi.stubEnv('OTEL_RESOURCE_ATTRIBUTES', 'deployment.environment=test')

  const stop = startTracing()
  const tracer = trace.getTracer('test')
  tracer.startActiveSpan('outer', (outer) => {
    tracer.startSpan('inner').end()
    outer.end()
  })
  await stop()

  const [path = '', body = '{}'] = received[0]?.split(/ (.*)/s) ?? []
  expect(path).toBe('/v1/traces')
  const [{ resource, scopeSpans }] = JSON.parse(body).resourceSpans
  const attributes = resource.attributes.map(({ key, value }: { key: string; value: object }) => [key, value])
  expect(Object.fromEntries(attributes)).toMatchObject({
    'service.name': { stringValue: 'darkslide' },
    'deployment.environment': { stringValue: 'test' },
  })
  const [inner, outer] = scopeSpans[0].spans
  expect([inner.name, outer.name, inner.parentSpanId]).toEqual(['inner', 'outer', outer.spanId])
  collector.close()
})
