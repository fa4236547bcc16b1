import { expect, test } from 'vitest'
import { checkSpecCoverage } from './spec-coverage.ts'
import { specRows } from './spec-rows.ts'

const spec = [
  '## 2. Screens',
  '| Route | Purpose |',
  '|---|---|',
  '| / | Landing |',
  '## 5. Validation rules',
  '- Age: 12 to 94.',
  '- Organization: the query parameter',
  '  - or so',
].join('\n')
const journey = { path: 'e2e/landing.journey.ts', text: "test('the landing opens', () => {})" }
const problems = (table: string, theSpec: string | null = null) =>
  checkSpecCoverage([{ path: 'docs/spec-coverage.md', text: table }, journey], theSpec).map(
    ({ message }) => message,
  )
const link = '[the landing opens](../e2e/landing.journey.ts)'

test('a row with a test that stands passes', () => {
  expect(problems(`## §2 Routes\n\n| row | shown by |\n| --- | --- |\n| / | ${link} |`)).toEqual([])
})

test('a file that is gone, a title that is gone and a row without a test are found', () => {
  expect(problems('## §2\n| / | [a](../e2e/gone.ts) |')).toEqual(['e2e/gone.ts is not there'])
  expect(problems('## §2\n| / | [a landing that opens](../e2e/landing.journey.ts) |')).toEqual([
    'e2e/landing.journey.ts has no test called "a landing that opens"',
  ])
  expect(problems('## §2\n| / | later |')).toEqual(['"/" names no test'])
})

test('a decision stands beside a test, never instead of one, and must be there', () => {
  const decision = '[ADR 1](decisions/0001-two-commands.md)'
  const file = { path: 'docs/decisions/0001-two-commands.md', text: '' }
  const findings = (cell: string, files = [file]) =>
    checkSpecCoverage(
      [{ path: 'docs/spec-coverage.md', text: `## §2\n| / | ${cell} |` }, journey, ...files],
      null,
    ).map(({ message }) => message)
  expect(findings(`${link} ${decision}`)).toEqual([])
  expect(findings(decision)).toEqual(['"/" names no test'])
  expect(findings(`${link} ${decision}`, [])).toEqual(['docs/decisions/0001-two-commands.md is not there'])
})

test('the rows are what stands in every section: sentences, points and cells, headings over them left out', () => {
  const text = [
    '## 1. What',
    '- Users can share.',
    '## 3. Entities',
    '**Profile** (stored as profile-data):',
    '**Feedback:** rating (1-5).',
    '- thumbnail',
    'Each breakdown has a score.',
    '## 6. Roles',
    '- The guard: not shown.',
    '## 7. Calls',
    '| Method and path | Body |',
    '| POST /api/user | source |',
  ].join('\n')
  expect(specRows(text).map(({ section, words }) => `${section} ${words}`)).toEqual([
    '§1 Users can share.',
    '§3 Feedback: rating (1-5).',
    '§3 thumbnail',
    '§3 Each breakdown has a score.',
    '§7 POST /api/user',
  ])
})

test('with the spec at hand, what it says and the table does not is found', () => {
  const table = `## §2\n| / | ${link} |\n## §5\n| Age: 12 | ${link} |\n| Organization: the | ${link} |`
  expect(problems(table, spec)).toEqual(['says nothing of §5 "or so"'])
})

test('a claim too short to know its row by counts only for itself', () => {
  const twoRoutes = spec.replace('| / | Landing |', '| / | Landing |\n| /login | Sign-in |')
  expect(problems(`## §2\n| / | ${link} |`, twoRoutes)).toContain('says nothing of §2 "/login"')
})

test('a row of another section does not count', () => {
  expect(problems(`## §2\n| / | ${link} |\n| Age: 12 | ${link} |`, spec)).toContain(
    'says nothing of §5 "Age: 12 to 94."',
  )
})

test('a repository without the table is told', () => {
  expect(checkSpecCoverage([journey], null)).toHaveLength(1)
})
