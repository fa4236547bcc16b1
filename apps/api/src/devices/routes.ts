import * as endpoints from '@lithe/contracts/api'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type EndpointDeps, registerEndpoint } from '../http/register-endpoint.ts'
import { listDevices } from './list-devices.ts'
import { signOutDevice } from './sign-out-device.ts'
import { signOutOthers } from './sign-out-others.ts'

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
