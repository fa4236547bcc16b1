import { expect, it } from 'vitest'
import { avatarSeed, sexLetter } from './avatar.tsx'

it('an avatar is seeded with name, age and sex joined by plus signs', () => {
  expect(avatarSeed({ name: ' Ada ', age: '62', sex: 'Female' }, 'user_1')).toBe('Ada+62+F')
  expect(avatarSeed({ name: 'Ada', age: '', sex: '' }, 'user_1')).toBe('Ada')
})

it('an unknown person’s avatar is seeded with the user id', () => {
  expect(avatarSeed({ name: ' ', age: '', sex: '' }, 'user_1')).toBe('user_1')
})

it('a sex is shortened to M or F, or else to its upper-case first letter', () => {
  expect(['Male', 'male', 'm', 'Female', 'f', 'other', ''].map(sexLetter)).toEqual([
    'M',
    'M',
    'M',
    'F',
    'F',
    'O',
    '',
  ])
})
