import * as endpoints from '@lithe/contracts/api'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { openDoor } from '../../doors/open-door.ts'
import { countReferral, type ReferralContext } from '../../referrals/referrals.ts'
import type { SignInContext } from '../sign-in-context.ts'
import { signInWithTelegram } from './sign-in-with-telegram.ts'

type ContextOf = (request: FastifyRequest, reply: FastifyReply) => SignInContext

type TelegramDeps = ReferralContext & { botToken: string | null }

export function telegramRoutes(
  app: FastifyInstance,
  contextOf: ContextOf,
  { botToken, db, limits, now }: TelegramDeps,
) {
  openDoor(app, {
    endpoint: endpoints.signInWithTelegram,
    params: z.object({}),
    answer: (input, request, reply) =>
      signInWithTelegram(
        {
          ...contextOf(request, reply),
          botToken,
          countReferral: countReferral.bind(null, { db, limits, now }),
        },
        input,
      ),
  })
}
