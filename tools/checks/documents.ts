import { dirname, join, normalize } from 'node:path/posix'
import { coveragePath } from '../../packages/words/check/spec/spec-document.ts'
import { statementsPath } from '../../packages/words/check/spec/spec-statements.ts'
import { type Finding, lineAt, type ProjectFile } from '../project/project-files.ts'
import { deadTest } from './dead-test.ts'

/** What a document may cite. The workspace named '' is the root. */
export type Citable = {
  exists: (path: string) => boolean
  scriptsOf: (workspace: string) => readonly string[]
}

/** The page of coverage is made of a list, in which each test has a line of its own. */
const listedTest = /^ {2}(\S+\/\S+) (.+)$/gm
const isDocument = (path: string) =>
  /^(README|ARCHITECTURE|CONTRIBUTING)\.md$|^docs\/.*\.md$/.test(path) && path !== coveragePath
const inBackticks = /(?<!`)`([^`\n]+)`(?!`)/g
const npmWords = /\bnpm (?:run ([\w:-]+)|(start|test|ci|install|i)\b)(?: -w ([\w/-]+))?/g
const ownedByNpm = new Set(['ci', 'install', 'i'])

const testLink = /\[([^\]]+)\]\(([^)\s#]+\.(?:test\.tsx?|journey\.ts))\)/g

/** Paths, commands and tests a document names must be there. */
export function checkDocuments(files: readonly ProjectFile[], citable: Citable): Finding[] {
  return [
    ...files
      .filter(({ path }) => isDocument(path))
      .flatMap(file => [
        ...missingPaths(file, citable),
        ...missingScripts(file, citable),
        ...missingTests(file, files),
      ]),
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

/** A path of this repository, without its line or its closing slash; null when the words are something else. */
function citedPath(words: string): string | null {
  if (/[\s<>{}*$"'(]|:\/\/|^[@/~-]|…|\.\.\./.test(words)) return null
  const cited = words.replace(/:\d+$/, '').replace(/\/$/, '')
  const startsAtHome = /^(apps|packages|e2e|lab|tools|docs|\.ci)(\/|$)/.test(cited)
  const isRootFile =
    /^[\w.-]+\.(md|json|ts|mjs)$/.test(cited) &&
    /^(README|ARCHITECTURE|CONTRIBUTING|package|biome|vitest|tsconfig)/.test(cited)
  return startsAtHome || isRootFile ? cited : null
}

const missingScripts = ({ path, text }: ProjectFile, { scriptsOf }: Citable): Finding[] =>
  [...text.matchAll(npmWords)]
    .map(match => ({ script: match[1] ?? match[2] ?? '', workspace: match[3] ?? '', index: match.index }))
    .filter(({ script, workspace }) => !ownedByNpm.has(script) && !scriptsOf(workspace).includes(script))
    .map(({ script, index }) => ({
      path,
      line: lineAt(text, index),
      message: `names "npm run ${script}", which is no script`,
    }))

/** A link to a test carries the test's title. */
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
