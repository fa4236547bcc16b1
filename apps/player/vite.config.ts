import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { browserFloor } from '../../packages/contracts/src/constants.ts'
import { viteWords } from '../../packages/words/compile/vite-words.ts'
import { poseEngine } from './pose-engine/pose-engine.ts'

/** In the build target's format: `safari16.4`. */
const builtFor = Object.entries(browserFloor).map(named => named.join(''))

export default defineConfig({
  base: '/player/',
  plugins: [react(), tailwindcss(), viteWords(), poseEngine()],
  // The pose runtime uses `importScripts`, which module workers lack.
  worker: { format: 'iife' },
  // One script, and one of words in the person's language, so there is nothing else to preload.
  build: {
    target: builtFor,
    modulePreload: false,
    rollupOptions: { input: ['index.html', 'check/index.html'] },
  },
  server: { port: 5174 },
})
