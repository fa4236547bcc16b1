import { defineConfig } from '@playwright/test'
import { serverAndBrowser } from './playwright.config.ts'

/** The built server, visited by three engines. */
export default defineConfig(serverAndBrowser, {
  workers: 1,
  testMatch: 'engines/*.engines.ts',
  use: { trace: 'off', screenshot: 'off' },
})
