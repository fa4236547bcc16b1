import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { plainPlate } from './plain-plate.ts'

const small = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 120">
<style>.a{fill:var(--skin,#d79f7c)}.b{fill:color-mix(in srgb,var(--skin,#ffffff) 75%,#000000)}.c{fill:none;stroke-width:.34}</style>
<path class="a" d="M0 0"/><path class="b" d="M1 1"/><g class="c"><path d="M2 2"/></g></svg>`

const folder = new URL('../../design/plates/', import.meta.url)
const plates = readdirSync(folder)
  .filter(file => file !== 'mark.svg')
  .map(file => [file, readFileSync(new URL(file, folder), 'utf8')] as const)
const tokens = readFileSync(new URL('../../design/tokens.css', import.meta.url), 'utf8')

describe('a standalone plate', () => {
  it('states the size of its drawing, for renderers that need one', () => {
    expect(plainPlate(small)).toMatch(/^<svg width="240" height="120" xmlns/)
  })

  it('carries its light colours as attributes, with colour mixes computed', () => {
    const plain = plainPlate(small)
    expect(plain).toContain('<path fill="#d79f7c" d="M0 0"/>')
    expect(plain).toContain('<path fill="#bfbfbf" d="M1 1"/>')
    expect(plain).toContain('<g fill="none" stroke-width="0.34">')
  })

  it('computes nested colour mixes', () => {
    const deep = small.replace(
      'color-mix(in srgb,var(--skin,#ffffff) 75%,#000000)',
      'color-mix(in srgb,color-mix(in srgb,var(--skin,#ffffff) 50%,#000000) 50%,#000000)',
    )
    expect(plainPlate(deep)).toContain('<path fill="#404040" d="M1 1"/>')
  })

  it('applies descendant rules, and the later of two rules', () => {
    const head = small
      .replace('</style>', '.c *{stroke-width:.36;opacity:.5}.d{opacity:.7}</style>')
      .replace('<path d="M2 2"/>', '<path class="a" d="M2 2"/><path class="d" d="M3 3"/>')
    const plain = plainPlate(head)
    expect(plain).toContain('<g fill="none" stroke-width="0.34">')
    expect(plain).toContain('<path fill="#d79f7c" stroke-width="0.36" opacity="0.5" d="M2 2"/>')
    expect(plain).toContain('<path stroke-width="0.36" opacity="0.7" d="M3 3"/>')
  })

  it('prefers inline style to rules', () => {
    expect(plainPlate(small.replace('class="a"', 'style="fill:none" class="a"'))).toContain(
      '<path fill="none" d="M0 0"/>',
    )
  })

  it.each(['path{fill:none}', '.a .b{fill:none}', '.a:hover{fill:none}', '.a,.b{fill:none}'])(
    'cannot be made if a rule would be dropped: %s',
    rule => {
      expect(() => plainPlate(small.replace('</style>', `${rule}</style>`))).toThrow(rule.slice(0, -1))
    },
  )

  it.each(plates)('needs no style sheet, custom property or class: %s', (_, source) => {
    expect(plainPlate(source)).not.toMatch(/<style|var\(|color-mix|class=|style=|=""/)
  })

  it('keeps the style’s thin lines in every head', () => {
    for (const [file, source] of plates) {
      const [, inside = ''] = /<g id="chrono-head[^>]*>(.*?)<\/g>/.exec(plainPlate(source)) ?? []
      const widths = [...inside.matchAll(/stroke-width="([^"]+)"/g)].map(([, width]) => Number(width))
      expect(widths, file).toEqual([0.36, 0.36, 0.36, 0.34, 0.36, 0.42])
    }
  })

  it('uses only light colours of the design, apart from its own lines and shades', () => {
    const fallbacks = plates.flatMap(([, source]) => [...source.matchAll(/var\(--([\w-]+),(#[\da-f]{6})\)/g)])
    expect(fallbacks.length).toBeGreaterThan(4)
    for (const [, token, colour] of fallbacks) expect(tokens).toContain(`--${token}: light-dark(${colour},`)
  })
})
