import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PluginOption } from 'vite'
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa'
import { type BuiltFile, playerDocument, shell, signInDocument } from './rules.ts'

const builtPages = fileURLToPath(new URL('../dist', import.meta.url))
const builtPlayer = fileURLToPath(new URL('../../player/dist', import.meta.url))

/** Files no page requests: for a server only, compressed, or the worker itself. The plug-in adds the manifest. */
const isNeverAskedFor = (name: string) =>
  /\.(br|gz|map)$/.test(name) ||
  /^(index\.html|(routes|documents)\.json|manifest\.webmanifest|sw(-off)?\.js|fonts\/.*|check\/.*|documents\/(login|report)\..*)$/.test(
    name,
  )

const hasHash = (name: string) => /^assets\/.*-[\w-]{8}\.\w+$|^engine\/.*-[0-9a-f]{12}\.\w+$/.test(name)

const hash = (file: string, algorithm: 'sha384' | 'sha256') =>
  createHash(algorithm).update(readFileSync(file))

/** A file cached only with exactly these bytes, so that a server mid-deployment does not mix builds. */
const exact = (url: string, file: string): BuiltFile => ({
  url,
  revision: hash(file, 'sha256').digest('hex').slice(0, 16),
  integrity: `sha384-${hash(file, 'sha384').digest('base64')}`,
})

function filesIn(folder: string, address: string): BuiltFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter(name => !isNeverAskedFor(name))
    .sort()
    .map(name => {
      const url = address + name
      return hasHash(name) ? { url, revision: null } : exact(url, join(folder, name))
    })
}

/** Lists all files of pages and player for the worker. */
export function builtFiles(pages: string, player: string): BuiltFile[] {
  const index = join(pages, 'index.html')
  const files = [exact(shell, index), exact(signInDocument, index), ...filesIn(pages, '/')]
  if (!existsSync(join(player, 'index.html'))) return files
  return [...files, exact(playerDocument, join(player, 'index.html')), ...filesIn(player, playerDocument)]
}

/** Builds the service worker, which caches pages and player for offline use, and the web app manifest. */
export const buildWorker = (manifest: Partial<ManifestOptions>): PluginOption =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'offline',
    filename: 'sw.ts',
    // The app registers it when idle.
    injectRegister: false,
    includeManifestIcons: false,
    manifest,
    injectManifest: {
      globPatterns: ['index.html'],
      manifestTransforms: [async () => ({ manifest: await listed() })],
    },
  })

const listed = async () => builtFiles(builtPages, builtPlayer).map(file => ({ ...file, size: 0 }))
