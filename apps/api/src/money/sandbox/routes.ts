import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Words } from '../../ground/ports/words.ts'
import { returnAddress } from '../may-return-to.ts'
import { sandboxPage, sandboxPolicy, unknownCheckoutPage } from './sandbox-page.ts'
import {
  answerSandboxCheckout,
  readSandboxCheckout,
  type SandboxContext,
  sandboxAnswers,
  sandboxPath,
} from './sandbox-payments.ts'

type SandboxDeps = Omit<SandboxContext, 'now'> & { now: () => Date; returnPlaces: readonly string[] }
type Checkout = Awaited<ReturnType<typeof readSandboxCheckout>>

/** Maps an invalid id to a checkout that does not exist. */
const nobodys = '00000000-0000-0000-0000-000000000000'
const Params = z.object({ checkoutId: z.uuid().catch(nobodys) })
const AnswerParams = Params.extend({ answer: z.enum(sandboxAnswers) })

type Page = { words: Words; places: readonly string[] }

function show(reply: FastifyReply, checkout: Checkout, { words, places }: Page) {
  if (checkout?.state === 'paid') return reply.redirect(returnAddress(checkout.successUrl, places), 303)
  if (checkout && checkout.state !== 'open')
    return reply.redirect(returnAddress(checkout.cancelUrl, places), 303)
  const waysBack = checkout ? [checkout.successUrl, checkout.cancelUrl] : []
  return reply
    .code(checkout ? 200 : 404)
    .header('content-security-policy', sandboxPolicy(waysBack))
    .type('text/html; charset=utf-8')
    .send(checkout ? sandboxPage(words, sandboxPath, checkout) : unknownCheckoutPage(words))
}

/** Serves the sandbox provider's pages. Anyone with a checkout's URL may pay or cancel. */
export async function sandboxRoutes(app: FastifyInstance, { now, returnPlaces, ...deps }: SandboxDeps) {
  const pageFor = ({ words, ownOrigin }: FastifyRequest): Page => ({
    words,
    places: [ownOrigin, ...returnPlaces],
  })
  const schema = { hide: true }
  await app.register(async pages => {
    // The button's form has no fields.
    pages.addContentTypeParser('application/x-www-form-urlencoded', (_request, body, done) => {
      body.resume()
      done(null)
    })

    pages.get(
      `${sandboxPath}/:checkoutId`,
      { schema: { ...schema, params: Params } },
      async (request, reply) => {
        const { checkoutId } = Params.parse(request.params)
        const checkout = await readSandboxCheckout({ ...deps, now: now() }, checkoutId)
        return show(reply, checkout, pageFor(request))
      },
    )

    pages.post(
      `${sandboxPath}/:checkoutId/:answer`,
      { schema: { ...schema, params: AnswerParams } },
      async (request, reply) => {
        const { checkoutId, answer } = AnswerParams.parse(request.params)
        const checkout = await answerSandboxCheckout({ ...deps, now: now() }, checkoutId, answer)
        // Redirects, so that reloading does not resubmit.
        if (checkout?.state === 'open') return reply.redirect(`${sandboxPath}/${checkoutId}`, 303)
        return show(reply, checkout, pageFor(request))
      },
    )
  })
}
