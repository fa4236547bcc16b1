import { emailPattern } from '@lithe/contracts/api'
import type { Language } from '@lithe/words/languages'
import { createTransport } from 'nodemailer'
import { mailboxOf } from './mailbox-of.ts'

/** `language` is the one it is written in, for voices and filters. */
export type Mail = {
  to: string
  language: Language
  subject: string
  text: string
  html: string
  /** What two mails share that are one and the same, sent again because the first may not have gone. */
  sameAs?: string
  /** The address at which one press ends mails like this one, for mail programs that offer it (RFC 8058). */
  endsAt?: string
}

/** Sends a mail, or says by a machine's word why it could not. */
export type Mailer = { send(mail: Mail): Promise<{ ok: true } | { ok: false; reason: string }> }

/** Where no mail is sent, and a log is no letter box: in production without a mail server. */
export const noMailer: Mailer = {
  send: async () => ({ ok: false, reason: 'SMTP_URL is not set' }),
}

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

/** Providers press only what is pressed over HTTPS. */
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
 * How a mail server is reached: never in the clear beyond this machine, where an attacker on the way could take STARTTLS out of
 * its greeting and read password and codes. `?requireTLS=false` in the address does without.
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

/** Hands mails to the server behind an smtp:// or smtps:// address. */
export function smtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = mailTransport(url, patienceMs)
  return {
    async send({ to, language, sameAs, endsAt, ...content }) {
      const address = receiverOf(to)
      if (address === null) return { ok: false, reason: 'no-address' }
      try {
        // As an object, so that an address can never be read as a list of several.
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
        // The server's own words may repeat the address.
        return { ok: false, reason: codeOf(error) }
      }
    },
  }
}

/** Where no mail server is set: the operator's terminal is the letter box. */
export const terminalMailer = (print: (text: string) => void): Mailer => ({
  async send({ to, subject }) {
    print(`\n  ✉  ${subject}\n     for ${to}; shown here because SMTP_URL is not set\n`)
    return { ok: true }
  },
})

const most = 20

export type KeptMail = Mail & { sentAt: Date }

/** A mailer that remembers its last mails, newest first; in memory only, gone with the process. */
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
