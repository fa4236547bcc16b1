import { cp } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

const inThisFolder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The bundle looks for the migrations beside itself, as the sources do. */
const copyMigrations: Plugin = {
  name: 'copy-migrations',
  writeBundle: () =>
    cp(inThisFolder('./src/db/migrations'), inThisFolder('./dist/migrations'), { recursive: true }),
}

/** One file of ours and the workspace packages; what npm installed stays where it is. */
export default defineConfig({
  root: inThisFolder('.'),
  plugins: [copyMigrations],
  ssr: { noExternal: [/^@lithe\//] },
  build: { ssr: 'src/main.ts', target: 'node20', outDir: 'dist', emptyOutDir: true, sourcemap: true },
})
