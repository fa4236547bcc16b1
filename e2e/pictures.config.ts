import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** The same server and browser as the journeys, to take a picture of every screen instead. */
export default defineConfig(journeys, {
  testMatch: '**/*.pictures.ts',
  timeout: 120_000,
  use: { trace: 'off', screenshot: 'off', deviceScaleFactor: 2 },
})
