import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { firstLanguage, inventedLanguages, type Language, languages } from '../src/languages.ts'
import { invent } from './invent.ts'
import { mapWords, readRoom, translateRoom, type Words, type WordsProblem } from './room.ts'
import { writeLive, writeLoaders, writeRoom } from './write-room.ts'

const inThisPackage = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
export const messagesFolder = inThisPackage('messages')
const compiledFolder = inThisPackage('compiled')
/** Records the sources that the compiled files were generated from. */
const writtenFrom = join(compiledFolder, 'written-from.txt')

/** Generates TypeScript for every room and language, if anything relevant changed. */
export function compileWords(): void {
  const sources = sourcesNow()
  if (existsSync(writtenFrom) && readFileSync(writtenFrom, 'utf8') === sources) return
  writeRooms()
  writeIfChanged(writtenFrom, sources)
}

/** Messages and compiler files by size and mtime, since every command checks but rarely needs to recompile. */
const sourcesNow = () =>
  ['messages', 'compile', 'src']
    .flatMap(folder => pathsIn(folder))
    .concat('../../package-lock.json')
    .map(path => {
      const { size, mtimeMs } = statSync(inThisPackage(path))
      return `${path} ${size} ${mtimeMs}`
    })
    .join('\n')

const pathsIn = (folder: string) =>
  readdirSync(inThisPackage(folder), { recursive: true, encoding: 'utf8' })
    .map(path => `${folder}/${path}`)
    .toSorted()

/** Leaves unchanged files alone. */
function writeRooms(): void {
  const files = new Map(roomNames().flatMap(filesOf))
  for (const [path, text] of files) writeIfChanged(join(compiledFolder, path), text)
  for (const path of compiledFiles()) if (!files.has(path)) rmSync(join(compiledFolder, path))
}

export const roomNames = () =>
  readdirSync(join(messagesFolder, firstLanguage)).map(name => basename(name, '.json'))

function filesOf(room: string): [path: string, text: string][] {
  const english = wordsIn(firstLanguage, room)
  return [
    [`${room}.ts`, writeLoaders(room, languages)],
    [`live/${room}.ts`, writeLive(room)],
    ...languages.map((language): [string, string] => [
      `${language}/${room}.ts`,
      writeRoom(wordsOf(language, room, english)),
    ]),
  ]
}

function wordsOf(language: Language, room: string, english: Words): Words {
  if (language === firstLanguage) return english
  const invented = inventedLanguages.find(one => one === language)
  if (invented) return mapWords(english, text => invent(text, invented))
  const { words, problems } = translateRoom(english, wordsIn(language, room))
  const wrong = problems.filter(({ problem }) => problem !== 'missing')
  if (wrong.length > 0) throw new Error(`${language}/${room}.json: ${wrong.map(describe).join('; ')}`)
  return words
}

const describe = ({ key, problem }: WordsProblem) => `${key}: ${problem}`

/** A room's translated messages; empty for test languages, or if there is no file. */
export function wordsIn(language: Language, room: string): Words {
  const path = join(messagesFolder, language, `${room}.json`)
  if (!existsSync(path)) return {}
  return readRoom(JSON.parse(readFileSync(path, 'utf8')), `${language}/${room}.json`)
}

const compiledFiles = () =>
  existsSync(compiledFolder)
    ? readdirSync(compiledFolder, { recursive: true, encoding: 'utf8' })
        .map(path => path.replaceAll('\\', '/'))
        .filter(path => path.endsWith('.ts'))
    : []

/** Writes a temporary file and renames it, so that concurrent readers see either the old or the new text. */
function writeIfChanged(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return
  mkdirSync(dirname(path), { recursive: true })
  const beside = `${path}.${process.pid}`
  writeFileSync(beside, text)
  renameSync(beside, path)
}
