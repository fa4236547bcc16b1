import type { Mail, Mailer } from './mailer.ts'

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
