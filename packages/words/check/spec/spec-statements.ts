/** A file of the repository by its path from the root. */
export type ListedFile = { path: string; text: string }
export type Finding = { path: string; line?: number; message: string }

export const statementsPath = 'docs/spec-statements.txt'
/** Number of statements that the specification makes. */
export const howMany = 311

export type CitedTest = { path: string; title: string }
/** One statement of the product specification, and what shows that it is kept. */
export type Statement = {
  number: number
  section: string
  /** Passages of the specification, separated by ellipses. */
  words: string
  tests: readonly CitedTest[]
  /** A row of ADR 37: `departs` replaces the statement, `except` limits it. */
  row?: { id: string; how: 'departs' | 'except' }
  /** Messages, as `room.group.key`, whose English is the specification's. */
  keys: readonly string[]
  line: number
}
export type Chapter = { title: string; statements: readonly Statement[] }

const chapterTitle = /^§\d+ .+$/
const statementLine = /^(\d+) (.+)$/
const detail = /^ {2}(\S+) (.+)$/

/** Parses the list by its headings; text before the first heading is an introduction. */
export function readStatements(
  text: string,
  expected = howMany,
): { chapters: Chapter[]; findings: Finding[] } {
  const chapters: (Chapter & { statements: Statement[] })[] = []
  const findings: Finding[] = []
  for (const [index, written] of text.split('\n').entries()) {
    const chapter = chapters.at(-1)
    const statements = chapter?.statements ?? []
    const [, number, words] = statementLine.exec(written) ?? []
    if (chapterTitle.test(written)) chapters.push({ title: written, statements: [] })
    else if (!chapter || written === '') continue
    else if (words) {
      const section = chapter.title.split(' ')[0] ?? ''
      statements.push({ number: Number(number), section, words, tests: [], keys: [], line: index + 1 })
    } else {
      const whole = withDetail(statements.at(-1), written)
      if (whole) statements[statements.length - 1] = whole
      else findings.push({ path: statementsPath, line: index + 1, message: 'is no line of a statement' })
    }
  }
  return { chapters, findings: [...findings, ...misnumbered(chapters, expected)] }
}

function withDetail(statement: Statement | undefined, written: string): Statement | null {
  const [, first = '', rest = ''] = detail.exec(written) ?? []
  if (!statement || !first) return null
  if (first === 'departs' || first === 'except')
    return statement.row ? null : { ...statement, row: { id: rest, how: first } }
  if (first === 'says') return { ...statement, keys: [...statement.keys, ...rest.split(' ')] }
  const test = { path: first, title: rest }
  return first.includes('/') ? { ...statement, tests: [...statement.tests, test] } : null
}

function misnumbered(chapters: readonly Chapter[], expected: number): Finding[] {
  const statements = chapters.flatMap(each => each.statements)
  const astray = statements.find(({ number }, index) => number !== index + 1)
  if (astray)
    return [{ path: statementsPath, line: astray.line, message: `${astray.number} stands out of order` }]
  return statements.length === expected
    ? []
    : [{ path: statementsPath, message: `holds ${statements.length} statements of ${expected}` }]
}
