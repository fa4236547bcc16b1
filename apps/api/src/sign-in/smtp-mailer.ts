import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer.ts'

/** The browser gives up after 20 s, so the mail server has less. */
const patienceMs = 8000

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown'

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
      try {
        // As an object, so that an address can never be read as a list of several.
        const envelope = { from, to: { name: '', address: to } }
        await transport.sendMail({ ...envelope, ...content, headers: { 'Auto-Submitted': 'auto-generated' } })
        return { ok: true }
      } catch (error) {
        // The server's own words may repeat the address.
        return { ok: false, reason: codeOf(error) }
      }
    },
  }
}
