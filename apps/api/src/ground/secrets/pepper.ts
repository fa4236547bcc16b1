import { createHash, createHmac, hkdfSync } from 'node:crypto'

const leastCharacters = 32
/** Message for a secret that is too short. */
export const secretRule = `has at least ${leastCharacters} characters`
export const isSecret = (text: string): boolean => text.length >= leastCharacters

const keyBytes = 32
const derive = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `lithe ${purpose}`, keyBytes))

const keysOf = (secret: string) => ({
  /** For sign-in codes and the email addresses and networks requesting them. */
  codes: derive(secret, 'codes'),
  counters: derive(secret, 'counters'),
  /** For links into another browser and unsubscribe links. */
  links: derive(secret, 'links'),
  /** Derives a session's next token. */
  sessions: derive(secret, 'sessions'),
  passkeys: derive(secret, 'passkeys'),
  /** For email addresses and messenger ids, which must not be guessable from the database alone. */
  names: derive(secret, 'names'),
  /** For email addresses and chats awaiting a message. */
  places: derive(secret, 'places'),
  /** Identifies this secret; derives nothing. */
  check: derive(secret, 'check').toString('hex'),
})
export type Pepper = Readonly<ReturnType<typeof keysOf>>

/** Derives the server's keys from one secret kept outside the database; no key reveals another. */
export function derivePepper(secret: string): Pepper {
  if (!isSecret(secret)) throw new Error(`a secret ${secretRule}`)
  return keysOf(secret)
}

/** Keyed, because six digits could be brute-forced from a plain hash. */
export const peppered = (key: Buffer, ...parts: string[]) =>
  createHmac('sha256', key).update(parts.join('\n')).digest('hex')

export const codeDigest = (key: Buffer, salt: string, code: string) => peppered(key, 'code', salt, code)

export const mailboxDigest = (key: Buffer, counted: string) => peppered(key, 'mailbox', counted)

/** Digest of a network, salted per mailbox so that it links to nothing else. */
export const askingNetworkDigest = (key: Buffer, counted: string, network: string) =>
  peppered(key, 'asking-network', counted, network)

export const addressDigest = (key: Buffer, email: string) => peppered(key, 'address', email)

export const chatDigest = ({ places }: Pepper, chatId: number) => peppered(places, 'chat', String(chatId))

/** Digest of an unguessable identifier: enough to look it up, too little to impersonate it. */
export const identifierDigest = (identifier: string) => createHash('sha256').update(identifier).digest('hex')

/**
 * Monthly pseudonym of a person in security events. Keyed by the row's random id, so it cannot be recomputed after
 * erasure.
 */
export const pseudonymOf = (personId: string, at: Date): string =>
  createHmac('sha256', personId)
    .update(`security-event ${at.toISOString().slice(0, 7)}`)
    .digest('base64url')
    .slice(0, 22)
