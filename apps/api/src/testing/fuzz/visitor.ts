import { randomBytes } from 'node:crypto'
import * as endpoints from '@lithe/contracts/api'
import { actor, type Call, withoutCookies } from '../../rights/testing/actor.ts'
import { squats, upload } from '../measurements.ts'
import { newAccount } from '../new-account.ts'
import { guestId } from '../new-guest.ts'
import { newTelegrammer } from '../new-telegrammer.ts'
import { makePasskey } from '../passkeys.ts'
import type { TestApp } from '../test-app.ts'

/** In every text a visitor gives; in no answer to another and in no line of the log. */
const markOf = (id: string) => `Cnry${id}`

/** What the answers of a visit have told its visitor. */
export type Known = {
  assessmentId: string[]
  sessionId: string[]
  checkoutId: string[]
  deviceId: string[]
  passkeyId: string[]
  key: string[]
}

/** One person with a guest, an account, a Telegram launch and a profile of each, and what they have come to know. */
export async function openVisitor(testApp: TestApp) {
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
    known.checkoutId.push((await person.checkout(assessmentId)).split('/').at(-1) ?? '')
  }

  await account.signIn({}, address)
  await telegrammer.signInWithTelegram()
  await live(withoutCookies(testApp), guest)
  await live(account.call, email)
  await live(telegrammer.call, telegrammer.identifier)
  const { data } = await account.call(endpoints.makeBrowserLink, '/browser-link', { userIdentifier: email })
  known.key.push(data.key)
  known.passkeyId.push((await makePasskey(account)).data.passkeyId)
  known.deviceId.push(...(await account.devices()).map(({ deviceId }) => deviceId))

  return { mark, guest, email, account, telegrammer, known, secrets: [mark, guest] }
}
export type Visitor = Awaited<ReturnType<typeof openVisitor>>
