import { defineConfig } from '@playwright/test'
import { botServer, serverAndBrowser } from './playwright.config.ts'

/** The same servers and browser as the journeys, for a visitor who presses whatever there is. */
export default defineConfig(serverAndBrowser, {
  globalSetup: './start-peers.ts',
  workers: 1,
  testMatch: 'wander/*.wander.ts',
  webServer: [botServer],
  use: { trace: 'off', screenshot: 'off' },
})
