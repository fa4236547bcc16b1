import { expect, it } from 'vitest'
import { roomNames, wordsIn } from '../compile/compile-words.ts'
import { isList, type Words } from '../compile/room.ts'

const textsOf = (words: Words): string[] =>
  Object.values(words).flatMap(entry => (typeof entry === 'string' || isList(entry) ? entry : textsOf(entry)))

it('a test’s duration is filled in, or given as a few minutes, because sets differ', () => {
  const texts = roomNames().flatMap(room => textsOf(wordsIn('en', room)))
  expect(texts.length).toBeGreaterThan(1000)
  expect(texts.filter(text => /\b(?:five|eight) minutes\b/i.test(text))).toEqual([])
})
