import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Caller } from './identity.ts'

/** Consent wordings by version; the last is the one on the privacy page. */
export const consentVersions = ['2026-11', '2026-11-24'] as const
export const consentVersion = consentVersions[1]

/** Below this age a parent or guardian consents (GDPR, article 8). */
export const consentAgeYears = 16

/** Time by a device's clock, however wrong; nothing happened before 1970, and PostgreSQL knows no year 0. */
export const DeviceTime = z.iso.datetime().refine(text => Date.parse(text) >= 0, 'is a time since 1970')

/** Consent to storing numbers about one's body, given by the person or their profile's keeper. */
export const Consent = z.object({
  version: z.enum(consentVersions),
  givenAt: DeviceTime,
  /** For a person under 16: given by someone who states that they are a parent or guardian. */
  isByGuardian: z.boolean(),
})
export type Consent = z.infer<typeof Consent>

export const Agreement = Consent.pick({ givenAt: true, isByGuardian: true })
export type Agreement = z.infer<typeof Agreement>

/** Separate, opt-in consent to use one's numbers, without a name, for comparing others. */
export const Sharing = z.object({ givenAt: z.iso.datetime() })
export type Sharing = z.infer<typeof Sharing>

export const shareNumbers = endpoint({
  method: 'PUT',
  path: '/me/sharing',
  summary:
    'Let the numbers of one person, without a name, help the next one’s comparison, from their next report on',
  who: 'person',
  body: Caller,
  data: z.object({ sharing: Sharing }),
  errors: ['malformed'],
})

export const stopSharing = endpoint({
  method: 'DELETE',
  path: '/me/sharing',
  summary: 'Take that back: exactly what was shared of this person is erased, everything else stays',
  who: 'guest',
  body: Caller,
  data: z.object({}),
  errors: ['malformed'],
})

export const withdrawConsent = endpoint({
  method: 'DELETE',
  path: '/consent',
  summary: 'Take the consent of one person back: what was measured of them is erased, the account stays',
  who: 'guest',
  body: Caller,
  data: z.object({}),
  errors: ['malformed'],
})
