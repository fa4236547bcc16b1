import { z } from 'zod'
import type { ErrorCode } from '../errors.ts'

const unproven = ['identity-unproven', 'not-yours'] as const

/**
 * Who may call, and why the door turns others away before the verb begins.
 * - `anyone`: the call names no caller, and the verb is told of none.
 * - `guest`: the claim is proven, by a guest's id or a sign-in; the person may be unknown here, and stays so.
 * - `person`: as `guest`, and known here: a new guest is made, as many as a network may bring.
 * - `claimant`: as `person`, but the verb looks the person up, or makes them, in the statement that does its work.
 * - `keeper`: as `guest`, for what belongs to the account alone; a profile calls for its keeper.
 * - `account`: the claim is an account's own; a guest is refused.
 * - `owner`: the assessment that the call names is the caller's. Another's is as unknown as one that never was.
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

/** Raised with every change of these calls for which the server would refuse an app that was built before it. */
export const contractVersion = 1
/** On every answer of the api: the version that it speaks. */
export const contractHeader = 'lithe-contract'

/** One call, described once: the server validates with it, the browser client is derived from it. */
export type Endpoint<
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
  Code extends ErrorCode = ErrorCode,
  W extends Who = Who,
> = {
  /** A GET has no body: its `body` says what travels in the caller's headers. */
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With `:name` parameters. */
  path: string
  summary: string
  who: W
  /** For what cannot be taken back: an account must have been proven in the last minutes. */
  needsFreshProof?: boolean
  /** For an answer that may be very long: in milliseconds, to its last byte. */
  mayTakeMs?: number
  body: Body
  /** Names of fields, at any depth, whose text may have line breaks and tabs; in any other they are refused. */
  multiline?: readonly string[]
  data: Data
  /** The part of the data that stands beside it as well, at the top of the answer. */
  beside?: z.ZodObject | undefined
  errors: readonly Code[]
}

type FreshCode<Fresh extends boolean> = Fresh extends true ? 'fresh-proof-needed' : never
type DoorCode<W extends Who, Fresh extends boolean> = TurnedAway<W> | FreshCode<Fresh>

/** Describes a call. Its `errors` name what its verb refuses for; the door's own reasons follow from `who`. */
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
  // Safe because the types are read from the same table.
  const ofDoor = [...turnedAway[who], ...freshCodes] as DoorCode<W, Fresh>[]
  return { ...described, errors: [...errors, ...ofDoor] }
}

/** Every good answer has this envelope. */
export const replyOf = <Data extends z.ZodType>(data: Data) =>
  z.object({ code: z.literal(200), message: z.string(), data })

/** The envelope with all that an endpoint puts into it. */
export const replyTo = ({ data, beside }: Pick<Endpoint, 'data' | 'beside'>) =>
  replyOf(data).extend(beside?.shape ?? {})

export const apiPrefix = '/api/lithe'
