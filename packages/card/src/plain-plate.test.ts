import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { plainPlate } from './plain-plate.ts'

const small = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 120">
<style>.a{fill:var(--skin,#d79f7c)}.b{fill:color-mix(in srgb,var(--skin,#ffffff) 75%,#000000)}.c{fill:none;stroke-width:.34}</style>
<path class="a" d="M0 0"/><path class="b" d="M1 1"/><g class="c"><path d="M2 2"/></g></svg>`

const heroSource = readFileSync(new URL('../../design/plates/hero-squat.svg', import.meta.url), 'utf8')
const tokens = readFileSync(new URL('../../design/tokens.css', import.meta.url), 'utf8')

describe('a plate alone in a picture', () => {
  it('has the size of its drawing, for painters that need one', () => {
    expect(plainPlate(small)).toMatch(/^<svg width="240" height="120" xmlns/)
  })

  it('wears its light colours as attributes, mixed ones worked out', () => {
    const plain = plainPlate(small)
    expect(plain).toContain('<path fill="#d79f7c" d="M0 0"/>')
    expect(plain).toContain('<path fill="#bfbfbf" d="M1 1"/>')
    expect(plain).toContain('<g fill="none" stroke-width="0.34">')
  })

  it('works out a colour that is mixed of a mixed one', () => {
    const deep = small.replace(
      'color-mix(in srgb,var(--skin,#ffffff) 75%,#000000)',
      'color-mix(in srgb,color-mix(in srgb,var(--skin,#ffffff) 50%,#000000) 50%,#000000)',
    )
    expect(plainPlate(deep)).toContain('<path fill="#404040" d="M1 1"/>')
  })

  it('needs no style sheet, custom property or class, the great one of the card too', () => {
    expect(plainPlate(heroSource)).not.toMatch(/<style|var\(|color-mix|class=|=""/)
  })

  it('is drawn in no light colour that the design does not have, but for its own lines and shades', () => {
    const fallbacks = [...heroSource.matchAll(/var\(--([\w-]+),(#[\da-f]{6})\)/g)]
    expect(fallbacks.length).toBeGreaterThan(4)
    for (const [, token, colour] of fallbacks) expect(tokens).toContain(`--${token}: light-dark(${colour},`)
  })
})
