import { DrizzleQueryError } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from './metrics.ts'
import { healthPaths } from './server-routes.ts'

type LogSafeError = {
  type: string
  message: string
  stack: string
  code?: string
  constraint?: string
  cause?: LogSafeError
}

const textAt = (error: Error, ...keys: string[]): string | undefined => {
  for (const [key, value] of Object.entries(error))
    if (keys.includes(key) && typeof value === 'string') return value
  return undefined
}

const isFromDatabase = (error: Error) => textAt(error, 'severity', 'severity_local') !== undefined

/** Parser and database messages repeat user input; the query text with $1 does not. */
function safeMessage(error: Error): string {
  if (error instanceof DrizzleQueryError) return `query failed: ${error.query}`
  if (isFromDatabase(error) || error instanceof SyntaxError) return 'left out: may repeat what was sent'
  return error.message
}

/** The first lines of a stack repeat the message; the frames only give locations. */
const framesOf = ({ stack }: Error) =>
  (stack?.match(/^\s+at .*$/gm) ?? []).map(line => line.trim()).join('\n')

/** Extracts what helps to find an error's cause without identifying anyone. */
export function logSafeError(error: Error): LogSafeError {
  const code = textAt(error, 'code')
  const constraint = textAt(error, 'constraint', 'constraint_name')
  return {
    type: error.name,
    message: safeMessage(error),
    stack: framesOf(error),
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    ...(error.cause instanceof Error && { cause: logSafeError(error.cause) }),
  }
}

/** Replaces Fastify's serialiser, which logs the URL and IP address. */
export const logSafeRequest = ({ method, routeOptions }: FastifyRequest) => ({
  method,
  route: routeOptions.url ?? 'unmatched',
})

/** One log line and one metric per request, by route pattern; never the URL, body or sender. */
export function requestLog(app: FastifyInstance, metrics: Metrics) {
  app.addHook('onResponse', async (request, reply) => {
    const { method, route } = logSafeRequest(request)
    const status = reply.statusCode
    metrics.observeRequest({ method, route, status }, reply.elapsedTime / 1000)
    // Successful health probes come every second or two and are not logged.
    const level = healthPaths.includes(route) && status < 400 ? 'debug' : 'info'
    request.log[level]({ method, route, status, milliseconds: Math.round(reply.elapsedTime) }, 'answered')
  })
}
