import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { expect } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { smtpPort } from '../playwright.config.ts'

export type MailServer = {
  /** The code in the newest mail to an address, waited for. */
  codeFor(address: string): Promise<string>
  close(): Promise<void>
}

/** A real mail server, where the server under test looks for one. */
export async function startMailServer(): Promise<MailServer> {
  const received: Email[] = []
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 1000,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, taken) => {
      const parsed = buffer(stream).then(bytes => PostalMime.parse(bytes))
      parsed.then(mail => {
        received.push(mail)
        taken()
      }, taken)
    },
  })
  await once(server.listen(smtpPort, 'localhost'), 'listening')
  const newestTo = (address: string) =>
    received.findLast(({ to }) => to?.some(receiver => receiver.address === address))
  return {
    async codeFor(address) {
      await expect.poll(() => newestTo(address)?.subject ?? '').toMatch(/^\d{6} is your Lithe sign-in code$/)
      return newestTo(address)?.subject?.slice(0, 6) ?? ''
    },
    close: () => new Promise(closed => server.close(() => closed())),
  }
}
