import type { PaymentMode } from '@lithe/contracts/api'

/** Accepts raw environment values or parsed settings; an empty value counts as unset. */
type Exposure = {
  NODE_ENV?: string | undefined
  PUBLIC_URL?: string | undefined
  ALLOWED_HOSTS?: string | readonly string[] | undefined
  DATABASE_URL?: string | undefined
  TRIAL?: string | undefined
}

const isForOthers = ({ NODE_ENV, PUBLIC_URL, ALLOWED_HOSTS }: Exposure) =>
  NODE_ENV === 'production' || Boolean(PUBLIC_URL) || Boolean(ALLOWED_HOSTS?.length)

/** Whether this is a local trial. Stand-ins are enabled by default only then. */
export const isTrial = (env: Exposure): boolean => !isForOthers(env) && env.TRIAL !== 'on'

/** Whether this is production, as any public URL or host is unless `TRIAL=on`. */
export const isProduction = (env: Exposure): boolean =>
  env.NODE_ENV === 'production' || (isForOthers(env) && env.TRIAL !== 'on')

/** Production needs PostgreSQL; `TRIAL=on` allows a public trial without it, and disables stand-ins. */
export const lacksDatabase = (env: Exposure): boolean =>
  isForOthers(env) && !env.DATABASE_URL && env.TRIAL !== 'on'

type Settings = Exposure & {
  PAYMENTS?: PaymentMode | undefined
  SMTP_URL?: string | undefined
  GOOGLE_CLIENT_ID?: string | undefined
  SUPPORT_EMAIL?: string | undefined
  TELEGRAM_BOT_TOKEN?: string | undefined
  TELEGRAM_BOT_URL?: string | undefined
}

/** The sandbox opens reports without payment, so a public server must choose it explicitly. */
export const paymentsOf = (env: Settings): PaymentMode => env.PAYMENTS ?? (isTrial(env) ? 'sandbox' : 'off')

/** Shows emailed sign-in codes on a page; only on a developer's own machine. */
export const showsMails = (env: Settings): boolean =>
  isTrial(env) && !env.SMTP_URL && paymentsOf(env) === 'sandbox'

/** Which services have stand-ins: none that is configured for real, and none outside a trial. */
export const sandboxOf = (env: Settings) => ({
  bot: isTrial(env) && !env.TELEGRAM_BOT_TOKEN && !env.TELEGRAM_BOT_URL,
  // The Google stand-in vouches for any email address, so it must not run where real emails prove them.
  google: showsMails(env) && !env.GOOGLE_CLIENT_ID,
})
export type SandboxSettings = ReturnType<typeof sandboxOf>

/** Reserved domain (RFC 2606): no email is ever delivered. */
export const trialSupportEmail = 'support@sandbox.invalid'

export const supportEmailOf = (env: Settings): string | null =>
  env.SUPPORT_EMAIL ?? (isTrial(env) ? trialSupportEmail : null)
