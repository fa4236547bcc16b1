import type { FastifyInstance } from 'fastify'

const securityTxtPath = '/.well-known/security.txt'

/** The contact is as current as the server that says it: a date far off would outlive an abandoned deployment. */
const goodForMs = 180 * 24 * 60 * 60 * 1000

/** Whom to tell of a hole, as RFC 9116 has it. */
export function securityTxt(app: FastifyInstance, { contact, now }: { contact: string; now: () => Date }) {
  app.get(securityTxtPath, { schema: { hide: true } }, async (_request, reply) => {
    const expires = new Date(now().getTime() + goodForMs).toISOString()
    return reply
      .type('text/plain; charset=utf-8')
      .send(`Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en\n`)
  })
}
