import * as endpoints from '@lithe/contracts/api'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type EndpointDeps, registerEndpoint } from './doors/register-endpoint.ts'
import { eraseMe } from './rights/erase-me.ts'
import { eraseProfile } from './rights/erase-profile.ts'
import { eraseReport } from './rights/erase-report.ts'
import { exportMe } from './rights/export-me.ts'
import { readKept } from './rights/read-kept.ts'

const params = z.object({})

/** An export that is opened in a browser becomes a file rather than a page. */
export async function rightsRoutes(app: FastifyInstance, deps: EndpointDeps) {
  const { now, pepper } = deps
  await app.register(async door => {
    door.addHook('preSerialization', async (_request, reply) => {
      if (reply.statusCode !== 200) return
      const day = now().toISOString().slice(0, 10)
      reply.header('content-disposition', `attachment; filename="lithe-${day}.json"`)
    })
    registerEndpoint(door, deps, { endpoint: endpoints.exportMe, params, verb: exportMe })
  })
  registerEndpoint(app, deps, { endpoint: endpoints.readKept, params, verb: readKept })
  registerEndpoint(app, deps, {
    endpoint: endpoints.eraseMe,
    params,
    verb: (ctx, input) => eraseMe({ ...ctx, pepper }, input),
  })
  registerEndpoint(app, deps, { endpoint: endpoints.eraseProfile, params, verb: eraseProfile })
  registerEndpoint(app, deps, {
    endpoint: endpoints.eraseReport,
    params: z.object({ assessmentId: z.uuid() }),
    verb: eraseReport,
  })
}
