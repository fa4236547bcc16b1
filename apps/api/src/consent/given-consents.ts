import { type Consent, consentAgeYears } from '@lithe/contracts/api'
import type { Person } from '../db/schema/people.ts'

/** Of a person whose age was not given yet nothing can be made; it is asked again once it was. */
export const isEnoughFor = (
  { ageYears }: Pick<Person, 'ageYears'>,
  { isByGuardian }: Pick<Consent, 'isByGuardian'>,
) => isByGuardian || ageYears === null || ageYears >= consentAgeYears

/** When a consent was last taken back; nothing given before that counts any more, on whichever device it lies. */
const lastWithdrawal = (given: readonly { withdrawnAt: Date | null }[]) =>
  Math.max(...given.map(({ withdrawnAt }) => withdrawnAt?.getTime() ?? 0), 0)

/** When a consent that a call brings along was given, by a clock that is not ahead of ours; null where it counts no more. */
export function timeOfBrought(
  { givenAt }: Pick<Consent, 'givenAt'>,
  given: readonly { withdrawnAt: Date | null }[],
  now: Date,
): Date | null {
  const time = new Date(Math.min(Date.parse(givenAt), now.getTime()))
  return time.getTime() <= lastWithdrawal(given) ? null : time
}
