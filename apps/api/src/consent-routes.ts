import * as endpoints from '@lithe/contracts/api'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type EndpointDeps, registerEndpoint } from './doors/register-endpoint.ts'
import { withdrawConsent } from './rights/withdraw-consent.ts'

export function consentRoutes(app: FastifyInstance, deps: EndpointDeps) {
  registerEndpoint(app, deps, {
    endpoint: endpoints.withdrawConsent,
    params: z.object({}),
    verb: withdrawConsent,
  })
}
