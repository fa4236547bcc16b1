import fastifyCookie from '@fastify/cookie'
import { maxJsonBytes } from '@lithe/contracts/constants'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { exerciseFilmRoutes, type OwnExerciseFilms } from './assessments/exercise-films.ts'
import { wordsOfRequests } from './doors/http/asked-words.ts'
import {
  answerBrokenCalls,
  fewOfEach,
  leaveSlowly,
  maxConnections,
  slowCallers,
} from './doors/http/connections.ts'
import { handleError } from './doors/http/error-replies.ts'
import { createMetrics } from './doors/http/metrics.ts'
import { oneHostOnly } from './doors/http/own-hosts.ts'
import { jsonOnly, ownAddressOnly, ownOriginOnly } from './doors/http/own-origin.ts'
import { logSafeError, logSafeRequest, requestLog } from './doors/http/safe-log.ts'
import { headersOfEveryAnswer, noStore, securityHeaders } from './doors/http/security-headers.ts'
import {
  apiDocs,
  configRoute,
  healthRoutes,
  metricsRoute,
  securityTxt,
  tellContract,
} from './doors/http/server-routes.ts'
import { type StaticDirectories, staticFiles } from './doors/http/static-files.ts'
import { isTrusted, noticeUnknownProxies } from './doors/http/trusted-proxies.ts'
import type { Config } from './ground/config/config.ts'
import type { Database } from './ground/db/database.ts'
import { watchDatabase } from './ground/db/readiness.ts'
import { codeAlarm } from './ground/limits/code-alarm.ts'
import { databaseLimits } from './ground/limits/limits.ts'
import { type KeptMail, type Mailer, noMailer } from './ground/mail/mailers.ts'
import type { AllWords } from './ground/ports/words.ts'
import type { Pepper } from './ground/secrets/pepper.ts'
import { runServerJobs } from './jobs.ts'
import { organisationRoutes } from './money/organisations/routes.ts'
import { openPayments } from './open-payments.ts'
import { openBot } from './reach/bot/open-bot.ts'
import { reminderRoutes } from './reach/reminders/routes.ts'
import { personRoutes } from './routes.ts'
import { outboxRoutes } from './sandbox/outbox/outbox.ts'
import { openGoogle } from './sign-in/google/read-id-token.ts'
import { browserLinkRoutes } from './sign-in/link/make-browser-link.ts'
import { newDeviceNotices } from './sign-in/new-device.ts'
import { passkeyRoutes } from './sign-in/passkeys/routes.ts'
import type { Workload } from './sign-in/puzzle.ts'
import { signInRoutes } from './sign-in/routes.ts'

export type AppDeps = Pick<
  Config,
  | 'allowedHosts'
  | 'bot'
  | 'demoUnlockKey'
  | 'googleKeysUrl'
  | 'isProduction'
  | 'publicConfig'
  | 'publicUrl'
  | 'retiresWorker'
  | 'returnPlaces'
  | 'sandbox'
  | 'securityContact'
  | 'seller'
  | 'shownToAnybody'
  | 'stripe'
  | 'telegramBotToken'
  | 'trustProxy'
> & {
  db: Database
  listErasures: () => Promise<void>
  now: () => Date
  words: AllWords
  exerciseFilms: OwnExerciseFilms
  mailer: Mailer
  /** Recent emails for the local mailbox page; null when emails are really sent. */
  listMails: (() => readonly KeptMail[]) | null
  /** Keys for storing sign-in codes. */
  pepper: Pepper
  /** Difficulty of the puzzle before an extra code. */
  workload: Workload
  log: { level: Config['log']['level']; stream: { write(line: string): void } }
  tls: { cert: string; key: string } | null
  directories: StaticDirectories
  /** How long a stopping server reports not ready while still answering. */
  leavesInSeconds: number
  /** Runs jobs, with a polling interval for tests; null disables them. */
  jobs: { pollSeconds?: number } | null
}

