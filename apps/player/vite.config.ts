import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  base: '/player/',
  plugins: [react()],
  // The pose runtime starts by `importScripts`, which modules lack.
  worker: { format: 'iife' },
  server: { port: 5174 },
})
