import { join } from 'node:path'
import { messengerCheckouts, paymentModes } from '@lithe/contracts/api'
import { defaultEmergencyNumber, EmergencyNumber } from '@lithe/contracts/player'
import { z } from 'zod'
import { isSecret, secretRule } from '../secrets/pepper.ts'
import { allowedHosts, trustProxySetting } from './hosts-and-proxies.ts'
import { halfStripe, safeAddress, stripeVariables, toStripeSettings } from './stripe-settings.ts'
import {
  isProduction,
  isTrial,
  lacksDatabase,
  paymentsOf,
  sandboxOf,
  showsMails,
  supportEmailOf,
} from './trial.ts'
import { type SafetyRelevant, unsafeSettings } from './unsafe-settings.ts'

export type BotSettings = {
  token: string
  /** Base URL of the Bot API. */
  apiUrl: string
  /** Public HTTPS origin of this server; null means there is no mini app to open. */
  publicUrl: string | null
  /** Secret that Telegram sends with every webhook call; null when the bot polls for updates. */
  webhookSecret: string | null
  /** Price of a full report in Stars; null when Stars are not accepted. */
  priceStars: number | null
}

const unlessEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(value => (value === '' ? undefined : value), schema)

const wholeNumber = (least: number, most: number) => {
  const wanted = `is a whole number from ${least} to ${most}`
  return z.coerce.number(wanted).int(wanted).min(least, wanted).max(most, wanted)
}

const emergencyNumber = z
  .string()
  .refine(text => EmergencyNumber.safeParse(text).success, 'is 2 to 15 digits, like 112, perhaps after a +')

const databaseUrl = z.string().regex(/^postgres(ql)?:\/\/\S+$/, 'is a postgres:// address')
const smtpUrl = z.url({ protocol: /^smtps?$/, error: 'is an smtp:// or smtps:// address' })
const webOrigin = /^https?:\/\/[^/\s]+$/
const returnOrigins = z
  .string()
  .transform(text => text.split(',').map(part => part.trim()))
  .refine(parts => parts.every(part => webOrigin.test(part)), 'is a list of origins like https://example.org')
const playerUrl = z
  .string()
  .regex(/^(\/(?!\/)\S*|https?:\/\/\S+)$/, 'is a path that starts with / or a web address')

/** Public origin of this server. HTTPS only: Telegram requires it for mini apps and webhooks. */
const publicUrl = z
  .string()
  .regex(/^https:\/\/[^/\s]+\/?$/, 'is an origin like https://lithe.example.org')
  .transform(text => new URL(text).origin)

const googleClientId = z
  .string()
  .regex(/^[\w-]+\.apps\.[\w.-]+$/, 'is a client id of Google, like 123-abc.apps.googleusercontent.com')

/** HTTPS only: keys replaced in transit would let an attacker sign in as anyone. */
const googleKeysUrl = safeAddress('is a web address of public keys')

const onOrOff = z.enum(['on', 'off'], 'is on or off')
const securityContact = z
  .string()
  .max(300, { abort: true })
  .regex(/^(https:\/\/\S+|mailto:[^\s@]+@[^\s@]+)$/, 'is an https:// or mailto: address')

