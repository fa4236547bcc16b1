import type { HostCookie } from '../../http/host-cookie.ts'
import type { VerbFor } from '../../ports/verb.ts'
import type { SignInContext } from '../sign-in-context.ts'

/** What the verbs of signing in with a passkey are given on top. */
export type PasskeySignInContext = SignInContext & {
  /** Binds a challenge to the browser that asked for it. */
  browserMark: HostCookie
  /** The address under which the request reached this server. */
  ownOrigin: string
}

export type PasskeySignInVerbFor<E> = VerbFor<E, object, PasskeySignInContext>
