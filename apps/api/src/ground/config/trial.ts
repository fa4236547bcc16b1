import type { PaymentMode } from '@lithe/contracts/api'

/** As an environment has them, or as they were read; an empty one counts as unset. */
type Exposure = {
  NODE_ENV?: string | undefined
  PUBLIC_URL?: string | undefined
  ALLOWED_HOSTS?: string | readonly string[] | undefined
  DATABASE_URL?: string | undefined
  TRIAL?: string | undefined
}

const isForOthers = ({ NODE_ENV, PUBLIC_URL, ALLOWED_HOSTS }: Exposure) =>
  NODE_ENV === 'production' || Boolean(PUBLIC_URL) || Boolean(ALLOWED_HOSTS?.length)

/** Whether Lithe is only being tried out, on a computer of one's own. By default stand-ins are open there and nowhere else. */
export const isTrial = (env: Exposure): boolean => !isForOthers(env) && env.TRIAL !== 'on'

/** An address for others is production, whatever `NODE_ENV` forgot to say; only a trial that is said to be one is not. */
export const isProduction = (env: Exposure): boolean =>
  env.NODE_ENV === 'production' || (isForOthers(env) && env.TRIAL !== 'on')

/** What others entrust is in PostgreSQL; `TRIAL=on` lets them try Lithe out without one, and without stand-ins. */
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

/** The sandbox opens reports without money: at a public address it is chosen, never a default. */
export const paymentsOf = (env: Settings): PaymentMode => env.PAYMENTS ?? (isTrial(env) ? 'sandbox' : 'off')

/** Codes on a page are for trying Lithe out on one's own machine. */
export const showsMails = (env: Settings): boolean =>
  isTrial(env) && !env.SMTP_URL && paymentsOf(env) === 'sandbox'

/** Whose places stand-ins take. Neither can be chosen: where a real one is set, or Lithe is no trial, there is none. */
export const sandboxOf = (env: Settings) => ({
  bot: isTrial(env) && !env.TELEGRAM_BOT_TOKEN && !env.TELEGRAM_BOT_URL,
  // It vouches for any address, as the page of mails does: never where an address is proven by a real mail.
  google: showsMails(env) && !env.GOOGLE_CLIENT_ID,
})
export type SandboxSettings = ReturnType<typeof sandboxOf>

/** No mailbox is ever behind it (RFC 2606). */
export const trialSupportEmail = 'support@sandbox.invalid'

export const supportEmailOf = (env: Settings): string | null =>
  env.SUPPORT_EMAIL ?? (isTrial(env) ? trialSupportEmail : null)
