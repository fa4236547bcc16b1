import fastifyCookie from '@fastify/cookie'
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
import { ownOriginOnly } from './http/own-origin.ts'
import { logSafeRequest, requestLog } from './http/request-log.ts'
import { securityHeaders } from './http/security-headers.ts'
import { type StaticDirectories, staticFiles } from './http/static-files.ts'
import { paymentRoutes } from './payments/routes.ts'
import { sandboxRoutes } from './payments/sandbox/routes.ts'
import { sandboxPayments } from './payments/sandbox/sandbox-payments.ts'
import { peopleRoutes } from './people/routes.ts'
import { promoRoutes } from './promo/routes.ts'
import type { Mailer } from './sign-in/mailer.ts'
import { networkLimits } from './sign-in/network-limits.ts'
import { signInRoutes } from './sign-in/routes.ts'

export type AppDeps = Pick<Config, 'demoUnlockKey' | 'publicConfig' | 'returnPlaces' | 'trustProxy'> & {
  db: Database
  now: () => Date
  mailer: Mailer
  /** The secret that sign-in codes are stored with. */
  pepper: string
  log: { level: Config['log']['level']; stream: { write(line: string): void } }
  tls: { cert: string; key: string } | null
  directories: StaticDirectories
}

/** The whole server, ready to listen or to be called in memory. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { db, now, mailer, pepper, demoUnlockKey, publicConfig, returnPlaces, trustProxy } = deps
  const app: FastifyInstance = Fastify({
    https: deps.tls,
    bodyLimit: maxJsonBytes,
    trustProxy,
    frameworkErrors: handleError,
    logController: new LogController({ disableRequestLogging: true }),
    logger: { ...deps.log, base: null, serializers: { err: logSafeError, req: logSafeRequest } },
  })
  const metrics = createMetrics()
  const payments = publicConfig.payments === 'sandbox' ? sandboxPayments({ db, now }) : null
  const endpointDeps = { db, now, demoUnlockKey, payments, returnPlaces, count: metrics.count }

  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(handleError)
  requestLog(app, metrics)
  jsonOnly(app)
  ownOriginOnly(app)
  await app.register(fastifyCookie)
  await securityHeaders(app, publicConfig)
  await apiDocs(app)

  healthRoutes(app, { metrics, askDatabase: () => askDatabase(db) })
  configRoute(app, publicConfig)
  peopleRoutes(app, endpointDeps)
  assessmentRoutes(app, endpointDeps)
  paymentRoutes(app, endpointDeps)
  promoRoutes(app, endpointDeps)
  if (payments) await sandboxRoutes(app, { db, now, payments, count: metrics.count })
  signInRoutes(app, {
    ...{ db, now, mailer, pepper, count: metrics.count },
    limits: networkLimits(db, pepper),
  })
  await staticFiles(app, deps.directories)
  return app
}
