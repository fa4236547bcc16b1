import { expect, it } from 'vitest'
import { phrasesOf } from './phrases.ts'

it.each([
  ['Lift one foot', ['Lift one foot']],
  ['Take a breath. Nothing was counted.', ['Take a breath.', 'Nothing was counted.']],
  [
    'Until then it was {value} {unit}. Keep that, or do the movement again.',
    ['Until then it was', 'Keep that, or do the movement again.'],
  ],
  [
    'On your {leg, select, left {left} right {right} other {}} leg.',
    ['On your left leg.', 'On your right leg.'],
  ],
  [
    '{count, plural, one {And one that was not full.} other {And # that were not full.}}',
    ['And one that was not full.', 'And', 'that were not full.'],
  ],
])('"%s" is said in %j', (text, phrases) => {
  expect(phrasesOf(text)).toEqual(phrases)
})
