import * as endpoints from '@lithe/contracts/api'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type EndpointDeps, registerEndpoint } from './doors/register-endpoint.ts'
import { generateCheckout } from './payments/generate-checkout.ts'
import { readPayment } from './payments/read-payment.ts'

export function paymentRoutes(app: FastifyInstance, deps: EndpointDeps) {
  registerEndpoint(app, deps, {
    endpoint: endpoints.readPayment,
    params: z.object({ assessmentId: z.uuid() }),
    verb: readPayment,
  })
  registerEndpoint(app, deps, {
    endpoint: endpoints.generateCheckout,
    params: z.object({}),
    verb: generateCheckout,
  })
}
