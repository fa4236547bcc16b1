import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../../tools/bootstrap/root.mjs'

/** Inlines fonts, since the page is opened without a server. */
async function withFontsInside(css: string): Promise<string> {
  let result = css
  for (const [whole, name = ''] of css.matchAll(/url\("\.\/(typefaces\/[^"]+)"\)/g)) {
    const font = await readFile(join(root, 'packages/design', name))
    result = result.replace(whole, `url("data:font/woff2;base64,${font.toString('base64')}")`)
  }
  return result
}

const style = `
  html { font-size: 16px; }
  body { margin: 0; width: 1280px; height: 720px; overflow: hidden; background: var(--ground); position: relative; }
  .plate { position: absolute; left: -60px; bottom: -14px; width: 1390px; }
  .plate svg { display: block; width: 100%; overflow: visible; }
  .words { position: absolute; right: 64px; top: 48px; width: 560px; text-align: right; }
  h1 { margin: 0; font: 560 84px/1.02 var(--font-display); color: var(--spruce); letter-spacing: -0.015em;
    font-variation-settings: "SOFT" 100, "opsz" 144; text-wrap: balance; }
  h1 em { font-style: normal; color: var(--ember-text); }
`

/** A page with only the bot's greeting image, 1280 by 720. */
export async function startPage(): Promise<string> {
  const tokens = await withFontsInside(await readFile(join(root, 'packages/design/tokens.css'), 'utf8'))
  const plate = await readFile(join(root, 'packages/design/plates/hero-squat.svg'), 'utf8')
  return `<!doctype html><meta charset="utf-8"><html class="day"><style>${tokens}${style}</style>
    <div class="plate">${plate}</div>
    <div class="words"><h1>How old do you <em>move?</em></h1></div>`
}
