import { expect, it } from 'vitest'
import { dayInkOf, inkTokens } from './card-ink.ts'

const tokens = inkTokens.map((token, index) => `--${token}: light-dark(#00000${index}, #ffffff);`).join('\n')

it('the card uses the design’s light colours', () => {
  expect(dayInkOf(tokens)).toEqual(
    Object.fromEntries(inkTokens.map((token, index) => [token, `#00000${index}`])),
  )
})

it('a colour missing from the design is reported by name', () => {
  expect(() => dayInkOf(tokens.replace('--ember:', '--amber:'))).toThrow('--ember')
})
