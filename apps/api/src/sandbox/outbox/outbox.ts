import { directionOf } from '@lithe/words/languages'
import type { FastifyInstance } from 'fastify'
import { isFromThisMachine } from '../../doors/http/own-origin.ts'
import { asMarkup, escaped } from '../../doors/pages/mail-page.ts'
import { pageOf, pagePolicy } from '../../doors/pages/page-style.ts'
import type { KeptMail } from '../../ground/mail/mailers.ts'
import { isolated, type Words } from '../../ground/ports/words.ts'

const style = `
main { max-width: 640px; }
h1 { margin: 0 0 16px; padding-top: 24px; }
article { margin-bottom: 16px; padding: 20px 24px; border: 1px solid var(--hairline); border-radius: 20px; background: var(--raised); }
h2 { font-size: 1.39rem; line-height: 1.25; overflow-wrap: anywhere; }
article p { color: var(--soft); overflow-wrap: anywhere; }
pre { margin-top: 12px; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
.again { margin-bottom: 24px; }
.none { margin-bottom: 24px; color: var(--soft); font-size: 1.17rem; }
`

const outboxPolicy = pagePolicy(style, "form-action 'none'")

function article({ mails }: Words, { to, language, subject, text, sentAt }: KeptMail) {
  const sent = sentAt.toISOString()
  const moment = (inner: string) => ({ markup: `<time datetime="${sent}">${escaped(inner)}</time>` })
  const receiver = mails.outbox
    .to({ address: isolated(to), time: sent.slice(11, 19), moment })
    .map(part => (typeof part === 'string' ? asMarkup(part) : part.markup))
    .join('')
  return `<article>
<h2 lang="${language}" dir="${directionOf(language)}">${escaped(subject)}</h2>
<p>${receiver}</p>
<pre lang="${language}" dir="${directionOf(language)}">${escaped(text)}</pre>
</article>`
}

/** Renders unsent emails, newest first. */
export function outboxPage(words: Words, kept: readonly KeptMail[]) {
  const { title, noServer, heading, again, none } = words.mails.outbox
  return pageOf(words, {
    title,
    style,
    main: `<p class="test">${escaped(noServer)}</p>
<p class="name">Lithe</p>
<h1>${escaped(heading)}</h1>
<p class="again"><a href="">${escaped(again)}</a></p>
${kept.length === 0 ? `<p class="none">${escaped(none)}</p>` : kept.map(one => article(words, one)).join('\n')}`,
  })
}

export const outboxPath = '/sandbox/mails'

/** Shows unsent emails to this computer only; others get a 404. */
export function outboxRoutes(app: FastifyInstance, list: () => readonly KeptMail[]) {
  app.get(outboxPath, { schema: { hide: true }, exposeHeadRoute: false }, async (request, reply) => {
    if (!isFromThisMachine(request)) return reply.callNotFound()
    return reply
      .headers({ 'content-security-policy': outboxPolicy, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(outboxPage(request.words, list()))
  })
}
