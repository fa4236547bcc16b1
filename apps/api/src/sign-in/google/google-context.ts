import type { HostCookie } from '../../http/host-cookie.ts'
import type { VerbFor } from '../../ports/verb.ts'
import type { SignInContext } from '../sign-in-context.ts'
import type { Google } from './read-id-token.ts'

/** What the verbs of signing in with Google are given on top. */
export type GoogleContext = SignInContext & {
  /** Null where Google is no way in. */
  google: Google | null
  /** Binds a sign-in to the browser that began it. */
  nonce: HostCookie
}

export type GoogleVerbFor<E> = VerbFor<E, object, GoogleContext>
