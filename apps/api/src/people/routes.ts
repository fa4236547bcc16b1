import * as endpoints from '@lithe/contracts/api'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type EndpointDeps, registerEndpoint } from '../http/register-endpoint.ts'
import { fetchUser } from './fetch-user.ts'
import { updateUser } from './update-user.ts'

const params = z.object({})

export function peopleRoutes(app: FastifyInstance, deps: EndpointDeps) {
  registerEndpoint(app, deps, { endpoint: endpoints.fetchUser, params, verb: fetchUser })
  registerEndpoint(app, deps, { endpoint: endpoints.updateUser, params, verb: updateUser })
}
