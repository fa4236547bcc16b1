import * as endpoints from '@lithe/contracts/api'
import { squats, upload } from '../measurements.ts'
import { newAuthenticator } from '../new-authenticator.ts'
import type { Things } from './world.ts'

type Given = { userIdentifier: string; things: Things; promoCode: string }

const ask = (endpoint: endpoints.Endpoint, path: string, body: object) => ({ endpoint, path, body })
const details = { name: 'Rosa', age: '63', sex: 'Female' }
const { sessionId: _own, ...measured } = upload(squats(9))

/** Calls each route as a person reaching for the owner's data. */
export const personalRows = {
  'POST /user': ({ userIdentifier }: Given) => ask(endpoints.fetchUser, '/user', { userIdentifier }),
  'PUT /user': ({ userIdentifier }: Given) =>
    ask(endpoints.updateUser, '/user', { userIdentifier, userDetails: details }),
  'PUT /sessions/:sessionId': ({ userIdentifier, things }: Given) =>
    ask(endpoints.putSession, `/sessions/${things.sessionId}`, { userIdentifier, ...measured }),
  'POST /generate-report': ({ userIdentifier, things }: Given) =>
    ask(endpoints.generateReport, '/generate-report', {
      userIdentifier,
      sessions: { strength: things.sessionId },
    }),
  'POST /report/:assessmentId': ({ userIdentifier, things }: Given) =>
    ask(endpoints.readReport, `/report/${things.assessmentId}`, { userIdentifier }),
  'DELETE /report/:assessmentId': ({ userIdentifier, things }: Given) =>
    ask(endpoints.eraseReport, `/report/${things.assessmentId}`, { userIdentifier }),
  'POST /report/:assessmentId/card': ({ userIdentifier, things }: Given) =>
    ask(endpoints.sendCard, `/report/${things.assessmentId}/card`, {
      userIdentifier,
      showsName: true,
      showsRealAge: true,
      initData: 'sealed=by-nobody',
    }),
  'POST /save-feedback': ({ userIdentifier, things: { assessmentId } }: Given) =>
    ask(endpoints.saveFeedback, '/save-feedback', {
      userIdentifier,
      assessmentId,
      feedback: { rating: 4, feedback: 'Good' },
    }),
  'POST /report/:assessmentId/payment': ({ userIdentifier, things }: Given) =>
    ask(endpoints.readPayment, `/report/${things.assessmentId}/payment`, { userIdentifier }),
  'POST /generate-checkout': ({ userIdentifier, things: { assessmentId } }: Given) =>
    ask(endpoints.generateCheckout, '/generate-checkout', {
      userIdentifier,
      assessmentId,
      successUrl: 'http://localhost/',
      cancelUrl: 'http://localhost/',
    }),
  'POST /apply-promo-code': ({ userIdentifier, things: { assessmentId }, promoCode }: Given) =>
    ask(endpoints.applyPromoCode, '/apply-promo-code', { userIdentifier, assessmentId, promoCode }),
  'POST /browser-link': ({ userIdentifier }: Given) =>
    ask(endpoints.makeBrowserLink, '/browser-link', { userIdentifier }),
  'GET /me/devices': ({ userIdentifier }: Given) =>
    ask(endpoints.listDevices, '/me/devices', { userIdentifier }),
  'DELETE /me/devices/:deviceId': ({ userIdentifier, things }: Given) =>
    ask(endpoints.signOutDevice, `/me/devices/${things.deviceId}`, { userIdentifier }),
  'DELETE /me/devices': ({ userIdentifier }: Given) =>
    ask(endpoints.signOutOthers, '/me/devices', { userIdentifier }),
  'GET /me/passkeys': ({ userIdentifier }: Given) =>
    ask(endpoints.listPasskeys, '/me/passkeys', { userIdentifier }),
  'POST /me/passkeys/challenge': ({ userIdentifier }: Given) =>
    ask(endpoints.beginPasskey, '/me/passkeys/challenge', { userIdentifier }),
  /** A fabricated key, refused as such only to a caller who may add keys. */
  'POST /me/passkeys': ({ userIdentifier }: Given) =>
    ask(endpoints.addPasskey, '/me/passkeys', {
      userIdentifier,
      credential: newAuthenticator().create({ challenge: 'AA', rp: { id: 'localhost' }, user: { id: 'AA' } }),
    }),
  'PUT /me/passkeys/:passkeyId': ({ userIdentifier, things }: Given) =>
    ask(endpoints.renamePasskey, `/me/passkeys/${things.passkeyId}`, { userIdentifier, name: 'Mine' }),
  'DELETE /me/passkeys/:passkeyId': ({ userIdentifier, things }: Given) =>
    ask(endpoints.removePasskey, `/me/passkeys/${things.passkeyId}`, { userIdentifier }),
  'GET /me/reminder': ({ userIdentifier }: Given) =>
    ask(endpoints.readReminder, '/me/reminder', { userIdentifier }),
  'PUT /me/reminder': ({ userIdentifier }: Given) =>
    ask(endpoints.setReminder, '/me/reminder', {
      userIdentifier,
      weeks: 4,
      time: '10:00',
      zone: 'Europe/Berlin',
      by: { way: 'mail' },
    }),
  'DELETE /me/reminder': ({ userIdentifier }: Given) =>
    ask(endpoints.stopReminder, '/me/reminder', { userIdentifier }),
  'GET /me/kept': ({ userIdentifier }: Given) => ask(endpoints.readKept, '/me/kept', { userIdentifier }),
  'GET /me/export': ({ userIdentifier }: Given) => ask(endpoints.exportMe, '/me/export', { userIdentifier }),
  'DELETE /me': ({ userIdentifier }: Given) => ask(endpoints.eraseMe, '/me', { userIdentifier }),
  'PUT /me/sharing': ({ userIdentifier }: Given) =>
    ask(endpoints.shareNumbers, '/me/sharing', { userIdentifier }),
  'DELETE /me/sharing': ({ userIdentifier }: Given) =>
    ask(endpoints.stopSharing, '/me/sharing', { userIdentifier }),
  'DELETE /consent': ({ userIdentifier }: Given) =>
    ask(endpoints.withdrawConsent, '/consent', { userIdentifier }),
  'DELETE /profile': ({ userIdentifier }: Given) =>
    ask(endpoints.eraseProfile, '/profile', { userIdentifier }),
}
export type PersonalRow = keyof typeof personalRows

/** Rows that name an id and could reveal its existence. */
export const rowsOfThings = [
  'POST /generate-report',
  'POST /report/:assessmentId',
  'DELETE /report/:assessmentId',
  'POST /report/:assessmentId/card',
  'POST /save-feedback',
  'POST /report/:assessmentId/payment',
  'POST /generate-checkout',
  'POST /apply-promo-code',
  'DELETE /me/devices/:deviceId',
  'PUT /me/passkeys/:passkeyId',
  'DELETE /me/passkeys/:passkeyId',
] as const satisfies readonly PersonalRow[]
