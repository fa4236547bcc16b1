import type { FastifyInstance } from 'fastify'
import { errorReply } from './error-replies.ts'
import type { Metrics } from './metrics.ts'

type HealthDeps = {
  metrics: Metrics
  askDatabase: () => Promise<{ ok: true } | { ok: false; error: unknown }>
}

const schema = { hide: true }

/** For whoever runs the server: is it alive, can it serve, what does it do. */
export function healthRoutes(app: FastifyInstance, { metrics, askDatabase }: HealthDeps) {
  app.get('/healthz', { schema }, async () => ({ status: 'alive' }))

  app.get('/readyz', { schema }, async (request, reply) => {
    const answer = await askDatabase()
    if (answer.ok) return { status: 'ready' }
    request.log.error({ err: answer.error }, 'the database does not answer')
    const refusal = errorReply('unavailable')
    return reply.code(refusal.code).send(refusal)
  })

  app.get('/metrics', { schema }, async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.read()),
  )
}
