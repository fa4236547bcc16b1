import type { FastifyInstance } from 'fastify'

/** Leaves JSON as the one content type the server reads; any other is answered with 415. */
export function jsonOnly(app: FastifyInstance) {
  app.removeContentTypeParser('text/plain')
}
