import { expect, test } from 'vitest'
import { checkDocuments } from './documents.ts'

const citable = {
  exists: (path: string) => ['packages/pose', 'apps/web/src/main.tsx', 'README.md'].includes(path),
  commands: { root: ['start', 'test', 'check', 'lab', 'ops'], lab: ['kills'], ops: ['jobs'] },
}
const problems = (text: string, path = 'ARCHITECTURE.md') =>
  checkDocuments([{ path, text }], citable).map(({ line, message }) => `${line}: ${message}`)

test('a cited path that no longer exists is reported with its line', () => {
  expect(problems('All is well.\nSee `apps/web/src/gone.tsx`.')).toEqual([
    '2: cites apps/web/src/gone.tsx, which is not there',
  ])
})

test('existing paths, code and patterns pass', () => {
  expect(
    problems('`packages/pose/`, `apps/web/src/main.tsx:12`, `apps/*/src`, `const a = 1`, `/api/docs`'),
  ).toEqual([])
})

test('an unknown command is reported in any file', () => {
  const there = '`npm test`, `npm ci`, `npm run check -- --quick`, `npm run lab`, `npm run lab -- kills`'
  expect(problems(there)).toEqual([])
  const gone = 'npm run deploy; npm run kills; npm run lab -- jobs; npm run ops -- jobs retry JOB'
  expect(problems(gone, 'deploy/alerts.yaml')).toEqual([
    '1: names "npm run deploy", which is no command',
    '1: names "npm run kills", which is no command',
    '1: names "npm run lab -- jobs", which is no command',
  ])
})

test('decisions are documents, and source files are not', () => {
  expect(problems('`apps/gone.ts`', 'docs/decisions/0001-a.md')).toHaveLength(1)
  expect(problems('`apps/gone.ts`', 'apps/web/src/a.ts')).toEqual([])
})

const withTests = (text: string, path = 'docs/security.md') =>
  checkDocuments(
    [
      { path, text },
      { path: 'apps/api/src/locks.test.ts', text: "it('opens for nobody', () => {})" },
    ],
    citable,
  ).map(({ message }) => message)

test('a link to a test must match the title of a test', () => {
  expect(withTests('[opens for nobody](../apps/api/src/locks.test.ts)')).toEqual([])
  expect(withTests('[opens for all](../apps/api/src/locks.test.ts)')).toEqual([
    'apps/api/src/locks.test.ts has no test called "opens for all"; the nearest is "opens for nobody"',
  ])
  expect(withTests('[opens](../e2e/gone.journey.ts)')).toEqual(['e2e/gone.journey.ts is not there'])
})

test('a line in the list of statements must match a test too, but the page generated from it is not checked', () => {
  const gone = 'apps/api/src/locks.test.ts opens for all'
  expect(withTests(`1 A lock.\n  ${gone}`, 'docs/spec-statements.txt')).toHaveLength(1)
  expect(withTests('[opens for all](../apps/api/src/locks.test.ts)', 'docs/spec-coverage.md')).toEqual([])
})
