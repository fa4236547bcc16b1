import * as endpoints from '@lithe/contracts/api'
import { nameDigest } from '../../doors/people/authorise.ts'
import { derivePepper } from '../../ground/secrets/pepper.ts'
import { linkLifeMs, type Pass, sealPass } from '../../sign-in/link/link-key.ts'
import { retryMs } from '../../sign-in/telegram/launch-account.ts'
import { initDataLifeMs } from '../../sign-in/telegram/read-init-data.ts'
import { askForLink, openLink } from '../browser-link.ts'
import { newAccount } from '../new-account.ts'
import { newGoogler } from '../new-googler.ts'
import { newTelegrammer } from '../new-telegrammer.ts'
import { showPasskey } from '../passkeys.ts'
import { sendReceipts } from '../send-receipts.ts'
import { testPepper } from '../test-app.ts'
import { passkeyShown } from './passkey-shown.ts'
import { type Column, foreignBotToken, type Standpoint } from './standpoints.ts'
import type { World } from './world.ts'

const dayMs = 24 * 60 * 60_000

/** Brings a profile where only a guest is allowed; other columns bring no one. */
const guestToBring = (column: Column, { userIdentifier }: Standpoint) =>
  column === 'owner’s profile' || column === 'other’s profile' ? { userIdentifier } : {}

/** Begins Google sign-in in this browser and submits a given token. */
async function googleToken(world: World, column: Column, { call }: Standpoint): Promise<string> {
  const { testApp, issuer, email } = world
  const owner = newGoogler(testApp, issuer, { email })
  const begin = async () => (await call(endpoints.beginGoogle, '/sign-in/google/nonce', {})).data.nonce
  switch (column) {
    case 'no session':
      return 'somebody said so'
    case 'guest':
      return owner.press()
    case 'other account':
      await begin()
      return owner.press()
    case 'other in owner’s name':
      return issuer.sign(owner.claims({ nonce: await begin(), email_verified: false }))
    case 'forged initData':
      return newTelegrammer(testApp).launch(foreignBotToken)
    case 'forged ID token':
      return issuer.forge(owner.claims({ nonce: await begin() }))
    case 'foreign ID token':
      return issuer.sign(owner.claims({ nonce: await begin(), aud: 'another client' }))
    default:
      return issuer.sign(owner.claims({ nonce: await begin() }))
  }
}

async function launchData(world: World, column: Column): Promise<string> {
  const { testApp, issuer, email, other } = world
  const owner = newTelegrammer(testApp)
  const token = () => issuer.sign(newGoogler(testApp, issuer, { email }).claims())
  switch (column) {
    case 'no session':
      return 'somebody said so'
    case 'guest':
      return owner.launch(undefined, {}, new Date(testApp.clock.now.getTime() - initDataLifeMs - 1000))
    case 'other account':
      return other.launch()
    case 'other in owner’s name':
      return other.launch().replace(other.identifier, 'x'.repeat(other.identifier.length))
    case 'expired session': {
      const used = owner.launch()
      await owner.hand(used)
      testApp.wait(retryMs + 1000)
      return used
    }
    case 'forged initData':
      return owner.launch(foreignBotToken)
    case 'forged ID token':
    case 'foreign ID token':
      return token()
    default:
      return owner.launch()
  }
}

async function linkKey(world: World, column: Column): Promise<string> {
  const { testApp, issuer, email, phone, other } = world
  const linkOf = async ({ call, userIdentifier }: Standpoint) =>
    (await askForLink(call, { userIdentifier })).data.key
  const owners = () => linkOf({ call: phone.call, userIdentifier: email })
  switch (column) {
    case 'no session':
      return 'somebody-said-that-it-is-me'
    case 'guest': {
      const old = await owners()
      testApp.wait(linkLifeMs + 1000)
      return old
    }
    case 'other account':
      return linkOf({ call: other.call, userIdentifier: other.identifier })
    case 'other in owner’s name':
      return `${await owners()}A`
    case 'expired session': {
      const used = await owners()
      await openLink(newAccount(testApp).call, used)
      return used
    }
    case 'forged initData':
      return sealPass(derivePepper('a pepper of another server, as long'), passOf(email))
    case 'forged ID token':
    case 'foreign ID token':
      return issuer.sign(newGoogler(testApp, issuer, { email }).claims())
    default:
      return owners()
  }
}

