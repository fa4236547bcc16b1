import { z } from 'zod'
import { Agreement, Sharing } from './consent.ts'
import { endpoint } from './endpoint.ts'
import { Caller } from './identity.ts'
import { Passkey } from './passkeys.ts'
import {
  ExportedDevice,
  ExportedKnownDevice,
  ExportedPerson,
  ExportedProfile,
  ExportedProof,
  KeptProfile,
} from './rights-shapes.ts'
import { UserDetails } from './user.ts'

export const Export = z.object({
  exportedAt: z.iso.datetime(),
  /** What is here, and what each part is for, in words. */
  about: z.string(),
  /** The caller; or the one whose profile was named as the caller. */
  person: ExportedPerson,
  /** The people whose profiles this one keeps. */
  profiles: z.array(ExportedProfile),
  signInProofs: z.array(ExportedProof),
  /** The keys that sign in to this account; nothing of what checks their signatures. */
  passkeys: z.array(Passkey),
  devices: z.array(ExportedDevice),
  knownDevices: z.array(ExportedKnownDevice),
})
export type Export = z.infer<typeof Export>

/** How much is kept, and of whom; what was measured is in the export alone. */
export const readKept = endpoint({
  method: 'GET',
  path: '/me/kept',
  summary: 'How much this server keeps of a person, and the profiles they keep',
  who: 'guest',
  body: Caller,
  data: z.object({
    /** When this server first heard of them; null if it never has. */
    knownSince: z.iso.datetime().nullable(),
    userDetails: UserDetails,
    agreement: Agreement.nullable(),
    sharing: Sharing.nullable(),
    profiles: z.array(KeptProfile),
    reports: z.number().int(),
    measurements: z.number().int(),
    /** On their way to all of these; each takes the address or the chat that it goes to with it when it has gone. */
    reminders: z.number().int(),
  }),
  errors: ['malformed'],
})

export const exportMe = endpoint({
  method: 'GET',
  path: '/me/export',
  summary: 'Everything this server keeps of a person and of the profiles they keep, as JSON',
  who: 'guest',
  needsFreshProof: true,
  mayTakeMs: 10 * 60_000,
  body: Caller,
  data: Export,
  errors: ['malformed', 'too-many-requests'],
})

export const eraseMe = endpoint({
  method: 'DELETE',
  path: '/me',
  summary:
    'Erase a person, the profiles they keep and everything measured of them; payments stay without a name',
  who: 'guest',
  needsFreshProof: true,
  body: Caller,
  data: z.object({}),
  errors: ['malformed', 'not-a-person'],
})

export const eraseProfile = endpoint({
  method: 'DELETE',
  path: '/profile',
  summary: 'Erase one profile and everything measured of them; no other is touched',
  who: 'guest',
  body: Caller,
  data: z.object({}),
  errors: ['malformed', 'not-a-profile'],
})
