import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Finding } from '../project/project-files.ts'

const budgetKilobytes = 130
/** Four of these are for signing in, which is on the way: the sign-in page itself takes an email address. */
const wordsBudgetKilobytes = 17
const chunksShown = 5

const moduleScript = /<script[^>]+type="module"[^>]+src="([^"]+)"/g
const preloaded = /<link[^>]+rel="modulepreload"[^>]+href="([^"]+)"/g
/** Import of an English room of words, requested as soon as a script loads. */
const wordsImport = /import\(\s*["'`]\.\/(words-en-[a-z][a-z-]*-[\w-]{8}\.js)["'`]/g
const staticImport = /(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+)["']/g

/** What the player needs before rendering; its other words load with the engine (apps/player/src/words/words.ts). */
const roomsOfThePlayer = ['player', 'movements']
/** Every page from the landing page to the first movement, on the straight way. */
export const pagesOnTheWay = [
  'login-screen',
  'name-screen',
  'questionnaire-screen',
  'privacy-screen',
  'workout-preview-screen',
  'workout-page',
]

export type Chunk = { file: string; kilobytes: number }

/** Scripts that a browser loads before these run: these and their static imports. */
function scriptsBehind(entries: readonly string[]): string[] {
  const files = new Set<string>()
  const follow = (file: string) => {
    if (files.has(file)) return
    files.add(file)
    for (const match of readFileSync(file, 'utf8').matchAll(staticImport))
      follow(normalize(join(dirname(file), match[1] ?? '')))
  }
  for (const entry of entries) follow(entry)
  return [...files]
}

function entriesOf(distFolder: string): string[] {
  const page = readFileSync(join(distFolder, 'index.html'), 'utf8')
  return [...page.matchAll(moduleScript), ...page.matchAll(preloaded)].map(match =>
    join(distFolder, match[1] ?? ''),
  )
}

const heaviestFirst = (chunks: readonly Chunk[]) => chunks.toSorted((a, b) => b.kilobytes - a.kilobytes)
const sized = (files: readonly string[]): Chunk[] =>
  heaviestFirst(
    files.map(file => ({ file: basename(file), kilobytes: gzipSync(readFileSync(file)).length / 1000 })),
  )

/** Scripts needed for the first screen, gzipped, in kB of 1000 bytes; largest first. */
export const firstChunks = (distFolder: string): Chunk[] => sized(scriptsBehind(entriesOf(distFolder)))

/** Words needed by pages on the way to the first movement, gzipped; throws if a page has no script. */
export function wordsOnTheWay(distFolder: string): Chunk[] {
  const assets = join(distFolder, 'assets')
  const built = readdirSync(assets)
  const pages = pagesOnTheWay.map(page => {
    const script = built.find(file => new RegExp(`^${page}-[\\w-]{8}\\.js$`).test(file))
    if (!script) throw new Error(`No script ${page} in ${assets}: name it in tools/checks/bundle-budget.ts`)
    return join(assets, script)
  })
  const rooms = scriptsBehind([...entriesOf(distFolder), ...pages]).flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(wordsImport)].map(match => join(assets, match[1] ?? '')),
  )
  return sized([...new Set(rooms)])
}

/** Words needed by the player's page, gzipped; throws if a room has no script. */
export function wordsOfThePlayer(distFolder: string): Chunk[] {
  const assets = join(distFolder, 'assets')
  const built = readdirSync(assets)
  const rooms = roomsOfThePlayer.map(room => {
    const script = built.find(file => new RegExp(`^words-en-${room}-[\\w-]{8}\\.js$`).test(file))
    if (!script)
      throw new Error(`No words of the room ${room} in ${assets}: name it in tools/checks/bundle-budget.ts`)
    return join(assets, script)
  })
  return sized(rooms)
}

const sum = (chunks: readonly Chunk[]) => chunks.reduce((total, { kilobytes }) => total + kilobytes, 0)

export function checkBundleBudget(root: string): Finding[] {
  const [path, player] = ['apps/web/dist', 'apps/player/dist']
  const unbuilt = [path, player].find(folder => !existsSync(join(root, folder, 'index.html')))
  if (unbuilt) return [{ path: unbuilt, message: 'is not built' }]
  const words = [...wordsOnTheWay(join(root, path)), ...wordsOfThePlayer(join(root, player))]
  return [
    ...within(path, 'first scripts', firstChunks(join(root, path)), budgetKilobytes),
    ...within(path, 'words before the first movement', heaviestFirst(words), wordsBudgetKilobytes),
  ]
}

function within(path: string, what: string, chunks: readonly Chunk[], most: number): Finding[] {
  const kilobytes = sum(chunks)
  console.log(`   ${what}: ${kilobytes.toFixed(1)} kB gzipped of ${most} kB`)
  for (const chunk of chunks.slice(0, chunksShown))
    console.log(`     ${chunk.kilobytes.toFixed(1).padStart(6)} kB  ${chunk.file}`)
  return kilobytes <= most
    ? []
    : [{ path, message: `${kilobytes.toFixed(1)} kB of ${what}; ${most} kB is the most` }]
}
