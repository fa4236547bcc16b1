import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import { chromiumArguments, softwarePaintArguments } from '../tools/chromium/chromium-arguments.ts'
import { findChromium } from '../tools/chromium/find-chromium.ts'
import { promoCommands } from './steps/promo-codes.ts'

const port = Number(process.env.E2E_PORT ?? 3217)
const origin = `http://localhost:${port}`

/** Where the server under test hands its mails to; a journey that reads mail listens there. */
export const smtpPort = port + 1000

/** Proof that unlocks full reports on the server under test. */
export const unlockKey = 'unlock-key-of-the-journeys'
/** Where this server's people write to. */
export const supportEmail = 'help@lithe.example'
/** The chat this server sends people to. */
export const telegramBotUrl = 'https://t.me/lithe_of_the_journeys_bot'

process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'lithe-journeys-'))

/** The built server with a database of its own, and the browser that visits it. */
export const serverAndBrowser = {
  testDir: '.',
  fullyParallel: false,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: '../test-results',
  reporter: [['list']],
  use: {
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    actionTimeout: 15_000,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: await findChromium(),
      args: [...chromiumArguments, ...softwarePaintArguments],
    },
  },
  webServer: {
    command: [...promoCommands, 'node ../apps/api/dist/main.js'].join(' && '),
    url: `${origin}/readyz`,
    env: {
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR,
      DEMO_UNLOCK_KEY: unlockKey,
      SUPPORT_EMAIL: supportEmail,
      TELEGRAM_BOT_URL: telegramBotUrl,
      LOG_LEVEL: 'warn',
      SMTP_URL: `smtp://localhost:${smtpPort}`,
      MAIL_FROM: 'Lithe <lithe@example.org>',
    },
    timeout: 60_000,
  },
} satisfies PlaywrightTestConfig

/** They run a pose model, tell the time, weigh what is loaded, or listen for mail: nobody else may be about. */
const alone =
  /(main|camera-file|player-prefetch|landing|screens|screens-axe|sign-in|sign-in-looks)\.journey\.ts$/

export default defineConfig(serverAndBrowser, {
  workers: 2,
  projects: [
    { name: 'together', testMatch: '**/*.journey.ts', testIgnore: alone },
    { name: 'alone', testMatch: alone, workers: 1, dependencies: ['together'] },
  ],
})
