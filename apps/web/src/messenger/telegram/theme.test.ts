import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Colour,
  chooseGrounds,
  contrastOf,
  hexOf,
  type Inks,
  inkTokens,
  readColour,
  readThemeColours,
  type Scheme,
  schemeOf,
} from './theme.ts'

const tokens = readFileSync(new URL('../../../../../packages/design/tokens.css', import.meta.url), 'utf8')

function token(name: string, scheme: Scheme): Colour {
  const [, light = '', dark = ''] =
    new RegExp(`--${name}:\\s*light-dark\\((#\\w{6}),\\s*(#\\w{6})\\)`).exec(tokens) ?? []
  const colour = readColour(scheme === 'light' ? light : dark)
  if (!colour) throw new Error(`tokens.css has no colour --${name}`)
  return colour
}

const inks: Record<Scheme, Inks> = {
  light: {
    read: inkTokens.read.map(name => token(name, 'light')),
    seen: inkTokens.seen.map(name => token(name, 'light')),
  },
  dark: {
    read: inkTokens.read.map(name => token(name, 'dark')),
    seen: inkTokens.seen.map(name => token(name, 'dark')),
  },
}

const chosen = (bg_color: string, secondary_bg_color: string, section_bg_color?: string) => {
  const theme = readThemeColours({ bg_color, secondary_bg_color, section_bg_color })
  const scheme = schemeOf(theme) ?? 'light'
  return { scheme, grounds: chooseGrounds(theme, inks[scheme], token('ground', scheme)) }
}

const between = (min: number, max: number) => {
  const channel = fc.integer({ min, max })
  return fc.tuple(channel, channel, channel)
}
const colour = fc.oneof(between(0, 255), between(0, 60), between(200, 255))

describe('Telegram’s colours', () => {
  it('do not change the page if close to ours, as in an ordinary theme', () => {
    expect(chosen('#ffffff', '#efeff4')).toEqual({ scheme: 'light', grounds: null })
    expect(chosen('#18222d', '#131415', '#1a2530')).toEqual({ scheme: 'dark', grounds: null })
  })

  it('are adopted if far from ours', () => {
    expect(chosen('#d8f0ff', '#eefaff')).toEqual({
      scheme: 'light',
      grounds: { ground: [216, 240, 255], sand: [238, 250, 255], raised: [216, 240, 255] },
    })
    expect(chosen('#0c1a3a', '#050c1e', '#0e1c3c').grounds?.ground).toEqual([12, 26, 58])
  })

  it('give a sheet the page’s background if the theme’s is too close to our text', () => {
    expect(chosen('#0c1a3a', '#050c1e', '#2b3c4d').grounds?.raised).toEqual([12, 26, 58])
  })

  it.each([
    ['a middle grey', '#808080', '#707070'],
    ['a bright pink', '#ff6fae', '#ffd1e5'],
    ['a night that is almost an evening', '#3a4a5c', '#2b3845'],
    ['cards that cannot be told from the page', '#000000', '#000000'],
  ])('are ignored if they are %s', (_what, background, secondary) => {
    expect(chosen(background, secondary).grounds).toBeNull()
  })

  it('are not guessed if Telegram reports only half of them', () => {
    const theme = readThemeColours({ bg_color: '#ffffff' })
    expect(chooseGrounds(theme, inks.light, token('ground', 'light'))).toBeNull()
    expect(schemeOf(readThemeColours({}))).toBeNull()
  })

  it('never lower text below 7:1 or shapes below 3:1, whatever the theme', () => {
    let taken = 0
    fc.assert(
      fc.property(colour, colour, colour, (background, secondary, section) => {
        const theme = { background, secondary, section }
        const scheme = schemeOf(theme) ?? 'light'
        const grounds = chooseGrounds(theme, inks[scheme], token('ground', scheme))
        if (!grounds) return
        taken += 1
        for (const ground of Object.values(grounds)) {
          for (const ink of inks[scheme].read) expect(contrastOf(ink, ground)).toBeGreaterThanOrEqual(7)
          for (const ink of inks[scheme].seen) expect(contrastOf(ink, ground)).toBeGreaterThanOrEqual(3)
        }
      }),
      { numRuns: 5000 },
    )
    expect(taken).toBeGreaterThan(0)
  })
})

it('colours are parsed from themes and browsers alike, and formatted for Telegram', () => {
  expect(readColour('#0E1513')).toEqual([14, 21, 19])
  expect(readColour('rgb(14, 21, 19)')).toEqual([14, 21, 19])
  expect(hexOf([14, 21, 19])).toBe('#0e1513')
  for (const text of ['', 'red', '#fff', 'rgba(0, 0, 0, 0)', 'rgb(1 2 3)'])
    expect(readColour(text)).toBeNull()
})
