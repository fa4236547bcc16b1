import { defineConfig } from '@playwright/test'
import { botServer, serverAndBrowser } from './playwright.config.ts'

/** The journeys' servers and browser, for a visitor who presses everything. */
export default defineConfig(serverAndBrowser, {
  globalSetup: './start-peers.ts',
  workers: 1,
  testMatch: 'wander/*.wander.ts',
  webServer: [botServer],
  use: { trace: 'off', screenshot: 'off' },
})
