import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { viteWords } from '../../packages/words/compile/vite-words.ts'
import { chromiumArguments, softwarePaintArguments } from '../../tools/chromium/chromium-arguments.ts'
import { findChromium, headlessShellHere } from '../../tools/chromium/find-chromium.ts'

const browserPath = headlessShellHere() ?? (await findChromium())

/** Tests the player's states in a real browser without a camera; `npx vitest --root apps/player`. */
export default defineConfig({
  plugins: [react(), tailwindcss(), viteWords()],
  optimizeDeps: { entries: ['src/**/*.screen.test.tsx'], include: ['uqr'] },
  server: { host: '127.0.0.1' },
  test: {
    name: 'the stage',
    include: ['src/**/*.screen.test.tsx'],
    setupFiles: ['src/testing/setup.ts'],
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      locators: { exact: false },
      instances: [
        {
          browser: 'chromium',
          provider: playwright({
            launchOptions: {
              executablePath: browserPath,
              args: [...chromiumArguments, ...softwarePaintArguments],
            },
            contextOptions: { viewport: { width: 1280, height: 900 }, isMobile: true, hasTouch: true },
          }),
        },
      ],
    },
  },
})
