import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Mailbox, openMailbox } from '../../testing/mailbox.ts'

let mailbox: Mailbox
beforeAll(async () => {
  mailbox = await openMailbox()
})
afterAll(() => mailbox.close())

const send = (to: string) =>
  mailbox.mailer.send({ to, language: 'en', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' })

it.each([
  ['line breaks and a header', 'rosa@example.org\r\nBcc: emil@example.org'],
  ['a list', 'rosa@example.org, emil@example.org'],
  ['a name and brackets', 'Rosa <rosa@example.org>'],
  ['a name in quotes', '"rosa@example.org" <emil@example.org>'],
  ['a group', 'friends:rosa@example.org;'],
  ['a lookalike domain', 'rosa@ｅxample.org'],
  ['invisible characters', 'ro\u200bsa@example.org'],
  ['an empty address', ''],
])('no email is sent to %s', async (_what, to) => {
  const before = mailbox.received.length
  expect(await send(to)).toEqual({ ok: false, reason: 'no-address' })
  expect(mailbox.received.length).toBe(before)
})

it.each([
  ['Rosa@Example.ORG', 'rosa@example.org'],
  ['rosa@bücher.example', 'rosa@xn--bcher-kva.example'],
])('an email to %s goes to its canonical spelling', async (to, address) => {
  expect(await send(to)).toEqual({ ok: true })
  expect(mailbox.received.at(-1)?.to?.map(receiver => receiver.address)).toEqual([address])
})
