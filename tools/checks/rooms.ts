import { dirname, join } from 'node:path/posix'
import ts from 'typescript'
import { type Finding, isTest, type ProjectFile } from '../project/project-files.ts'

/** How finely a program is split; too many small files hide a subject as surely as one long file. */
export type House = { folder: string; mostFiles: number; leastMedian: number }

/** A screen, and how many files of its program it may load at once. */
export type Screenful = { path: string; mostFiles: number }

const smallLines = 15
const mostSmallShare = 0.08

const linesOf = ({ text }: ProjectFile) => text.trimEnd().split('\n').length

const isSource = ({ path }: ProjectFile) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts') && !isTest(path)

function medianOf(sorted: readonly number[]): number {
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)] ?? 0
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? 0) + upper) / 2 : upper
}

/** Lines to print, and findings that exceed a limit. */
export type Measured = { lines: string[]; findings: Finding[] }

export function measureHouse(
  files: readonly ProjectFile[],
  { folder, mostFiles, leastMedian }: House,
): Measured {
  const sources = files.filter(file => file.path.startsWith(`${folder}/`) && isSource(file))
  const sizes = sources.map(linesOf).sort((a, b) => a - b)
  const median = medianOf(sizes)
  const small = sizes.filter(size => size <= smallLines).length / sizes.length
  const percent = (share: number) => `${Math.round(100 * share)} %`
  const problems = [
    ...(sizes.length > mostFiles ? [`${sizes.length} files; ${mostFiles} is the most`] : []),
    ...(median < leastMedian ? [`a median of ${median} lines; ${leastMedian} is the least`] : []),
    ...(small > mostSmallShare
      ? [`${percent(small)} of at most ${smallLines} lines; ${percent(mostSmallShare)} is the most`]
      : []),
  ]
  const figures = `${sizes.length} files, median ${median} lines, ${percent(small)} of at most ${smallLines}`
  return {
    lines: [`   ${folder}: ${figures}`],
    findings: problems.map(message => ({ path: folder, message })),
  }
}

/** Files of the same program that a file imports as it loads, without types and `import()`. */
function importsOf({ path, text }: ProjectFile): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest)
  return source.statements.flatMap(statement => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return []
    const { moduleSpecifier } = statement
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier) || isTypeOnly(statement)) return []
    return moduleSpecifier.text.startsWith('.') ? [join(dirname(path), moduleSpecifier.text)] : []
  })
}

function isTypeOnly(statement: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly
  const clause = statement.importClause
  if (!clause) return false
  if (clause.isTypeOnly) return true
  const named = clause.namedBindings
  return !clause.name && !!named && ts.isNamedImports(named) && named.elements.every(one => one.isTypeOnly)
}

export function measureScreenful(files: readonly ProjectFile[], { path, mostFiles }: Screenful): Measured {
  const byPath = new Map(files.filter(isSource).map(file => [file.path, file]))
  const loaded = new Set<string>()
  const waiting = [path]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const file = byPath.get(next)
    if (!file || loaded.has(next)) continue
    loaded.add(next)
    waiting.push(...importsOf(file))
  }
  const message = `loads ${loaded.size} files; ${mostFiles} is the most`
  return {
    lines: [`   ${path}: loads ${loaded.size} files`],
    findings: loaded.size > mostFiles ? [{ path, message }] : [],
  }
}

const house: readonly House[] = [
  { folder: 'apps/web/src', mostFiles: 237, leastMedian: 55 },
  { folder: 'apps/api/src', mostFiles: 215, leastMedian: 42 },
]
const screenfuls: readonly Screenful[] = [{ path: 'apps/web/src/report/report-screen.tsx', mostFiles: 66 }]

/** Comment lines whose subject is a person where it should be a thing: the row, the request, the token. */
const aboutWhom = /^\s*(?:\/\/|\/?\*).*\b(?:whoever|somebody|nobody|anybody)\b/i
const mostAboutWhom = 30

export function measureComments(files: readonly ProjectFile[]): Measured {
  const count = files
    .filter(({ path }) => /\.tsx?$/.test(path))
    .flatMap(({ text }) => text.split('\n'))
    .filter(line => aboutWhom.test(line)).length
  const said = `${count} comment lines turn on whoever, somebody, nobody or anybody`
  return {
    lines: [`   ${said}`],
    findings: count > mostAboutWhom ? [{ path: '.', message: `${said}; ${mostAboutWhom} is the most` }] : [],
  }
}

/** What a newcomer has to take in at once; `npm run lab` and `npm run ops` list the other commands. */
const mostOf = { scripts: 15, workspaces: 15, decisions: 35 }

export function measureCounts(files: readonly ProjectFile[]): Measured {
  const manifest = files.find(({ path }) => path === 'package.json')
  const count: Record<keyof typeof mostOf, number> = {
    scripts: Object.keys(manifest ? JSON.parse(manifest.text).scripts : {}).length,
    workspaces: files.filter(({ path }) =>
      /^(?:apps|packages)\/[^/]+\/package\.json$|^[^/]+\/package\.json$/.test(path),
    ).length,
    decisions: files.filter(({ path }) => /^docs\/decisions\/\d/.test(path)).length,
  }
  const kinds = Object.keys(mostOf) as (keyof typeof mostOf)[]
  return {
    lines: [`   ${kinds.map(kind => `${count[kind]} ${kind}`).join(', ')}`],
    findings: kinds
      .filter(kind => count[kind] > mostOf[kind])
      .map(kind => ({ path: '.', message: `${count[kind]} ${kind}; ${mostOf[kind]} is the most` })),
  }
}

/** Prints the figures on every run, so that trends show. */
export function checkRooms(files: readonly ProjectFile[]): Finding[] {
  const measured = [
    ...house.map(one => measureHouse(files, one)),
    ...screenfuls.map(one => measureScreenful(files, one)),
    measureComments(files),
    measureCounts(files),
  ]
  for (const line of measured.flatMap(({ lines }) => lines)) console.log(line)
  return measured.flatMap(({ findings }) => findings)
}
