import type { FastifyInstance } from 'fastify'

const notModified = 304

/** Whatever says nothing of caches is kept by none: answers about people, refusals, pages of a payment. */
export function noStore(app: FastifyInstance) {
  app.addHook('onSend', async (_request, reply) => {
    // What a cache holds already keeps the rule it came with.
    if (reply.statusCode === notModified || reply.hasHeader('cache-control')) return
    reply.header('cache-control', 'no-store')
  })
}
