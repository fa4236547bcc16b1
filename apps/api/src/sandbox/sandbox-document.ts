import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { escaped } from '../doors/pages/mail-page.ts'
import { sandboxStyle } from '../doors/pages/page-style.ts'
import type { Words } from '../ground/ports/words.ts'

type Document = {
  title: string
  /** Says that the page only stands in for another. */
  standIn: string
  /** On top of the style that all pages of the sandbox share. */
  style: string
  body: string
  script?: string
  /** Whether it shows a page of ours in a frame. */
  frames?: boolean
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** What is written in the page itself, and of our own origin pictures, typefaces, forms and, where it frames one, a page. */
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

/** Sends a page of the sandbox. `body` is markup, its texts escaped; `style` and `script` never hold anything typed. */
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
