import { expect, it } from 'vitest'
import { avatarSeed, sexLetter } from './avatar.tsx'

it('seeds an avatar with name, age and sex joined by plus signs', () => {
  expect(avatarSeed({ name: ' Ada ', age: '62', sex: 'Female' }, 'user_1')).toBe('Ada+62+F')
  expect(avatarSeed({ name: 'Ada', age: '', sex: '' }, 'user_1')).toBe('Ada')
})

it('seeds an unknown person’s avatar with the user id', () => {
  expect(avatarSeed({ name: ' ', age: '', sex: '' }, 'user_1')).toBe('user_1')
})

it('shortens a sex to M, to F, else to its first letter, upper-cased', () => {
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
