import * as endpoints from '@lithe/contracts/api'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { readMoments } from './assessments/read-moments.ts'
import { type EndpointDeps, registerEndpoint } from './doors/register-endpoint.ts'
import { withdrawReplayConsent } from './replays/withdraw-replay-consent.ts'

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
