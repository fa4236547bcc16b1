import * as endpoints from '@lithe/contracts/api'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { type EndpointDeps, registerEndpoint } from '../../doors/register-endpoint.ts'
import { type ReminderDeps, readReminder, setReminder, stopReminder } from './own-reminder.ts'
import { endByLink, stopPagePolicy, stopPath, stoppedPage, stopQuestionPage } from './stop-page.ts'

const params = z.object({})
const ofLink = z.object({ key: z.string() })

const send = (reply: FastifyReply, page: string) =>
  reply.header('content-security-policy', stopPagePolicy).type('text/html; charset=utf-8').send(page)

/** Serves an email's unsubscribe link, without signing in; not part of the contract. */
async function stopPages(app: FastifyInstance, deps: EndpointDeps) {
  const schema = { hide: true, params: ofLink }
  await app.register(async pages => {
    // Accepts our forms and those that email providers send from their own servers; the body is irrelevant.
    pages.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      (_request, body, parsed) => {
        body.resume()
        parsed(null)
      },
    )
    pages.get(`${stopPath}/:key`, { schema }, async ({ words }, reply) =>
      send(reply, stopQuestionPage(words)),
    )
    pages.post(`${stopPath}/:key`, { schema }, async ({ words, params: given }, reply) => {
      await endByLink(deps, ofLink.parse(given).key)
      return send(reply, stoppedPage(words))
    })
  })
}

/** Routes for setting and ending reminders, and an email's unsubscribe pages. */
export async function reminderRoutes(app: FastifyInstance, deps: EndpointDeps, about: ReminderDeps) {
  registerEndpoint(app, deps, {
    endpoint: endpoints.readReminder,
    params,
    verb: (ctx, input) => readReminder({ ...ctx, ...about }, input),
  })
  registerEndpoint(app, deps, {
    endpoint: endpoints.setReminder,
    params,
    verb: (ctx, input) => setReminder({ ...ctx, ...about }, input),
  })
  registerEndpoint(app, deps, { endpoint: endpoints.stopReminder, params, verb: stopReminder })
  await stopPages(app, deps)
}
