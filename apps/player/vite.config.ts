import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { viteWords } from '../../packages/words/compile/vite-words.ts'
import { poseEngine } from './pose-engine/pose-engine.ts'

export default defineConfig({
  base: '/player/',
  plugins: [react(), viteWords(), poseEngine()],
  // The pose runtime starts by `importScripts`, which modules lack.
  worker: { format: 'iife' },
  server: { port: 5174 },
})
