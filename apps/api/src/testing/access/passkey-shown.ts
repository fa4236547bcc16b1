import * as endpoints from '@lithe/contracts/api'
import { newAccount } from '../new-account.ts'
import { newAuthenticator } from '../new-authenticator.ts'
import { challengeFor, makePasskey, showPasskey } from '../passkeys.ts'
import type { Column, Standpoint } from './standpoints.ts'
import type { World } from './world.ts'

/** Presents what another caller has instead of the owner's passkey, once they have a challenge. */
export async function passkeyShown(world: World, column: Column, { call, userIdentifier }: Standpoint) {
  const { testApp, key, other } = world
  const elsewhere = newAccount(testApp)
  switch (column) {
    case 'no session':
    case 'guest':
      return key.get(await challengeFor(elsewhere.call))
    case 'other account': {
      const own = newAuthenticator()
      await makePasskey({ call: other.call, email: userIdentifier }, own)
      return own.get(await challengeFor(call))
    }
    case 'expired session': {
      const used = key.get(await challengeFor(call))
      await showPasskey(call, used)
      await call(endpoints.signOut, '/sign-out', {})
      return used
    }
    case 'other in owner’s name':
      return key.get(await challengeFor(call), { origin: 'http://evil.example' })
    case 'forged initData':
      return key.get(await challengeFor(call), { isVerified: false })
    case 'forged ID token':
      return newAuthenticator().get(await challengeFor(call), { handle: 'AAAA' })
    case 'foreign ID token':
      return key.get(await challengeFor(call), { rpId: 'evil.example' })
    default:
      return key.get(await challengeFor(call))
  }
}
