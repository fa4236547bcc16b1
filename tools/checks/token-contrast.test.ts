import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const least = 7
const grounds = ['ground', 'raised', 'sand', 'field-green', 'field-yellow', 'field-red', 'lamp']
const texts = ['ink', 'ink-soft', 'spruce', 'ember-text', 'zone-green', 'zone-yellow', 'zone-red']
const themes = ['light', 'dark'] as const

const source = readFileSync(new URL('../../packages/design/tokens.css', import.meta.url), 'utf8')
const colours = new Map(
  [...source.matchAll(/--([\w-]+):\s*light-dark\((#[\da-f]{6}),\s*(#[\da-f]{6})\)/gi)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
)

function colourOf(name: string, theme: (typeof themes)[number]): string {
  const colour = colours.get(name)?.[theme]
  if (!colour) throw new Error(`tokens.css has no colour --${name}`)
  return colour
}

/** Relative luminance as WCAG 2.2 defines it, 0–1. */
function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map(at => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map(channel => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test('text during a rest has a contrast of at least 7 on its spruce ground', () => {
  const [, ground = ''] = /\.stage \{\s*--ground: (#[\da-f]{6})/.exec(source) ?? []
  const read = ['ink', 'ink-soft', 'spruce', 'zone-green', 'zone-yellow'].map(name => colourOf(name, 'dark'))
  for (const text of ['#ffffff', ...read])
    expect(contrastOf(text, ground), text).toBeGreaterThanOrEqual(least)
})

test('contrast is 21 between black and white, and 1 between equal colours', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrastOf('#c8431b', '#c8431b')).toBe(1)
})

describe.each(themes)('in the %s theme', theme => {
  test.each(grounds.flatMap(ground => texts.map(text => [text, ground] as const)))(
    `%s has a contrast of at least ${least} on %s`,
    (text, ground) => {
      expect(contrastOf(colourOf(text, theme), colourOf(ground, theme))).toBeGreaterThanOrEqual(least)
    },
  )

  test(`text on the main action has a contrast of at least ${least}`, () => {
    const words = colourOf('on-spruce', theme)
    expect(contrastOf(words, colourOf('spruce', theme))).toBeGreaterThanOrEqual(least)
  })

  test('non-text elements have a contrast of at least 3', () => {
    for (const shape of ['ember', 'outline'])
      expect(contrastOf(colourOf(shape, theme), colourOf('ground', theme))).toBeGreaterThanOrEqual(3)
  })
})
