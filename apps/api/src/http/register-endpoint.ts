import type { Caller, Endpoint } from '@lithe/contracts/api'
import type { ErrorCode } from '@lithe/contracts/errors'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { findAccount } from '../sign-in/find-account.ts'
import type { Verb, VerbContext } from '../verb.ts'
import { openDoor } from './open-door.ts'
import { ownOrigin } from './own-origin.ts'
import { readSessionToken } from './session-cookie.ts'

/** Everything of a verb's context that does not depend on the request. */
export type EndpointDeps = Omit<VerbContext, 'caller' | 'now' | 'ownOrigin'> & { now: () => Date }

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

/** Opens a door to a verb that acts for somebody: their claim, and the account of the session that came along. */
export function registerEndpoint<
  Body extends z.ZodType<Caller>,
  Data extends z.ZodType,
  Code extends ErrorCode,
  Params extends z.ZodType,
>(
  app: FastifyInstance,
  { now: readClock, ...deps }: EndpointDeps,
  { endpoint, params, verb }: EndpointDoor<Body, Data, Code, Params>,
) {
  openDoor(app, {
    endpoint,
    params,
    async answer(input, request) {
      const now = readClock()
      const account = await findAccount(deps.db, readSessionToken(request), now)
      const { userIdentifier, source } = input
      const caller = { userIdentifier, source, account }
      return verb({ ...deps, now, caller, ownOrigin: ownOrigin(request) }, input)
    },
  })
}
