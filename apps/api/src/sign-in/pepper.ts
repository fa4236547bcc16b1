import { createHmac } from 'node:crypto'

/** Keyed by a secret that is not in the database: six digits alone could be guessed from their hash. */
export const peppered = (pepper: string, ...parts: string[]) =>
  createHmac('sha256', pepper).update(parts.join('\n')).digest('hex')

export const codeDigest = (pepper: string, salt: string, code: string) => peppered(pepper, 'code', salt, code)

export const addressDigest = (pepper: string, email: string) => peppered(pepper, 'address', email)
