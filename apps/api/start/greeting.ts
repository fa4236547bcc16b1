import { renderUnicodeCompact } from 'uqr'
import type { Config } from '../src/ground/config/config.ts'
import { isLiveKey } from '../src/ground/config/stripe-settings.ts'
import { trialSupportEmail } from '../src/ground/config/trial.ts'

type Said = Pick<
  Config,
  | 'dataDirectory'
  | 'database'
  | 'demoUnlockKey'
  | 'isProduction'
  | 'mail'
  | 'publicConfig'
  | 'sandbox'
  | 'showsMails'
  | 'stripe'
>

function moneyMoves({ publicConfig, stripe }: Said): string {
  if (publicConfig.payments === 'sandbox') return 'Payments are sandboxed: no money moves.'
  if (publicConfig.payments === 'off') return 'Nobody can pay: PAYMENTS is off.'
  return isLiveKey(stripe?.secretKey)
    ? 'Stripe takes real money.'
    : 'Stripe takes payments with a test key: no money moves.'
}

function codesGo({ mail, isProduction, showsMails, publicConfig }: Said, address: string): string {
  if (!publicConfig.emailSignIn) return 'Nobody signs in by e-mail: EMAIL_SIGN_IN is off.'
  if (mail) return 'E-mail codes go out over SMTP_URL.'
  if (isProduction) return 'No mail is sent: SMTP_URL is not set.'
  const page = showsMails ? `,\n  and in this computer's browser at ${address}/sandbox/mails` : '.'
  return `E-mail codes appear in this terminal${page}`
}

/** Active stand-ins, one per line, with how to configure the real service. */
const standIns = ({ sandbox, publicConfig }: Said, address: string) =>
  [
    ...(sandbox.bot
      ? [`Telegram is played by a chat at ${address}/sandbox/chat until TELEGRAM_BOT_URL is set.`]
      : []),
    ...(sandbox.google
      ? ["Google is played too, in this computer's browser, until GOOGLE_CLIENT_ID is set."]
      : []),
    ...(publicConfig.supportEmail === trialSupportEmail
      ? [`People are told to write to ${trialSupportEmail}, where nobody reads, until SUPPORT_EMAIL is set.`]
      : []),
  ]
    .map(line => `\n  ${line}`)
    .join('')

const staysIn = ({ database, dataDirectory }: Said) =>
  database.engine === 'postgres'
    ? `what it stored stays in the database of DATABASE_URL, its secrets in ${dataDirectory}`
    : `what it stored stays in ${database.directory}`

const keyWords = ({ demoUnlockKey }: Said, address: string) =>
  demoUnlockKey === null
    ? ''
    : `
  To see full reports without paying, open once
  ${address}/longevity-test?unlockKey=${demoUnlockKey}
`

/** Startup message, derived from the server's settings. */
export const greeting = (config: Said, { address, seconds }: { address: string; seconds: number }) => `
Ready in ${seconds.toFixed(1)} s:  ${address}

  ${moneyMoves(config)}
  ${codesGo(config, address)}${standIns(config, address)}
${keyWords(config, address)}
  Ctrl-C stops Lithe; ${staysIn(config)}.
`

export const phoneGreeting = (address: string) => `
On a phone in the same Wi-Fi, point the camera at this, or open ${address}

${renderUnicodeCompact(address, { border: 2 })}
The phone will warn that the connection is not private: the certificate was made on this
computer and nobody else vouches for it. It is yours, so go on:
  iPhone    Show Details → visit this website → Visit Website
  Android   Advanced → Proceed to the address
If the page does not open at all, this computer's firewall may be closed for that port.
`
