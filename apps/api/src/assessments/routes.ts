import * as endpoints from '@lithe/contracts/api'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type EndpointDeps, registerEndpoint } from '../http/register-endpoint.ts'
import { generateReport } from './generate-report.ts'
import { putSession } from './put-session.ts'
import { readReport } from './read-report.ts'
import { saveFeedback } from './save-feedback.ts'

export function assessmentRoutes(app: FastifyInstance, deps: EndpointDeps) {
  registerEndpoint(app, deps, {
    endpoint: endpoints.putSession,
    params: z.object({ sessionId: endpoints.SessionId }),
    verb: putSession,
  })
  registerEndpoint(app, deps, {
    endpoint: endpoints.generateReport,
    params: z.object({}),
    verb: generateReport,
  })
  registerEndpoint(app, deps, {
    endpoint: endpoints.readReport,
    params: z.object({ assessmentId: z.uuid() }),
    verb: readReport,
  })
  registerEndpoint(app, deps, {
    endpoint: endpoints.saveFeedback,
    params: z.object({}),
    verb: saveFeedback,
  })
}
