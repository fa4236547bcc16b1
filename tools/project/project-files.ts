import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'

/** A text file of the repository; its path is relative, with forward slashes. */
export type ProjectFile = { path: string; text: string }
/** A violation found by a check. */
export type Finding = { path: string; line?: number; message: string }

const skippedFolders = new Set([
  'node_modules',
  'dist',
  'dist-lab',
  'data',
  'test-results',
  'playwright-report',
])
/** Folders that commands generate. */
const madeHere = new Set(['apps/player/public/engine', 'packages/words/compiled', 'screens'])
const textEndings = new Set(
  '.ts .tsx .mjs .js .json .md .css .html .yml .yaml .sh .sql .vtt .svg .txt'.split(' '),
)
const endlessNames = new Set(['LICENSE', 'NOTICE', 'run'])

/** Every text file of the repository, as on disk. */
export function projectFiles(root: string, folder = ''): ProjectFile[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (entry.isDirectory()) return isSkipped(path) ? [] : projectFiles(root, path)
    const isText = textEndings.has(extname(entry.name)) || endlessNames.has(entry.name)
    return entry.isFile() && isText ? [{ path, text: readFileSync(join(root, path), 'utf8') }] : []
  })
}

const isSkipped = (path: string) => {
  const name = path.split('/').at(-1) ?? ''
  if (madeHere.has(path) || skippedFolders.has(name)) return true
  return name.startsWith('.') && name !== '.ci' && name !== '.github'
}

/** Whether a file is a test, or code that only tests use. */
export const isTest = (path: string) => /\.test\.tsx?$|\/testing\//.test(path)
export const isScript = (path: string) => /\.(ts|tsx|mjs)$/.test(path)

export const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length

export const describeFinding = ({ path, line, message }: Finding) =>
  `  ${path}${line === undefined ? '' : `:${line}`}  ${message}`
