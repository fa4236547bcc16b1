import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { escaped } from '../doors/pages/mail-page.ts'
import { sandboxStyle } from '../doors/pages/page-style.ts'
import type { Words } from '../ground/ports/words.ts'

type Document = {
  title: string
  standIn: string
  /** Extends the shared sandbox style. */
  style: string
  body: string
  script?: string
  /** Whether it frames one of our pages. */
  frames?: boolean
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Allows inline style and script, and same-origin pictures, typefaces, forms and, if needed, a frame. */
const policyOf = (style: string, { script, frames = false }: Document) =>
  [
    "default-src 'none'",
    `style-src ${hashOf(style)}`,
    ...(script === undefined ? [] : [`script-src ${hashOf(script)}`]),
    ...(frames ? ["frame-src 'self'"] : []),
    "img-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join(';')

/** Sends a sandbox page. `body` is escaped markup; `style` and `script` must not contain user input. */
export function sendDocument(reply: FastifyReply, { language, direction }: Words, document: Document) {
  const style = sandboxStyle + document.style
  return reply
    .headers({ 'content-security-policy': policyOf(style, document), 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="${language}" dir="${direction}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg">
<title>${escaped(document.title)}</title>
<style>${style}</style>
<main>
<p class="test">${escaped(document.standIn)}</p>
${document.body}
</main>
${document.script === undefined ? '' : `<script>${document.script}</script>`}
</html>
`)
}
