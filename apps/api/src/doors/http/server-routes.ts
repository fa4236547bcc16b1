import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { apiPrefix, contractHeader, contractVersion, PublicConfig, replyOf } from '@lithe/contracts/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { errorReply } from './error-replies.ts'
import type { Metrics } from './metrics.ts'

type HealthDeps = {
  askDatabase: () => Promise<{ ok: true } | { ok: false; error: unknown }>
  isLeaving: () => boolean
}

export const healthPaths: readonly string[] = ['/healthz', '/readyz', '/metrics']

const schema = { hide: true }

/** Serves liveness and readiness to the operator. */
export function healthRoutes(app: FastifyInstance, { askDatabase, isLeaving }: HealthDeps) {
  app.get('/healthz', { schema }, async () => ({ status: 'alive' }))

  app.get('/readyz', { schema }, async (request, reply) => {
    const answer = isLeaving() ? null : await askDatabase()
    if (answer?.ok) return { status: 'ready' }
    if (answer) request.log.error({ err: answer.error }, 'the database does not answer')
    const refusal = errorReply(request.words, 'unavailable')
    return reply.code(refusal.code).send(refusal)
  })
}

/** Serves metrics, which identify no one. */
export function metricsRoute(app: FastifyInstance, metrics: Metrics) {
  app.get('/metrics', { schema }, async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.read()),
  )
}

/** Serves the public settings that the web app starts with; they depend on the caller. */
export function configRoute(app: FastifyInstance, configFor: (request: FastifyRequest) => PublicConfig) {
  const schema = { summary: 'Public settings of this deployment', response: { 200: replyOf(PublicConfig) } }
  app.get(`${apiPrefix}/config`, { schema }, async request => ({
    code: 200,
    message: 'OK',
    data: configFor(request),
  }))
}

/** Sends the contract version with every API response, so that an outdated app looks for an update. */
export function tellContract(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith(apiPrefix)) reply.header(contractHeader, contractVersion)
  })
}

const securityTxtPath = '/.well-known/security.txt'

/** Refreshed by every running server; a distant expiry would outlive an abandoned deployment. */
const goodForMs = 180 * 24 * 60 * 60 * 1000

export function securityTxt(app: FastifyInstance, { contact, now }: { contact: string; now: () => Date }) {
  app.get(securityTxtPath, { schema: { hide: true } }, async (_request, reply) => {
    const expires = new Date(now().getTime() + goodForMs).toISOString()
    return reply
      .type('text/plain; charset=utf-8')
      .send(`Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en\n`)
  })
}

/** Generates OpenAPI from the endpoint objects, with a page to try it. Register before the routes. */
export async function apiDocs(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Lithe',
        version: '0.1.0',
        description:
          'Measurements in, mobility age out. No call takes pictures, sound or video; bodies are JSON up to 64 kB.',
      },
    },
    transform: jsonSchemaTransform,
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', uiConfig: { validatorUrl: null } })
}
