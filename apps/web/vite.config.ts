import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { browserFloor } from '../../packages/contracts/src/constants.ts'
import { viteWords } from '../../packages/words/compile/vite-words.ts'
import { namedFonts } from './named-fonts.ts'
import { buildWorker } from './offline/build-worker.ts'
import { installedApp } from './offline/installed-app.ts'
import { oldBrowserNote } from './old-browser.ts'
import { preloadFonts } from './preload-fonts.ts'
import { preloadWords } from './preload-words.ts'
import { prerenderPages } from './prerender/prerender-pages.ts'
import { routeList } from './route-list.ts'

/** In the build target's format: `safari16.4`. */
const builtFor = Object.entries(browserFloor).map(named => named.join(''))

/**
 * Groups what most pages share in one file, and the first page's extras in another, instead of some forty small
 * requests. Page-specific code stays separate, as do shapes, each evaluated in a task of its own
 * (src/api/use-public-config.ts).
 */
const fewFiles = [
  {
    name: 'first',
    tags: ['$initial' as const],
    test: (id: string) => !id.endsWith('/first-look.ts'),
    priority: 2,
  },
  {
    name: 'shapes',
    test: /node_modules\/zod|packages\/contracts|src\/api\/endpoints/,
    entriesAware: true,
    priority: 1,
  },
  { name: 'shared', minShareCount: 8 },
]

export default defineConfig({
  base: '/',
  plugins: [
    react(),
    tailwindcss(),
    viteWords(),
    oldBrowserNote(),
    preloadFonts(),
    preloadWords(['shell', 'landing']),
    namedFonts(),
    routeList(),
    prerenderPages(),
    buildWorker(installedApp),
  ],
  build: { target: builtFor, rolldownOptions: { output: { codeSplitting: { groups: fewFiles } } } },
  server: {
    port: 5173,
    proxy: {
      // Keeps the page's own host, so that the api knows its public URL.
      '/api': { target: 'http://localhost:3000', changeOrigin: false },
      '/sandbox': { target: 'http://localhost:3000', changeOrigin: false },
      '/player': { target: 'http://localhost:5174', ws: true },
    },
  },
})
