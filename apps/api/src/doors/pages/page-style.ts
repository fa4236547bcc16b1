import { createHash } from 'node:crypto'
import type { Words } from '../../ground/ports/words.ts'
import { escaped } from './mail-page.ts'

/** Design token values inlined: the page must work without any other file. */
const sharedStyle = `
@font-face { font-family: "Atkinson Hyperlegible Next"; font-weight: 200 800; font-display: swap; src: url("/fonts/read.woff2") format("woff2"); }
@font-face { font-family: "Fraunces"; font-weight: 400 700; font-display: swap; src: url("/fonts/display.woff2") format("woff2"); }
:root {
  color-scheme: light dark;
  --ground: #fbf6ee; --raised: #fffdf9; --ink: #1b2a26; --soft: #394943; --hairline: #d8ccb6;
  --outline: #8a8271; --spruce: #0f3d36; --on-spruce: #fbf6ee; --ember: #c8431b; --red: #821813;
  --tint: #eccf93; --on-tint: #3d2600;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #0e1513; --raised: #141d1a; --ink: #f4efe6; --soft: #c9d2cc; --hairline: #31403a;
    --outline: #7d8d86; --spruce: #8fd8a8; --on-spruce: #0e1513; --ember: #ff9a70; --red: #ff9c92;
    --tint: #574514; --on-tint: #f8ecd0;
  }
}
* { box-sizing: border-box; margin: 0; }
html { font-size: 112.5%; background: var(--ground); color: var(--ink); }
body { font: 1rem/1.5 "Atkinson Hyperlegible Next", system-ui, sans-serif; }
main {
  min-height: 100dvh; max-width: 480px; margin: 0 auto; padding: 0 24px max(24px, env(safe-area-inset-bottom));
  display: flex; flex-direction: column;
}
h1, h2, .name, .price { font-family: Fraunces, Georgia, serif; font-weight: 500; }
.test {
  margin: 0 -24px; padding: 14px 24px; background: var(--tint); color: var(--on-tint);
}
.name { margin-top: 24px; color: var(--spruce); font-size: 1.39rem; font-weight: 600; }
.name::before {
  content: ""; display: block; width: 62px; height: 9px; margin-bottom: -5px;
  border-top: 2px solid var(--ember); border-radius: 50% 50% 0 0 / 100% 100% 0 0;
}
h1 { margin-top: auto; padding-top: 32px; color: var(--spruce); font-size: 1.78rem; line-height: 1.15; }
.price { font-size: 5rem; line-height: 1.05; letter-spacing: -0.03em; font-variant-numeric: lining-nums; }
.once { margin-top: 8px; margin-bottom: auto; color: var(--soft); font-size: 1.17rem; }
.declined { margin-top: 24px; padding: 16px 20px; border: 2px solid var(--red); border-radius: 20px; }
.declined h2 { color: var(--red); font-size: 1.39rem; }
.answers { display: grid; gap: 12px; padding-top: 24px; }
button, a {
  width: 100%; min-height: 52px; padding: 8px 24px; border-radius: 20px; border: 2px solid var(--outline);
  background: none; color: var(--ink); font: inherit; font-weight: 600; cursor: pointer;
}
a { display: inline-grid; place-items: center; text-decoration: none; }
.main { min-height: 60px; border-color: var(--spruce); background: var(--spruce); color: var(--on-spruce); font-size: 1.17rem; }
:focus-visible { outline: 3px solid var(--ember); outline-offset: 3px; }
@media (max-height: 700px) {
  .name { margin-top: 16px; }
  h1 { padding-top: 12px; font-size: 1.39rem; }
  .price { font-size: 3rem; }
  .once { margin-top: 0; font-size: 1rem; }
  .declined { margin-top: 12px; padding: 10px 16px; }
  .answers { gap: 8px; padding-top: 12px; }
}
`

export const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')

/** Allows only this page's style, our typefaces, and the given directives. */
export const pagePolicy = (style: string, ...allowed: readonly string[]) =>
  [
    "default-src 'none'",
    `style-src 'sha256-${hashOf(sharedStyle + style)}'`,
    "font-src 'self'",
    ...allowed,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join(';')

type Page = {
  title: string
  /** Extends the shared style. */
  style?: string
  /** Elements for the head. */
  head?: string
  /** Escaped markup. */
  main: string
  /** Markup that follows it. */
  end?: string
}

/** A page outside the app. `style` must not contain user input. */
export const pageOf = (
  { language, direction }: Words,
  { title, style = '', head = '', main, end = '' }: Page,
) => `<!doctype html>
<html lang="${language}" dir="${direction}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
${head}
<title>${escaped(title)}</title>
<style>${sharedStyle}${style}</style>
<main>
${main}
</main>
${end}
</html>
`
