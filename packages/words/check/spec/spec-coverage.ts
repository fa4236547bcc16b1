import { type Departure, departuresPath, readDepartures } from './spec-departures.ts'
import { countsOf, coverageDocument, coveragePath } from './spec-document.ts'
import { sectionOf, specRows } from './spec-rows.ts'
import {
  type Finding,
  howMany,
  type ListedFile,
  readStatements,
  type Statement,
  statementsPath,
} from './spec-statements.ts'
import { checkSpecWords } from './spec-words.ts'

/**
 * Requires a test for every statement and, where the product departs from it, a row of ADR 37; generates the document
 * from them. If the specification is present, also checks that statements quote it and omit none of its rows.
 */
export function checkSpecCoverage(
  files: readonly ListedFile[],
  spec: string | null,
  expected = howMany,
): Finding[] {
  const list = files.find(({ path }) => path === statementsPath)
  if (!list) return [{ path: statementsPath, message: 'is not there' }]
  const { chapters, findings } = readStatements(list.text, expected)
  const { departures, findings: ofDepartures } = readDepartures(files)
  const statements = chapters.flatMap(chapter => chapter.statements)
  const document = files.find(({ path }) => path === coveragePath)?.text
  const isStale = document !== coverageDocument(chapters)
  return [
    ...findings,
    ...ofDepartures,
    ...statements.flatMap(statement => [...untested(statement), ...unexplained(statement, departures)]),
    ...unused(departures, statements),
    ...checkSpecWords(statements, files, spec, statementsPath),
    ...(spec === null ? [] : [...misquoted(statements, spec), ...leftOut(statements, spec)]),
    ...(isStale
      ? [{ path: coveragePath, message: 'is not what the statements say: npm run lab -- spec' }]
      : []),
  ]
}

/** Counts of the statements by status, for the check's output. */
export const countsIn = (files: readonly ListedFile[]): string =>
  countsOf(readStatements(files.find(({ path }) => path === statementsPath)?.text ?? '').chapters)

const at = ({ line }: Statement) => ({ path: statementsPath, line })

const untested = (statement: Statement): Finding[] =>
  statement.tests.length > 0 ? [] : [{ ...at(statement), message: `${statement.number} names no test` }]

const unexplained = (statement: Statement, departures: readonly Departure[]): Finding[] => {
  const { row, number } = statement
  if (!row || departures.some(({ id }) => id === row.id)) return []
  return [{ ...at(statement), message: `${number} names ${row.id}, which is no row of ${departuresPath}` }]
}

const unused = (departures: readonly Departure[], statements: readonly Statement[]): Finding[] =>
  departures
    .filter(({ id }) => !statements.some(({ row }) => row?.id === id))
    .map(({ id, line }) => ({ path: departuresPath, line, message: `no statement names ${id}` }))

const passagesOf = ({ words }: Statement) => words.split(' … ')

const misquoted = (statements: readonly Statement[], spec: string): Finding[] =>
  statements.flatMap(statement =>
    passagesOf(statement)
      .filter(passage => !sectionOf(spec, statement.section).includes(passage))
      .map(passage => ({ ...at(statement), message: `${statement.section} does not say "${passage}"` })),
  )

/** Shorter passages occur in too many rows to identify one. */
const fewestLetters = 6
const holds = (whole: string, part: string) =>
  whole === part || (part.length >= fewestLetters && whole.includes(part))

/** A row is covered by any of its passages, or by a passage that contains the row. */
const leftOut = (statements: readonly Statement[], spec: string): Finding[] =>
  specRows(spec)
    .filter(
      ({ section, words }) =>
        !statements.some(
          statement =>
            statement.section === section &&
            passagesOf(statement).some(passage => holds(words, passage) || holds(passage, words)),
        ),
    )
    .map(({ section, words }) => ({
      path: statementsPath,
      message: `says nothing of ${section} "${words}"`,
    }))
