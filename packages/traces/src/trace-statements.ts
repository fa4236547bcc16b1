import { type Span, SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api'
import { currentCall } from './current-call.ts'
import { type Statement, statements } from './statements.ts'

/** A span for each statement that a call makes: its verb, how long it took, and whether it failed; not why, which may repeat a value. */
export function traceStatements(tracer: Tracer): () => void {
  const spans = new WeakMap<Statement, Span>()
  const start = (statement: unknown) => {
    const call = currentCall.getStore()
    // Jobs ask every few seconds for work: no call made these.
    if (!call) return
    const { operation } = statement as Statement
    const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation }
    spans.set(
      statement as Statement,
      tracer.startSpan(operation, { kind: SpanKind.CLIENT, attributes }, call),
    )
  }
  const spanOf = (statement: unknown) => spans.get(statement as Statement)
  const error = (statement: unknown) => spanOf(statement)?.setStatus({ code: SpanStatusCode.ERROR })
  const asyncEnd = (statement: unknown) => spanOf(statement)?.end()
  statements.start.subscribe(start)
  statements.error.subscribe(error)
  statements.asyncEnd.subscribe(asyncEnd)
  return () => {
    statements.start.unsubscribe(start)
    statements.error.unsubscribe(error)
    statements.asyncEnd.unsubscribe(asyncEnd)
  }
}
