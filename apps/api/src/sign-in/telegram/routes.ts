import * as endpoints from '@lithe/contracts/api'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { openDoor } from '../../http/open-door.ts'
import type { SignInContext } from '../sign-in-context.ts'
import { signInWithTelegram } from './sign-in-with-telegram.ts'

type ContextOf = (request: FastifyRequest, reply: FastifyReply) => SignInContext

export function telegramRoutes(app: FastifyInstance, contextOf: ContextOf, botToken: string | null) {
  openDoor(app, {
    endpoint: endpoints.signInWithTelegram,
    params: z.object({}),
    answer: (input, request, reply) => signInWithTelegram({ ...contextOf(request, reply), botToken }, input),
  })
}
