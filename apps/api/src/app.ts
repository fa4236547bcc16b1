import fastifyCookie from '@fastify/cookie'
import { maxJsonBytes } from '@lithe/contracts/constants'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { assessmentRoutes } from './assessments-routes.ts'
import { openBot } from './bot/open-bot.ts'
import { cardRoutes } from './card-routes.ts'
import type { Config } from './config/config.ts'
import { consentRoutes } from './consent-routes.ts'
import { askDatabase } from './db/ask-database.ts'
import type { Database } from './db/database.ts'
import { deviceRoutes } from './devices-routes.ts'
import { exerciseFilmRoutes } from './exercise-films/exercise-films-routes.ts'
import type { OwnExerciseFilms } from './exercise-films/read-exercise-films.ts'
import { apiDocs } from './http/api-docs.ts'
import { answerBrokenCalls } from './http/broken-calls.ts'
import { configRoute } from './http/config-route.ts'
import { handleError } from './http/handle-error.ts'
import { healthRoutes, metricsRoute } from './http/health-routes.ts'
import { jsonOnly } from './http/json-only.ts'
import { logSafeError } from './http/log-safe-error.ts'
import { createMetrics } from './http/metrics.ts'
import { noStore } from './http/no-store.ts'
import { oneHostOnly } from './http/one-host.ts'
import { ownAddressOnly, ownOriginOnly } from './http/own-origin.ts'
import { logSafeRequest, requestLog } from './http/request-log.ts'
import { headersOfEveryAnswer, securityHeaders } from './http/security-headers.ts'
import { securityTxt } from './http/security-txt.ts'
import { maxConnections, slowCallers } from './http/slow-callers.ts'
import { type StaticDirectories, staticFiles } from './http/static-files.ts'
import { isTrusted, noticeUnknownProxies } from './http/trusted-proxies.ts'
import { codeAlarm } from './limits/code-alarm.ts'
import { databaseLimits } from './limits/database-limits.ts'
import type { KeptMail } from './mail/kept-mails.ts'
import type { Mailer } from './mail/mailer.ts'
import { outboxRoutes } from './mail/outbox-routes.ts'
import { organisationRoutes } from './organisations/routes.ts'
import { paymentRoutes } from './payments-routes.ts'
import { peopleRoutes } from './people-routes.ts'
import { promoRoutes } from './promo-routes.ts'
import { forgetOldReplays } from './replays/forget-old-replays.ts'
import { replayRoutes } from './replays-routes.ts'
import { forgetLostGuests } from './rights/forget-lost-guests.ts'
import { rightsRoutes } from './rights-routes.ts'
import type { Pepper } from './secrets/pepper.ts'
import { openGoogle } from './sign-in/google/open-google.ts'
import { browserLinkRoutes } from './sign-in/link/routes.ts'
import { passkeyRoutes } from './sign-in/passkeys/routes.ts'
import type { Workload } from './sign-in/puzzle.ts'
import { signInRoutes } from './sign-in-routes.ts'
import { sweepHourly } from './sweep-hourly.ts'
import { openPayments } from './till/open-payments.ts'
import { startMoneyRounds } from './till/start-money-rounds.ts'

export type AppDeps = Pick<
  Config,
  | 'allowedHosts'
  | 'bot'
  | 'demoUnlockKey'
  | 'googleKeysUrl'
  | 'isProduction'
  | 'publicConfig'
  | 'publicUrl'
  | 'returnPlaces'
  | 'securityContact'
  | 'seller'
  | 'shownToAnybody'
  | 'stripe'
  | 'telegramBotToken'
  | 'trustProxy'
> & {
  db: Database
  scrubFiles: () => Promise<void>
  now: () => Date
  exerciseFilms: OwnExerciseFilms
  mailer: Mailer
  /** The last mails, for a page that shows them on this machine; null where mails are really sent. */
  listMails: (() => readonly KeptMail[]) | null
  /** The secrets that sign-in codes are stored with. */
  pepper: Pepper
  /** How hard the puzzles are that come before a further code. */
  workload: Workload
  log: { level: Config['log']['level']; stream: { write(line: string): void } }
  tls: { cert: string; key: string } | null
  directories: StaticDirectories
  /** Whether receipts and forgotten orders are seen to while the server runs. */
  hasMoneyRounds: boolean
}

