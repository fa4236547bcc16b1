import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Caller } from './identity.ts'
import {
  ExportedDevice,
  ExportedKnownDevice,
  ExportedPerson,
  ExportedProfile,
  ExportedProof,
} from './rights-shapes.ts'

export const Export = z.object({
  exportedAt: z.iso.datetime(),
  /** What is here, and what each part is for, in words. */
  about: z.string(),
  /** The caller; or the one whose profile was named as the caller. */
  person: ExportedPerson,
  /** The people whose profiles this one keeps. */
  profiles: z.array(ExportedProfile),
  signInProofs: z.array(ExportedProof),
  devices: z.array(ExportedDevice),
  knownDevices: z.array(ExportedKnownDevice),
})
export type Export = z.infer<typeof Export>

export const exportMe = endpoint({
  method: 'GET',
  path: '/me/export',
  summary: 'Everything this server keeps of a person and of the profiles they keep, as JSON',
  body: Caller,
  data: Export,
  errors: ['malformed', 'identity-unproven', 'not-yours', 'too-many-requests'],
})

export const eraseMe = endpoint({
  method: 'DELETE',
  path: '/me',
  summary:
    'Erase a person, the profiles they keep and everything measured of them; payments stay without a name',
  body: Caller,
  data: z.object({}),
  errors: ['malformed', 'identity-unproven', 'not-yours', 'not-a-person'],
})

export const eraseProfile = endpoint({
  method: 'DELETE',
  path: '/profile',
  summary: 'Erase one profile and everything measured of them; no other is touched',
  body: Caller,
  data: z.object({}),
  errors: ['malformed', 'identity-unproven', 'not-yours', 'not-a-profile'],
})
