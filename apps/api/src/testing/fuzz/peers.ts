import { setTimeout as sleep } from 'node:timers/promises'
import type { AppDeps } from '../../app.ts'
import { everyWayIn } from '../every-way-in.ts'
import { openGoogleIssuer } from '../google-issuer.ts'
import { botToken } from '../new-telegrammer.ts'
import { openStripePeer, peerKey, type StripePeer } from '../stripe/stripe-peer.ts'
import { type BotApiPeer, openBotApiPeer } from '../telegram/bot-api-peer.ts'
import type { TestApp } from '../test-app.ts'

export const stripeSecret = 'whsec_of_a_fuzzed_world'
export const botSecret = 'a-secret-of-a-fuzzed-world'

export type Peers = { stripe: StripePeer; telegram: BotApiPeer }

export const paymentsTried = ['stripe', 'sandbox'] as const
export type PaymentsTried = (typeof paymentsTried)[number]

/** Ample for a busy machine: outages are not tested here. */
const patienceMs = 10_000

/** Opens stand-ins for Google, Stripe and Telegram, and settings of an app that uses them. */
export async function openPeers() {
  const [issuer, stripe, telegram] = await Promise.all([
    openGoogleIssuer(),
    openStripePeer(),
    openBotApiPeer(),
  ])
  const peers: Peers = { stripe, telegram }
  const settings = (payments: PaymentsTried): Partial<AppDeps> => {
    const base = everyWayIn(issuer)
    return {
      ...base,
      ...(base.publicConfig && {
        publicConfig: { ...base.publicConfig, payments, telegramCheckout: 'stars' },
      }),
      stripe: { secretKey: peerKey, webhookSecret: stripeSecret, apiUrl: stripe.url, patienceMs },
      bot: {
        token: botToken,
        apiUrl: telegram.url,
        priceStars: 100,
        publicUrl: 'https://lithe.example.org',
        webhookSecret: botSecret,
      },
    }
  }
  const close = () => Promise.all([issuer.close(), stripe.close(), telegram.stop()])
  return { peers, settings, close }
}

const pauseMs = 20

/** Waits until the bot has registered; until then the webhook asks for redelivery. */
export async function untilBotIsUp({ app, logged }: TestApp) {
  await app.ready()
  while (!logged.some(line => line.includes('the bot is up'))) await sleep(pauseMs)
}
