import { expect, test } from 'vitest'
import { readWanderWords } from './read-wander-words.ts'

test('ten minutes, half in a browser and half in Telegram, where nothing else is said', () => {
  expect(readWanderWords([])).toEqual({
    seed: 1,
    minutes: 10,
    steps: null,
    visit: 1,
    only: null,
  })
})

test('a failed visit is walked again by what was printed for it', () => {
  expect(readWanderWords(['--seed', '7', '--visit', '3', '--only', 'telegram'])).toMatchObject({
    seed: 7,
    visit: 3,
    only: 'telegram',
  })
})

test.each([[['--minutes', '0']], [['--seed', 'x']], [['--only', 'moon']], [['--fast']]])(
  '%j is answered with how it is asked',
  words => {
    expect(() => readWanderWords(words)).toThrow(/^(Unknown option .*)?$/)
  },
)
