import { expect, it } from 'vitest'
import { findAgreement } from './your-consents.tsx'

const someone = (name: string, givenAt: string | null) => ({
  userDetails: { name, age: '63', sex: 'Female' as const },
  agreement: givenAt === null ? null : { givenAt, isByGuardian: false },
  sharing: null,
})

it('the consent in force is found for the keeper and each profile', () => {
  const kept = {
    ...someone('Ada', '2026-03-01T08:00:00.000Z'),
    profiles: [
      { ...someone('Emil', '2026-04-01T08:00:00.000Z'), profile: '5' },
      { ...someone('Ida', null), profile: '6' },
    ],
  }
  const found = ['ada', 'ada~5', 'ada~6', 'ada~7'].map(who => findAgreement(kept, 'ada', who)?.name ?? null)
  expect(found).toEqual(['Ada', 'Emil', null, null])
})
