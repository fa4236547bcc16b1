import { defineConfig } from '@playwright/test'
import { serverAndBrowser } from './playwright.config.ts'

/** The journeys' server and browser, for screenshots of every screen and of each point of the demonstration. */
export default defineConfig(serverAndBrowser, {
  globalSetup: './start-peers.ts',
  workers: 1,
  testMatch: ['**/*.pictures.ts', '**/demonstration.journey.ts'],
  metadata: { takesPictures: true },
  timeout: 120_000,
  use: { trace: 'off', screenshot: 'off', deviceScaleFactor: 2 },
})
