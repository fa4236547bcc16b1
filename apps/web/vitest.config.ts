import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import type { BrowserCommand } from 'vitest/node'
import { viteWords } from '../../packages/words/compile/vite-words.ts'
import { chromiumArguments, softwarePaintArguments } from '../../tools/chromium/chromium-arguments.ts'
import { findChromium, headlessShellHere } from '../../tools/chromium/find-chromium.ts'
import type { Media } from './src/testing/screens/media.ts'

/** Emulates device settings: light or dark, and reduced motion. */
const emulateMedia: BrowserCommand<[Media]> = ({ page }, media) => page.emulateMedia(media)

/** Serves an empty page in place of the player, as screens do not measure. */
const withoutPlayer = (): Plugin => ({
  name: 'without-player',
  configureServer: ({ middlewares }) => {
    middlewares.use('/player', (_, response) => {
      response.setHeader('Content-Type', 'text/html')
      response.end()
    })
  },
})

const browserPath = headlessShellHere() ?? (await findChromium())

/** Larger than every tested screen, so that none is scaled. */
const window = { width: 1280, height: 900 }
const provider = (isPhone: boolean) =>
  playwright({
    launchOptions: { executablePath: browserPath, args: [...chromiumArguments, ...softwarePaintArguments] },
    contextOptions: { viewport: window, isMobile: isPhone, hasTouch: isPhone },
    actionTimeout: 15_000,
  })

/** Tests each screen through its route in a real browser; `npx vitest --root apps/web`. */
export default defineConfig({
  plugins: [react(), tailwindcss(), viteWords(), withoutPlayer()],
  resolve: {
    // As in Zustand's testing guide: every test starts from the device's storage alone.
    alias: [
      { find: /^zustand$/, replacement: new URL('src/testing/screens/stores.ts', import.meta.url).pathname },
    ],
  },
  // A dependency found late in the shared kit would reload the page during a test.
  optimizeDeps: { entries: ['src/main.tsx', 'src/**/*.screen.test.tsx'], include: ['uqr'] },
  server: { host: '127.0.0.1' },
  test: {
    name: 'screens',
    include: ['src/**/*.screen.test.tsx'],
    setupFiles: ['src/testing/screens/set-up.ts'],
    testTimeout: 60_000,
    // Each spends half its time waiting for the page to render or settle.
    maxWorkers: 4,
    expect: { poll: { timeout: 10_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      locators: { exact: false },
      commands: { emulateMedia },
      instances: [
        {
          name: 'on a phone',
          browser: 'chromium',
          provider: provider(true),
          viewport: { width: 390, height: 844 },
          exclude: ['**/node_modules/**', '**/*.desk.screen.test.tsx'],
        },
        {
          name: 'at a desk',
          browser: 'chromium',
          provider: provider(false),
          viewport: { width: 1280, height: 844 },
          include: ['src/**/*.desk.screen.test.tsx'],
        },
      ],
    },
  },
})
