import * as endpoints from '@lithe/contracts/api'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { openDoor } from '../http/open-door.ts'
import { sessionCarrier } from '../http/session-cookie.ts'
import { sendOtp } from './send-otp.ts'
import type { SignInContext } from './sign-in-context.ts'
import { signOut } from './sign-out.ts'
import { verifyOtp } from './verify-otp.ts'

const params = z.object({})

export type SignInDeps = Pick<SignInContext, 'db' | 'count' | 'mailer' | 'pepper' | 'limits'> & {
  now: () => Date
}

export function signInRoutes(app: FastifyInstance, deps: SignInDeps) {
  const contextOf = (request: FastifyRequest, reply: FastifyReply): SignInContext => ({
    ...deps,
    now: deps.now(),
    warn: (facts, text) => request.log.warn(facts, text),
    session: sessionCarrier(request, reply),
    networkAddress: request.ip,
  })
  openDoor(app, {
    endpoint: endpoints.sendOtp,
    params,
    answer: (input, request, reply) => sendOtp(contextOf(request, reply), input),
  })
  openDoor(app, {
    endpoint: endpoints.verifyOtp,
    params,
    answer: (input, request, reply) => verifyOtp(contextOf(request, reply), input),
  })
  openDoor(app, {
    endpoint: endpoints.signOut,
    params,
    answer: (input, request, reply) => signOut(contextOf(request, reply), input),
  })
}
