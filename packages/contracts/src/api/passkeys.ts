import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Caller, GuestToBring, ProvesAgain } from './identity.ts'

const longestNameCharacters = 60

/** Generous limits that exclude only what no authenticator produces. */
const Base64Url = (most: number) =>
  z
    .string()
    .min(1)
    .max(most, { abort: true })
    .regex(/^[\w-]+$/, 'is base64url')

const CredentialId = Base64Url(1400)
const Extensions = z.object({}).default({})

/** A new credential, as in WebAuthn's `RegistrationResponseJSON`. */
export const NewCredential = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  clientExtensionResults: Extensions,
  response: z.object({ clientDataJSON: Base64Url(4000), attestationObject: Base64Url(20_000) }),
})

/** A signed assertion, as in WebAuthn's `AuthenticationResponseJSON`. */
export const ShownCredential = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  clientExtensionResults: Extensions,
  response: z.object({
    clientDataJSON: Base64Url(4000),
    authenticatorData: Base64Url(4000),
    signature: Base64Url(4000),
    userHandle: Base64Url(100),
  }),
})

/** Typed by people, so surrounding spaces are trimmed. */
export const PasskeyName = z.string().trim().min(1).max(longestNameCharacters)

export const Passkey = z.object({
  passkeyId: z.uuid(),
  /** Name given by its owner; initially the device's, empty when unknown. */
  name: z.string(),
  createdAt: z.iso.datetime(),
  /** Null until its first sign-in. */
  lastUsedAt: z.iso.datetime().nullable(),
})
export type Passkey = z.infer<typeof Passkey>

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/me/passkeys',
  summary: 'The passkeys that sign in to this account, the newest first; a guest has none',
  who: 'keeper',
  body: Caller,
  data: z.object({ passkeys: z.array(Passkey) }),
  errors: ['malformed'],
})

export const beginPasskey = endpoint({
  method: 'POST',
  path: '/me/passkeys/challenge',
  summary: 'What a browser needs to make a passkey for this account; asks for a fresh proof',
  who: 'account',
  needsFreshProof: true,
  body: Caller,
  data: z.object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
    timeout: z.number(),
    attestation: z.literal('none'),
    excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal('public-key') })),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
  }),
  errors: ['malformed', 'too-many-passkeys', 'too-many-requests'],
})

export const addPasskey = endpoint({
  method: 'POST',
  path: '/me/passkeys',
  summary: 'Add the passkey that a browser made; it is named after this device',
  who: 'account',
  needsFreshProof: true,
  body: Caller.extend({ credential: NewCredential }),
  data: Passkey,
  errors: ['malformed', 'proof-refused', 'proof-stale', 'too-many-passkeys', 'too-many-requests'],
})

export const renamePasskey = endpoint({
  method: 'PUT',
  path: '/me/passkeys/:passkeyId',
  summary: 'Give a passkey another name; one that is not there stays so',
  who: 'keeper',
  body: Caller.extend({ name: PasskeyName }),
  data: z.object({}),
  errors: ['malformed'],
})

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/me/passkeys/:passkeyId',
  summary: 'Remove a passkey, which signs in no longer; one that is not there stays so',
  who: 'keeper',
  body: Caller,
  data: z.object({}),
  errors: ['malformed'],
})

export const beginPasskeySignIn = endpoint({
  method: 'POST',
  path: '/sign-in/passkey/challenge',
  summary: 'A challenge for one sign-in with a passkey; a cookie binds it to this browser',
  who: 'anyone',
  body: z.object({}),
  data: z.object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.number(),
    userVerification: z.literal('required'),
  }),
  errors: ['malformed', 'too-many-requests'],
})

export const signInWithPasskey = endpoint({
  method: 'POST',
  path: '/sign-in/passkey',
  summary: 'Sign in with what a passkey signed; sets the session cookie',
  who: 'anyone',
  body: z.object({
    credential: ShownCredential,
    userIdentifier: GuestToBring.optional(),
    provesAgain: ProvesAgain.optional(),
  }),
  data: z.object({
    /** The email address or messenger name the passkey was created under. */
    userIdentifier: z.string(),
  }),
  errors: [
    'malformed',
    'proof-refused',
    'proof-stale',
    'passkey-unknown',
    'other-account',
    'too-many-requests',
  ],
})
