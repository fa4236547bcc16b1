import * as endpoints from '@lithe/contracts/api'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { listDevices } from './account/list-devices.ts'
import { signOutDevice } from './account/sign-out-device.ts'
import { signOutOthers } from './account/sign-out-others.ts'
import { type EndpointDeps, registerEndpoint } from './doors/register-endpoint.ts'

const params = z.object({})

export function deviceRoutes(app: FastifyInstance, deps: EndpointDeps) {
  registerEndpoint(app, deps, { endpoint: endpoints.listDevices, params, verb: listDevices })
  registerEndpoint(app, deps, {
    endpoint: endpoints.signOutDevice,
    params: z.object({ deviceId: z.uuid() }),
    verb: signOutDevice,
  })
  registerEndpoint(app, deps, { endpoint: endpoints.signOutOthers, params, verb: signOutOthers })
}
