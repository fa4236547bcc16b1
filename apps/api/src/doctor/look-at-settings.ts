import type { Config } from '../config/config.ts'
import type { StripeSettings } from '../config/stripe-variables.ts'
import { type Finding, good, note, wrong } from './finding.ts'

const isPlain = (address: string) => new URL(address).protocol === 'http:'

function lookAtKey(secretKey: string, isProduction: boolean): Finding {
  if (secretKey.includes('_live_')) return good('The key is a live one: real money moves.')
  const words = 'The key is a test one: no money moves.'
  return isProduction ? wrong(`${words} NODE_ENV says production.`) : note(words)
}

function lookAtReturns({ returnPlaces }: Config, isLive: boolean): Finding {
  const plain = returnPlaces.filter(isPlain)
  if (isLive && plain.length > 0)
    return wrong(
      `People would come back over plain HTTP to ${plain.join(', ')}; use https in RETURN_ORIGINS.`,
    )
  const places = ['this server’s own address', ...returnPlaces].join(', ')
  return good(`A checkout may lead back to ${places}.`)
}

/** Behind a proxy it was not told of, a server takes its own address for a plain HTTP one. */
const lookAtAddress = ({ tlsFiles, trustProxy }: Config): Finding =>
  tlsFiles || trustProxy !== 0
    ? good('The server can tell that people reach it over HTTPS.')
    : note('If a proxy ends TLS before this server, name it in TRUST_PROXY, or people come back to http://.')

const lookAtMail = ({ mail }: Config): Finding =>
  mail
    ? good('Receipts are mailed.')
    : note('Receipts are not mailed but printed in the terminal; SMTP_URL is not set.')

/** What can be said of settings without asking Stripe. */
export function lookAtSettings(config: Config, stripe: StripeSettings, isProduction: boolean): Finding[] {
  const isLive = stripe.secretKey.includes('_live_')
  const elsewhere = stripe.apiUrl ? [note(`STRIPE_API_URL: questions go to ${stripe.apiUrl}.`)] : []
  return [
    lookAtKey(stripe.secretKey, isProduction),
    ...elsewhere,
    lookAtReturns(config, isLive),
    lookAtAddress(config),
    lookAtMail(config),
  ]
}
