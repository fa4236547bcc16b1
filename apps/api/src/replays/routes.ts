import * as endpoints from '@lithe/contracts/api'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type EndpointDeps, registerEndpoint } from '../http/register-endpoint.ts'
import { readMoments } from './read-moments.ts'
import { withdrawReplayConsent } from './withdraw-replay-consent.ts'

export function replayRoutes(app: FastifyInstance, deps: EndpointDeps) {
  registerEndpoint(app, deps, {
    endpoint: endpoints.readMoments,
    params: z.object({ assessmentId: z.uuid() }),
    verb: readMoments,
  })
  registerEndpoint(app, deps, {
    endpoint: endpoints.withdrawReplayConsent,
    params: z.object({}),
    verb: withdrawReplayConsent,
  })
}
