import { expect, test } from 'vitest'
import { readWanderWords } from './read-wander-words.ts'

test('a wander takes ten minutes by default, half in a browser and half in Telegram', () => {
  expect(readWanderWords([])).toEqual({
    seed: 1,
    minutes: 10,
    steps: null,
    visit: 1,
    only: null,
  })
})

test('a failed visit can be repeated from its printed arguments', () => {
  expect(readWanderWords(['--seed', '7', '--visit', '3', '--only', 'telegram'])).toMatchObject({
    seed: 7,
    visit: 3,
    only: 'telegram',
  })
})

test.each([[['--minutes', '0']], [['--seed', 'x']], [['--only', 'moon']], [['--fast']]])(
  '%j prints the usage',
  words => {
    expect(() => readWanderWords(words)).toThrow(/^(Unknown option .*)?$/)
  },
)
