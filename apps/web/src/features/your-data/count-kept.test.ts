import type { Export } from '@lithe/contracts/api'
import { expect, it } from 'vitest'
import { countKept } from './count-kept.ts'

type Person = Export['person']
const nobody: Person = {
  userDetails: { name: '', age: '', sex: '' },
  knownSince: '2026-05-04T08:00:00.000Z',
  sessions: [],
  assessments: [],
}
const session = (sessionId: string): Person['sessions'][number] => ({
  sessionId,
  movement: 'squat',
  test: 'strength',
  measured: { ok: false, reason: 'no-person', quality: null },
  measuredAt: '2026-05-04T08:00:00.000Z',
  receivedAt: '2026-05-04T08:00:01.000Z',
})

it('counts what is kept of a person and of the profiles they keep together', () => {
  const ada = {
    ...nobody,
    userDetails: { name: 'Ada', age: '62', sex: 'Female' as const },
    sessions: [session('1')],
  }
  const emil = { ...nobody, profile: '5', sessions: [session('2'), session('3')] }
  expect(countKept({ person: ada, profiles: [emil] })).toEqual({
    reports: 0,
    measurements: 3,
    profiles: 2,
    names: ['Ada'],
    isKnown: true,
  })
})

it('counts nobody where nothing was ever given, and tells who was here from who never was', () => {
  const known = countKept({ person: nobody, profiles: [] })
  expect([known.profiles, known.isKnown]).toEqual([0, true])
  expect(countKept({ person: { ...nobody, knownSince: null }, profiles: [] }).isKnown).toBe(false)
})
