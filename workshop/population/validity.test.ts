import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { countTold, rowOf } from './count-told.ts'
import { worlds } from './worlds.ts'

const page = readFileSync(new URL('../../docs/validity.md', import.meta.url), 'utf8')
/** The arguments with which the page's table was printed, as the page states them. */
const [people, seed] = (/--people (\d+) --seed (\d+)` printed/.exec(page) ?? []).slice(1).map(Number)
const printed = page
  .split('\n')
  .filter(line => line.startsWith('| '))
  .map(line =>
    line
      .split('|')
      .slice(1, -1)
      .map(cell => cell.trim()),
  )

test.each([
  ['own', 'Female', 25],
  ['own', 'Male', 60],
  ['own', 'Female', 80],
  ['norway', 'Male', 70],
  ['correlated', 'Female', 45],
  ['lapses', 'Male', 90],
] as const)(
  'docs/validity.md has the current figures for the world %s, %s, %i',
  (name, sex, age) => {
    const world = worlds.find(each => each.name === name)
    const line = printed.find(([of, its, years]) => of === name && its === sex && years === String(age))
    expect(world && rowOf(countTold(world, sex, age, people ?? 0, seed ?? 0))).toEqual(line)
  },
  60_000,
)
