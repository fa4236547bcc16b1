import { expect, it } from 'vitest'
import { erasureOf } from './erasure-of.ts'
import type { Profile } from './profile.ts'

const guest = 'user_6f2c1d0e-8f5e-4f7a-9c55-0f6f2a0c7b11'
const profile = (userId: string): Profile => ({
  id: userId,
  userId,
  name: 'Ada',
  age: '62',
  sex: 'Female',
  createdAt: '2026-01-01T09:00:00.000Z',
})

it('erases a profile as such, under a guest and under an account', () => {
  for (const userId of [`${guest}~5`, 'ada@example.org~5'])
    expect(erasureOf(profile(userId), [])).toBe('profile')
})

it('erases a guest of their own with all they have, as nobody could come back to it', () => {
  expect(erasureOf(profile(guest), [profile(guest), profile('ada@example.org~5')])).toBe('person')
})

it('leaves on the server an account, and a guest whose profiles are still on this device', () => {
  expect(erasureOf(profile('ada@example.org'), [])).toBe('here-only')
  expect(erasureOf(profile(guest), [profile(guest), profile(`${guest}~5`)])).toBe('here-only')
})
