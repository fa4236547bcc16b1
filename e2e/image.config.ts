import { defineConfig } from '@playwright/test'
import { serverAndBrowser } from './playwright.config.ts'

const { webServer: _, ...browser } = serverAndBrowser

/** The main journey against a server that stands already, at `E2E_ORIGIN`, and takes `E2E_UNLOCK_KEY`. */
export default defineConfig(browser, {
  workers: 1,
  testMatch: 'main.journey.ts',
  use: { baseURL: process.env.E2E_ORIGIN },
})
