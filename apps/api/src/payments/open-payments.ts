import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { VerbContext } from '../verb.ts'
import type { Payments } from './payments.ts'
import { sandboxRoutes } from './sandbox/routes.ts'
import { sandboxPayments } from './sandbox/sandbox-payments.ts'
import { openStripe } from './stripe/open-stripe.ts'
import { checkoutReturnRoutes } from './stripe/return-routes.ts'
import { stripePayments } from './stripe/stripe-payments.ts'
import { stripeWebhook } from './stripe/webhook.ts'

type PaymentDeps = Pick<Config, 'publicConfig' | 'stripe'> & {
  db: Database
  now: () => Date
  count: VerbContext['count']
}

type OpenPayments = {
  payments: Payments | null
  /** The routes a provider needs beyond the contract's. */
  openPaymentDoors: () => Promise<void>
}

const nobodyPays: OpenPayments = { payments: null, openPaymentDoors: async () => {} }

/** Whoever takes the money on this server, as its settings say. */
export function openPayments(
  app: FastifyInstance,
  { db, now, count, publicConfig, stripe: settings }: PaymentDeps,
): OpenPayments {
  const mode = publicConfig.payments
  if (mode === 'sandbox') {
    const payments = sandboxPayments({ db, now })
    return { payments, openPaymentDoors: () => sandboxRoutes(app, { db, now, payments, count }) }
  }
  if (mode === 'off' || !settings) return nobodyPays
  const stripe = openStripe(settings)
  const warn = (facts: Record<string, string | number>, text: string) => app.log.warn(facts, text)
  const payments = stripePayments({ stripe, db, now, warn })
  return {
    payments,
    async openPaymentDoors() {
      checkoutReturnRoutes(app, { db, now, payments, count })
      const { webhookSecret } = settings
      await stripeWebhook(app, { db, now, payments, count, stripe, warn, webhookSecret })
    },
  }
}
