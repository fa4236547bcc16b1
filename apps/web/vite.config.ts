import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { viteWords } from '../../packages/words/compile/vite-words.ts'
import { namedFonts } from './named-fonts.ts'
import { buildWorker } from './offline/build-worker.ts'
import { installedApp } from './offline/installed-app.ts'
import { preloadFonts } from './preload-fonts.ts'
import { preloadWords } from './preload-words.ts'
import { prerenderPages } from './prerender/prerender-pages.ts'
import { routeList } from './route-list.ts'

export default defineConfig({
  base: '/',
  plugins: [
    react(),
    tailwindcss(),
    viteWords(),
    preloadFonts(),
    preloadWords(['shell', 'landing']),
    namedFonts(),
    routeList(),
    prerenderPages(),
    buildWorker(installedApp),
  ],
  server: {
    port: 5173,
    proxy: {
      // Under the page's own host, so that the api can tell where people reached it.
      '/api': { target: 'http://localhost:3000', changeOrigin: false },
      '/player': { target: 'http://localhost:5174', ws: true },
    },
  },
})
