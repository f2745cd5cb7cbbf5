import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { NodeSDK } from '@opentelemetry/sdk-node'
import { brand } from '../lib/site.ts'

/** Sends the framework's spans to the collector of the environment. Answers what ends it. */
export function startTracing(): () => Promise<void> {
  const sdk = new NodeSDK({ serviceName: brand.toLowerCase(), traceExporter: new OTLPTraceExporter() })
  sdk.start()
  return () => sdk.shutdown()
}
