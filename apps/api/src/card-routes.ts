import * as endpoints from '@lithe/contracts/api'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type CardContext, sendCard } from './card/send-card.ts'
import { type EndpointDeps, registerEndpoint } from './doors/register-endpoint.ts'

type AboutBot = Pick<CardContext, 'bot' | 'botUrl'>

export function cardRoutes(app: FastifyInstance, deps: EndpointDeps, about: AboutBot) {
  registerEndpoint(app, deps, {
    endpoint: endpoints.sendCard,
    params: z.object({ assessmentId: z.uuid() }),
    verb: (ctx, input) => sendCard({ ...ctx, ...about }, input),
  })
}
