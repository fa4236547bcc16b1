import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { returnAddress } from '../may-return-to.ts'
import { checkoutReturnPath } from './open-stripe.ts'
import { comeBack } from './receive-event.ts'

type ReturnDeps = Omit<Parameters<typeof comeBack>[0], 'now'> & {
  now: () => Date
  returnPlaces: readonly string[]
}

const Params = z.object({ orderId: z.uuid() })
const schema = { hide: true, params: Params }

/** Stripe knows these addresses and nothing behind them: the report's own is looked up here. */
export function checkoutReturnRoutes(app: FastifyInstance, { now, returnPlaces, ...deps }: ReturnDeps) {
  for (const [path, isCancelled] of [
    [`${checkoutReturnPath}/:orderId`, false],
    [`${checkoutReturnPath}/:orderId/cancelled`, true],
  ] as const)
    app.get(path, { schema }, async (request, reply) => {
      const { orderId } = Params.parse(request.params)
      const kept = await comeBack({ ...deps, now: now() }, { orderId, isCancelled })
      return reply.redirect(returnAddress(kept, [request.ownOrigin, ...returnPlaces]), 303)
    })
}
