import { maxJsonBytes } from '@lithe/contracts/constants'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { assessmentRoutes } from './assessments/routes.ts'
import type { Config } from './config.ts'
import { askDatabase } from './db/ask-database.ts'
import type { Database } from './db/database.ts'
import { apiDocs } from './http/api-docs.ts'
import { configRoute } from './http/config-route.ts'
import { handleError } from './http/handle-error.ts'
import { healthRoutes } from './http/health-routes.ts'
import { jsonOnly } from './http/json-only.ts'
import { logSafeError } from './http/log-safe-error.ts'
import { createMetrics } from './http/metrics.ts'
import { logSafeRequest, requestLog } from './http/request-log.ts'
import { securityHeaders } from './http/security-headers.ts'
import { type StaticDirectories, staticFiles } from './http/static-files.ts'
import { peopleRoutes } from './people/routes.ts'

export type AppDeps = Pick<Config, 'demoUnlockKey' | 'publicConfig' | 'trustProxy'> & {
  db: Database
  now: () => Date
  log: { level: Config['log']['level']; stream: { write(line: string): void } }
  tls: { cert: string; key: string } | null
  directories: StaticDirectories
}

/** The whole server, ready to listen or to be called in memory. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { db, now, demoUnlockKey, publicConfig, trustProxy } = deps
  const app: FastifyInstance = Fastify({
    https: deps.tls,
    bodyLimit: maxJsonBytes,
    trustProxy,
    frameworkErrors: handleError,
    logController: new LogController({ disableRequestLogging: true }),
    logger: { ...deps.log, base: null, serializers: { err: logSafeError, req: logSafeRequest } },
  })
  const metrics = createMetrics()
  const endpointDeps = { db, now, demoUnlockKey, count: metrics.count }

  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(handleError)
  requestLog(app, metrics)
  jsonOnly(app)
  await securityHeaders(app, publicConfig)
  await apiDocs(app)

  healthRoutes(app, { metrics, askDatabase: () => askDatabase(db) })
  configRoute(app, publicConfig)
  peopleRoutes(app, endpointDeps)
  assessmentRoutes(app, endpointDeps)
  await staticFiles(app, deps.directories)
  return app
}
