import { googleKeys } from './google-keys.ts'
import type { Google } from './read-id-token.ts'

/** What signing in with Google needs; null without a client id. */
export const openGoogle = (clientId: string | null, keysUrl: string): Google | null =>
  clientId === null ? null : { clientId, findKey: googleKeys(keysUrl) }
