import { Consent, consentAgeYears, consentVersion } from '@lithe/contracts/api'
import { keptRecord, keptStore } from '../storage/device-storage.ts'
import { serverTime } from '../storage/server-time.ts'

type Kept = {
  /** Consents given on this device, by the identifier of the person they concern. */
  given: Record<string, Consent>
  /** People under 16 for whom a parent or guardian was named here, by identifier. */
  guardianOf: readonly string[]
}

const readKept = (kept: unknown): Kept => {
  const { given, guardianOf } = keptRecord(kept)
  const wards = Array.isArray(guardianOf) ? guardianOf.filter(who => typeof who === 'string') : []
  const agreed = Object.entries(keptRecord(given)).flatMap(([who, value]) => {
    const { data } = Consent.safeParse(value)
    return data ? [[who, data] as const] : []
  })
  return { given: Object.fromEntries(agreed), guardianOf: wards }
}

export const useConsents = keptStore<Kept>('consents', readKept, () => ({ given: {}, guardianOf: [] }))

/** Whether consent at this age requires a parent or guardian. */
export const needsGuardian = (age: string) => age !== '' && Number(age) < consentAgeYears

export function setGuardian(userIdentifier: string, isGuardian: boolean) {
  const others = useConsents.getState().guardianOf.filter(who => who !== userIdentifier)
  useConsents.setState({ guardianOf: isGuardian ? [...others, userIdentifier] : others })
}

/** Gives consent, for the privacy page's button. It is sent with the next measurement, not before. */
export function giveConsent(userIdentifier: string, now: Date): Consent {
  const { given, guardianOf } = useConsents.getState()
  const isByGuardian = guardianOf.includes(userIdentifier)
  const givenAt = serverTime(now.getTime()).toISOString()
  const consent = { version: consentVersion, givenAt, isByGuardian }
  useConsents.setState({ given: { ...given, [userIdentifier]: consent } })
  return consent
}

export const consentOf = (userIdentifier: string): Consent | null =>
  useConsents.getState().given[userIdentifier] ?? null

export function forgetConsent(userIdentifier: string) {
  const { [userIdentifier]: _gone, ...given } = useConsents.getState().given
  useConsents.setState({ given })
  setGuardian(userIdentifier, false)
}

/** Moves consents to a person's new identifier. */
export function renameConsents(rename: (userIdentifier: string) => string) {
  const { given, guardianOf } = useConsents.getState()
  useConsents.setState({
    given: Object.fromEntries(Object.entries(given).map(([who, consent]) => [rename(who), consent])),
    guardianOf: guardianOf.map(rename),
  })
}
