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

/** What the verbs of signing in are given; nothing is proven yet, so there is no caller. */
export type SignInContext = {
  db: Database
  now: Date
  count: (occurrence: Occurrence) => void
  /** Puts what was just erased on the list that a restored backup is held against. */
  listErasures: () => Promise<void>
  warn: (facts: Record<string, string>, text: string) => void
  mailer: Mailer
  pepper: Pepper
  limits: AskLimits
  /** The same without a word to the caller: a no leads on another way. */
  isWithin: AskLimits
  /** How hard the puzzles are that come before a code. */
  workload: Workload
  /** In seconds, how long a refused caller has to wait. */
  tellWait: (seconds: number) => void
  /** Sees codes guessed from everywhere at once. */
  alarm: CodeAlarm
  signIn: SignInCarrier
  /** Whom this browser spoke for as a guest. */
  keptGuest: GuestCarrier
  /** Marks the browser that asks for a code. */
  asker: HostCookie
  /** Which paid report is open here by a code to its receipt's mailbox. */
  openedReport: HostCookie
  /** Remembers, long after signing out, that an account signed in in this browser. */
  knownDevice: HostCookie
  /** Null where no mail goes out. */
  tellOfNewDevice: TellOfNewDevice | null
  networkAddress: string
  /** The caller's browser and system, as they are kept of a device. */
  device: string
  /** Those of the language the caller reads. */
  words: Words
}

export type SignInVerbFor<E, Params = object> = VerbFor<E, Params, SignInContext>
