import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import type { FastifyInstance } from 'fastify'
import { traceCalls } from './trace-calls.ts'
import { traceStatements } from './trace-statements.ts'

/** With every try of it: a collector that does not answer holds up no server that is told to end. */
const sendingMs = 2000

export type Traces = {
  /** Has each call of a server traced, with its statements, except those to the probes. Before its routes are registered. */
  follow(app: FastifyInstance, probes: readonly string[]): void
  /** Sends what is not sent yet, or gives it up after two seconds. */
  close(): Promise<void>
}

/**
 * Sends traces over OTLP, as JSON, to where `OTEL_EXPORTER_OTLP_ENDPOINT` leads; the other variables of OpenTelemetry's exporter and
 * SDK count as well, but for the time limit. Nothing looks at the machine, the process or its words: a trace says of where it comes from what
 * `OTEL_SERVICE_NAME` and `OTEL_RESOURCE_ATTRIBUTES` say.
 */
export function openTraces(): Traces {
  const named = defaultResource().merge(resourceFromAttributes({ 'service.name': 'lithe' }))
  const provider = new BasicTracerProvider({
    resource: named.merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ timeoutMillis: sendingMs }))],
  })
  const tracer = provider.getTracer('lithe')
  const stop = traceStatements(tracer)
  return {
    follow: (app, probes) => traceCalls(app, tracer, probes),
    async close() {
      stop()
      await provider.shutdown().catch(() => {})
    },
  }
}
