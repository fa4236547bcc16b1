import type { Caller, Endpoint } from '@lithe/contracts/api'
import type { ErrorCode } from '@lithe/contracts/errors'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { sessionCarrier } from '../http/host-cookie.ts'
import { askLimits, type Limits } from '../limits/limits.ts'
import type { Verb, VerbContext } from '../ports/verb.ts'
import type { Pepper } from '../secrets/pepper.ts'
import { resolveSession } from '../sessions/resolve-session.ts'
import { openDoor } from './open-door.ts'

/** Everything of a verb's context that does not depend on the request, and what sessions are kept with. */
export type EndpointDeps = Omit<
  VerbContext,
  'caller' | 'dropSession' | 'limits' | 'networkAddress' | 'now' | 'ownOrigin'
> & {
  now: () => Date
  limits: Limits
  pepper: Pepper
}

type EndpointDoor<
  Body extends z.ZodType<Caller>,
  Data extends z.ZodType,
  Code extends ErrorCode,
  Params extends z.ZodType,
> = {
  endpoint: Endpoint<Body, Data, Code>
  params: Params
  verb: Verb<z.output<Body> & z.output<Params>, z.output<Data>, Code>
}

/** Opens a door to a verb that acts for a person: their claim, and the account of the session that came along. */
export function registerEndpoint<
  Body extends z.ZodType<Caller>,
  Data extends z.ZodType,
  Code extends ErrorCode,
  Params extends z.ZodType,
>(
  app: FastifyInstance,
  { now: readClock, pepper, ...deps }: EndpointDeps,
  { endpoint, params, verb }: EndpointDoor<Body, Data, Code, Params>,
) {
  openDoor(app, {
    endpoint,
    params,
    async answer(input, request, reply) {
      const now = readClock()
      const carrier = sessionCarrier(request, reply)
      const session = await resolveSession({
        db: deps.db,
        pepper,
        now,
        session: carrier,
        tellCopied() {
          deps.count('session-copied')
          request.log.warn('a session ended: its token was replaced long ago and shown again')
        },
      })
      const { userIdentifier, source } = input
      const caller = { userIdentifier, source, session }
      const asked = { now, caller, ownOrigin: request.ownOrigin, dropSession: carrier.drop }
      const limited = { limits: askLimits(deps.limits, reply), networkAddress: request.ip }
      return verb({ ...deps, ...asked, ...limited }, input)
    },
  })
}
