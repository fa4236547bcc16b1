import { cp } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { viteWords } from '../../packages/words/compile/vite-words.ts'

const inThisFolder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Files found next to the sources, and next to the bundle. */
const besides = {
  'ground/db/migrations': 'migrations',
  'reach/bot/start-picture.jpg': 'start-picture.jpg',
}

const copyBesides: Plugin = {
  name: 'copy-besides',
  async writeBundle() {
    for (const [source, name] of Object.entries(besides))
      await cp(inThisFolder(`./src/${source}`), inThisFolder(`./dist/${name}`), { recursive: true })
  },
}

/** Bundles our code and workspace packages with the words of each language; npm packages stay external. */
export default defineConfig({
  root: inThisFolder('.'),
  plugins: [viteWords(), copyBesides],
  ssr: { noExternal: [/^@lithe\//] },
  build: { ssr: 'src/main.ts', target: 'node26', outDir: 'dist', emptyOutDir: true, sourcemap: true },
})
