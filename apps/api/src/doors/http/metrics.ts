import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { type Occurrence, occurrences } from '../../ground/ports/occurrence.ts'

export type Metrics = ReturnType<typeof createMetrics>

export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const occurred = new Counter({
    name: 'lithe_occurrences_total',
    help: 'What happened, by kind',
    labelNames: ['occurrence'],
    registers: [registry],
  })
  for (const occurrence of occurrences) occurred.inc({ occurrence }, 0)
  const byOrganisation = new Counter({
    name: 'lithe_organisation_occurrences_total',
    help: 'What an organisation had a hand in, by kind and code',
    labelNames: ['occurrence', 'organisation'],
    registers: [registry],
  })
  const requestSeconds = new Histogram({
    name: 'lithe_http_request_seconds',
    help: 'Time to answer, by route pattern and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  })
  return {
    contentType: registry.contentType,
    read: () => registry.metrics(),
    count(occurrence: Occurrence, organisation?: string) {
      occurred.inc({ occurrence })
      if (organisation !== undefined) byOrganisation.inc({ occurrence, organisation })
    },
    observeRequest: (labels: { method: string; route: string; status: number }, seconds: number) =>
      requestSeconds.observe(labels, seconds),
  }
}