const passOf = (userIdentifier: string): Pass => {
  const name = nameDigest(testPepper, userIdentifier)
  return {
    account: name,
    names: [name],
    userIdentifier,
    way: 'email-code',
    provenAtMs: 0,
    expiresAtMs: Number.MAX_VALUE,
  }
}

/** Pays for the owner's report, whose receipt is emailed; their phone requests a code for that mailbox. */
async function receiptAndCode({ testApp, phone, things }: World) {
  const { assessmentId, checkoutId } = things.owner
  const url = `${endpoints.apiPrefix}/sandbox-checkout/${checkoutId}/pay`
  await testApp.app.inject({ method: 'POST', url })
  await sendReceipts(testApp)
  testApp.wait(dayMs)
  await phone.askForCode()
  return { path: `/report/${assessmentId}/receipt`, code: phone.code() }
}

/** Calls each sign-in route, which names no person; the proof presented is described above. */
export const signInRows = {
  async 'POST /send-otp'({ testApp, email }: World, _column: Column, { call }: Standpoint) {
    testApp.wait(dayMs)
    return call(endpoints.sendOtp, '/send-otp', { email })
  },
  /** Every caller has the owner's newest code. */
  async 'POST /verify-otp'(world: World, column: Column, standpoint: Standpoint) {
    const { testApp, email, phone } = world
    testApp.wait(dayMs)
    await phone.askForCode()
    const body = { email, otp: phone.code(), ...guestToBring(column, standpoint) }
    return standpoint.call(endpoints.verifyOtp, '/verify-otp', body)
  },
  async 'POST /report/:assessmentId/receipt/open'(world: World, _column: Column, { call }: Standpoint) {
    const { path, code } = await receiptAndCode(world)
    return call(endpoints.openByReceipt, `${path}/open`, { email: world.email, otp: code })
  },
  async 'POST /report/:assessmentId/receipt'(world: World, _column: Column, { call }: Standpoint) {
    const { path, code } = await receiptAndCode(world)
    await world.phone.call(endpoints.openByReceipt, `${path}/open`, { email: world.email, otp: code })
    return call(endpoints.readByReceipt, path, {})
  },
  'POST /sign-out': (_world: World, _column: Column, { call }: Standpoint) =>
    call(endpoints.signOut, '/sign-out', {}),
  'POST /recall-guest': (_world: World, _column: Column, { call }: Standpoint) =>
    call(endpoints.recallGuest, '/recall-guest', {}),
  'POST /sign-in/google/nonce': (_world: World, _column: Column, { call }: Standpoint) =>
    call(endpoints.beginGoogle, '/sign-in/google/nonce', {}),
  async 'POST /sign-in/google'(world: World, column: Column, standpoint: Standpoint) {
    const credential = await googleToken(world, column, standpoint)
    const body = { credential, ...guestToBring(column, standpoint) }
    return standpoint.call(endpoints.signInWithGoogle, '/sign-in/google', body)
  },
  async 'POST /sign-in/telegram'(world: World, column: Column, standpoint: Standpoint) {
    const body = { initData: await launchData(world, column), ...guestToBring(column, standpoint) }
    return standpoint.call(endpoints.signInWithTelegram, '/sign-in/telegram', body)
  },
  'POST /sign-in/passkey/challenge': (_world: World, _column: Column, { call }: Standpoint) =>
    call(endpoints.beginPasskeySignIn, '/sign-in/passkey/challenge', {}),
  async 'POST /sign-in/passkey'(world: World, column: Column, standpoint: Standpoint) {
    const shown = await passkeyShown(world, column, standpoint)
    return showPasskey(standpoint.call, shown, guestToBring(column, standpoint))
  },
  async 'POST /sign-in/link'(world: World, column: Column, standpoint: Standpoint) {
    return openLink(standpoint.call, await linkKey(world, column), guestToBring(column, standpoint))
  },
}
export type SignInRow = keyof typeof signInRows
