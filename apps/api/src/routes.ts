import * as endpoints from '@lithe/contracts/api'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { generateReport } from './assessments/generate-report.ts'
import { readReport, saveFeedback } from './assessments/own-assessments.ts'
import { putSession } from './assessments/put-session.ts'
import { type EndpointDeps, registerEndpoint } from './doors/register-endpoint.ts'
import { endOrderOf } from './money/fulfil-checkout.ts'
import { generateCheckout } from './money/generate-checkout.ts'
import { applyPromoCode } from './money/promo/apply-promo-code.ts'
import { readPayment } from './money/read-payment.ts'
import { type CardContext, sendCard } from './reach/card/send-card.ts'
import { listDevices, signOutDevice, signOutOthers } from './rights/account/devices.ts'
import { fetchUser, updateUser } from './rights/account/user.ts'
import { eraseMe, eraseProfile } from './rights/erase-me.ts'
import { eraseReport } from './rights/erase-report.ts'
import { exportMe } from './rights/export-me.ts'
import { readKept } from './rights/read-kept.ts'
import { shareNumbers, stopSharing } from './rights/share-numbers.ts'
import { withdrawConsent } from './rights/withdraw-consent.ts'

const params = z.object({})
const ofReport = z.object({ assessmentId: z.uuid() })

function peopleRoutes(app: FastifyInstance, deps: EndpointDeps) {
  registerEndpoint(app, deps, { endpoint: endpoints.fetchUser, params, verb: fetchUser })
  registerEndpoint(app, deps, { endpoint: endpoints.updateUser, params, verb: updateUser })
}

function deviceRoutes(app: FastifyInstance, deps: EndpointDeps) {
  registerEndpoint(app, deps, { endpoint: endpoints.listDevices, params, verb: listDevices })
  registerEndpoint(app, deps, {
    endpoint: endpoints.signOutDevice,
    params: z.object({ deviceId: z.uuid() }),
    verb: signOutDevice,
  })
  registerEndpoint(app, deps, { endpoint: endpoints.signOutOthers, params, verb: signOutOthers })
}

function assessmentRoutes(app: FastifyInstance, deps: EndpointDeps) {
  registerEndpoint(app, deps, {
    endpoint: endpoints.putSession,
    params: z.object({ sessionId: endpoints.SessionId }),
    verb: putSession,
  })
  registerEndpoint(app, deps, {
    endpoint: endpoints.generateReport,
    params,
    verb: (ctx, input) =>
      generateReport({ ...ctx, endOrderOf: reportId => endOrderOf(ctx, reportId) }, input),
  })
  registerEndpoint(app, deps, { endpoint: endpoints.readReport, params: ofReport, verb: readReport })
  registerEndpoint(app, deps, { endpoint: endpoints.saveFeedback, params, verb: saveFeedback })
}

type AboutBot = Pick<CardContext, 'bot' | 'botUrl'>

function cardRoutes(app: FastifyInstance, deps: EndpointDeps, about: AboutBot) {
  registerEndpoint(app, deps, {
    endpoint: endpoints.sendCard,
    params: ofReport,
    verb: (ctx, input) => sendCard({ ...ctx, ...about }, input),
  })
}

function paymentRoutes(app: FastifyInstance, deps: EndpointDeps) {
  registerEndpoint(app, deps, { endpoint: endpoints.readPayment, params: ofReport, verb: readPayment })
  registerEndpoint(app, deps, { endpoint: endpoints.generateCheckout, params, verb: generateCheckout })
}

function promoRoutes(app: FastifyInstance, deps: EndpointDeps) {
  registerEndpoint(app, deps, { endpoint: endpoints.applyPromoCode, params, verb: applyPromoCode })
}

function consentRoutes(app: FastifyInstance, deps: EndpointDeps) {
  registerEndpoint(app, deps, { endpoint: endpoints.withdrawConsent, params, verb: withdrawConsent })
  registerEndpoint(app, deps, { endpoint: endpoints.shareNumbers, params, verb: shareNumbers })
  registerEndpoint(app, deps, { endpoint: endpoints.stopSharing, params, verb: stopSharing })
}

/** Makes an export opened in a browser a download. */
async function rightsRoutes(app: FastifyInstance, deps: EndpointDeps) {
  const { now, pepper } = deps
  await app.register(async door => {
    door.addHook('onSend', async (_request, reply) => {
      if (reply.statusCode !== 200) return
      const day = now().toISOString().slice(0, 10)
      reply.header('content-disposition', `attachment; filename="lithe-${day}.json"`)
    })
    registerEndpoint(door, deps, { endpoint: endpoints.exportMe, params, verb: exportMe })
  })
  registerEndpoint(app, deps, { endpoint: endpoints.readKept, params, verb: readKept })
  registerEndpoint(app, deps, {
    endpoint: endpoints.eraseMe,
    params,
    verb: (ctx, input) => eraseMe({ ...ctx, pepper }, input),
  })
  registerEndpoint(app, deps, { endpoint: endpoints.eraseProfile, params, verb: eraseProfile })
  registerEndpoint(app, deps, { endpoint: endpoints.eraseReport, params: ofReport, verb: eraseReport })
}

/** Registers every route that needs only a person's claim. */
export async function personRoutes(app: FastifyInstance, deps: EndpointDeps, about: AboutBot) {
  peopleRoutes(app, deps)
  deviceRoutes(app, deps)
  assessmentRoutes(app, deps)
  cardRoutes(app, deps, about)
  paymentRoutes(app, deps)
  promoRoutes(app, deps)
  await rightsRoutes(app, deps)
  consentRoutes(app, deps)
}
