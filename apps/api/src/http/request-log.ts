import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from './metrics.ts'

/** For the lines Fastify writes by itself: its own form of a request has the address and the sender's. */
export const logSafeRequest = ({ method, routeOptions }: FastifyRequest) => ({
  method,
  route: routeOptions.url ?? 'unmatched',
})

/** One line and one measurement a request: the route's pattern, never its address, body or sender. */
export function requestLog(app: FastifyInstance, metrics: Metrics) {
  app.addHook('onResponse', async (request, reply) => {
    const { method, route } = logSafeRequest(request)
    const status = reply.statusCode
    metrics.observeRequest({ method, route, status }, reply.elapsedTime / 1000)
    request.log.info({ method, route, status, milliseconds: Math.round(reply.elapsedTime) }, 'answered')
  })
}
