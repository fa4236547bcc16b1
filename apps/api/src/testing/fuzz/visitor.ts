import { randomBytes } from 'node:crypto'
import * as endpoints from '@lithe/contracts/api'
import { actor, type Call, withoutCookies } from '../../rights/testing/actor.ts'
import { squats, upload } from '../measurements.ts'
import { newAccount } from '../new-account.ts'
import { guestId } from '../new-guest.ts'
import { newTelegrammer } from '../new-telegrammer.ts'
import { makePasskey } from '../passkeys.ts'
import { fieldAt } from '../stripe/form-fields.ts'
import type { TestApp } from '../test-app.ts'
import type { Peers } from './peers.ts'

/** Part of every string a visitor sends; must appear in no log and in no response to others. */
const markOf = (id: string) => `Cnry${id}`

/** Ids a visitor has learnt from responses. */
export type Known = {
  assessmentId: string[]
  sessionId: string[]
  checkoutId: string[]
  orderId: string[]
  /** Charges paid in Stars. */
  chargeId: string[]
  deviceId: string[]
  passkeyId: string[]
  key: string[]
}

/** Creates a guest, an account, a Telegram launch and a profile of each, and collects what they learn. */
export async function openVisitor(testApp: TestApp, { stripe, telegram }: Peers) {
  const id = randomBytes(5).toString('hex')
  const mark = markOf(id)
  const guest = guestId()
  const email = `public.${id}@example.org`
  const account = newAccount(testApp, email)
  const telegrammer = newTelegrammer(testApp, { username: `public_${id}`, first_name: mark })
  const known: Known = {
    assessmentId: [],
    sessionId: [],
    checkoutId: [],
    orderId: [],
    chargeId: [`charge-${id}`],
    deviceId: [],
    passkeyId: [],
    key: [],
  }
  const address = {
    remoteAddress: `198.18.${Number.parseInt(id.slice(0, 2), 16)}.${Number.parseInt(id.slice(2, 4), 16)}`,
  }

  async function live(call: Call, userIdentifier: string) {
    const person = actor(call, userIdentifier)
    await person.introduce({ name: mark, age: '63', sex: 'Female' })
    const [reported, spare] = [upload(squats(12)), upload(squats(9))]
    await person.measure(reported, spare)
    const assessmentId = await person.report({ strength: reported.sessionId })
    await person.say(assessmentId, 4, mark)
    known.assessmentId.push(assessmentId)
    known.sessionId.push(spare.sessionId)
    const checkoutId = (await person.checkout(assessmentId)).split('/').at(-1) ?? ''
    known.checkoutId.push(checkoutId)
    const session = stripe.books.sessions.get(checkoutId)
    const orderId = session && fieldAt(session.params, 'client_reference_id')
    if (orderId) known.orderId.push(orderId)
    return assessmentId
  }

  /** Orders a Stars invoice for an unpaid report. */
  async function orderInStars(call: Call, userIdentifier: string, assessmentId: string) {
    const ways = { successUrl: 'http://localhost/', cancelUrl: 'http://localhost/' }
    const body = { userIdentifier, source: 'telegram', assessmentId, ...ways }
    const { data } = await call(endpoints.generateCheckout, '/generate-checkout', body)
    const invoice = telegram.books.invoices.get(data.checkoutUrl)
    if (!invoice) throw new Error('an order in Stars has an invoice')
    known.orderId.push(invoice.payload)
  }

  await account.signIn({}, address)
  await telegrammer.signInWithTelegram({}, address)
  await live(withoutCookies(testApp), guest)
  await live(account.call, email)
  const inMessenger = await live(telegrammer.call, telegrammer.identifier)
  await orderInStars(telegrammer.call, telegrammer.identifier, inMessenger)
  const { data } = await account.call(endpoints.makeBrowserLink, '/browser-link', { userIdentifier: email })
  known.key.push(data.key)
  known.passkeyId.push((await makePasskey(account)).data.passkeyId)
  known.deviceId.push(...(await account.devices()).map(({ deviceId }) => deviceId))

  return { mark, guest, email, account, telegrammer, known, secrets: [mark, guest] }
}
export type Visitor = Awaited<ReturnType<typeof openVisitor>>
