import { expect, it } from 'vitest'
import { measureMass } from './mass.ts'

const lines = (path: string, count: number) => ({ path, text: 'a line\n'.repeat(count) })
const files = [
  lines('apps/web/src/screens/a.tsx', 100),
  lines('apps/api/src/ground/db/migrations/0000.sql', 30),
  lines('packages/design/kit.css', 7),
  lines('workshop/load/measure.ts', 11),
  lines('workshop/commands/hold.ts', 5),
  lines('e2e/steps/player.ts', 4),
  lines('e2e/report.journey.ts', 9),
  lines('workshop/studio/a.test.ts', 3),
  lines('apps/api/src/testing/world.ts', 2),
  { path: 'README.md', text: '# Four words\n\nin all\n' },
  { path: 'docs/decisions/0001-a.md', text: 'one two\n' },
]
const enough = { ships: 137, workshop: 20, tests: 14, documents: 7 }

it('mass is reported in four parts, each with its ceiling', () => {
  expect(measureMass(files, enough)).toEqual({
    lines: [
      '   ships: 137 lines, of 137',
      '   workshop: 20 lines, of 20',
      '   tests: 14 lines, of 14',
      '   documents: 7 words, of 7',
    ],
    findings: [],
  })
})

it('each part above its ceiling is reported', () => {
  const less = { ships: 136, workshop: 19, tests: 13, documents: 6 }
  expect(measureMass(files, less).findings.map(({ message }) => message)).toEqual([
    'ships: 137 lines; 136 is the most',
    'workshop: 20 lines; 19 is the most',
    'tests: 14 lines; 13 is the most',
    'documents: 7 words; 6 is the most',
  ])
})

it('only code and hand-written documents count', () => {
  const others = ['package-lock.json', 'docs/asvs.md', 'docs/spec-coverage.md', 'docs/spec-statements.txt']
  expect(
    measureMass(
      others.map(path => lines(path, 9)),
      { ships: 0, workshop: 0, tests: 0, documents: 0 },
    ).findings,
  ).toEqual([])
})
