import * as endpoints from '@lithe/contracts/api'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { fetchUser } from './account/fetch-user.ts'
import { updateUser } from './account/update-user.ts'
import { type EndpointDeps, registerEndpoint } from './doors/register-endpoint.ts'

const params = z.object({})

export function peopleRoutes(app: FastifyInstance, deps: EndpointDeps) {
  registerEndpoint(app, deps, { endpoint: endpoints.fetchUser, params, verb: fetchUser })
  registerEndpoint(app, deps, { endpoint: endpoints.updateUser, params, verb: updateUser })
}
