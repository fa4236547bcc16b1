import { z } from 'zod'
import type { ErrorCode } from '../errors.ts'

const unproven = ['identity-unproven', 'not-yours'] as const

/**
 * Who may call an endpoint, and the errors returned before its verb runs.
 * - `anyone`: the call names no caller.
 * - `guest`: proven by a guest id or a session; an unknown person stays unknown.
 * - `person`: like `guest`, but created if new, within the network's limit.
 * - `claimant`: like `person`, but the verb finds or creates the person in its own statement.
 * - `keeper`: like `guest`, for account-wide data; a profile acts for its keeper.
 * - `account`: a session's account only; guests are refused.
 * - `owner`: the named assessment is the caller's; anyone else's counts as unknown.
 */
const turnedAway = {
  anyone: [],
  guest: unproven,
  person: [...unproven, 'too-many-requests'],
  claimant: [...unproven, 'too-many-requests'],
  keeper: unproven,
  account: unproven,
  owner: [...unproven, 'unknown-report'],
} as const satisfies Record<string, readonly ErrorCode[]>

export type Who = keyof typeof turnedAway
export type TurnedAway<W extends Who> = (typeof turnedAway)[W][number]

/** Increment when a change makes the server refuse apps built before it. */
export const contractVersion = 1
export const contractHeader = 'lithe-contract'

/** One API call, declared once: the server validates with it and the browser client is derived from it. */
export type Endpoint<
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
  Code extends ErrorCode = ErrorCode,
  W extends Who = Who,
> = {
  /** A GET has no body; its `body` describes the caller headers. */
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  summary: string
  who: W
  /** For irreversible actions: the account must have been proven within minutes. */
  needsFreshProof?: boolean
  /** Milliseconds until the last byte, for very long responses. */
  mayTakeMs?: number
  body: Body
  /** Names of fields, at any depth, that may contain line breaks and tabs; all other fields refuse them. */
  multiline?: readonly string[]
  data: Data
  /** Part of the data that is also copied to the top level of the response. */
  beside?: z.ZodObject | undefined
  errors: readonly Code[]
}

type FreshCode<Fresh extends boolean> = Fresh extends true ? 'fresh-proof-needed' : never
type DoorCode<W extends Who, Fresh extends boolean> = TurnedAway<W> | FreshCode<Fresh>

/** Declares a call. `errors` are its verb's; the door's errors follow from `who`. */
export function endpoint<
  Body extends z.ZodType,
  Data extends z.ZodType,
  const Code extends ErrorCode,
  W extends Who,
  Fresh extends boolean = false,
>(
  described: Endpoint<Body, Data, Code, W> & { needsFreshProof?: Fresh },
): Endpoint<Body, Data, Code | DoorCode<W, Fresh>, W> {
  const { who, needsFreshProof, errors } = described
  const freshCodes: readonly ErrorCode[] = needsFreshProof ? ['fresh-proof-needed'] : []
  // Safe: the types are derived from the same table.
  const ofDoor = [...turnedAway[who], ...freshCodes] as DoorCode<W, Fresh>[]
  return { ...described, errors: [...errors, ...ofDoor] }
}

/** Envelope of every successful response. */
export const replyOf = <Data extends z.ZodType>(data: Data) =>
  z.object({ code: z.literal(200), message: z.string(), data })

export const replyTo = ({ data, beside }: Pick<Endpoint, 'data' | 'beside'>) =>
  replyOf(data).extend(beside?.shape ?? {})

export const apiPrefix = '/api/lithe'
