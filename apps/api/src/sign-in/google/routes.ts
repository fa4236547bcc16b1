import * as endpoints from '@lithe/contracts/api'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { openDoor } from '../../doors/open-door.ts'
import { hostCookie } from '../../http/host-cookie.ts'
import type { SignInContext } from '../sign-in-context.ts'
import { beginGoogle, type GoogleContext } from './begin-google.ts'
import type { Google } from './read-id-token.ts'
import { signInWithGoogle } from './sign-in-with-google.ts'

const params = z.object({})

type ContextOf = (request: FastifyRequest, reply: FastifyReply) => SignInContext

export function googleRoutes(app: FastifyInstance, contextOf: ContextOf, google: Google | null) {
  const withGoogle = (request: FastifyRequest, reply: FastifyReply): GoogleContext => ({
    ...contextOf(request, reply),
    google,
    nonce: hostCookie(request, reply, 'lithe_nonce'),
  })
  openDoor(app, {
    endpoint: endpoints.beginGoogle,
    params,
    answer: (input, request, reply) => beginGoogle(withGoogle(request, reply), input),
  })
  openDoor(app, {
    endpoint: endpoints.signInWithGoogle,
    params,
    answer: (input, request, reply) => signInWithGoogle(withGoogle(request, reply), input),
  })
}
