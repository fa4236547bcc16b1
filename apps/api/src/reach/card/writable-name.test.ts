import { expect, it } from 'vitest'
import { writableName } from './send-card.ts'

it.each(['Ada', 'Łukasz Żółć', 'Anne-Marie O’Neill', 'José 2', 'Đặng'])('%s can be rendered', name => {
  expect(writableName(name)).toBe(name)
})

it.each([null, '', '玲子', 'Анна', 'Rosa 🌹'])('%s stays off the card', name => {
  expect(writableName(name)).toBeNull()
})
