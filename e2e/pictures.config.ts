import { defineConfig } from '@playwright/test'
import { serverAndBrowser } from './playwright.config.ts'

/** The same server and browser as the journeys, to take a picture of every screen instead, and of every point of one of them. */
export default defineConfig(serverAndBrowser, {
  globalSetup: './start-peers.ts',
  workers: 1,
  testMatch: ['**/*.pictures.ts', '**/demonstration.journey.ts'],
  metadata: { takesPictures: true },
  timeout: 120_000,
  use: { trace: 'off', screenshot: 'off', deviceScaleFactor: 2 },
})
