import { expect, it } from 'vitest'
import { ageQuestion } from './age-card.tsx'

const ida = {
  id: '1',
  userId: 'user_1',
  name: 'Ida',
  age: '71',
  sex: 'Female',
  createdAt: '2026-05-04T08:00:00.000Z',
  givenAt: '2026-05-04T08:00:00.000Z',
} as const
const after = (days: number) => Date.parse(ida.givenAt) + days * 86_400_000

it('an age is asked again after a year, not before', () => {
  expect(ageQuestion(ida, after(364.9))).toBeNull()
  expect(ageQuestion(ida, after(365))).toEqual({ age: '71', olderAge: '72' })
})

it('a longer absence adds all its years, up to the greatest possible age', () => {
  expect(ageQuestion(ida, after(3 * 365))).toEqual({ age: '71', olderAge: '74' })
  expect(ageQuestion({ ...ida, age: '93' }, after(3 * 365))).toEqual({ age: '93', olderAge: '94' })
  expect(ageQuestion({ ...ida, age: '94' }, after(400))).toEqual({ age: '94', olderAge: null })
})

it('nothing is asked if the age or its date is unknown', () => {
  const { givenAt: _day, ...undated } = ida
  expect(ageQuestion(undated, after(9999))).toBeNull()
  expect(ageQuestion({ ...ida, age: '' }, after(9999))).toBeNull()
  expect(ageQuestion(null, after(9999))).toBeNull()
})
