import * as endpoints from '@lithe/contracts/api'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { generateReport } from './assessments/generate-report.ts'
import { putSession } from './assessments/put-session.ts'
import { readReport } from './assessments/read-report.ts'
import { saveFeedback } from './assessments/save-feedback.ts'
import { type EndpointDeps, registerEndpoint } from './doors/register-endpoint.ts'

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
