import type { SessionProof } from '../../ports/verb.ts'
import type { IdToken } from './read-id-token.ts'

const googleMail = /@(gmail|googlemail)\.com$/

/**
 * Of other addresses Google only says that it once sent a mail there; who owns them today it cannot know. An
 * organisation speaks for its own domain alone: of a second one, Google may have checked less.
 */
const isRunByGoogle = ({ email, hd }: IdToken) =>
  googleMail.test(email) || (hd !== undefined && email.endsWith(`@${hd.toLowerCase()}`))

/**
 * Whether a number of Google's that is not known yet may open an address's account: Google runs its mail, or
 * this browser has just proved that very address by itself.
 */
export const mayOpenAccount = (token: IdToken, address: string, session: SessionProof | null) =>
  isRunByGoogle(token) || (session?.account === address && session.names.includes(address))
