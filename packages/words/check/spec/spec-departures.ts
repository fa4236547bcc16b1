import type { Finding, ListedFile } from './spec-statements.ts'

export const departuresPath = 'docs/decisions/0037-where-we-depart-from-the-specification.md'

/** Valid reasons to depart from the letter; taste is not one. */
const grounds = ['contradiction', 'impossible', 'insecure', 'unlawful', 'untrue', 'dangerous']

const tableRow = /^\| `([\w-]+)` +\|(.*)\|$/gm
const testLink = /\]\([^)]+\.(?:test\.tsx?|journey\.ts)\)/
const cellCount = 4

export type Departure = { id: string; line: number }

/** The rows of ADR 37, each with its reason and test. */
export function readDepartures(files: readonly ListedFile[]): {
  departures: Departure[]
  findings: Finding[]
} {
  const text = files.find(({ path }) => path === departuresPath)?.text
  if (text === undefined)
    return { departures: [], findings: [{ path: departuresPath, message: 'is not there' }] }
  const rows = [...text.matchAll(tableRow)].map(({ 1: id = '', 2: rest = '', index }) => ({
    id,
    line: text.slice(0, index).split('\n').length,
    cells: rest.split(' | ').map(cell => cell.trim()),
  }))
  const findings = rows.flatMap(({ id, line, cells }, index) =>
    problemsOf(cells, rows.findIndex(each => each.id === id) < index).map(message => ({
      path: departuresPath,
      line,
      message: `${id} ${message}`,
    })),
  )
  return { departures: rows, findings }
}

function problemsOf(cells: readonly string[], isSecond: boolean): string[] {
  const [, , why = '', shownBy = ''] = cells
  return [
    ...(isSecond ? ['stands there twice'] : []),
    ...(cells.length === cellCount ? [] : [`has ${cells.length} cells beside its name, not ${cellCount}`]),
    ...(grounds.some(ground => why.startsWith(`${ground}: `))
      ? []
      : [`gives none of these grounds: ${grounds.join(', ')}`]),
    ...(testLink.test(shownBy) ? [] : ['names no test']),
  ]
}
