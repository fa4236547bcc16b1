import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** `--mode lab` also builds the pages that take films through the same pipeline; they are never deployed. */
export default defineConfig(({ mode }) => {
  const isLab = mode === 'lab'
  return {
    base: '/player/',
    plugins: [react()],
    // The pose runtime starts by `importScripts`, which modules lack.
    worker: { format: 'iife' },
    server: { port: 5174 },
    build: {
      outDir: isLab ? 'dist-lab' : 'dist',
      rollupOptions: { input: isLab ? ['index.html', 'replay.html', 'lab.html'] : ['index.html'] },
    },
  }
})
