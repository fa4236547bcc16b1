import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import player from '../apps/player/vite.config.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Pages that run films through the player's modules; built like the player but never deployed. */
export default defineConfig({
  ...player,
  root: here('pages'),
  base: '/lab/',
  // The pose engine shipped with the player.
  publicDir: here('../apps/player/public'),
  server: { port: 5175 },
  build: {
    outDir: here('dist-lab'),
    emptyOutDir: true,
    rollupOptions: { input: [here('pages/replay.html'), here('pages/lab.html')] },
  },
})
