import { createHmac } from 'node:crypto'
import { type Pepper, peppered } from '../../ground/secrets/pepper.ts'
import { seal, unseal } from '../../ground/secrets/seal.ts'
import type { Challenge } from './passkey-challenge.ts'

/** WebAuthn user handle, unique per key; only the authenticator stores it. */
export const handleFor = ({ passkeys }: Pepper, { text }: Challenge) =>
  new Uint8Array(Buffer.from(peppered(passkeys, 'passkey-handle', text), 'hex'))

const keyFrom = (handle: Uint8Array) => createHmac('sha256', handle).update('identifier').digest()

/** Seals a key's account identifier, readable only with the handle its authenticator presents. */
export const sealIdentifier = (handle: Uint8Array, credentialId: string, identifier: string): string =>
  seal(keyFrom(handle), identifier, credentialId)

/** Null if the handle is another key's. */
export const unsealIdentifier = (handle: Uint8Array, credentialId: string, sealed: string): string | null =>
  unseal(keyFrom(handle), sealed, credentialId)
