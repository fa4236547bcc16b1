import { type Call, withoutCookies } from '../../rights/testing/actor.ts'
import { newAccount } from '../new-account.ts'
import { newGoogler } from '../new-googler.ts'
import { guestId } from '../new-guest.ts'
import { newTelegrammer } from '../new-telegrammer.ts'
import { newNetwork, type World } from './world.ts'

/** Columns in calling order: callers who may delete what they act with come last. */
export const columns = [
  'no session',
  'guest',
  'other in owner’s name',
  'other’s profile',
  'expired session',
  'forged initData',
  'forged ID token',
  'foreign ID token',
  'other account',
  'owner’s profile',
  'owner',
] as const
export type Column = (typeof columns)[number]

/** The claimed identity, and a browser with its cookies. */
export type Standpoint = { userIdentifier: string; call: Call }

/** Another bot's token, whose signature our bot must refuse. */
export const foreignBotToken = '7342037359:AAHI-another-bots-token-000000000'

/** Submits a forged or someone else's proof first, then calls with the cookies gained. */
async function afterProof(world: World, proof: Column): Promise<Call> {
  const { testApp, issuer, email } = world
  if (proof === 'forged initData') {
    const forger = newTelegrammer(testApp)
    await forger.hand(forger.launch(foreignBotToken, { username: email.split('@')[0] ?? '' }))
    return forger.call
  }
  const forger = newGoogler(testApp, issuer, { email, hd: 'example.org' })
  const claims = forger.claims({ nonce: await forger.begin(newNetwork()) })
  const isForged = proof === 'forged ID token'
  await forger.hand(
    await (isForged ? issuer.forge(claims) : issuer.sign({ ...claims, aud: 'another client' })),
  )
  return forger.call
}

export async function standpointOf(world: World, column: Column): Promise<Standpoint> {
  const { testApp, email, profile, phone, tablet, other } = world
  switch (column) {
    case 'no session':
      return { userIdentifier: email, call: withoutCookies(testApp) }
    case 'guest': {
      const userIdentifier = guestId()
      const { call } = newAccount(testApp, userIdentifier)
      return { userIdentifier, call }
    }
    case 'other account':
      return { userIdentifier: other.identifier, call: other.call }
    case 'other in owner’s name':
      return { userIdentifier: email, call: other.call }
    case 'other’s profile':
      return { userIdentifier: `${other.identifier}~1777881600000`, call: phone.call }
    case 'expired session':
      return { userIdentifier: email, call: tablet.call }
    case 'owner’s profile':
      return { userIdentifier: profile, call: phone.call }
    case 'owner':
      return { userIdentifier: email, call: phone.call }
    default:
      return { userIdentifier: email, call: await afterProof(world, column) }
  }
}