const Environment = z.object({
  ALLOWED_HOSTS: unlessEmpty(allowedHosts.default([])),
  API_DOCS: unlessEmpty(onOrOff.optional()),
  EMAIL_SIGN_IN: unlessEmpty(onOrOff.default('on')),
  EMERGENCY_NUMBER: unlessEmpty(emergencyNumber.default(defaultEmergencyNumber)),
  GOOGLE_CLIENT_ID: unlessEmpty(googleClientId.optional()),
  GOOGLE_KEYS_URL: unlessEmpty(googleKeysUrl.default('https://www.googleapis.com/oauth2/v3/certs')),
  GUEST_RETENTION_MONTHS: unlessEmpty(wholeNumber(1, 120).default(24)),
  HOST: unlessEmpty(z.string().default('localhost')),
  PORT: unlessEmpty(wholeNumber(0, 65_535).default(3000)),
  DATABASE_URL: unlessEmpty(databaseUrl.optional()),
  DATABASE_DIRECT_URL: unlessEmpty(databaseUrl.optional()),
  DATA_DIR: unlessEmpty(z.string().default('./data')),
  DEMO_UNLOCK_KEY: unlessEmpty(z.string().min(16, 'has at least 16 characters').optional()),
  ERASURES_FILE: unlessEmpty(z.string().optional()),
  EXERCISE_FILMS: unlessEmpty(z.string().optional()),
  LOG_FORMAT: unlessEmpty(z.enum(['json', 'pretty'], 'is json or pretty').default('json')),
  LOG_LEVEL: unlessEmpty(
    z
      .enum(['error', 'warn', 'info', 'debug', 'silent'], 'is error, warn, info, debug or silent')
      .default('info'),
  ),
  MAIL_FROM: unlessEmpty(z.string().includes('@', 'is a sender, like Lithe <hello@example.org>').optional()),
  METRICS: unlessEmpty(onOrOff.optional()),
  OFFLINE: unlessEmpty(onOrOff.default('on')),
  NODE_ENV: unlessEmpty(
    z
      .enum(['production', 'development', 'test'], 'is production, development or test')
      .default('development'),
  ),
  PAYMENTS: unlessEmpty(z.enum(paymentModes, 'is sandbox, stripe or off').optional()),
  PLAYER_URL: unlessEmpty(playerUrl.default('/player/')),
  PUBLIC_URL: unlessEmpty(publicUrl.optional()),
  RETURN_ORIGINS: unlessEmpty(returnOrigins.default([])),
  SECURITY_CONTACT: unlessEmpty(securityContact.optional()),
  SELLER_ADDRESS: unlessEmpty(z.string().max(300, 'has at most 300 characters').optional()),
  SELLER_NAME: unlessEmpty(z.string().max(120, 'has at most 120 characters').optional()),
  SELLER_TAX_LINE: unlessEmpty(z.string().max(200, 'has at most 200 characters').optional()),
  SIGN_IN_PEPPER: unlessEmpty(z.string().refine(isSecret, secretRule).optional()),
  SMTP_URL: unlessEmpty(smtpUrl.optional()),
  STRIPE_API_URL: unlessEmpty(stripeVariables.STRIPE_API_URL.optional()),
  STRIPE_SECRET_KEY: unlessEmpty(stripeVariables.STRIPE_SECRET_KEY.optional()),
  STRIPE_WEBHOOK_SECRET: unlessEmpty(stripeVariables.STRIPE_WEBHOOK_SECRET.optional()),
  SUPPORT_EMAIL: unlessEmpty(z.email('is an e-mail address').optional()),
  TELEGRAM_API_URL: unlessEmpty(safeAddress('is a web address').default('https://api.telegram.org')),
  TELEGRAM_BOT_TOKEN: unlessEmpty(
    z
      .string()
      .regex(/^\d+:[\w-]{30,}$/, 'is a token of BotFather, like 123456:ABC-…')
      .optional(),
  ),
  TELEGRAM_BOT_URL: unlessEmpty(z.url({ protocol: /^https$/, error: 'is an https address' }).optional()),
  TELEGRAM_CHECKOUT: unlessEmpty(z.enum(messengerCheckouts, 'is external or stars').default('external')),
  TELEGRAM_STARS: unlessEmpty(wholeNumber(1, 10_000).default(100)),
  TELEGRAM_WEBHOOK_SECRET: unlessEmpty(
    z
      .string()
      .regex(/^[\w-]{16,256}$/, 'has 16 to 256 letters, digits, _ and -')
      .optional(),
  ),
  TLS_CERT_FILE: unlessEmpty(z.string().optional()),
  TLS_KEY_FILE: unlessEmpty(z.string().optional()),
  TRIAL: unlessEmpty(onOrOff.default('off')),
  TRUST_PROXY: unlessEmpty(trustProxySetting.default(0)),
})

export const settingNames: readonly string[] = Object.keys(Environment.shape)

const senderAt = (smtpUrl: string) => `Lithe <lithe@${new URL(smtpUrl).hostname}>`
type Variables = z.output<typeof Environment>

/** Metrics and API docs are off by default in production: they map the server for strangers. */
const isShown = (said: 'on' | 'off' | undefined, env: Variables) => (said ? said === 'on' : isTrial(env))

const toSafetyRelevant = (env: Variables): SafetyRelevant => ({
  isProduction: isProduction(env),
  lacksDatabase: lacksDatabase(env),
  payments: paymentsOf(env),
  hasMailServer: env.SMTP_URL !== undefined,
  hasEmailSignIn: env.EMAIL_SIGN_IN === 'on',
  hasDemoKey: env.DEMO_UNLOCK_KEY !== undefined,
  hasOwnCertificate: env.TLS_CERT_FILE !== undefined,
  hasProxies: env.TRUST_PROXY !== 0,
  publicUrl: env.PUBLIC_URL ?? null,
  stripeKey: env.STRIPE_SECRET_KEY,
})

