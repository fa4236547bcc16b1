import { type Words, writeIsolated } from '../../ground/ports/words.ts'

const serif = "'Fraunces', Georgia, 'Times New Roman', serif"
const sans = "'Atkinson Hyperlegible Next', 'Helvetica Neue', Arial, sans-serif"

/** Product colours in both themes; mail clients without style sheets use the light one. */
const style = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background: #0e1513 !important; }
  .card { background: #1c2724 !important; }
  .ink { color: #f4efe6 !important; }
  .soft { color: #c9d2cc !important; }
  .spruce { color: #8fd8a8 !important; }
  .dot { background: #ff9a70 !important; }
  .press { background: #8fd8a8 !important; color: #0e1513 !important; }
}`

type Direction = Words['direction']

/** Email clients need physical sides for margins. */
const gapAfter = (direction: Direction, top: number, gap: number, bottom: string) =>
  direction === 'rtl' ? `${top}px 0 ${bottom} ${gap}px` : `${top}px ${gap}px ${bottom} 0`

const opacities = [0.25, 0.35, 0.5, 0.65, 0.8, 1]

/** The logo: poses along a rising line, from translucent to solid. */
const exposures = (direction: Direction) =>
  opacities
    .map(
      (opacity, index) =>
        `<td style="padding:${gapAfter(direction, 15 - index * 3, 9, '0')};vertical-align:top"><div class="dot" style="width:8px;height:8px;border-radius:8px;background:#c8431b;opacity:${opacity};font-size:0;line-height:0">&nbsp;</div></td>`,
    )
    .join('')

const inks = { ink: ['#1b2a26', 18], soft: ['#43534d', 16] } as const

export function mailParagraph(words: string, tone: keyof typeof inks = 'ink') {
  const [colour, pixels] = inks[tone]
  return `<p class="${tone}" style="margin:0 0 16px;font:${pixels}px/1.5 ${sans};color:${colour}">${words}</p>`
}

/** Shows the email's main content in large type. */
export const mailCard = (words: string, letterSpacingPixels = 0) =>
  `<p class="card spruce" style="margin:0 0 24px;padding:24px 16px;border-radius:20px;background:#eadfcb;text-align:center;font:500 44px/1.1 ${serif};letter-spacing:${letterSpacingPixels}px;color:#0f3d36">${words}</p>`

/** The email's only button. */
export const mailButton = (words: string, address: string) =>
  `<p style="margin:8px 0 32px"><a class="press" href="${escaped(address)}" style="display:inline-block;padding:18px 32px;border-radius:20px;background:#0f3d36;color:#fbf6ee;font:600 20px/1.3 ${sans};text-decoration:none">${words}</a></p>`

/** Rows of labels and values. */
export const mailFacts = ({ direction }: Words, facts: readonly (readonly [name: string, value: string])[]) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px">${facts
    .map(
      ([name, value]) =>
        `<tr><td class="soft" style="padding:${gapAfter(direction, 6, 16, '6px')};font:16px/1.5 ${sans};color:#43534d;vertical-align:top;white-space:nowrap">${name}</td><td class="ink" style="padding:6px 0;font:18px/1.35 ${sans};color:#1b2a26;word-break:break-word">${value}</td></tr>`,
    )
    .join('')}</table>`

/** An email's HTML: tables and inline styles, nothing external. */
export const mailPage = (
  { language, direction }: Words,
  { title, heading, content }: { title: string; heading: string; content: readonly string[] },
) => `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<style>${style}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#fbf6ee">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="ground" lang="${language}" dir="${direction}" style="background:#fbf6ee"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px"><tr><td>
<table role="presentation" cellpadding="0" cellspacing="0" aria-hidden="true"><tr>${exposures(direction)}</tr></table>
<p class="spruce" style="margin:0 0 32px;font:600 26px/1.2 ${serif};color:#0f3d36">Lithe</p>
<h1 class="spruce" style="margin:0 0 20px;font:500 32px/1.15 ${serif};color:#0f3d36">${heading}</h1>
${content.join('\n')}
</td></tr></table>
</td></tr></table>
</body>
</html>
`

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escaped = (text: string) => text.replace(/[&<>"']/g, letter => entities[letter] ?? '')

const linkTo = (address: string) => `<a href="${address}" style="color:inherit">${address}</a>`

/** Renders our own text as HTML: names in `<bdi>`, URLs as links. */
export const asMarkup = (text: string) =>
  writeIsolated(text, escaped, name =>
    /^https?:\S+$/.test(name) ? linkTo(escaped(name)) : `<bdi>${escaped(name)}</bdi>`,
  )
