import { cookieJar } from '../cookie-jar.ts'
import type { Aim } from './knock.ts'
import type { StandpointName } from './plan.ts'
import type { Known, Visitor } from './visitor.ts'

const nothing = '00000000-0000-4000-8000-000000000000'

/** Picks one id of each kind that the visitor knows. */
function thingsOf({ known }: Visitor, pick: number): Aim['things'] {
  const one = (kind: keyof Known) => known[kind][pick % known[kind].length] ?? nothing
  return {
    assessmentId: one('assessmentId'),
    sessionId: one('sessionId'),
    checkoutId: one('checkoutId'),
    orderId: one('orderId'),
    chargeId: one('chargeId'),
    deviceId: one('deviceId'),
    passkeyId: one('passkeyId'),
    key: one('key'),
  }
}

const profileOf = (userIdentifier: string) => `${userIdentifier}~1777881600000`

/** Resolves identity, cookies and targets of a request. */
export function stand(standpoint: StandpointName, pick: number, visitor: Visitor, other: Visitor) {
  const { account, telegrammer, guest, email } = visitor
  const own = thingsOf(visitor, pick)
  const others = thingsOf(other, pick)
  switch (standpoint) {
    case 'guest':
      return { userIdentifier: guest, jar: cookieJar(), things: own }
    case 'account':
      return { userIdentifier: email, jar: account.cookies, things: own }
    case 'telegram':
      return { userIdentifier: telegrammer.identifier, jar: telegrammer.cookies, things: own }
    case 'profile':
      return pick % 2
        ? { userIdentifier: profileOf(guest), jar: cookieJar(), things: own }
        : { userIdentifier: profileOf(email), jar: account.cookies, things: own }
    case 'thief':
      return { userIdentifier: other.email, jar: account.cookies, things: others }
    case 'stranger':
      return { userIdentifier: other.telegrammer.identifier, jar: cookieJar(), things: others }
    case 'reacher':
      return { userIdentifier: guest, jar: cookieJar(), things: others }
    case 'nobody':
      return { userIdentifier: 'of nobody', jar: cookieJar(), things: others }
  }
}
