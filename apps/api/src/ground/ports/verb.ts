import type { Endpoint } from '@lithe/contracts/api'
import type { ErrorCode } from '@lithe/contracts/errors'
import type { Language } from '@lithe/words/languages'
import type { z } from 'zod'
import type { Database } from '../db/database.ts'
import type { AskLimits } from '../limits/limits.ts'
import type { Pepper } from '../secrets/pepper.ts'
import type { Known } from './caller.ts'
import type { Chats } from './chats.ts'
import type { Occurrence } from './occurrence.ts'
import type { Outcome, Streamed } from './outcome.ts'
import type { Cashiers } from './payments.ts'
import type { Words } from './words.ts'

/** Dependencies of every verb, apart from what it knows about its caller; none is optional. */
export type VerbContext = {
  db: Database
  now: Date
  /** Keys derived from the server secret: the database alone cannot compute these digests. */
  pepper: Pepper
  /** IP address of the request; used only for counting. */
  networkAddress: string
  limits: AskLimits
  /** Requested language; null if unsupported. */
  reads: Language | null
  /** Messages in the requested language, or in English. */
  words: Words
  demoUnlockKey: string | null
  payments: Cashiers
  /** Sends the bot's unprompted messages; null if there is no bot. */
  chats: Chats | null
  /** Server origin of this request. */
  ownOrigin: string
  /** Other URLs that a checkout may return to. */
  returnPlaces: readonly string[]
  /** Counts an event, labelled with an organisation's code if one was involved. */
  count: (occurrence: Occurrence, organisation?: string) => void
  /** Appends new erasures to the list that restored backups are checked against. */
  listErasures: () => Promise<void>
  /** Clears the session cookie. */
  dropSignIn: () => void
}

/** One operation of the product, reached by HTTP, bot or webhook. */
export type Verb<Input, Data, Code extends ErrorCode, Ctx> = (
  ctx: Ctx,
  input: Input,
) => Promise<Outcome<Data, Code>>

/** A verb typed by its endpoint: it may return only declared errors, and knows the caller that `who` promises. */
export type VerbFor<E, Params = object, Ctx = VerbContext> =
  E extends Endpoint<infer Body, infer Data, infer Code, infer W>
    ? Verb<z.output<Body> & Params, z.output<Data>, Code, Ctx & Known[W]>
    : never

export type StreamedVerbFor<E> =
  E extends Endpoint<infer Body, infer Data, infer Code, infer W>
    ? Verb<z.output<Body>, z.output<Data> | Streamed<z.output<Data>>, Code, VerbContext & Known[W]>
    : never
