import { createHash, randomBytes } from 'node:crypto'

const secretBytes = 32
export const nonceLifeMs = 15 * 60_000

export const newNonceSecret = () => randomBytes(secretBytes).toString('base64url')

/** Google and its token learn the hash only: a token that leaks is worth nothing in another browser. */
export const nonceOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')
