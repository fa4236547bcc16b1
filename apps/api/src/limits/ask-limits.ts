import type { FastifyReply } from 'fastify'
import type { CapName } from './caps.ts'
import type { Limits } from './database-limits.ts'

/** Whether a call stays within its limits; asking counts it. */
export type AskLimits = (cap: CapName, who: string) => Promise<boolean>

/** The limits as a verb asks them: a no also tells the caller how long to wait. */
export const askLimits =
  (limits: Limits, reply: FastifyReply): AskLimits =>
  async (cap, who) => {
    const answer = await limits(cap, who)
    if (!answer.isAllowed) reply.header('retry-after', answer.waitSeconds)
    return answer.isAllowed
  }
