import type { Caller, Endpoint } from '@lithe/contracts/api'
import type { ErrorCode } from '@lithe/contracts/errors'
import type { z } from 'zod'
import type { Database } from '../db/database.ts'
import type { AskLimits } from '../limits/limits.ts'
import type { Chats } from './chats.ts'
import type { Occurrence } from './occurrence.ts'
import type { Outcome } from './outcome.ts'
import type { Cashiers } from './payments.ts'

/** What the session that came along was opened for. */
export type SessionProof = {
  sessionId: string
  /** The account's digest. */
  account: string
  /** Digests of the identifiers its owner has shown to be theirs. */
  names: readonly string[]
  /** When that was. */
  provenAt: Date
}

/** Who someone says they are, and the proof that travels beside it. */
export type Claim = Caller & { session: SessionProof | null }

/** What every verb is given; a missing part does not compile. */
export type VerbContext = {
  db: Database
  /** Who the caller says they are, and what they prove it with. */
  caller: Claim
  now: Date
  /** The address the request came from; only ever counted. */
  networkAddress: string
  limits: AskLimits
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
  /** Takes what was just erased out of the database's files as well. */
  scrubFiles: () => Promise<void>
  /** Takes the session's cookie out of the browser that asks. */
  dropSession: () => void
}

/** One thing the product does: authorise, transact, return. HTTP, bot and webhook are doors to it. */
export type Verb<Input, Data, Code extends ErrorCode, Ctx = VerbContext> = (
  ctx: Ctx,
  input: Input,
) => Promise<Outcome<Data, Code>>

/** The verb an endpoint asks for: it may refuse only for the reasons the endpoint declares. */
export type VerbFor<E, Params = object, Ctx = VerbContext> =
  E extends Endpoint<infer Body, infer Data, infer Code>
    ? Verb<z.output<Body> & Params, z.output<Data>, Code, Ctx>
    : never
