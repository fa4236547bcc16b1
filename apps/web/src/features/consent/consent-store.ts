import {
  Consent,
  consentAgeYears,
  consentVersion,
  ReplayConsent,
  replayConsentVersion,
} from '@lithe/contracts/api'
import { z } from 'zod'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { deviceStorage, followTabs, keptRecord } from '../../device/device-storage.ts'

const ReplayGiven = ReplayConsent.extend({ organisation: z.string() })
type ReplayGiven = z.infer<typeof ReplayGiven>

type Kept = {
  /** What was agreed to on this device, by the identifier of whom it is about. */
  given: Record<string, Consent>
  /** People under 16 for whom a parent or guardian was named here. */
  guardianOf: readonly string[]
  /** Who agreed that stick figures go to our server, and for which organisation. */
  replaysGiven: Record<string, ReplayGiven>
}

const readEach = <Value>(shape: z.ZodType<Value>, kept: unknown): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(keptRecord(kept)).flatMap(([who, value]) => {
      const { data } = shape.safeParse(value)
      return data ? [[who, data] as const] : []
    }),
  )

const readKept = (kept: unknown): Kept => {
  const { given, guardianOf, replaysGiven } = keptRecord(kept)
  const wards = Array.isArray(guardianOf) ? guardianOf.filter(who => typeof who === 'string') : []
  return {
    given: readEach(Consent, given),
    guardianOf: wards,
    replaysGiven: readEach(ReplayGiven, replaysGiven),
  }
}

export const useConsents = create<Kept>()(
  persist((): Kept => ({ given: {}, guardianOf: [], replaysGiven: {} }), {
    name: 'consents',
    version: 1,
    storage: createJSONStorage(() => deviceStorage),
    migrate: readKept,
    merge: (kept, current) => ({ ...current, ...readKept(kept) }),
  }),
)
followTabs(useConsents)

/** Whether it takes a parent or guardian to agree at this age. */
export const needsGuardian = (age: string) => age !== '' && Number(age) < consentAgeYears

export function setGuardian(userIdentifier: string, isGuardian: boolean) {
  const others = useConsents.getState().guardianOf.filter(who => who !== userIdentifier)
  useConsents.setState({ guardianOf: isGuardian ? [...others, userIdentifier] : others })
}

/** What the button of the privacy page says. It leaves the device with the next measurement, and not before. */
export function giveConsent(userIdentifier: string, now: Date): Consent {
  const { given, guardianOf } = useConsents.getState()
  const isByGuardian = guardianOf.includes(userIdentifier)
  const consent = { version: consentVersion, givenAt: now.toISOString(), isByGuardian }
  useConsents.setState({ given: { ...given, [userIdentifier]: consent } })
  return consent
}

export const consentOf = (userIdentifier: string): Consent | null =>
  useConsents.getState().given[userIdentifier] ?? null

/** That stick figures go along for this organisation; the time is that of the tick. */
export function giveReplayConsent(userIdentifier: string, organisation: string, now: Date) {
  const { replaysGiven, guardianOf } = useConsents.getState()
  const given: ReplayGiven = {
    version: replayConsentVersion,
    givenAt: now.toISOString(),
    isByGuardian: guardianOf.includes(userIdentifier),
    organisation,
  }
  useConsents.setState({ replaysGiven: { ...replaysGiven, [userIdentifier]: given } })
}

/** What goes along with figures for this organisation; null where this person did not agree to it. */
export function replayConsentOf(
  userIdentifier: string,
  organisation: string | undefined,
): ReplayConsent | null {
  const { organisation: agreedFor, ...consent } = useConsents.getState().replaysGiven[userIdentifier] ?? {}
  return agreedFor !== undefined && agreedFor === organisation ? ReplayConsent.parse(consent) : null
}

export function forgetReplayConsent(userIdentifier: string) {
  const { [userIdentifier]: _gone, ...replaysGiven } = useConsents.getState().replaysGiven
  useConsents.setState({ replaysGiven })
}

export function forgetConsent(userIdentifier: string) {
  forgetReplayConsent(userIdentifier)
  const { [userIdentifier]: _gone, ...given } = useConsents.getState().given
  useConsents.setState({ given })
  setGuardian(userIdentifier, false)
}

/** Another name of the same person has agreed as before. */
export function renameConsents(rename: (userIdentifier: string) => string) {
  const { given, guardianOf, replaysGiven } = useConsents.getState()
  const renamed = <Value>(values: Record<string, Value>): Record<string, Value> =>
    Object.fromEntries(Object.entries(values).map(([who, value]) => [rename(who), value]))
  useConsents.setState({
    given: renamed(given),
    guardianOf: guardianOf.map(rename),
    replaysGiven: renamed(replaysGiven),
  })
}
