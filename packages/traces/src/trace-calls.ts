import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { currentCall } from './current-call.ts'

/**
 * A span for each call: its method, the pattern of its route, its status and how long it took. Never its address, which holds ids, its
 * sender, or the `traceparent` that came along: a number that a browser chose would follow its person from call to call.
 */
export function traceCalls(app: FastifyInstance, tracer: Tracer, probes: readonly string[]) {
  const spans = new WeakMap<FastifyRequest, Span>()

  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'unmatched'
    if (probes.includes(route)) return done()
    const attributes = { 'http.request.method': request.method, 'http.route': route }
    const span = tracer.startSpan(
      `${request.method} ${route}`,
      { kind: SpanKind.SERVER, attributes },
      ROOT_CONTEXT,
    )
    spans.set(request, span)
    currentCall.run(trace.setSpan(ROOT_CONTEXT, span), done)
  })

  // A body arrives by events of its connection, which know no call.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) currentCall.run(trace.setSpan(ROOT_CONTEXT, span), done)
    else done()
  })

  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request)
    if (!span) return
    span.setAttribute('http.response.status_code', reply.statusCode)
    if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  })

  // A call that was hung up on gets no answer, and no `onResponse`.
  app.addHook('onRequestAbort', async request => spans.get(request)?.end())
}
