import { type Caller, type Endpoint, guestIdPattern } from '@lithe/contracts/api'
import type { ErrorCode } from '@lithe/contracts/errors'
import { firstLanguage } from '@lithe/words/languages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { askLimits, type Limits } from '../ground/limits/limits.ts'
import type { Claim, Known } from '../ground/ports/caller.ts'
import { type Outcome, refuse, type Streamed } from '../ground/ports/outcome.ts'
import type { Verb, VerbContext } from '../ground/ports/verb.ts'
import type { AllWords } from '../ground/ports/words.ts'
import { languageAsked } from './http/asked-words.ts'
import { type GuestCarrier, guestCarrier, signInCarrier } from './http/host-cookie.ts'
import { openRoute } from './open-door.ts'
import { authorise, authoriseFresh, keeperOf } from './people/authorise.ts'
import { noteLanguage } from './people/find-person.ts'
import { type Resolvable, resolveCaller } from './resolve-caller.ts'
import { resolveSignIn } from './sign-ins/resolve-sign-in.ts'

/** The request-independent part of a verb's context, and what sessions need. */
export type EndpointDeps = Omit<
  VerbContext,
  'dropSignIn' | 'limits' | 'networkAddress' | 'now' | 'ownOrigin' | 'reads' | 'words'
> & {
  now: () => Date
  limits: Limits
  words: AllWords
}

type EndpointDoor<
  Body extends z.ZodType<Caller>,
  Data extends z.ZodType,
  Code extends ErrorCode,
  Params extends z.ZodType,
  W extends Resolvable,
> = {
  endpoint: Endpoint<Body, Data, Code, W>
  params: Params
  /** Answers a call that has no session but carries other proof; null if it has neither. */
  signedOut?: (
    ctx: VerbContext,
    input: z.output<Body> & z.output<Params>,
  ) => Promise<Outcome<z.output<Data>, Code>> | null
  verb: Verb<
    z.output<Body> & z.output<Params>,
    z.output<Data> | Streamed<z.output<Data>>,
    Code,
    VerbContext & Known[W]
  >
}

/** Compile-time check: an endpoint for owners must name the assessment in its path or body. */
type NamesOwned<Input, W extends Resolvable> = W extends 'owner'
  ? Input extends { assessmentId: string }
    ? unknown
    : never
  : unknown

/** The assessment a call names; empty for endpoints that require no owner. */
const namedAssessment = (input: object): string =>
  'assessmentId' in input && typeof input.assessmentId === 'string' ? input.assessmentId : ''

/** Safe: `endpoint` adds the door's own errors to those it declares. */
const turnAway = <Code extends ErrorCode>(reason: ErrorCode) => refuse(reason as Code)

/** Builds the context of one request and its claim: the identifier named and the session presented. */
async function readRequest(
  { now: readClock, pepper, words: all, ...deps }: EndpointDeps,
  { userIdentifier, source }: Caller,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ ctx: VerbContext; caller: Claim }> {
  const now = readClock()
  const carrier = signInCarrier(request, reply)
  const signIn = await resolveSignIn({
    db: deps.db,
    pepper,
    now,
    carrier,
    reportCopied() {
      deps.count('session-copied')
      request.log.warn('a session ended: its token was replaced long ago and shown again')
    },
  })
  const asked = { now, ownOrigin: request.ownOrigin, dropSignIn: carrier.drop }
  const limited = { limits: askLimits(deps.limits, reply), networkAddress: request.ip }
  const reads = languageAsked(request)
  const worded = { reads, words: all[reads ?? firstLanguage] }
  const ctx = { ...deps, pepper, ...asked, ...limited, ...worded }
  return { ctx, caller: { userIdentifier, source, signIn } }
}

/** Remembers a browser's first guest, proving nothing; skipped in messengers, whose launch is proof. */
function keepGuest({ userIdentifier, source }: Claim, now: Date, { guest, keep }: GuestCarrier) {
  const keeper = keeperOf(userIdentifier)
  if (source === 'web' && guestIdPattern.test(keeper) && (guest ?? keeper) === keeper) keep(keeper, now)
}

/** Registers a verb that has a caller: proves the claim and passes on what `who` promises. */
export function registerEndpoint<
  Body extends z.ZodType<Caller>,
  Data extends z.ZodType,
  Code extends ErrorCode,
  Params extends z.ZodType,
  W extends Resolvable,
>(
  app: FastifyInstance,
  deps: EndpointDeps,
  door: EndpointDoor<Body, Data, Code, Params, W> & NamesOwned<z.output<Body> & z.output<Params>, W>,
) {
  const { endpoint, params, signedOut, verb } = door
  const prove = endpoint.needsFreshProof ? authoriseFresh : authorise
  openRoute(app, {
    endpoint,
    params,
    async answer(input, request, reply) {
      const { ctx, caller } = await readRequest(deps, input, request, reply)
      const other = caller.signIn === null ? signedOut?.(ctx, input) : null
      if (other) return other
      const identity = prove(caller, ctx)
      if (!identity.ok) return turnAway<Code>(identity.reason)
      const call = { ctx, caller, identity: identity.data, assessmentId: namedAssessment(input) }
      const known = await resolveCaller(endpoint.who, call)
      if (!known.ok) return turnAway<Code>(known.reason)
      if ('person' in known.data && known.data.person) {
        await noteLanguage(ctx, known.data.person)
        keepGuest(caller, ctx.now, guestCarrier(request, reply))
      }
      return verb({ ...ctx, ...known.data }, input)
    },
  })
}
