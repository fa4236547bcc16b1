import { z } from 'zod'

const isHere = (address: string) => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(address).hostname)

/** Requires HTTPS, or a loopback address. */
export const safeAddress = (whatItIs: string) =>
  z
    .url({ protocol: /^https?$/, error: whatItIs })
    .refine(
      address => new URL(address).protocol === 'https:' || isHere(address),
      'is an https address, unless it is on this machine',
    )

export type StripeSettings = {
  secretKey: string
  webhookSecret: string
  /** Overrides Stripe's API URL, for a stand-in that speaks its protocol. */
  apiUrl: string | null
  /** Timeout of one Stripe request; at most two are made while a person waits 20 s. */
  patienceMs: number
}

/** Whether a key moves real money. */
export const isLiveKey = (key: string | undefined) => /^(sk|rk)_live_/.test(key ?? '')

export const stripeVariables = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'is a secret key of Stripe, like sk_test_… or rk_live_…'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[\w+/=]+$/, 'is the signing secret of a webhook at Stripe, like whsec_…'),
  STRIPE_API_URL: safeAddress('is a web address of something that answers like Stripe'),
} as const

/** Stripe usually answers in one or two seconds; a person waits at most 20 s for a checkout. */
const patienceMs = 5000

type Given = {
  STRIPE_SECRET_KEY?: string | undefined
  STRIPE_WEBHOOK_SECRET?: string | undefined
  STRIPE_API_URL?: string | undefined
}

export const toStripeSettings = ({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_URL: apiUrl,
}: Given): StripeSettings | null =>
  secretKey && webhookSecret ? { secretKey, webhookSecret, apiUrl: apiUrl ?? null, patienceMs } : null

const namesOf = (given: Record<string, string | undefined>, are: 'set' | 'missing') =>
  (['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const).filter(
    name => Boolean(given[name]) === (are === 'set'),
  )

/** Reports incomplete Stripe settings: a missing webhook secret or key, or keys that nothing uses. */
export function halfStripe(given: Record<string, string | undefined>): string[] {
  const [set, missing] = [namesOf(given, 'set'), namesOf(given, 'missing')]
  const doctor = 'npm run ops -- payments-doctor says where to find it'
  const problems: string[] = []
  if (given.PAYMENTS === 'stripe' && missing.length > 0)
    problems.push(`PAYMENTS is stripe, which needs ${missing.join(' and ')}; ${doctor}`)
  if (given.PAYMENTS !== 'stripe' && set.length > 0 && missing.length > 0)
    problems.push(`${set.join()} is of no use without ${missing.join()}; ${doctor}`)
  if (!given.PAYMENTS && set.length === 2)
    problems.push('PAYMENTS is not set while the secrets of Stripe are; set it to stripe, sandbox or off')
  if (given.STRIPE_API_URL && isLiveKey(given.STRIPE_SECRET_KEY))
    problems.push('STRIPE_API_URL goes with a test key only; take it away, or a live key would leave for it')
  return problems
}
