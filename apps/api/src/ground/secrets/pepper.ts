import { createHash, createHmac, hkdfSync } from 'node:crypto'

const leastCharacters = 32
/** Said of a secret that is shorter, wherever one is read. */
export const secretRule = `has at least ${leastCharacters} characters`
export const isSecret = (text: string): boolean => text.length >= leastCharacters

const keyBytes = 32
const derive = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `lithe ${purpose}`, keyBytes))

const keysOf = (secret: string) => ({
  /** Of sign-in codes and of the addresses and networks that ask for them. */
  codes: derive(secret, 'codes'),
  counters: derive(secret, 'counters'),
  /** Of links into another browser, and of those that end a reminder. */
  links: derive(secret, 'links'),
  /** Of a session's next token. */
  sessions: derive(secret, 'sessions'),
  passkeys: derive(secret, 'passkeys'),
  /** Of addresses and messengers' names and numbers: the database alone lets none be found by guessing. */
  names: derive(secret, 'names'),
  /** Of addresses and chats that something is still to go to. */
  places: derive(secret, 'places'),
  /** Tells this secret from any other, and makes nothing. */
  check: derive(secret, 'check').toString('hex'),
})
export type Pepper = Readonly<ReturnType<typeof keysOf>>

/** The keys of a server, each derived from its one secret, which is not in the database: none tells another. */
export function derivePepper(secret: string): Pepper {
  if (!isSecret(secret)) throw new Error(`a secret ${secretRule}`)
  return keysOf(secret)
}

/** Keyed, because six digits alone could be guessed from their hash. */
export const peppered = (key: Buffer, ...parts: string[]) =>
  createHmac('sha256', key).update(parts.join('\n')).digest('hex')

export const codeDigest = (key: Buffer, salt: string, code: string) => peppered(key, 'code', salt, code)

export const mailboxDigest = (key: Buffer, counted: string) => peppered(key, 'mailbox', counted)

/** Of a network as far as it asks for one mailbox: nothing leads from there to what else it did. */
export const askingNetworkDigest = (key: Buffer, counted: string, network: string) =>
  peppered(key, 'asking-network', counted, network)

export const addressDigest = (key: Buffer, email: string) => peppered(key, 'address', email)

export const chatDigest = ({ places }: Pepper, chatId: number) => peppered(places, 'chat', String(chatId))

/** What the database keeps of an identifier too long to guess: enough to find it again, too little to act with. */
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
