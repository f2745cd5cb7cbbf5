import { Histogram, type HistogramConfiguration, Registry } from 'prom-client'

const place = globalThis as typeof globalThis & { metrics?: Registry }

place.metrics ??= new Registry()

/**
 * The figures of this process, for Prometheus. On globalThis, since the server and the framework's bundles in
 * it each load this file.
 */
export const metrics: Registry = place.metrics

/** The histogram of this name, made when it is first wanted. */
export function histogram<Label extends string>(
  configuration: Omit<HistogramConfiguration<Label>, 'registers'>,
): Histogram<Label> {
  const made = metrics.getSingleMetric(configuration.name)
  return (made as Histogram<Label> | undefined) ?? new Histogram({ ...configuration, registers: [metrics] })
}
