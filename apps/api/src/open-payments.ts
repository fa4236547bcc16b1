import type { FastifyInstance } from 'fastify'
import type { Composer, Context } from 'grammy'
import type { Config } from './ground/config/config.ts'
import type { Database } from './ground/db/database.ts'
import type { Limits } from './ground/limits/limits.ts'
import type { Chats } from './ground/ports/chats.ts'
import { type Cashiers, cashiers, type Payments, type Warn } from './ground/ports/payments.ts'
import type { VerbContext } from './ground/ports/verb.ts'
import type { AllWords } from './ground/ports/words.ts'
import type { Pepper } from './ground/secrets/pepper.ts'
import { sandboxRoutes } from './money/sandbox/routes.ts'
import { sandboxPayments } from './money/sandbox/sandbox-payments.ts'
import { starsComposer } from './money/stars/stars-composer.ts'
import { starsPayments } from './money/stars/stars-payments.ts'
import { openStripe } from './money/stripe/open-stripe.ts'
import { stripePayments } from './money/stripe/stripe-payments.ts'
import { checkoutReturnRoutes, stripeWebhook } from './money/stripe/stripe-routes.ts'

type PaymentDeps = Pick<Config, 'bot' | 'publicConfig' | 'returnPlaces' | 'stripe'> & {
  db: Database
  now: () => Date
  count: VerbContext['count']
  chats: Chats | null
  words: AllWords
  limits: Limits
  pepper: Pepper
}

/** A web payment provider with its routes beyond the contract. */
type Usual = { payments: Payments | null; openDoors: (all: Cashiers) => Promise<void> }

type OpenPayments = {
  payments: Cashiers
  openPaymentDoors: () => Promise<void>
  /** The bot's handler of Stars payments, or null. */
  starsUpdates: Composer<Context> | null
}

function openUsual(app: FastifyInstance, warn: Warn, deps: PaymentDeps): Usual {
  const { db, now, count, words, limits, pepper, publicConfig, returnPlaces, stripe: settings } = deps
  const mode = publicConfig.payments
  if (mode === 'sandbox')
    return {
      payments: sandboxPayments({ db, now }),
      openDoors: payments => sandboxRoutes(app, { db, now, payments, count, returnPlaces }),
    }
  if (mode === 'off' || !settings) return { payments: null, openDoors: async () => {} }
  const stripe = openStripe(settings)
  return {
    payments: stripePayments({ stripe, db, pepper, words, now, warn }),
    async openDoors(payments) {
      checkoutReturnRoutes(app, { db, now, payments, count, limits, returnPlaces })
      const { webhookSecret } = settings
      await stripeWebhook(app, { db, now, payments, count, stripe, warn, webhookSecret })
    },
  }
}

/** Opens the payment providers that this server's settings select. */
export function openPayments(app: FastifyInstance, deps: PaymentDeps): OpenPayments {
  const { db, now, count, bot, chats, words } = deps
  const warn: Warn = (facts, text) => app.log.warn(facts, text)
  const usual = openUsual(app, warn, deps)
  const priceStars = bot?.priceStars ?? null
  const selling = chats && priceStars !== null ? { chats, priceStars, words } : null
  const stars = starsPayments({ db, now, selling })
  const payments = cashiers({
    usual: usual.payments,
    inMessenger: selling ? stars : null,
    settling: [stars],
  })
  return {
    payments,
    openPaymentDoors: () => usual.openDoors(payments),
    starsUpdates: chats ? starsComposer({ db, now, count, payments, chats, words, warn }) : null,
  }
}
