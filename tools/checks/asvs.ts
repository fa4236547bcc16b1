import { type Finding, lineAt, type ProjectFile } from '../project/project-files.ts'

/** Number of level 1 and 2 requirements in each section of OWASP ASVS 5.0, by chapter; level 3 comes after them. */
const requirements: Record<number, Record<number, number>> = {
  1: { 1: 2, 2: 9, 3: 11, 4: 3, 5: 2 },
  2: { 1: 3, 2: 3, 3: 4, 4: 1 },
  3: { 2: 2, 3: 4, 4: 6, 5: 5, 7: 2 },
  4: { 1: 3, 2: 1, 3: 2, 4: 4 },
  5: { 1: 1, 2: 3, 3: 2, 4: 3 },
  6: { 1: 3, 2: 12, 3: 4, 4: 4, 5: 5, 6: 3, 8: 4 },
  7: { 1: 3, 2: 4, 3: 2, 4: 5, 5: 2, 6: 2 },
  8: { 1: 2, 2: 3, 3: 1, 4: 1 },
  9: { 1: 3, 2: 4 },
  10: { 1: 2, 2: 2, 3: 4, 4: 11, 5: 5, 6: 2, 7: 3 },
  11: { 1: 2, 2: 3, 3: 3, 4: 4, 5: 1, 6: 1 },
  12: { 1: 3, 2: 2, 3: 4 },
  13: { 1: 1, 2: 5, 3: 2, 4: 5 },
  14: { 1: 2, 2: 4, 3: 3 },
  15: { 1: 3, 2: 3, 3: 7 },
  16: { 1: 1, 2: 5, 3: 4, 4: 3, 5: 3 },
  17: { 1: 1, 2: 4, 3: 2 },
}

const required = Object.entries(requirements).flatMap(([chapter, sections]) =>
  Object.entries(sections).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${chapter}.${section}.${index + 1}`),
  ),
)

const map = 'docs/asvs.md'
const row = /^\| (\d+\.\d+\.\d+(?:(?:, | to )\d+\.\d+\.\d+)*) +\|(.*)\|$/gm
const testLink = /\]\([^)]+\.(?:test\.tsx?|journey\.ts)\)/

/** Requires a row with a test or the word "because" for each requirement. */
export function checkAsvs(files: readonly ProjectFile[]): Finding[] {
  const file = files.find(({ path }) => path === map)
  if (!file) return [{ path: map, message: 'is not there' }]
  const rows = [...file.text.matchAll(row)].map(({ 1: named = '', 2: rest = '', index }) => ({
    ids: idsOf(named),
    cells: rest.split(' | ').map(cell => cell.trim()),
    line: lineAt(file.text, index),
  }))
  const ids = rows.flatMap(({ ids }) => ids)
  const counted = (id: string) => ids.filter(each => each === id).length
  return [
    ...required
      .filter(id => counted(id) !== 1)
      .map(id => ({ path: map, message: `${id} stands there ${counted(id)} times` })),
    ...rows
      .filter(({ cells, ids }) => !isAnswered(cells) || ids.some(id => !required.includes(id)))
      .map(({ line }) => ({
        path: map,
        line,
        message: 'is neither held by a test nor "not met, because", nor outside of what applies',
      })),
  ]
}

/** Expands `6.2.1 to 6.2.12, 6.4.3`. */
const idsOf = (named: string) =>
  named.split(', ').flatMap(part => {
    const [first = '', last = first] = part.split(' to ')
    const [from, to] = [first, last].map(id => Number(id.split('.')[2]))
    const section = first.replace(/\.\d+$/, '')
    return Array.from(
      { length: (to ?? 0) - (from ?? 0) + 1 },
      (_, index) => `${section}.${(from ?? 0) + index}`,
    )
  })

/** A row has requirement, state and reason next to the number, or a single cell that says why it does not apply. */
function isAnswered(cells: readonly string[]): boolean {
  const [, state, reason = ''] = cells
  if (cells.length === 1) return cells[0] !== ''
  return state === 'held' ? testLink.test(reason) : state === 'not met' && /^because \S/.test(reason)
}
