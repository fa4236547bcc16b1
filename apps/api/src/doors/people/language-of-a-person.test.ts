import { listDevices } from '@lithe/contracts/api'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { dueReceipts, orders } from '../../ground/db/schema/orders.ts'
import { people } from '../../ground/db/schema/people.ts'
import { signInSessions } from '../../ground/db/schema/sign-in.ts'
import { actor } from '../../rights/testing/actor.ts'
import { everyMovement } from '../../rights/testing/every-movement.ts'
import { pressInSandbox } from '../../rights/testing/press-in-sandbox.ts'
import { describeWithApp } from '../../testing/describe-with-app.ts'
import { newAccount, newAddress } from '../../testing/new-account.ts'
import { markOf } from '../../testing/read-by-others.ts'
import { sendReceipts } from '../../testing/send-receipts.ts'
import { everyWord, testPepper } from '../../testing/test-app.ts'
import { nameDigest } from './authorise.ts'

const reading = (language: string) => ({ headers: { 'accept-language': language } })
const otpWaitMs = 60_000

describeWithApp('a person’s language', testApp => {
  async function signedIn() {
    const phone = newAccount(testApp())
    await phone.signIn()
    return phone
  }
  const keptOf = async (email: string) => {
    const { db } = testApp().database
    const [person] = await db
      .select()
      .from(people)
      .where(eq(people.identifierDigest, nameDigest(testPepper, email)))
    return person?.language
  }
  const mailTo = (email: string, subject: string) =>
    testApp()
      .mailbox.received.filter(mail => mail.to?.some(({ address }) => address === email))
      .find(mail => mail.subject?.includes(subject))

  it('is taken from the browser’s request and updated', async () => {
    const { email, fetch } = await signedIn()
    expect(await keptOf(email)).toBeNull()
    await fetch(email, reading('ar-XB, en;q=0.5'))
    expect(await keptOf(email)).toBe('ar-XB')
    await fetch(email, reading('en-XA'))
    expect(await keptOf(email)).toBe('en-XA')
  })

  it('is kept when a call names no supported language', async () => {
    const { email, fetch } = await signedIn()
    await fetch(email, reading('ar-XB'))
    await fetch(email)
    await fetch(email, reading(''))
    await fetch(email, reading('tlh, *'))
    expect(await keptOf(email)).toBe('ar-XB')
  })

  it('does not apply to code emails, which match the page where the code is typed', async () => {
    const account = newAccount(testApp())
    await account.askForCode(reading('ar-XB'))
    const mail = testApp().mailbox.received.at(-1)
    expect(mail?.subject).toContain('\u202ecode\u202c')
    expect(markOf(String(mail?.html))).toEqual(['ar-XB', 'rtl'])
  })

  it('decides new-device emails, rather than the new device’s language', async () => {
    const { email, fetch } = await signedIn()
    await fetch(email, reading('ar-XB'))
    testApp().wait(otpWaitMs * 5)
    await newAccount(testApp(), email).signIn({}, reading('en-XA'))
    const { subject } = everyWord['ar-XB'].mails.newDevice
    await expect.poll(() => mailTo(email, subject)?.html, { timeout: 20_000 }).toBeDefined()
    expect(markOf(String(mailTo(email, subject)?.html))).toEqual(['ar-XB', 'rtl'])
  })

  it('is used for a receipt, long after the last call', async () => {
    const { email, call, fetch } = await signedIn()
    await fetch(email, reading('en-XA'))
    const person = actor(call, email)
    await person.introduce({ name: 'Rosa', age: '63', sex: 'Female' })
    const { squat } = everyMovement()
    await person.measure(squat)
    const assessmentId = await person.report({ strength: squat.sessionId })
    await pressInSandbox(testApp(), await person.checkout(assessmentId), 'pay')
    const { database } = testApp()
    await sendReceipts(testApp())
    const mail = mailTo(email, everyWord['en-XA'].checkout.receipt.testTitle)
    expect(markOf(String(mail?.html))).toEqual(['en-XA', 'ltr'])
    expect(await database.db.$count(dueReceipts)).toBe(0)
    expect(await database.db.$count(orders, eq(orders.assessmentId, assessmentId))).toBe(1)
  })

  it('falls back to English emails if unknown to this server', async () => {
    const { email } = await signedIn()
    const { db } = testApp().database
    await db
      .update(people)
      .set({ language: 'tlh' })
      .where(eq(people.identifierDigest, nameDigest(testPepper, email)))
    testApp().wait(otpWaitMs * 5)
    await newAccount(testApp(), email).signIn({}, reading('ar-XB'))
    await expect
      .poll(() => mailTo(email, everyWord.en.mails.newDevice.subject)?.text, { timeout: 20_000 })
      .toBeDefined()
  })

  it('also applies to the names of devices stored earlier', async () => {
    const email = newAddress()
    const phone = newAccount(testApp(), email)
    const agent =
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/138.0.0.0 Mobile Safari/537.36'
    await phone.signIn({}, { headers: { 'user-agent': agent } })
    expect((await phone.devices()).map(({ name }) => name)).toEqual(['Chrome on Android'])
    const { db } = testApp().database
    const kept = await db.select({ device: signInSessions.device }).from(signInSessions)
    expect(kept.map(({ device }) => device)).toContain('Chrome on Android')
    const caller = { userIdentifier: email, source: 'web' }
    const { data } = await phone.call(listDevices, '/me/devices', caller, reading('ar-XB'))
    expect(data.devices.map(({ name }) => name)).toEqual(['Chrome \u202eon\u202c Android'])
  })
})
