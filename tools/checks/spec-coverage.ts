import { dirname, join, normalize } from 'node:path/posix'
import { checkSpecWords } from '../../packages/words/check/spec-words.ts'
import { type Finding, lineAt, type ProjectFile } from '../project/project-files.ts'
import { type SpecRow, specRows } from './spec-rows.ts'

const document = 'docs/spec-coverage.md'
const tableRow = /^\| (.+?) \|(.*)\|$/gm
const heading = /^## (§\d+)/gm
const link = /\[([^\]]+)\]\(([^)\s]+)\)/g

/** A message that holds the words of the row, as `room.group.key`. */
const messageKey = /`([\w-]+(?:\.[\w-]+)+)`/g

const fewestLetters = 6

type Link = { title: string; path: string }
type Claim = { section: string; row: string; tests: Link[]; decisions: Link[]; keys: string[]; line: number }

/** Where it is written why the product departs from a row; a test still shows what it does instead. */
const isDecision = ({ path }: Link) => path.startsWith('docs/decisions/')

/** Every claim names a test that stands, and messages that say what it says; with the spec at hand, no row of it is left out. */
export function checkSpecCoverage(files: readonly ProjectFile[], spec: string | null): Finding[] {
  const file = files.find(({ path }) => path === document)
  if (!file) return [{ path: document, message: 'is not there' }]
  const claims = claimsIn(file.text)
  return [
    ...claims.flatMap(claim => deadEnds(claim, files)),
    ...checkSpecWords(claims, files, spec, document),
    ...(spec === null ? [] : unclaimed(specRows(spec), claims)),
  ]
}

function claimsIn(text: string): Claim[] {
  const headings = [...text.matchAll(heading)]
  return [...text.matchAll(tableRow)]
    .filter(([, row = '']) => !/^(row|-+)$/.test(row.trim()))
    .map(match => {
      const links = [...(match[2] ?? '').matchAll(link)].map(([, title = '', path = '']) => ({
        title,
        path: normalize(join(dirname(document), path)),
      }))
      return {
        section: headings.findLast(({ index }) => index < match.index)?.[1] ?? '',
        row: (match[1] ?? '').trim(),
        tests: links.filter(one => !isDecision(one)),
        decisions: links.filter(isDecision),
        keys: [...(match[2] ?? '').matchAll(messageKey)].map(([, key = '']) => key),
        line: lineAt(text, match.index),
      }
    })
}

function deadEnds({ row, tests, decisions, line }: Claim, files: readonly ProjectFile[]): Finding[] {
  if (tests.length === 0) return [{ path: document, line, message: `"${row}" names no test` }]
  const undecided = decisions.filter(({ path }) => !files.some(file => file.path === path))
  return [
    ...undecided.map(({ path }) => ({ path: document, line, message: `${path} is not there` })),
    ...tests.flatMap(test => deadTest(test, files, line)),
  ]
}

function deadTest({ title, path }: Link, files: readonly ProjectFile[], line: number): Finding[] {
  const target = files.find(file => file.path === path)
  if (!target) return [{ path: document, line, message: `${path} is not there` }]
  return target.text.includes(title)
    ? []
    : [{ path: document, line, message: `${path} has no test called "${title}"` }]
}

const unclaimed = (rows: readonly SpecRow[], claims: readonly Claim[]): Finding[] =>
  rows
    .filter(({ section, words }) => !claims.some(claim => claim.section === section && isOf(claim, words)))
    .map(({ section, words }) => ({ path: document, message: `says nothing of ${section} "${words}"` }))

/** A claim quotes its row, or the first words of it where they are enough to know it by. */
const isOf = ({ row }: Claim, words: string) =>
  words === row || (row.length >= fewestLetters && words.startsWith(row))
