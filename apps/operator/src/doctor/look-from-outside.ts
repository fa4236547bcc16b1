import { isIP } from 'node:net'
import { connect } from 'node:tls'
import type { Config } from '@lithe/api/config'
import { mailTransport } from '@lithe/api/mailers'
import { type Finding, good, note, wrong } from './findings.ts'

const patienceMs = 8000
const dayMs = 24 * 60 * 60_000

const reasonOf = (error: unknown): string => {
  const { code, message, cause } = Object(error) as { code?: unknown; message?: unknown; cause?: unknown }
  return typeof code === 'string' ? code : cause ? reasonOf(cause) : String(message ?? error)
}

/** Connects and logs in; sends no email. */
export async function lookAtMail({ mail, publicConfig }: Config): Promise<Finding[]> {
  if (!mail)
    return publicConfig.emailSignIn
      ? [wrong('SMTP_URL is not set: nobody gets a code.')]
      : [note('SMTP_URL is not set: no receipt and no reminder is mailed.')]
  const transport = mailTransport(mail.url, patienceMs)
  try {
    await transport.verify()
    return [good('SMTP_URL: the mail server answers, and lets this server in.')]
  } catch (error) {
    const { hostname, port } = new URL(mail.url)
    const where = `SMTP_URL: the mail server at ${hostname}${port && `:${port}`}`
    if (reasonOf(error) === 'ETLS')
      return [
        wrong(`${where} offers no TLS, and without it no mail is sent; ?requireTLS=false does without.`),
      ]
    return reasonOf(error) === 'EAUTH'
      ? [wrong(`${where} does not take this user and password.`)]
      : [wrong(`${where} does not answer as one: ${reasonOf(error)}.`)]
  } finally {
    transport.close()
  }
}

const daysOfCertificate = ({ hostname, port }: URL) =>
  new Promise<number>((resolve, reject) => {
    const named = isIP(hostname) ? {} : { servername: hostname }
    const socket = connect({ host: hostname, port: Number(port || 443), ...named }, () => {
      resolve((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / dayMs)
      socket.end()
    })
    socket.setTimeout(patienceMs, () => socket.destroy(new Error('no answer')))
    socket.once('error', reject)
  })

/** Calls this server as a phone would, through proxy and certificate. */
export async function lookAtAddress({ publicUrl }: Config): Promise<Finding[]> {
  if (!publicUrl)
    return [
      wrong('PUBLIC_URL is not set: there is no camera on a phone without HTTPS, and no link in a mail.'),
    ]
  try {
    const days = await daysOfCertificate(new URL(publicUrl))
    const answer = await fetch(`${publicUrl}/readyz`, { signal: AbortSignal.timeout(patienceMs) })
    return [
      days > 7
        ? good(`PUBLIC_URL: the certificate is good for ${Math.floor(days)} days.`)
        : wrong(`PUBLIC_URL: the certificate ends in ${Math.floor(days)} days, and nothing has renewed it.`),
      answer.ok
        ? good(`PUBLIC_URL: a server answers at ${publicUrl}, and is ready.`)
        : wrong(`PUBLIC_URL: ${publicUrl}/readyz answers ${answer.status}; is the server started?`),
      answer.headers.has('strict-transport-security')
        ? good('The server knows that it is reached over HTTPS.')
        : wrong(
            'TRUST_PROXY: the server does not see that it is reached over HTTPS; does the proxy send X-Forwarded-Proto?',
          ),
    ]
  } catch (error) {
    return [wrong(`PUBLIC_URL: ${publicUrl} cannot be reached over HTTPS from here: ${reasonOf(error)}.`)]
  }
}
