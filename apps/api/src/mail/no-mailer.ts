import type { Mailer } from './mailer.ts'

/** Where no mail is sent, and a log is no letter box: in production without a mail server. */
export const noMailer: Mailer = {
  send: async () => ({ ok: false, reason: 'SMTP_URL is not set' }),
}
