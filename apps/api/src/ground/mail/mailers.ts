import { emailPattern } from '@lithe/contracts/api'
import type { Language } from '@lithe/words/languages'
import { createTransport } from 'nodemailer'
import { mailboxOf } from './mailbox-of.ts'

/** `language` is the language of the content, for screen readers and filters. */
export type Mail = {
  to: string
  language: Language
  subject: string
  text: string
  html: string
  /** Idempotency key shared by retries of one email. */
  sameAs?: string
  /** One-click unsubscribe URL (RFC 8058). */
  endsAt?: string
}

/** Sends an email, or reports a machine-readable reason for failure. */
export type Mailer = { send(mail: Mail): Promise<{ ok: true } | { ok: false; reason: string }> }

/** Refuses to send: in production without a mail server, a log is no substitute. */
export const noMailer: Mailer = {
  send: async () => ({ ok: false, reason: 'SMTP_URL is not set' }),
}

/** Less than the browser's timeout of 20 s. */
const patienceMs = 8000

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown'

/**
 * Canonical recipient, whether the email address came from us, Google or Stripe. Null for lists, bracketed
 * names, line breaks and deceptive domains.
 */
const receiverOf = (given: string): string | null =>
  emailPattern.test(given) ? (mailboxOf(given.toLowerCase())?.address ?? null) : null

/** Mail providers offer one-click unsubscribe only over HTTPS. */
const endingHeaders = (endsAt: string | undefined): Record<string, string> =>
  endsAt === undefined
    ? {}
    : {
        'List-Unsubscribe': `<${endsAt}>`,
        ...(endsAt.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
      }

const domainOf = (from: string) => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'

const thisMachine = /^(localhost|127\.0\.0\.1|\[::1\])$/

/**
 * Requires TLS except on loopback, because an attacker could strip STARTTLS from the greeting and read passwords and
 * codes. `?requireTLS=false` in the URL disables this.
 */
export function mailTransport(url: string, patienceMs: number) {
  const { hostname, searchParams } = new URL(url)
  const isDemanded = searchParams.get('requireTLS') !== 'false' && !thisMachine.test(hostname)
  return createTransport({
    url,
    ...(isDemanded && { requireTLS: true, ignoreTLS: false }),
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** Sends emails through an smtp:// or smtps:// server. */
export function smtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = mailTransport(url, patienceMs)
  return {
    async send({ to, language, sameAs, endsAt, ...content }) {
      const address = receiverOf(to)
      if (address === null) return { ok: false, reason: 'no-address' }
      try {
        // An object, so that an address is never parsed as a list.
        const envelope = { from, to: { name: '', address } }
        const headers = {
          'Auto-Submitted': 'auto-generated',
          'Content-Language': language,
          ...endingHeaders(endsAt),
        }
        const messageId = sameAs && `<${sameAs}@${domainOf(from)}>`
        await transport.sendMail({ ...envelope, ...content, headers, messageId })
        return { ok: true }
      } catch (error) {
        // The server's message may repeat the email address.
        return { ok: false, reason: codeOf(error) }
      }
    },
  }
}

/** Prints emails to the operator's terminal, if no mail server is set. */
export const terminalMailer = (print: (text: string) => void): Mailer => ({
  async send({ to, subject }) {
    print(`\n  ✉  ${subject}\n     for ${to}; shown here because SMTP_URL is not set\n`)
    return { ok: true }
  },
})

const most = 20

export type KeptMail = Mail & { sentAt: Date }

/** Keeps the last emails, newest first, in memory only. */
export function keptMails(mailer: Mailer, now: () => Date) {
  let kept: readonly KeptMail[] = []
  return {
    list: () => kept,
    mailer: {
      async send(mail) {
        const sent = await mailer.send(mail)
        if (sent.ok) kept = [{ ...mail, sentAt: now() }, ...kept].slice(0, most)
        return sent
      },
    } satisfies Mailer,
  }
}
