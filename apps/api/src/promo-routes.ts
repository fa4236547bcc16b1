import { applyPromoCode as endpoint } from '@lithe/contracts/api'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type EndpointDeps, registerEndpoint } from './doors/register-endpoint.ts'
import { applyPromoCode } from './promo/apply-promo-code.ts'

export function promoRoutes(app: FastifyInstance, deps: EndpointDeps) {
  registerEndpoint(app, deps, { endpoint, params: z.object({}), verb: applyPromoCode })
}
