import { randomInt, randomUUID } from 'node:crypto'
import { otp } from '@lithe/contracts/constants'
import { idleLifeMs } from '../../doors/sign-ins/sign-in-token.ts'
import { createPromoCode } from '../../money/promo/manage-promo-codes.ts'
import { type Actor, actor } from '../../rights/testing/actor.ts'
import type { GoogleIssuer } from '../google-issuer.ts'
import { squats, upload } from '../measurements.ts'
import { newAccount } from '../new-account.ts'
import { newAuthenticator } from '../new-authenticator.ts'
import { newTelegrammer } from '../new-telegrammer.ts'
import { makePasskey } from '../passkeys.ts'
import type { TestApp } from '../test-app.ts'

/** One person's ids that another person might try. */
export type Things = {
  assessmentId: string
  /** A measurement without a report. */
  sessionId: string
  checkoutId: string
  deviceId: string
  passkeyId: string
}

const details = { name: 'Rosa', age: '63', sex: 'Female' }

type Ways = Pick<Things, 'deviceId' | 'passkeyId'>

async function thingsOf(person: Actor, ways: Ways): Promise<Things> {
  await person.introduce(details)
  const [reported, spare] = [upload(squats(12)), upload(squats(9))]
  await person.measure(reported, spare)
  const assessmentId = await person.report({ strength: reported.sessionId })
  const checkoutId = (await person.checkout(assessmentId)).split('/').at(-1) ?? ''
  return { assessmentId, sessionId: spare.sessionId, checkoutId, ...ways }
}

export const noThings = (): Things => ({
  assessmentId: randomUUID(),
  sessionId: randomUUID(),
  checkoutId: randomUUID(),
  deviceId: randomUUID(),
  passkeyId: randomUUID(),
})

async function makePromoCode({ database, clock }: TestApp): Promise<string> {
  const code = `MATRIX-${randomUUID().slice(0, 8)}`
  const limits = { maxUses: null, maxUsesPerPerson: null, validUntil: null }
  await createPromoCode({ db: database.db, now: clock.now }, { code, percentOff: 25, ...limits })
  return code
}

/** Separate networks for worlds and forgers, which together exceed one network's limits. */
export const newNetwork = () => ({
  remoteAddress: `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
})

/** Creates an account on a phone, a laptop and a tablet (expired), a profile, and another account. */
export async function openWorld(testApp: TestApp, issuer: GoogleIssuer) {
  const from = newNetwork()
  const tablet = newAccount(testApp)
  const { email } = tablet
  await tablet.signIn({}, from)
  testApp.wait(idleLifeMs)
  const [laptop, phone] = [newAccount(testApp, email), newAccount(testApp, email)]
  await laptop.signIn({}, from)
  testApp.wait(otp.resendMs)
  await phone.signIn({}, from)
  const key = newAuthenticator()
  const { passkeyId } = (await makePasskey(phone, key)).data
  const deviceId = (await phone.devices()).find(({ isThisOne }) => !isThisOne)?.deviceId ?? ''
  const ways = { deviceId, passkeyId }

  const other = newTelegrammer(testApp, { username: `emil_${randomUUID().slice(0, 8)}` })
  await other.signInWithTelegram()
  await actor(other.call, other.identifier).introduce(details)

  const profile = `${email}~1777881600000`
  return {
    testApp,
    issuer,
    email,
    profile,
    phone,
    tablet,
    other,
    key,
    promoCode: await makePromoCode(testApp),
    things: {
      owner: await thingsOf(actor(phone.call, email), ways),
      profile: await thingsOf(actor(phone.call, profile), ways),
    },
  }
}
export type World = Awaited<ReturnType<typeof openWorld>>
