import { expect, test } from 'vitest'
import { countTold } from './count-told.ts'
import { worlds } from './worlds.ts'

// The whole table is in docs/validity.md; these are a few cells, with tolerance for fewer people.

const people = 600
const world = (name: string) => {
  const found = worlds.find(each => each.name === name)
  if (!found) throw new Error(`no world is called ${name}`)
  return found
}

test.each([
  ['Male', 30, 52],
  ['Female', 60, 80],
  ['Male', 80, 84],
] as const)(
  'an ordinary %s of %i in the model’s own world is called older about as often as younger, and either in fewer than %i of 100 cases',
  (sex, age, differentAtMost) => {
    const told = countTold(world('own'), sex, age, people, 1)
    expect(Math.abs(told.bias)).toBeLessThan(1)
    expect(told.toldYounger + told.toldOlder).toBeLessThan(differentAtMost)
    expect(Math.abs(told.toldYounger - told.toldOlder)).toBeLessThan(12)
    expect(told.coverage80).toBeGreaterThan(75)
    expect(told.coverage80).toBeLessThan(87)
    // 5 %, plus three standard errors for so few people.
    expect(told.falseChange).toBeLessThan(9)
    if (age >= 55) expect(told.power).toBeGreaterThan(50)
  },
  60_000,
)

test.each(['norway', 'japan'])(
  'an ordinary woman of 75 in the world of %s gets an age within 2.8 years',
  name => {
    expect(Math.abs(countTold(world(name), 'Female', 75, people, 1).bias)).toBeLessThan(2.8)
  },
  60_000,
)

test('the same seed draws the same people', () => {
  const row = () => countTold(world('lapses'), 'Male', 45, 20, 7)
  expect(row()).toEqual(row())
})
