import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { isFromThisMachine } from '../http/own-origin.ts'
import { escaped } from '../pages/mail-page.ts'
import { sandboxStyle } from '../pages/page-style.ts'
import type { KeptMail } from './mailers.ts'

const style = `${sandboxStyle}
main { max-width: 640px; }
h1 { margin: 0 0 16px; padding-top: 24px; }
article { margin-bottom: 16px; padding: 20px 24px; border: 1px solid var(--hairline); border-radius: 20px; background: var(--raised); }
h2 { font-size: 1.39rem; line-height: 1.25; overflow-wrap: anywhere; }
article p { color: var(--soft); overflow-wrap: anywhere; }
pre { margin-top: 12px; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
.again { margin-bottom: 24px; }
.none { margin-bottom: 24px; color: var(--soft); font-size: 1.17rem; }
`

const styleHash = createHash('sha256').update(style).digest('base64')

/** This page's own style and the product's typefaces, and nothing else at all. */
const outboxPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "font-src 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join(';')

const article = ({ to, subject, text, sentAt }: KeptMail) => `<article>
<h2>${escaped(subject)}</h2>
<p>To ${escaped(to)}, <time datetime="${sentAt.toISOString()}">${sentAt.toISOString().slice(11, 19)} UTC</time></p>
<pre>${escaped(text)}</pre>
</article>`

const none =
  '<p class="none">None yet. Ask for a sign-in code; its mail appears here and in the terminal.</p>'

/** The mails that would have been sent, newest first. */
export const outboxPage = (mails: readonly KeptMail[]) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Mails · Lithe</title>
<style>${style}</style>
<main>
<p class="test">No mail server is set, so no mail leaves this computer.</p>
<p class="name">Lithe</p>
<h1>Mails that would have been sent</h1>
<p class="again"><a href="">Look again</a></p>
${mails.length === 0 ? none : mails.map(article).join('\n')}
</main>
</html>
`

export const outboxPath = '/sandbox/mails'

/** Where mails are not sent: a page of them, on this computer only. Others find nothing here. */
export function outboxRoutes(app: FastifyInstance, list: () => readonly KeptMail[]) {
  app.get(outboxPath, { schema: { hide: true }, exposeHeadRoute: false }, async (request, reply) => {
    if (!isFromThisMachine(request)) return reply.callNotFound()
    return reply
      .headers({ 'content-security-policy': outboxPolicy, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(outboxPage(list()))
  })
}
