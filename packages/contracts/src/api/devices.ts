import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Caller } from './identity.ts'

export const signInWays = ['email-code', 'google', 'telegram', 'passkey'] as const
export type SignInWay = (typeof signInWays)[number]

const DeviceId = z.uuid()

export const Device = z.object({
  deviceId: DeviceId,
  way: z.enum(signInWays),
  /** Browser and system; empty when the browser does not say. */
  name: z.string(),
  signedInAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
  isThisOne: z.boolean(),
})
export type Device = z.infer<typeof Device>

export const listDevices = endpoint({
  method: 'GET',
  path: '/me/devices',
  summary: 'Where this account is signed in, the newest first; a guest is signed in nowhere',
  who: 'keeper',
  body: Caller,
  data: z.object({ devices: z.array(Device) }),
  errors: ['malformed'],
})

export const signOutDevice = endpoint({
  method: 'DELETE',
  path: '/me/devices/:deviceId',
  summary: 'Sign one device out; one that is not signed in stays so',
  who: 'keeper',
  body: Caller,
  data: z.object({}),
  errors: ['malformed'],
})

export const signOutOthers = endpoint({
  method: 'DELETE',
  path: '/me/devices',
  summary: 'Sign every device out but this one',
  who: 'keeper',
  body: Caller,
  data: z.object({}),
  errors: ['malformed'],
})