/** The whole server, ready to listen or to be called in memory. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { db, now, mailer, pepper, demoUnlockKey, publicConfig, returnPlaces, trustProxy } = deps
  const pages = {
    ...publicConfig,
    videoServices: deps.exerciseFilms.services,
    hasOwnCertificate: deps.tls !== null,
    hasBot: deps.bot !== null,
  }
  const everywhere = headersOfEveryAnswer(pages)
  const app: FastifyInstance = Fastify({
    ...slowCallers,
    https: deps.tls && { ...deps.tls, ...slowCallers.http },
    bodyLimit: maxJsonBytes,
    trustProxy: isTrusted(trustProxy),
    clientErrorHandler: answerBrokenCalls(everywhere),
    frameworkErrors: (error, request, reply) =>
      handleError(error, request, reply.headers({ ...everywhere, 'cache-control': 'no-store' })),
    logController: new LogController({ disableRequestLogging: true }),
    logger: { ...deps.log, base: null, serializers: { err: logSafeError, req: logSafeRequest } },
  })
  app.server.maxConnections = maxConnections
  const metrics = createMetrics()
  const { chats, openBotDoors } = openBot(app, deps.bot)
  const paymentDeps = { ...deps, chats, count: metrics.count }
  const { payments, openPaymentDoors, starsUpdates } = openPayments(app, paymentDeps)
  const limits = databaseLimits(db, pepper)
  const sharedDeps = { db, now, pepper, limits, count: metrics.count }
  const endpointDeps = {
    ...sharedDeps,
    scrubFiles: deps.scrubFiles,
    demoUnlockKey,
    payments,
    chats,
    returnPlaces,
  }

  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(handleError)
  requestLog(app, metrics)
  jsonOnly(app)
  noStore(app)
  noticeUnknownProxies(app, trustProxy, metrics)
  securityHeaders(app, pages)
  oneHostOnly(app)
  ownAddressOnly(app, deps)
  ownOriginOnly(app)
  await app.register(fastifyCookie)
  if (deps.shownToAnybody.apiDocs) await apiDocs(app)

  healthRoutes(app, { askDatabase: () => askDatabase(db) })
  if (deps.shownToAnybody.metrics) metricsRoute(app, metrics)
  if (deps.securityContact) securityTxt(app, { contact: deps.securityContact, now })
  configRoute(app, { ...publicConfig, exerciseFilms: deps.exerciseFilms.films })
  peopleRoutes(app, endpointDeps)
  deviceRoutes(app, endpointDeps)
  assessmentRoutes(app, endpointDeps)
  cardRoutes(app, endpointDeps, { bot: deps.bot, botUrl: publicConfig.telegramBotUrl })
  paymentRoutes(app, endpointDeps)
  promoRoutes(app, endpointDeps)
  organisationRoutes(app, endpointDeps)
  await rightsRoutes(app, endpointDeps)
  consentRoutes(app, endpointDeps)
  replayRoutes(app, endpointDeps)
  await openPaymentDoors()
  signInRoutes(app, {
    alarm: codeAlarm(db),
    hasEmail: publicConfig.emailSignIn,
    google: openGoogle(publicConfig.googleClientId, deps.googleKeysUrl),
    botToken: deps.telegramBotToken,
    publicUrl: deps.publicUrl,
    ...sharedDeps,
    mailer,
    workload: deps.workload,
  })
  browserLinkRoutes(app, endpointDeps, deps.telegramBotToken)
  passkeyRoutes(app, endpointDeps)
  const { supportEmail, emergencyNumber } = publicConfig
  openBotDoors({ endpointDeps, supportEmail, emergencyNumber, payments: starsUpdates })
  const { guestRetentionMonths } = publicConfig
  const ending = { db, payments, count: metrics.count, scrubFiles: deps.scrubFiles, guestRetentionMonths }
  const forget = async (moment: Date) => {
    await forgetLostGuests({ ...ending, now: moment })
    if ((await forgetOldReplays(db, moment)) > 0) await deps.scrubFiles()
  }
  sweepHourly(app, { db, now, forget })
  if (deps.hasMoneyRounds) {
    const sender = { supportEmail, seller: deps.seller, publicUrl: deps.publicUrl }
    startMoneyRounds(app, { db, now, payments, mailer, ...sender, count: metrics.count })
  }
  if (deps.listMails) outboxRoutes(app, deps.listMails)
  await exerciseFilmRoutes(app, deps.exerciseFilms)
  await staticFiles(app, deps.directories)
  return app
}
