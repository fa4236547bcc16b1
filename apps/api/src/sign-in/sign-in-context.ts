import type { Database } from '../db/database.ts'
import type { Occurrence } from '../http/metrics.ts'
import type { SessionCarrier } from '../http/session-cookie.ts'
import type { VerbFor } from '../verb.ts'
import type { Mailer } from './mailer.ts'
import type { NetworkLimits } from './network-limits.ts'

/** What the verbs of signing in are given; nobody is anybody yet, so there is no caller. */
export type SignInContext = {
  db: Database
  now: Date
  count: (occurrence: Occurrence) => void
  warn: (facts: Record<string, string>, text: string) => void
  mailer: Mailer
  pepper: string
  limits: NetworkLimits
  session: SessionCarrier
  networkAddress: string
}

export type SignInVerbFor<E> = VerbFor<E, object, SignInContext>
