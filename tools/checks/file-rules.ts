import { type Finding, isScript, lineAt, type ProjectFile } from '../project/project-files.ts'
import { longestLines, longFiles } from './long-files.ts'

const bannedNames = /(^|[/-])(utils?|helpers?|common|misc|shared|manager)(\.[^/]*)?(\/|$)/

/** Reports names that tend to become catch-alls. */
export const checkNames = (files: readonly ProjectFile[]): Finding[] =>
  files
    .filter(({ path }) => bannedNames.test(path))
    .map(({ path }) => ({ path, message: 'a name for anything: say what it holds' }))

/** Reports long files; long-files.ts justifies exceptions. */
export const checkLengths = (files: readonly ProjectFile[]): Finding[] =>
  files
    .filter(({ path }) => isScript(path) || path.endsWith('.css'))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ path, lines }) => lines > longestLines && !longFiles.some(long => long.path === path))
    .map(({ path, lines }) => ({ path, message: `${lines} lines; ${longestLines} is the most` }))

/** This folder spells out what it forbids. */
const checksThemselves = /^tools\/checks\//
const leftovers: readonly { what: RegExp; message: string }[] = [
  { what: /\b(TODO|FIXME|XXX)\b/g, message: 'left for later; do it or open an issue' },
  { what: /@ts-(ignore|nocheck|expect-error)|biome-ignore|eslint-disable/g, message: 'silences a check' },
  { what: /\b(it|test|describe)\.(skip|only|todo|fixme)\b/g, message: 'a test that does not run' },
  { what: /(?<![\w.:/~-])\/(work|home|root|Users)\/[\w.-]/g, message: "a path of someone's machine" },
  { what: /\bregistry\.[\w-]+\.\w+|artifactory|verdaccio/gi, message: "a package registry's host" },
]

export const checkLeftovers = (files: readonly ProjectFile[]): Finding[] =>
  files
    .filter(({ path }) => !checksThemselves.test(path))
    .flatMap(({ path, text }) =>
      leftovers.flatMap(({ what, message }) =>
        [...text.matchAll(what)].map(match => ({
          path,
          line: lineAt(text, match.index),
          message: `"${match[0]}": ${message}`,
        })),
      ),
    )

/** Reports hosts in the lockfile, which must work with the reader's registry. */
export const checkLockfile = (files: readonly ProjectFile[]): Finding[] =>
  files
    .filter(({ path }) => path === 'package-lock.json')
    .flatMap(({ path, text }) =>
      [...text.matchAll(/"resolved": "https?:[^"]*"/g)].map(match => ({
        path,
        line: lineAt(text, match.index),
        message: `${match[0]} names a host`,
      })),
    )

const started = /"[\w:-]+": "node ([^\s"]+)(?: (?!lab"|ops")([\w-]+))?/g

/**
 * Requires root scripts to start something that exists: a file, a command that `tools/bootstrap.mjs` finds, or a list
 * of commands.
 */
export const checkScripts = (files: readonly ProjectFile[]): Finding[] =>
  files
    .filter(({ path }) => path === 'package.json')
    .flatMap(({ path, text }) =>
      [...text.matchAll(started)]
        .map(({ 1: program, 2: command, index }) => ({
          index,
          tool: command === undefined ? `${program}` : `commands/${command}.ts`,
        }))
        .filter(({ tool }) => !files.some(file => file.path.endsWith(tool)))
        .map(({ tool, index }) => ({
          path,
          line: lineAt(text, index),
          message: `starts ${tool}, which is not there`,
        })),
    )

const header = ['Measures', 'Definition', 'Method', 'Valid', 'Not valid'] as const
const analyserPath = /^packages\/movements\/src\/([^/]+)\/\1\.ts$/

/** Requires every analyser to begin with the same five lines. */
export const checkAnalyserHeaders = (files: readonly ProjectFile[]): Finding[] =>
  files
    .filter(({ path }) => analyserPath.test(path) && !path.includes('/catalog/'))
    .flatMap(({ path, text }) => {
      const block = /\/\*\*[\s\S]*?\*\//.exec(text)?.[0] ?? ''
      const missing = header.filter(word => !new RegExp(`^\\s*\\* ${word}\\s+\\S`, 'm').test(block))
      return missing.length ? [{ path, message: `its header lacks: ${missing.join(', ')}` }] : []
    })

export const checkTestsAssert = (files: readonly ProjectFile[]): Finding[] =>
  files
    .filter(
      ({ path, text }) => /\.test\.tsx?$/.test(path) && !/\bexpect\b|\bassert\b|expectTypeOf/.test(text),
    )
    .map(({ path }) => ({ path, message: 'asserts nothing' }))
