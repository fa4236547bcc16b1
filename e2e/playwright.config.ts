import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import { newIssuerKey } from '../apps/api/src/sandbox/google/issuer.ts'
import { googleClientId } from '../apps/api/src/testing/google-issuer.ts'
import { botToken } from '../apps/api/src/testing/new-telegrammer.ts'
import { chromiumArguments, softwarePaintArguments } from '../tools/chromium/chromium-arguments.ts'
import { findChromium, headlessShellHere } from '../tools/chromium/find-chromium.ts'
import { phone } from './steps/devices.ts'
import { makeExerciseFilms } from './steps/exercise-films.ts'

const port = Number(process.env.E2E_PORT ?? 3217)
const origin = `http://localhost:${port}`

/** Where the servers under test hand their mails to. */
export const smtpPort = port + 1000

/** Where a second server stands, on which people may sign in with Google, and where it looks for Google's keys. */
const googlePort = port + 2000
export const googleOrigin = `http://localhost:${googlePort}`
export const issuerPort = port + 3000

/** A third server has a bot, and beside it stands its Telegram; the fourth, started by a journey, sells for Stars. */
const botPort = port + 4000
export const botOrigin = `http://localhost:${botPort}`
export const botApiPort = port + 5000
export const starsPort = port + 6000
export const starsApiPort = port + 7000
export const webhookSecret = 'webhook-secret-of-the-journeys'

/** The mail server of the one with a bot comes late: a journey starts it. */
export const lateMailPort = port + 8000

/** Where a server comes and goes under an app that is kept on the phone, and where one publishes another build of it. */
export const offlinePort = port + 9000
export const updatesPort = port + 10_000

/** Where a journey starts a server with no settings at all, as `npm start` does. */
export const trialPort = port + 11_000

/** Where a journey starts a server that takes money at a peer of Stripe's. */
export const stripePort = port + 12_000

/** Proof that unlocks full reports on the server under test. */
export const unlockKey = 'unlock-key-of-the-journeys'
/** Where this server's people write to. */
/** Another one than the default, so that a page that does not ask the server is seen. */
export const emergencyNumber = '999'
export const supportEmail = 'help@lithe.example'
/** The chat this server sends people to. */
export const telegramBotUrl = 'https://t.me/lithe_of_the_journeys_bot'

// The process that starts all others makes the folder of this run, and takes it away again once they have ended.
if (!process.env.E2E_DATA_DIR) {
  const folder = mkdtempSync(join(tmpdir(), 'lithe-journeys-'))
  process.env.E2E_DATA_DIR = join(folder, 'data')
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}
// Once for all: every worker reads this file anew.
process.env.E2E_EXERCISE_FILMS ??= makeExerciseFilms(`${process.env.E2E_DATA_DIR}-exercise-films`)

/** Long enough for a busy machine to make the promo codes before the first of them ends. */
const codeLifeMs = 150_000
process.env.E2E_CODE_ENDS_AT ??= new Date(Date.now() + codeLifeMs).toISOString()

/** Where journeys read what was mailed. */
export const mailFolder = `${process.env.E2E_DATA_DIR}-mails`

/** One key for all journeys: the server keeps what it has read of Google's keys. */
process.env.E2E_GOOGLE_KEY ??= JSON.stringify(await newIssuerKey())

export const mailsTo = (mailPort: number) => ({
  SMTP_URL: `smtp://localhost:${mailPort}`,
  MAIL_FROM: 'Lithe <lithe@example.org>',
})

const serverCommand = 'node ../apps/api/dist/main.js'

/** Where the data of a further server lie. */
const dataOn = (serverPort: number) => `${process.env.E2E_DATA_DIR}-${serverPort}`

/** Makes the databases of all servers before the first of them starts: made by each of them, they took half a minute. */
const fillCommand = [
  'node fill-databases.ts',
  ...[googlePort, botPort, starsPort, offlinePort, updatesPort, trialPort, stripePort].map(dataOn),
].join(' ')

/** The built server with a database of its own, and the browser that visits it. */
export const serverAndBrowser = {
  testDir: '.',
  fullyParallel: false,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  outputDir: '../test-results',
  reporter: [['list']],
  use: {
    baseURL: origin,
    ...phone,
    // What a worker answers, a journey cannot hold back; those about the worker allow it.
    serviceWorkers: 'block',
    actionTimeout: 15_000,
    // A trace takes a fifth of the time; ask for one with --trace on.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: await findChromium(),
      args: [...chromiumArguments, ...softwarePaintArguments],
    },
  },
  webServer: {
    command: `${fillCommand} && ${serverCommand}`,
    url: `${origin}/readyz`,
    env: {
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR,
      DEMO_UNLOCK_KEY: unlockKey,
      EMERGENCY_NUMBER: emergencyNumber,
      SUPPORT_EMAIL: supportEmail,
      TELEGRAM_BOT_URL: telegramBotUrl,
      LOG_LEVEL: 'warn',
      ...mailsTo(smtpPort),
    },
    timeout: 120_000,
  },
} satisfies PlaywrightTestConfig

/** What every further server is started with; each has a database of its own. */
export const serverSettings = (serverPort: number) => ({
  PORT: String(serverPort),
  DATA_DIR: dataOn(serverPort),
  LOG_LEVEL: 'warn',
})

export const botSettings = (apiPort: number) => ({
  PUBLIC_URL: 'https://lithe.example.org',
  TRIAL: 'on',
  // At a public address the sandbox is never on by accident.
  PAYMENTS: 'sandbox',
  TELEGRAM_API_URL: `http://127.0.0.1:${apiPort}`,
  TELEGRAM_BOT_TOKEN: botToken,
  TELEGRAM_BOT_URL: telegramBotUrl,
  TELEGRAM_WEBHOOK_SECRET: webhookSecret,
})

const serverOn = (serverPort: number, env: Record<string, string>) => ({
  command: serverCommand,
  url: `http://localhost:${serverPort}/readyz`,
  env: { ...serverSettings(serverPort), ...env },
  timeout: 60_000,
})

/** The server with a bot, beside the one without. */
export const botServer = serverOn(botPort, botSettings(botApiPort))

/** They are measured by the pose model, which needs the machine to itself. */
const alone = /\/(main|organisation-live|camera-file|near-fall|telegram-camera)\.journey\.ts$/

export default defineConfig(serverAndBrowser, {
  globalSetup: './start-peers.ts',
  // Films and plates are painted by the processors here: a fourth journey at once makes each take twice as long.
  workers: 3,
  webServer: [
    serverOn(googlePort, {
      GOOGLE_CLIENT_ID: googleClientId,
      EXERCISE_FILMS: process.env.E2E_EXERCISE_FILMS,
      GOOGLE_KEYS_URL: `http://127.0.0.1:${issuerPort}/oauth2/v3/certs`,
      ...mailsTo(smtpPort),
    }),
    { ...botServer, env: { ...botServer.env, ...mailsTo(lateMailPort) } },
  ],
  projects: [
    {
      name: 'together',
      testMatch: '**/*.journey.ts',
      testIgnore: alone,
      use: {
        // Pages that move cost a sixth of the time; what moves has journeys and screen tests that ask for it.
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: {
          ...serverAndBrowser.use.launchOptions,
          executablePath: headlessShellHere() ?? serverAndBrowser.use.launchOptions.executablePath,
        },
      },
    },
    { name: 'alone', testMatch: alone, workers: 1 },
  ],
})
