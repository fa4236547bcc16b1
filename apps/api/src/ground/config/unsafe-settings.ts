import type { PaymentMode } from '@lithe/contracts/api'
import { isLiveKey } from './stripe-settings.ts'

/** The settings that decide whether a server is safe to expose. */
export type SafetyRelevant = {
  isProduction: boolean
  /** True in production, or at a public URL or host not declared a trial. */
  lacksDatabase: boolean
  payments: PaymentMode
  hasMailServer: boolean
  hasEmailSignIn: boolean
  hasDemoKey: boolean
  hasOwnCertificate: boolean
  hasProxies: boolean
  publicUrl: string | null
  stripeKey: string | undefined
}

type Rule = { isBroken: (settings: SafetyRelevant) => boolean; sentence: string }

const everywhere: readonly Rule[] = [
  {
    isBroken: ({ lacksDatabase }) => lacksDatabase,
    sentence:
      'DATABASE_URL is not set, and what people entrust needs a PostgreSQL; deploy/compose.yaml brings one, and for an afternoon behind a tunnel TRIAL=on lets the embedded database through',
  },
  {
    isBroken: ({ hasDemoKey, payments, stripeKey }) =>
      hasDemoKey && payments === 'stripe' && isLiveKey(stripeKey),
    sentence: 'DEMO_UNLOCK_KEY opens reports for nothing while real money is taken for them; take it away',
  },
]

const inProduction: readonly Rule[] = [
  {
    isBroken: ({ hasEmailSignIn, hasMailServer }) => hasEmailSignIn && !hasMailServer,
    sentence: 'SMTP_URL is not set, so nobody would get their code; set it, or EMAIL_SIGN_IN=off',
  },
  {
    isBroken: ({ publicUrl, hasOwnCertificate, hasProxies }) =>
      publicUrl !== null && !hasOwnCertificate && !hasProxies,
    sentence:
      'TRUST_PROXY is not set, though something in front has to speak HTTPS for PUBLIC_URL; set it to the number of proxies, like 1, or set TLS_CERT_FILE and TLS_KEY_FILE',
  },
  {
    isBroken: ({ payments }) => payments === 'sandbox',
    sentence:
      'PAYMENTS is sandbox, where everybody opens reports for nothing; set it to stripe or off, or NODE_ENV to development',
  },
  {
    isBroken: ({ hasDemoKey }) => hasDemoKey,
    sentence:
      'DEMO_UNLOCK_KEY opens every report for whoever knows it; take it away, promo codes do the same and can be counted',
  },
]

/** Lists the settings that would let a server leak or lose people's data, each with its remedy. */
export const unsafeSettings = (settings: SafetyRelevant): string[] =>
  [...everywhere, ...(settings.isProduction ? inProduction : [])]
    .filter(({ isBroken }) => isBroken(settings))
    .map(({ sentence }) => sentence)
