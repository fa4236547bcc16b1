import { apiPrefix, PublicConfig, replyOf } from '@lithe/contracts/api'
import type { FastifyInstance } from 'fastify'

/** Public settings the web app starts with. */
export function configRoute(app: FastifyInstance, publicConfig: PublicConfig) {
  const schema = { summary: 'Public settings of this deployment', response: { 200: replyOf(PublicConfig) } }
  app.get(`${apiPrefix}/config`, { schema }, async () => ({ code: 200, message: 'OK', data: publicConfig }))
}
