import { expect, test } from 'vitest'
import { checkSpecCoverage } from './spec-coverage.ts'
import { departuresPath } from './spec-departures.ts'
import { coverageDocument, coveragePath } from './spec-document.ts'
import { readStatements, statementsPath } from './spec-statements.ts'

const spec = [
  '## 2. Screens',
  '| Route | Purpose |',
  '|---|---|',
  '| / | Landing |',
  '## 5. Validation rules',
  '- Age: 12 to 94. Required.',
].join('\n')
const journey = {
  path: 'e2e/landing.journey.ts',
  text: "test('the landing opens', () => {})\ntest('an age is asked', () => {})",
}
const opens = '  e2e/landing.journey.ts the landing opens'
const departure = (id: string, why: string, test: string) =>
  `| \`${id}\` | 'a clause' | something else | ${why} | ${test} |`
const adr = (...rows: string[]) => ({ path: departuresPath, text: rows.join('\n') })
const home = departure('home', 'insecure: a link', '[the landing opens](../../e2e/landing.journey.ts)')

/** Problems found in a list and in the document made from it. */
function problems(list: string[], theSpec: string | null = null, decision = adr()): string[] {
  const text = ['What this is.', '', ...list].join('\n')
  const expected = list.filter(line => /^\d/.test(line)).length
  const document = { path: coveragePath, text: coverageDocument(readStatements(text).chapters) }
  const files = [{ path: statementsPath, text }, document, journey, decision]
  return checkSpecCoverage(files, theSpec, expected).map(({ message }) => message)
}

test('statements with a test, in the specification’s own words, pass', () => {
  const list = ['§2 Routes', '1 /: Landing', opens, '', '§5 Rules', '2 Age: 12 to 94. … Required.', opens]
  expect(problems(list, spec)).toEqual([])
})

test('a statement without a test is reported', () => {
  expect(problems(['§2 A', '1 /: Landing'])).toEqual(['1 names no test'])
})

test('a departure must name a row, and every row must be named and have a reason and a test', () => {
  const list = ['§2 A', '1 /: Landing', '  departs home', opens]
  expect(problems(list, null, adr(home))).toEqual([])
  expect(problems(list)).toEqual([`1 names home, which is no row of ${departuresPath}`])
  expect(problems(['§2 A', '1 /: Landing', opens], null, adr(home))).toEqual(['no statement names home'])
  expect(problems(list, null, adr(departure('home', 'nicer', 'by hand')))).toEqual([
    'home gives none of these grounds: contradiction, impossible, insecure, unlawful, untrue, dangerous',
    'home names no test',
  ])
  expect(problems(list, null, adr(home, home))).toEqual(['home stands there twice'])
})

test('stray lines, second rows and numbers out of order are reported', () => {
  expect(problems(['§2 A', '1 /: Landing', opens, 'later'])).toEqual(['is no line of a statement'])
  const twice = ['§2 A', '1 /: Landing', '  departs home', '  except home', opens]
  expect(problems(twice, null, adr(home))).toEqual(['is no line of a statement'])
  expect(problems(['§2 A', '1 /: Landing', opens, '3 /login', opens])).toEqual(['3 stands out of order'])
  const short = [{ path: statementsPath, text: `§2 A\n1 /: Landing\n${opens}` }, journey, adr()]
  expect(checkSpecCoverage(short, null, 2).map(({ message }) => message)).toEqual([
    'holds 1 statements of 2',
    'is not what the statements say: npm run lab -- spec',
  ])
})

test('misquoted words and omitted rows are reported if the specification is present', () => {
  const list = ['§2 Routes', '1 /: Home', opens, '§5 Rules', '2 Age: 12 to 94.', opens]
  expect(problems(list, spec)).toEqual(['§2 does not say "/: Home"', 'says nothing of §2 "/: Landing"'])
  expect(problems(['§2 A', '1 /: Landing', opens, '2 Age: 12 to 94.', opens], spec)).toEqual([
    '§2 does not say "Age: 12 to 94."',
    'says nothing of §5 "Age: 12 to 94. Required."',
  ])
})

test('the page counts the statements kept as written, and names the row of every other', () => {
  const list = [
    '§2 Routes',
    '1 /: Landing',
    opens,
    '2 /login',
    '  except home',
    opens,
    '3 /x',
    '  departs home',
  ]
  const page = coverageDocument(readStatements([...list, opens].join('\n')).chapters)
  expect(page).toContain('2 of 3 as written (1 with an exception), 1 depart')
  expect(page).toContain('| 1 | /: Landing | as written | [the landing opens](../e2e/landing.journey.ts) |')
  expect(page).toContain('| as written, except `home` |')
  expect(page).toContain('| departs: `home` |')
})
