import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import { expect, test } from 'vitest'

const open = (name: string) =>
  create(readFileSync(new URL(`../../design/typefaces/${name}.woff2`, import.meta.url))) as Font

/** A zero has two outlines; a slash through it splits its counter. */
const outlinesOfZero = (font: Font, ...features: string[]) =>
  font
    .layout('0', features)
    .glyphs[0]?.path.commands.filter(({ command }: { command: string }) => command === 'moveTo').length

test('the default zero is plain, and codes have a slashed zero', () => {
  const reading = open('atkinson-hyperlegible-next')
  expect(outlinesOfZero(reading)).toBe(2)
  expect(outlinesOfZero(reading, 'tnum'), 'in columns').toBe(2)
  expect(outlinesOfZero(reading, 'zero'), 'in codes').toBe(3)
  expect(outlinesOfZero(open('fraunces'))).toBe(2)
})
