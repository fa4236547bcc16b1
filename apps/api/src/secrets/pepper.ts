import { createHash, createHmac } from 'node:crypto'

/** The secret that makes digests, and the one before it, which is still understood until the next rotation. */
export type Pepper = { readonly newest: string; readonly before: string | null }

/** Every secret whose digests count, the newest first. */
export const secretsOf = ({ newest, before }: Pepper): readonly string[] =>
  before === null ? [newest] : [newest, before]

/** Keyed by a secret that is not in the database: six digits alone could be guessed from their hash. */
export const peppered = (secret: string, ...parts: string[]) =>
  createHmac('sha256', secret).update(parts.join('\n')).digest('hex')

export const codeDigest = (secret: string, salt: string, code: string) => peppered(secret, 'code', salt, code)

export const mailboxDigest = (secret: string, counted: string) => peppered(secret, 'mailbox', counted)

/** Of a network as far as it asks for one mailbox: nothing leads from there to what else it did. */
export const askingNetworkDigest = (secret: string, counted: string, network: string) =>
  peppered(secret, 'asking-network', counted, network)

export const addressDigest = (secret: string, email: string) => peppered(secret, 'address', email)

/** What the database keeps of an identifier: enough to find it again, too little to act with. */
export const identifierDigest = (identifier: string) => createHash('sha256').update(identifier).digest('hex')

/**
 * What a person is called in the events of a month. The key is the row's own random number, which is nowhere once the
 * person is erased: from then on nothing computes the pseudonym again.
 */
export const pseudonymOf = (personId: string, at: Date): string =>
  createHmac('sha256', personId)
    .update(`security-event ${at.toISOString().slice(0, 7)}`)
    .digest('base64url')
    .slice(0, 22)
