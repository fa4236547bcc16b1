import * as endpoints from '@lithe/contracts/api'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { hostCookie } from '../../doors/http/host-cookie.ts'
import { openDoor } from '../../doors/open-door.ts'
import { type EndpointDeps, registerEndpoint } from '../../doors/register-endpoint.ts'
import type { TellOfNewDevice } from '../new-device.ts'
import type { SignInContext } from '../sign-in-context.ts'
import { addPasskey, beginPasskey } from './add-passkey.ts'
import { listPasskeys, removePasskey, renamePasskey } from './own-passkeys.ts'
import { beginPasskeySignIn, type PasskeySignInContext, signInWithPasskey } from './sign-in-with-passkey.ts'

const params = z.object({})
const named = z.object({ passkeyId: z.uuid() })

export function passkeyRoutes(
  app: FastifyInstance,
  deps: EndpointDeps,
  tellOfNewDevice: TellOfNewDevice | null,
) {
  const { pepper } = deps
  registerEndpoint(app, deps, { endpoint: endpoints.listPasskeys, params, verb: listPasskeys })
  registerEndpoint(app, deps, {
    endpoint: endpoints.beginPasskey,
    params,
    verb: (ctx, input) => beginPasskey({ ...ctx, pepper }, input),
  })
  registerEndpoint(app, deps, {
    endpoint: endpoints.addPasskey,
    params,
    verb: (ctx, input) => addPasskey({ ...ctx, pepper, tellOfNewDevice }, input),
  })
  registerEndpoint(app, deps, { endpoint: endpoints.renamePasskey, params: named, verb: renamePasskey })
  registerEndpoint(app, deps, { endpoint: endpoints.removePasskey, params: named, verb: removePasskey })
}

type ContextOf = (request: FastifyRequest, reply: FastifyReply) => SignInContext

export function passkeySignInRoutes(app: FastifyInstance, contextOf: ContextOf) {
  const withMark = (request: FastifyRequest, reply: FastifyReply): PasskeySignInContext => ({
    ...contextOf(request, reply),
    browserMark: hostCookie(request, reply, 'lithe_passkey'),
    ownOrigin: request.ownOrigin,
  })
  openDoor(app, {
    endpoint: endpoints.beginPasskeySignIn,
    params,
    answer: (input, request, reply) => beginPasskeySignIn(withMark(request, reply), input),
  })
  openDoor(app, {
    endpoint: endpoints.signInWithPasskey,
    params,
    answer: (input, request, reply) => signInWithPasskey(withMark(request, reply), input),
  })
}
