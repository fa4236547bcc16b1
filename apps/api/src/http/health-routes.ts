import type { FastifyInstance } from 'fastify'
import { errorReply } from './error-replies.ts'
import type { Metrics } from './metrics.ts'

type HealthDeps = {
  askDatabase: () => Promise<{ ok: true } | { ok: false; error: unknown }>
}

export const healthPaths: readonly string[] = ['/healthz', '/readyz', '/metrics']

const schema = { hide: true }

/** For the operator: is it alive, can it serve. */
export function healthRoutes(app: FastifyInstance, { askDatabase }: HealthDeps) {
  app.get('/healthz', { schema }, async () => ({ status: 'alive' }))

  app.get('/readyz', { schema }, async (request, reply) => {
    const answer = await askDatabase()
    if (answer.ok) return { status: 'ready' }
    request.log.error({ err: answer.error }, 'the database does not answer')
    const refusal = errorReply('unavailable')
    return reply.code(refusal.code).send(refusal)
  })
}

/** What the server does, in numbers that name no person. */
export function metricsRoute(app: FastifyInstance, metrics: Metrics) {
  app.get('/metrics', { schema }, async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.read()),
  )
}
