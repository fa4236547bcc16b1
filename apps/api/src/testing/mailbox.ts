import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { type Mailer, smtpMailer } from '../ground/mail/mailers.ts'

export type Mailbox = {
  port: number
  mailer: Mailer
  /** Every email received, oldest first. */
  received: Email[]
  codeFor(address: string): string
  /** Accepts no email from now on. */
  close(): Promise<void>
}

/** Opens a real mail server on its own port, and a mailer that uses it. */
export async function openMailbox(port = 0): Promise<Mailbox> {
  const received: Email[] = []
  const server = new SMTPServer({
    authOptional: true,
    // Pooled connections would delay closing.
    closeTimeout: 1,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData: (stream, _session, taken) => {
      const parsed = buffer(stream).then(bytes => PostalMime.parse(bytes))
      parsed.then(mail => {
        received.push(mail)
        taken()
      }, taken)
    },
  })
  const listening = server.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port')
  return {
    // This server greets each connection only after 100 ms; a pooled connection is greeted once.
    mailer: smtpMailer({
      url: `smtp://127.0.0.1:${address.port}?pool=true`,
      from: 'Lithe <lithe@example.org>',
    }),
    port: address.port,
    received,
    codeFor(to) {
      const mail = received.findLast(
        ({ to: receivers, subject }) =>
          receivers?.some(one => one.address === to) && /\d{6}/.test(subject ?? ''),
      )
      const [code] = /\d{6}/.exec(mail?.subject ?? '') ?? []
      if (!code) throw new Error('no mail with a code has arrived')
      return code
    },
    close: () => new Promise(closed => server.close(() => closed())),
  }
}
