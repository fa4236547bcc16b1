import { sendDueReceipts } from '../payments/send-receipts.ts'
import { everyWord, type TestApp } from './test-app.ts'

/** Sends every receipt that is due to this app's mailbox, from a seller without a name. */
export const sendReceipts = ({ database, clock, mailbox }: Pick<TestApp, 'database' | 'clock' | 'mailbox'>) =>
  sendDueReceipts({
    db: database.db,
    words: everyWord,
    now: clock.now,
    mailer: mailbox.mailer,
    supportEmail: null,
    seller: { name: null, address: null, taxLine: null },
    publicUrl: null,
    count: () => {},
    warn: () => {},
  })
