import { departuresPath } from './spec-departures.ts'
import { type Chapter, type Statement, statementsPath } from './spec-statements.ts'

export const coveragePath = 'docs/spec-coverage.md'

/** Generates the readable document from the edited list. */
export function coverageDocument(chapters: readonly Chapter[]): string {
  return `# What shows that the specification holds

Each of the statements of the product specification in its own words, whether the product keeps it as written, and the tests
that fail without it. ${countsOf(chapters)}. Where a statement departs, or is kept with an exception,
[ADR 37](${relative(departuresPath)}) has the row that is named, with the reason.

\`npm run lab -- spec\` writes this page from \`${statementsPath}\`; edit that.
${chapters.map(chapterOf).join('')}`
}

/** Counts of statements by status, for the page and the check. */
export function countsOf(chapters: readonly Chapter[]): string {
  const statements = chapters.flatMap(chapter => chapter.statements)
  const counted = (how: string) => statements.filter(({ row }) => row?.how === how).length
  const departing = counted('departs')
  return `${statements.length - departing} of ${statements.length} as written (${counted('except')} with an exception), ${departing} depart`
}

const chapterOf = ({ title, statements }: Chapter) => `
## ${title}

| | statement | kept | shown by |
| --- | --- | --- | --- |
${statements.map(rowOf).join('')}`

const rowOf = (statement: Statement) =>
  `| ${statement.number} | ${statement.words} | ${keptOf(statement)} | ${shownBy(statement)} |\n`

function keptOf({ row }: Statement): string {
  if (!row) return 'as written'
  return row.how === 'departs' ? `departs: \`${row.id}\`` : `as written, except \`${row.id}\``
}

const shownBy = ({ tests, keys }: Statement) =>
  [
    ...tests.map(({ title, path }) => `[${title}](../${path})`),
    ...(keys.length === 0 ? [] : [`says ${keys.map(key => `\`${key}\``).join(', ')}`]),
  ].join('<br>')

const relative = (path: string) => path.replace(/^docs\//, '')
