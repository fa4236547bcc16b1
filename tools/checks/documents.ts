import { dirname, join, normalize } from 'node:path/posix'
import { coveragePath } from '../../packages/words/check/spec/spec-document.ts'
import { statementsPath } from '../../packages/words/check/spec/spec-statements.ts'
import { type Finding, lineAt, type ProjectFile } from '../project/project-files.ts'
import { deadTest } from './dead-test.ts'

/** What may be cited: paths, and commands by their prefix. */
export type Citable = {
  exists: (path: string) => boolean
  commands: Readonly<Record<'root' | 'lab' | 'ops', readonly string[]>>
}

/** A line of the list behind the coverage page, with one test. */
const listedTest = /^ {2}(\S+\/\S+) (.+)$/gm
const isDocument = (path: string) =>
  /^(README|ARCHITECTURE|CONTRIBUTING)\.md$|^docs\/.*\.md$/.test(path) && path !== coveragePath
const inBackticks = /(?<!`)`([^`\n]+)`(?!`)/g
/** `npm start`, `npm run NAME`, and `npm run lab -- NAME`. */
const npmWords = /\bnpm (?:(start|test)\b|run (?:(lab|ops) -- )?([a-z][\w:-]*))/g
/** Tests of this check, which name fictitious commands. */
const madeUp = /^tools\/checks\/.*\.test\.ts$/

const testLink = /\[([^\]]+)\]\(([^)\s#]+\.(?:test\.tsx?|journey\.ts))\)/g

/** Requires that paths and tests named in documents exist, and commands named anywhere. */
export function checkDocuments(files: readonly ProjectFile[], citable: Citable): Finding[] {
  return [
    ...files
      .filter(({ path }) => isDocument(path))
      .flatMap(file => [...missingPaths(file, citable), ...missingTests(file, files)]),
    ...files.filter(({ path }) => !madeUp.test(path)).flatMap(file => missingCommands(file, citable)),
    ...files.filter(({ path }) => path === statementsPath).flatMap(file => missingInList(file, files)),
  ]
}

const missingPaths = ({ path, text }: ProjectFile, { exists }: Citable): Finding[] =>
  [...text.matchAll(inBackticks)]
    .map(match => ({ cited: citedPath(match[1] ?? ''), index: match.index }))
    .filter(({ cited }) => cited !== null && !exists(cited))
    .map(({ cited, index }) => ({
      path,
      line: lineAt(text, index),
      message: `cites ${cited}, which is not there`,
    }))

/** A path of this repository, without line or trailing slash; null for anything else. */
function citedPath(words: string): string | null {
  if (/[\s<>{}*$"'(]|:\/\/|^[@/~-]|…|\.\.\./.test(words)) return null
  const cited = words.replace(/:\d+$/, '').replace(/\/$/, '')
  const startsAtHome = /^(apps|packages|e2e|tools|workshop|docs|\.ci)(\/|$)/.test(cited)
  const isRootFile =
    /^[\w.-]+\.(md|json|ts|mjs)$/.test(cited) &&
    /^(README|ARCHITECTURE|CONTRIBUTING|package|biome|vitest|tsconfig)/.test(cited)
  return startsAtHome || isRootFile ? cited : null
}

const missingCommands = ({ path, text }: ProjectFile, { commands }: Citable): Finding[] =>
  [...text.matchAll(npmWords)]
    .map(match => ({
      words: match[0],
      group: match[2],
      name: match[1] ?? match[3] ?? '',
      index: match.index,
    }))
    .filter(
      ({ group, name }) => !commands[group === 'lab' || group === 'ops' ? group : 'root'].includes(name),
    )
    .map(({ words, index }) => ({
      path,
      line: lineAt(text, index),
      message: `names "${words}", which is no command`,
    }))

/** Reports links to tests whose words are not a title there. */
const missingTests = ({ path, text }: ProjectFile, files: readonly ProjectFile[]): Finding[] =>
  [...text.matchAll(testLink)].flatMap(({ 1: title = '', 2: link = '', index }) =>
    deadTest({ title, path: normalize(join(dirname(path), link)) }, files, {
      path,
      line: lineAt(text, index),
    }),
  )

const missingInList = ({ path, text }: ProjectFile, files: readonly ProjectFile[]): Finding[] =>
  [...text.matchAll(listedTest)].flatMap(({ 1: cited = '', 2: title = '', index }) =>
    deadTest({ title, path: cited }, files, { path, line: lineAt(text, index) }),
  )
