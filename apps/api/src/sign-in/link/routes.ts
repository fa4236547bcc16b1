import * as endpoints from '@lithe/contracts/api'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { openDoor } from '../../doors/open-door.ts'
import { type EndpointDeps, registerEndpoint } from '../../doors/register-endpoint.ts'
import type { SignInContext } from '../sign-in-context.ts'
import { makeBrowserLink, makeLinkByLaunch } from './make-browser-link.ts'
import { signInWithLink } from './sign-in-with-link.ts'

const params = z.object({})

/** Where a link is made, after any way of signing in. */
export function browserLinkRoutes(app: FastifyInstance, deps: EndpointDeps, botToken: string | null) {
  const { pepper } = deps
  registerEndpoint(app, deps, {
    endpoint: endpoints.makeBrowserLink,
    params,
    signedOut: (ctx, { initData }) =>
      initData === undefined ? null : makeLinkByLaunch({ ...ctx, pepper, botToken }, initData),
    verb: (ctx, input) => makeBrowserLink({ ...ctx, pepper }, input),
  })
}

type ContextOf = (request: FastifyRequest, reply: FastifyReply) => SignInContext

/** Where it opens a session: one more way to sign in. */
export function linkSignInRoutes(app: FastifyInstance, contextOf: ContextOf) {
  openDoor(app, {
    endpoint: endpoints.signInWithLink,
    params,
    answer: (input, request, reply) => signInWithLink(contextOf(request, reply), input),
  })
}