/** Builds the whole server, ready to listen or to be called in memory. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { db, now, words, mailer, pepper, demoUnlockKey, publicConfig, returnPlaces, trustProxy } = deps
  const pages = {
    ...publicConfig,
    videoServices: deps.exerciseFilms.services,
    hasOwnCertificate: deps.tls !== null,
    hasBot: deps.bot !== null,
  }
  const everywhere = headersOfEveryAnswer(pages)
  const app: FastifyInstance = Fastify({
    ...slowCallers,
    // Kept-alive connections are served normally until the server stops listening.
    return503OnClosing: false,
    https: deps.tls && { ...deps.tls, ...slowCallers.http },
    bodyLimit: maxJsonBytes,
    trustProxy: isTrusted(trustProxy),
    clientErrorHandler: answerBrokenCalls(everywhere, words.en),
    frameworkErrors: (error, request, reply) =>
      handleError(words)(error, request, reply.headers({ ...everywhere, 'cache-control': 'no-store' })),
    logController: new LogController({ disableRequestLogging: true }),
    logger: { ...deps.log, base: null, serializers: { err: logSafeError, req: logSafeRequest } },
  })
  app.server.maxConnections = maxConnections
  fewOfEach(app, deps)
  const { isLeaving, waitForProxy } = leaveSlowly(app, deps.leavesInSeconds)
  const metrics = createMetrics()
  const isWanted = deps.sandbox.bot || deps.sandbox.google
  const sandbox = isWanted
    ? (await import('./sandbox/open-sandbox.ts')).openSandbox(app, deps.sandbox, now)
    : null
  const bot = deps.bot ?? sandbox?.bot?.settings ?? null
  const botToken = deps.telegramBotToken ?? sandbox?.bot?.settings.token ?? null
  const { chats, openBotDoors } = openBot(app, bot, sandbox?.bot?.api.answer ?? null)
  const limits = databaseLimits(db, pepper)
  const paymentDeps = { ...deps, bot, chats, count: metrics.count, limits }
  const { payments, openPaymentDoors, starsUpdates } = openPayments(app, paymentDeps)
  app.addHook('onClose', () =>
    limits.settle().catch((error: unknown) => app.log.warn({ err: error }, 'the last counts were lost')),
  )
  const sharedDeps = { db, now, words, pepper, limits, count: metrics.count }
  const endpointDeps = {
    ...sharedDeps,
    listErasures: deps.listErasures,
    demoUnlockKey,
    payments,
    chats,
    returnPlaces,
  }

  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(handleError(words))
  wordsOfRequests(app, words, deps)
  requestLog(app, metrics)
  jsonOnly(app)
  noStore(app)
  tellContract(app)
  noticeUnknownProxies(app, trustProxy, metrics)
  securityHeaders(app, pages)
  oneHostOnly(app)
  ownAddressOnly(app, deps)
  ownOriginOnly(app)
  await app.register(fastifyCookie)
  if (deps.shownToAnybody.apiDocs) await apiDocs(app)

  const readiness = watchDatabase(db)
  app.addHook('onError', async (_request, _reply, error) => readiness.note(error))
  healthRoutes(app, { askDatabase: readiness.ask, isLeaving })
  if (deps.shownToAnybody.metrics) metricsRoute(app, metrics)
  if (deps.securityContact) securityTxt(app, { contact: deps.securityContact, now })
  const told = { ...publicConfig, exerciseFilms: deps.exerciseFilms.films }
  configRoute(app, request => ({ ...told, ...sandbox?.offersTo(request) }))
  await personRoutes(app, endpointDeps, { bot, botUrl: publicConfig.telegramBotUrl })
  organisationRoutes(app, endpointDeps)
  await reminderRoutes(app, endpointDeps, { pepper, bot, canMail: mailer !== noMailer })
  await openPaymentDoors()
  const tellOfNewDevice = publicConfig.emailSignIn
    ? newDeviceNotices(app, { ...sharedDeps, mailer, publicUrl: deps.publicUrl })
    : null
  signInRoutes(app, {
    alarm: codeAlarm(db),
    hasEmail: publicConfig.emailSignIn,
    google: openGoogle(publicConfig.googleClientId, deps.googleKeysUrl) ?? sandbox?.google ?? null,
    botToken,
    tellOfNewDevice,
    ...sharedDeps,
    mailer,
    listErasures: deps.listErasures,
    workload: deps.workload,
  })
  browserLinkRoutes(app, endpointDeps, botToken)
  passkeyRoutes(app, endpointDeps, tellOfNewDevice)
  const { supportEmail, emergencyNumber } = publicConfig
  openBotDoors({ endpointDeps, supportEmail, emergencyNumber, payments: starsUpdates })
  const { guestRetentionMonths } = publicConfig
  if (deps.jobs) {
    const sender = { supportEmail, seller: deps.seller, publicUrl: deps.publicUrl }
    const miniAppUrl = bot?.publicUrl ?? null
    runServerJobs(app, {
      now,
      receipts: { ...sharedDeps, mailer, ...sender },
      reminders: { ...sharedDeps, chats, mailer, miniAppUrl },
      books: { db, payments, count: metrics.count, listErasures: deps.listErasures, guestRetentionMonths },
      ...deps.jobs,
    })
  }
  waitForProxy()
  if (deps.listMails) outboxRoutes(app, deps.listMails)
  await sandbox?.openDoors()
  await exerciseFilmRoutes(app, deps.exerciseFilms)
  await staticFiles(app, deps)
  return app
}
