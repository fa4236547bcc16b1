import { expect, it } from 'vitest'
import { countKept } from './kept-panel.tsx'

const knownSince = '2026-05-04T08:00:00.000Z'
const nobody = {
  userDetails: { name: '', age: '', sex: '' as const },
  knownSince,
  agreement: null,
  sharing: null,
}
const nothing = { ...nobody, profiles: [], reports: 0, measurements: 0, reminders: 0 }

it('stored data is counted for a person with all their profiles', () => {
  const ada = {
    userDetails: { name: 'Ada', age: '62', sex: 'Female' as const },
    knownSince,
    agreement: null,
    sharing: null,
  }
  const told = { ...nothing, ...ada, profiles: [{ ...nobody, profile: '5' }], measurements: 3 }
  expect(countKept(told)).toEqual({
    reports: 0,
    measurements: 3,
    reminders: 0,
    profiles: 2,
    names: ['Ada'],
    isKnown: true,
  })
})

it('a person without data is not counted, and a returning person is distinguished from a new one', () => {
  const known = countKept(nothing)
  expect([known.profiles, known.isKnown]).toEqual([0, true])
  expect(countKept({ ...nothing, knownSince: null }).isKnown).toBe(false)
})
