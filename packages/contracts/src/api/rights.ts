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
  /** Explains the file and its parts. */
  about: z.string(),
  /** The caller, or the profile named as caller. */
  person: ExportedPerson,
  profiles: z.array(ExportedProfile),
  signInProofs: z.array(ExportedProof),
  /** Passkeys of this account, without verification data. */
  passkeys: z.array(Passkey),
  devices: z.array(ExportedDevice),
  knownDevices: z.array(ExportedKnownDevice),
})
export type Export = z.infer<typeof Export>

/** Counts what is stored about whom; only the export has the measurements themselves. */
export const readKept = endpoint({
  method: 'GET',
  path: '/me/kept',
  summary: 'How much this server keeps of a person, and the profiles they keep',
  who: 'guest',
  body: Caller,
  data: z.object({
    /** When this server first saw them; null if never. */
    knownSince: z.iso.datetime().nullable(),
    userDetails: UserDetails,
    agreement: Agreement.nullable(),
    sharing: Sharing.nullable(),
    profiles: z.array(KeptProfile),
    reports: z.number().int(),
    measurements: z.number().int(),
    /** Pending reminders of all of these; each deletes its email address or chat once sent. */
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
