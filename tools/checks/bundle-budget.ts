import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Finding } from '../project/project-files.ts'

const budgetKilobytes = 130
const chunksShown = 5

const moduleScript = /<script[^>]+type="module"[^>]+src="([^"]+)"/g
const preloaded = /<link[^>]+rel="modulepreload"[^>]+href="([^"]+)"/g
const staticImport = /(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+)["']/g

export type Chunk = { file: string; kilobytes: number }

/** Scripts that must arrive before the first screen stands, gzipped, in kB of 1000 bytes; the heaviest first. */
export function firstChunks(distFolder: string): Chunk[] {
  const page = readFileSync(join(distFolder, 'index.html'), 'utf8')
  const entries = [...page.matchAll(moduleScript), ...page.matchAll(preloaded)].map(match => match[1] ?? '')
  const files = new Set<string>()
  const follow = (file: string) => {
    if (files.has(file)) return
    files.add(file)
    for (const match of readFileSync(file, 'utf8').matchAll(staticImport))
      follow(normalize(join(dirname(file), match[1] ?? '')))
  }
  for (const entry of entries) follow(join(distFolder, entry))
  return [...files]
    .map(file => ({ file: basename(file), kilobytes: gzipSync(readFileSync(file)).length / 1000 }))
    .sort((a, b) => b.kilobytes - a.kilobytes)
}

export function checkBundleBudget(root: string): Finding[] {
  const path = 'apps/web/dist'
  if (!existsSync(join(root, path, 'index.html'))) return [{ path, message: 'is not built' }]
  const chunks = firstChunks(join(root, path))
  const kilobytes = chunks.reduce((sum, chunk) => sum + chunk.kilobytes, 0)
  console.log(`   first scripts: ${kilobytes.toFixed(1)} kB gzipped of ${budgetKilobytes} kB`)
  for (const chunk of chunks.slice(0, chunksShown))
    console.log(`     ${chunk.kilobytes.toFixed(1).padStart(6)} kB  ${chunk.file}`)
  return kilobytes <= budgetKilobytes
    ? []
    : [{ path, message: `${kilobytes.toFixed(1)} kB of first scripts; ${budgetKilobytes} kB is the most` }]
}
