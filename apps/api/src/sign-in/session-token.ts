import { createHash, randomBytes } from 'node:crypto'

const tokenBytes = 32
export const sessionLifeMs = 90 * 24 * 60 * 60_000

export const newSessionToken = () => randomBytes(tokenBytes).toString('base64url')

/** The token has 256 bits of chance in it, so a plain hash gives nothing away. */
export const tokenDigest = (token: string) => createHash('sha256').update(token).digest('hex')
