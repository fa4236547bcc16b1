import { randomInt, randomUUID } from 'node:crypto'
import { setReminder } from '@lithe/contracts/api'
import { otp } from '@lithe/contracts/constants'
import { eq } from 'drizzle-orm'
import { nameDigest } from '../../doors/people/authorise.ts'
import { people } from '../../ground/db/schema/people.ts'
import { reminders } from '../../ground/db/schema/reminders.ts'
import { accountProofs } from '../../ground/db/schema/sign-in.ts'
import { chatDigest } from '../../ground/secrets/pepper.ts'
import { openPlace, sealPlace } from '../../ground/secrets/seal.ts'
import { createPromoCode } from '../../money/promo/manage-promo-codes.ts'
import { newAccount } from '../../testing/new-account.ts'
import { newAuthenticator } from '../../testing/new-authenticator.ts'
import { guestId } from '../../testing/new-guest.ts'
import { organisationLink } from '../../testing/organisation-link.ts'
import { makePasskey, signInWithKey } from '../../testing/passkeys.ts'
import { type TestApp, testPepper } from '../../testing/test-app.ts'
import { type Actor, actor, withoutCookies } from './actor.ts'
import { everyMovement, refusedMovement } from './every-movement.ts'
import { payInStars } from './pay-in-stars.ts'
import { pressInSandbox } from './press-in-sandbox.ts'

type Names = { name: string; profileName: string; comment: string }

async function makePromoCode({ database, clock }: TestApp, percentOff: number) {
  const code = `LIFE-${randomUUID().slice(0, 8)}`
  const limits = { maxUses: null, maxUsesPerPerson: 1, validUntil: null }
  await createPromoCode({ db: database.db, now: clock.now }, { code, percentOff, ...limits })
  return code
}

/** Makes locked reports and reports unlocked for every possible reason, orders, feedback and codes. */
async function reportsOf(testApp: TestApp, person: Actor, comment: string) {
  await person.share()
  const measured = everyMovement()
  await person.measure(...Object.values(measured), refusedMovement())
  const { squat, plank } = measured
  const idOf = (movement: keyof typeof measured) => measured[movement].sessionId
  const three = {
    balance: idOf('single-leg-stance'),
    flexibility: idOf('toe-touch'),
    strength: squat.sessionId,
  }
  const paid = await person.report(three)
  await person.say(paid, 5, comment)
  await pressInSandbox(testApp, await person.checkout(paid), 'pay')
  const again = everyMovement().squat
  await person.measure(again)
  await person.report({ ...three, strength: [squat.sessionId, again.sessionId] })
  const waiting = await person.report({ strength: squat.sessionId })
  await person.redeem(waiting, await makePromoCode(testApp, 25))
  const checkoutPath = await person.checkout(waiting)
  const given = await person.report({ flexibility: idOf('sit-and-reach') })
  await person.redeem(given, await makePromoCode(testApp, 100))
  const strength = [idOf('push-up'), idOf('jumping-jack'), plank.sessionId]
  const opened = await person.report({ strength }, await organisationLink(testApp))
  const inStars = await person.report({ balance: idOf('single-leg-stance') })
  const payer = await payInStars(testApp, inStars)
  return { paid, waiting, given, opened, checkoutPath, inStars, payer }
}

async function addProofs({ database, clock }: TestApp, email: string) {
  const subjects = { google: `google ${randomUUID()}`, telegram: `telegram ${randomUUID()}` }
  const account = await accountOf({ database }, email)
  for (const issuer of ['google', 'telegram'] as const)
    await database.db.insert(accountProofs).values({
      issuer,
      subjectDigest: nameDigest(testPepper, `${issuer}:${subjects[issuer]}`),
      accountId: account.id,
      addedAt: clock.now,
    })
  return subjects
}

async function accountOf({ database }: Pick<TestApp, 'database'>, email: string) {
  const found = (await database.db.select().from(people)).find(
    ({ identifierDigest }) => identifierDigest === nameDigest(testPepper, email),
  )
  if (!found) throw new Error('there is no such account')
  return found
}

/** Sets an email reminder for the account and a Telegram reminder for its profile. */
async function remind(testApp: TestApp, { call, email }: ReturnType<typeof newAccount>, profile: string) {
  const wish = { weeks: 4, time: '10:00', zone: 'Europe/Berlin', by: { way: 'mail' } }
  for (const userIdentifier of [email, profile])
    await call(setReminder, '/me/reminder', { userIdentifier, ...wish })
  const { db } = testApp.database
  const theirs = (await db.select().from(reminders)).filter(
    ({ sealedPlace }) => openPlace(testPepper, sealedPlace) === email,
  )
  const chatId = randomInt(2 ** 40)
  await db
    .update(reminders)
    .set({
      way: 'message',
      sealedPlace: sealPlace(testPepper, chatId),
      chatDigest: chatDigest(testPepper, chatId),
    })
    .where(eq(reminders.id, theirs.at(-1)?.id ?? ''))
}

/** Creates a person who did everything: as a guest, then signed in on two devices, with a profile. */
export async function fullLife(testApp: TestApp, { name, profileName, comment }: Names) {
  const guest = guestId()
  const early = actor(withoutCookies(testApp), guest)
  await early.introduce({ name, age: '63', sex: 'Female', seat: 'higher' })
  await early.measure(everyMovement().squat)

  const phone = newAccount(testApp)
  const { email } = phone
  await phone.signIn({ userIdentifier: guest })
  testApp.wait(otp.resendMs)
  const tablet = newAccount(testApp, email)
  await tablet.signIn()
  const key = newAuthenticator()
  await makePasskey(phone, key)
  const laptop = newAccount(testApp, email)
  await signInWithKey(laptop.call, key)
  const person = actor(phone.call, email)
  await phone.fetch(email, { headers: { 'accept-language': 'en' } })
  const profile = actor(phone.call, `${email}~1777881600000`)
  await profile.introduce({ name: profileName, age: '71', sex: 'Undisclosed', seat: 'about-43-cm' })
  await remind(testApp, phone, profile.userIdentifier)
  const subjects = await addProofs(testApp, email)
  const reports = await reportsOf(testApp, person, comment)
  const profileReports = await reportsOf(testApp, profile, `${comment}, he says`)
  testApp.wait(otp.resendMs)
  await tablet.askForCode()
  return { guest, email, phone, tablet, key, person, profile, subjects, reports, profileReports }
}
export type FullLife = Awaited<ReturnType<typeof fullLife>>