/** Bot settings; null if there is no bot token. */
const toBot = (env: Variables): BotSettings | null =>
  env.TELEGRAM_BOT_TOKEN
    ? {
        token: env.TELEGRAM_BOT_TOKEN,
        apiUrl: env.TELEGRAM_API_URL,
        publicUrl: env.PUBLIC_URL ?? null,
        webhookSecret: env.TELEGRAM_WEBHOOK_SECRET ?? null,
        priceStars: env.TELEGRAM_CHECKOUT === 'stars' ? env.TELEGRAM_STARS : null,
      }
    : null

const toConfig = (env: Variables) => ({
  allowedHosts: env.ALLOWED_HOSTS,
  bot: toBot(env),
  host: env.HOST,
  port: env.PORT,
  database: env.DATABASE_URL
    ? {
        engine: 'postgres' as const,
        url: env.DATABASE_URL,
        directUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
      }
    : { engine: 'pglite' as const, directory: env.DATA_DIR },
  dataDirectory: env.DATA_DIR,
  erasuresFile: env.ERASURES_FILE ?? join(env.DATA_DIR, 'erasures'),
  demoUnlockKey: env.DEMO_UNLOCK_KEY ?? null,
  exerciseFilmsFolder: env.EXERCISE_FILMS ?? null,
  googleKeysUrl: env.GOOGLE_KEYS_URL,
  retiresWorker: env.OFFLINE === 'off',
  isProduction: isProduction(env),
  log: { format: env.LOG_FORMAT, level: env.LOG_LEVEL },
  mail: env.SMTP_URL ? { url: env.SMTP_URL, from: env.MAIL_FROM ?? senderAt(env.SMTP_URL) } : null,
  publicConfig: {
    playerUrl: env.PLAYER_URL,
    payments: paymentsOf(env),
    emailSignIn: env.EMAIL_SIGN_IN === 'on',
    googleClientId: env.GOOGLE_CLIENT_ID ?? null,
    emergencyNumber: env.EMERGENCY_NUMBER,
    supportEmail: supportEmailOf(env),
    guestRetentionMonths: env.GUEST_RETENTION_MONTHS,
    telegramBotUrl: env.TELEGRAM_BOT_URL ?? null,
    telegramCheckout: env.TELEGRAM_BOT_TOKEN ? env.TELEGRAM_CHECKOUT : 'external',
  },
  returnPlaces: [...env.RETURN_ORIGINS, ...(env.TELEGRAM_BOT_URL ? [env.TELEGRAM_BOT_URL] : [])],
  securityContact: env.SECURITY_CONTACT ?? (env.SUPPORT_EMAIL ? `mailto:${env.SUPPORT_EMAIL}` : null),
  shownToAnybody: { metrics: isShown(env.METRICS, env), apiDocs: isShown(env.API_DOCS, env) },
  seller: {
    name: env.SELLER_NAME ?? null,
    address: env.SELLER_ADDRESS ?? null,
    taxLine: env.SELLER_TAX_LINE ?? null,
  },
  publicUrl: env.PUBLIC_URL ?? null,
  sandbox: sandboxOf(env),
  showsMails: showsMails(env),
  signInPepper: env.SIGN_IN_PEPPER ?? null,
  stripe: toStripeSettings(env),
  telegramBotToken: env.TELEGRAM_BOT_TOKEN ?? null,
  tlsFiles: env.TLS_CERT_FILE && env.TLS_KEY_FILE ? { cert: env.TLS_CERT_FILE, key: env.TLS_KEY_FILE } : null,
  trustProxy: env.TRUST_PROXY,
})
export type Config = ReturnType<typeof toConfig>

const halfTls = 'TLS_CERT_FILE and TLS_KEY_FILE are given together or not at all'
export type ParsedConfig = { ok: true; config: Config } | { ok: false; problems: string[] }

/** Parses environment variables; empty ones count as unset. Problems name the variable, never its value. */
export function parseConfig(environment: Record<string, string | undefined>): ParsedConfig {
  const parsed = Environment.safeParse(environment)
  const issues = parsed.error?.issues ?? []
  const problems = [
    ...issues.map(({ path, message }) => `${path.join('.')} ${message}`),
    ...(Boolean(environment.TLS_CERT_FILE) === Boolean(environment.TLS_KEY_FILE) ? [] : [halfTls]),
    ...halfStripe(environment),
    ...(parsed.success ? unsafeSettings(toSafetyRelevant(parsed.data)) : []),
  ]
  return parsed.success && problems.length === 0
    ? { ok: true, config: toConfig(parsed.data) }
    : { ok: false, problems }
}
