import { EmailAddress } from '@lithe/contracts/api'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createLocalJWKSet, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import { isFromThisMachine } from '../../doors/http/own-origin.ts'
import { sendDocument } from '../sandbox-document.ts'
import { accountBody, accountStyle, clientScript, handOver, handOverScript } from './account-page.ts'
import { type IssuerKey, issuedClaims, newIssuerKey, openIssuerKey, sandboxSubject } from './issuer.ts'

const clientId = 'sandbox.apps.lithe.invalid'
export const clientScriptPath = '/sandbox/google/client.js'
const accountPath = '/sandbox/google/account'

const nonce = z.string().regex(/^[\w-]{43}$/)
const Begun = z.object({ nonce })
const Chosen = z.object({
  nonce,
  name: z.string().trim().min(1).max(80),
  email: EmailAddress,
  birthdate: z.string().max(10).default(''),
  gender: z.enum(['', 'female', 'male']).catch(''),
})

/** Stand-in for Google: signs ID tokens with a key of this run, verified like Google's. */
export function openGoogleSandbox(now: () => Date) {
  let opening: Promise<IssuerKey> | null = null
  // Deferred to the first sign-in, since generating the key is slow.
  const open = () => {
    opening ??= newIssuerKey().then(openIssuerKey)
    return opening
  }
  const findKey: JWTVerifyGetKey = async (header, token) =>
    createLocalJWKSet({ keys: [(await open()).published] })(header, token)

  async function sign({ nonce, name, email, birthdate, gender }: z.infer<typeof Chosen>) {
    const { sign: signWith } = await open()
    return signWith({
      ...issuedClaims(clientId, now()),
      sub: sandboxSubject(email),
      nonce,
      name,
      email,
      email_verified: true,
      hd: email.split('@').at(-1),
      ...(birthdate && { birthdate }),
      ...(gender && { gender }),
    })
  }

  /** Serves pages that vouch for any email address, and so only to browsers on this computer. */
  async function openDoors(app: FastifyInstance) {
    await app.register(async pages => {
      pages.addHook('onRequest', async (request, reply) => {
        if (!isFromThisMachine(request)) return reply.callNotFound()
      })
      pages.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string' },
        async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
      )
      const options = { schema: { hide: true }, exposeHeadRoute: false, bodyLimit: 8 * 1024 }
      const show = ({ words }: FastifyRequest, reply: FastifyReply, body: string, script?: string) => {
        const { title, standIn } = words.sandbox.google
        return sendDocument(reply, words, {
          title,
          standIn,
          style: accountStyle,
          body,
          ...(script && { script }),
        })
      }

      pages.get(clientScriptPath, options, async ({ words }, reply) =>
        reply
          .header('cache-control', 'no-store')
          .type('text/javascript; charset=utf-8')
          .send(clientScript(words, accountPath)),
      )
      pages.get(accountPath, options, async (request, reply) => {
        const begun = Begun.safeParse(request.query)
        if (!begun.success) return reply.code(404).send()
        return show(request, reply, accountBody(request.words, { path: accountPath, ...begun.data }))
      })
      pages.post(accountPath, options, async (request, reply) => {
        const chosen = Chosen.safeParse(request.body)
        const begun = Begun.safeParse(request.body)
        if (chosen.success) return show(request, reply, handOver(await sign(chosen.data)), handOverScript)
        if (!begun.success) return reply.code(404).send()
        return show(request, reply, accountBody(request.words, { path: accountPath, ...begun.data }))
      })
    })
  }

  return { clientId, findKey, openDoors }
}
