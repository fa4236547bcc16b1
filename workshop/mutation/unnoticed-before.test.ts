import { expect, test } from 'vitest'
import { nameOf } from './draw.ts'
import { mutant } from './testing/mutant.ts'
import { placesUnnoticedIn, unnoticedIn } from './unnoticed-before.ts'

const folder = 'packages/scoring/src'
const inAReport = (line: number, status: string) => {
  const { mutatorName, location, replacement = '' } = mutant('Survived', line)
  return { mutatorName, location, replacement, status }
}
/** Turns a report's position into a checker's. */
const inAChecker = (line: number) => {
  const { location, ...mutant } = inAReport(line, '')
  const at = (column: number) => ({ line: line - 1, column: column - 1 })
  return { ...mutant, location: { start: at(location.start.column), end: at(location.end.column) } }
}

const report = {
  files: {
    [`${folder}/told.ts`]: {
      mutants: ['Survived', 'Killed', 'NoCoverage', 'Timeout', 'CompileError'].map((status, line) =>
        inAReport(line, status),
      ),
    },
  },
}

test('mutants unnoticed in an earlier run are found again wherever the sources are', () => {
  const elsewhere = (line: number) =>
    nameOf({ ...inAChecker(line), fileName: `/sandbox/${folder}/told.ts` }, folder)
  expect(unnoticedIn(report, folder)).toEqual(new Set([elsewhere(0), elsewhere(2)]))
})

test('only unnoticed mutants are applied again, so the other code runs at full speed', () => {
  expect(placesUnnoticedIn(report)).toEqual([`${folder}/told.ts:0-0`, `${folder}/told.ts:2-2`])
})
