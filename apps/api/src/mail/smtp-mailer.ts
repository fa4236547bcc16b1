import { emailPattern } from '@lithe/contracts/api'
import { createTransport } from 'nodemailer'
import { mailboxOf } from './mailbox-of.ts'
import type { Mailer } from './mailer.ts'

/** The browser gives up after 20 s, so the mail server has less. */
const patienceMs = 8000

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown'

/**
 * The one spelling that mails go to, wherever the address came from: a page of ours, Google or Stripe. Null for a list, a name
 * with brackets, line ends, and domains that are not what they look like.
 */
const receiverOf = (given: string): string | null =>
  emailPattern.test(given) ? (mailboxOf(given.toLowerCase())?.address ?? null) : null

/** Hands mails to the server behind an smtp:// or smtps:// address. */
export function smtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, ...content }) {
      const address = receiverOf(to)
      if (address === null) return { ok: false, reason: 'no-address' }
      try {
        // As an object, so that an address can never be read as a list of several.
        const envelope = { from, to: { name: '', address } }
        await transport.sendMail({ ...envelope, ...content, headers: { 'Auto-Submitted': 'auto-generated' } })
        return { ok: true }
      } catch (error) {
        // The server's own words may repeat the address.
        return { ok: false, reason: codeOf(error) }
      }
    },
  }
}
