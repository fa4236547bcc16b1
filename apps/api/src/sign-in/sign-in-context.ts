import type { GuestCarrier, HostCookie, SignInCarrier } from '../doors/http/host-cookie.ts'
import type { Database } from '../ground/db/database.ts'
import type { CodeAlarm } from '../ground/limits/code-alarm.ts'
import type { AskLimits } from '../ground/limits/limits.ts'
import type { Mailer } from '../ground/mail/mailers.ts'
import type { Occurrence } from '../ground/ports/occurrence.ts'
import type { VerbFor } from '../ground/ports/verb.ts'
import type { Words } from '../ground/ports/words.ts'
import type { Pepper } from '../ground/secrets/pepper.ts'
import type { TellOfNewDevice } from './new-device.ts'
import type { Workload } from './puzzle.ts'

/** Context of sign-in verbs; nothing is proven yet, so there is no caller. */
export type SignInContext = {
  db: Database
  now: Date
  count: (occurrence: Occurrence) => void
  /** Appends new erasures to the list that restored backups are checked against. */
  listErasures: () => Promise<void>
  warn: (facts: Record<string, string>, text: string) => void
  mailer: Mailer
  pepper: Pepper
  limits: AskLimits
  /** Checks a limit without telling the caller; a refusal leads to another path. */
  isWithin: AskLimits
  /** Difficulty of the puzzle before a code. */
  workload: Workload
  /** Tells a refused caller how many seconds to wait. */
  setRetryAfter: (seconds: number) => void
  /** Detects distributed code guessing. */
  alarm: CodeAlarm
  signIn: SignInCarrier
  keptGuest: GuestCarrier
  /** Marks the browser that requests a code. */
  asker: HostCookie
  /** The paid report opened here by a code sent to its receipt's mailbox. */
  openedReport: HostCookie
  /** Remembers, long after signing out, which accounts signed in from this browser. */
  knownDevice: HostCookie
  /** Null when email is disabled. */
  tellOfNewDevice: TellOfNewDevice | null
  networkAddress: string
  /** The caller's browser and system in stored form. */
  device: string
  /** Messages in the caller's language. */
  words: Words
}

export type SignInVerbFor<E, Params = object> = VerbFor<E, Params, SignInContext>
