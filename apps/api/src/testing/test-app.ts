import { Writable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { type AppDeps, buildApp } from '../app.ts'
import { noExerciseFilms } from '../assessments/exercise-films.ts'
import type { Config } from '../ground/config/config.ts'
import type { OpenDatabase } from '../ground/db/database.ts'
import { loadWords } from '../ground/ports/words.ts'
import { derivePepper } from '../ground/secrets/pepper.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'

export const demoUnlockKey = 'a demo key of this test run'
export const testSecret = 'a secret of this test run, long enough'
export const testPepper = derivePepper(testSecret)

export const publicTestConfig: Config['publicConfig'] = {
  playerUrl: '/player/',
  payments: 'sandbox',
  emailSignIn: true,
  googleClientId: null,
  emergencyNumber: '112',
  supportEmail: null,
  guestRetentionMonths: 24,
  telegramBotUrl: null,
  telegramCheckout: 'external',
}

/** Messages in every language, as a server loads them. */
export const everyWord = await loadWords()

export type TestApp = {
  app: FastifyInstance
  database: OpenDatabase
  /** Every log line so far. */
  logged: string[]
  clock: { now: Date }
  /** Advances the clock. */
  wait(milliseconds: number): void
  /** Where the app's emails arrive. */
  mailbox: Mailbox
  close(): Promise<void>
}

/** Builds the real app on a real database; only the clock and log destination are the test's. */
export async function makeTestApp(
  database: OpenDatabase,
  overrides: Partial<AppDeps> = {},
): Promise<TestApp> {
  const logged: string[] = []
  const clock = { now: new Date('2026-05-04T08:00:00.000Z') }
  const stream = new Writable({
    write(chunk, _encoding, written) {
      logged.push(String(chunk))
      written()
    },
  })
  const mailbox = await openMailbox()
  const app = await buildApp({
    db: database.db,
    listErasures: async () => {},
    now: () => clock.now,
    words: everyWord,
    mailer: mailbox.mailer,
    listMails: null,
    exerciseFilms: noExerciseFilms,
    pepper: testPepper,
    workload: { rounds: 2, most: 8 },
    demoUnlockKey,
    publicConfig: publicTestConfig,
    publicUrl: null,
    allowedHosts: [],
    isProduction: false,
    securityContact: null,
    shownToAnybody: { metrics: true, apiDocs: true },
    seller: { name: null, address: null, taxLine: null },
    stripe: null,
    bot: null,
    googleKeysUrl: 'http://127.0.0.1:9/nobody-listens',
    telegramBotToken: null,
    jobs: null,
    retiresWorker: false,
    sandbox: { bot: false, google: false },
    returnPlaces: ['https://bot.example.org/lithe'],
    trustProxy: 0,
    tls: null,
    leavesInSeconds: 0,
    log: { level: 'debug', stream },
    directories: { web: '/nowhere', player: '/nowhere' },
    ...overrides,
  })
  return {
    app,
    database,
    logged,
    clock,
    wait(milliseconds) {
      clock.now = new Date(clock.now.getTime() + milliseconds)
    },
    mailbox,
    async close() {
      await app.close()
      await mailbox.close()
      await database.close()
    },
  }
}
