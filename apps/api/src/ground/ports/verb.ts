import type { Endpoint } from '@lithe/contracts/api'
import type { ErrorCode } from '@lithe/contracts/errors'
import type { Wording } from '@lithe/scoring/wording'
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

/** What every verb is given, besides what it is told of its caller; a missing part does not compile. */
export type VerbContext = {
  db: Database
  now: Date
  /** Of the server's one secret: what is told apart by it is nothing to who has the database alone. */
  pepper: Pepper
  /** The address the request came from; only ever counted. */
  networkAddress: string
  limits: AskLimits
  /** What language the request asks for; null where it names none that there is. */
  reads: Language | null
  /** The language the caller reads. */
  language: Language
  /** All that is said in it. */
  words: Words
  /** How reports are worded in it. */
  wording: Wording
  demoUnlockKey: string | null
  /** The provider that takes the money. */
  payments: Cashiers
  /** What the bot does by itself; null where there is no bot. */
  chats: Chats | null
  /** The address under which the request reached this server. */
  ownOrigin: string
  /** Other places that a checkout may lead back to. */
  returnPlaces: readonly string[]
  /** With the code of the organisation that had a hand in it, where one had. */
  count: (occurrence: Occurrence, organisation?: string) => void
  /** Puts what was just erased on the list that a restored backup is held against. */
  listErasures: () => Promise<void>
  /** Takes the sign-in's cookie out of the browser that asks. */
  dropSignIn: () => void
}

/** One thing the product does: check, transact, return. HTTP, bot and webhook are doors to it. */
export type Verb<Input, Data, Code extends ErrorCode, Ctx> = (
  ctx: Ctx,
  input: Input,
) => Promise<Outcome<Data, Code>>

/** The verb an endpoint asks for: it may refuse only for the reasons the endpoint declares, and knows what `who` promises. */
export type VerbFor<E, Params = object, Ctx = VerbContext> =
  E extends Endpoint<infer Body, infer Data, infer Code, infer W>
    ? Verb<z.output<Body> & Params, z.output<Data>, Code, Ctx & Known[W]>
    : never

/** The same of a verb that may send its data while it is made. */
export type StreamedVerbFor<E> =
  E extends Endpoint<infer Body, infer Data, infer Code, infer W>
    ? Verb<z.output<Body>, z.output<Data> | Streamed<z.output<Data>>, Code, VerbContext & Known[W]>
    : never
