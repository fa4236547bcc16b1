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

/** Mail server of the servers under test. */
export const smtpPort = port + 1000

/** A second server with Google sign-in, and the origin of its Google keys. */
const googlePort = port + 2000
export const googleOrigin = `http://localhost:${googlePort}`
export const issuerPort = port + 3000

/** A third server with a bot and a Telegram stand-in; a fourth, started by a journey, sells for Stars. */
const botPort = port + 4000
export const botOrigin = `http://localhost:${botPort}`
export const botApiPort = port + 5000
export const starsPort = port + 6000
export const starsApiPort = port + 7000
export const webhookSecret = 'webhook-secret-of-the-journeys'

/** Mail server of the server with a bot, which a journey starts late. */
export const lateMailPort = port + 8000

/** A server that goes offline under an installed app, and a server that publishes a new build. */
export const offlinePort = port + 9000
export const updatesPort = port + 10_000

/** A server that a journey starts without settings, like `npm start`. */
export const trialPort = port + 11_000

/** A server that a journey starts with a Stripe stand-in. */
export const stripePort = port + 12_000

/** Demo key of the server under test. */
export const unlockKey = 'unlock-key-of-the-journeys'
/** Differs from the default, so that a page that ignores the server's setting is caught. */
export const emergencyNumber = '999'
/** Address that people of this server write to. */
export const supportEmail = 'help@lithe.example'
export const telegramBotUrl = 'https://t.me/lithe_of_the_journeys_bot'

// The main process creates this run's folder, and removes it once the others have ended.
if (!process.env.E2E_DATA_DIR) {
  const folder = mkdtempSync(join(tmpdir(), 'lithe-journeys-'))
  process.env.E2E_DATA_DIR = join(folder, 'data')
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}
// Made only once, though every worker reads this file again.
process.env.E2E_EXERCISE_FILMS ??= makeExerciseFilms(`${process.env.E2E_DATA_DIR}-exercise-films`)

/** Long enough for a busy machine to create all promo codes before the first expires. */
const codeLifeMs = 150_000
process.env.E2E_CODE_ENDS_AT ??= new Date(Date.now() + codeLifeMs).toISOString()

/** Where journeys read emails. */
export const mailFolder = `${process.env.E2E_DATA_DIR}-mails`

/** One key for all journeys, because the server caches Google's keys. */
process.env.E2E_GOOGLE_KEY ??= JSON.stringify(await newIssuerKey())

export const mailsTo = (mailPort: number) => ({
  SMTP_URL: `smtp://localhost:${mailPort}`,
  MAIL_FROM: 'Lithe <lithe@example.org>',
})

const serverCommand = 'node ../apps/api/dist/main.js'

const dataOn = (serverPort: number) => `${process.env.E2E_DATA_DIR}-${serverPort}`

/** Creates the databases of all servers beforehand; one by one they took half a minute. */
const fillCommand = [
  'node fill-databases.ts',
  ...[googlePort, botPort, starsPort, offlinePort, updatesPort, trialPort, stripePort].map(dataOn),
].join(' ')

/** The built server with its own database, and the browser that visits it. */
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
    // Journeys cannot intercept a service worker's responses; journeys about the worker allow it.
    serviceWorkers: 'block',
    actionTimeout: 15_000,
    // Tracing takes a fifth of the time; enable it with --trace on.
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

/** Settings shared by extra servers; each has its own database. */
export const serverSettings = (serverPort: number) => ({
  PORT: String(serverPort),
  DATA_DIR: dataOn(serverPort),
  LOG_LEVEL: 'warn',
})

export const botSettings = (apiPort: number) => ({
  PUBLIC_URL: 'https://lithe.example.org',
  TRIAL: 'on',
  // The sandbox must be chosen explicitly at a public URL.
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

/** The server with a bot, in addition to the server without. */
export const botServer = serverOn(botPort, botSettings(botApiPort))

/** Journeys measured live, which need the machine to themselves. */
const alone = /\/(main|organisation-live|camera-file|near-fall|telegram-camera)\.journey\.ts$/

export default defineConfig(serverAndBrowser, {
  globalSetup: './start-peers.ts',
  // Films and plates are rendered on the CPU: a fourth worker doubles every journey's time.
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
        // Animated pages cost a sixth of the time; motion has its own journeys and screen tests.
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
