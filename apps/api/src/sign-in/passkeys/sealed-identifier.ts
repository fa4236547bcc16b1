import { createHmac } from 'node:crypto'
import { type Pepper, peppered } from '../../ground/secrets/pepper.ts'
import { seal, unseal } from '../../ground/secrets/seal.ts'
import type { Challenge } from './passkey-challenge.ts'

/** The user handle of WebAuthn, new for each key: its authenticator keeps it, and the server does not. */
export const handleFor = ({ passkeys }: Pepper, { text }: Challenge) =>
  new Uint8Array(Buffer.from(peppered(passkeys, 'passkey-handle', text), 'hex'))

const keyFrom = (handle: Uint8Array) => createHmac('sha256', handle).update('identifier').digest()

/** Whom a key signs in, readable only together with the handle that its authenticator shows. */
export const sealIdentifier = (handle: Uint8Array, credentialId: string, identifier: string): string =>
  seal(keyFrom(handle), identifier, credentialId)

/** Null for a handle that is not this key's. */
export const unsealIdentifier = (handle: Uint8Array, credentialId: string, sealed: string): string | null =>
  unseal(keyFrom(handle), sealed, credentialId)
