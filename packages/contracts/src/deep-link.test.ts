import { describe, expect, it } from 'vitest'
import { readDeepLink } from './deep-link.ts'

describe('a deep link', () => {
  it.each([
    ['o-insurer_r-anna-7', { organisation: 'insurer', referral: 'anna-7' }],
    ['o-insurer', { organisation: 'insurer', referral: null }],
    ['r-Spring-2026', { organisation: null, referral: 'Spring-2026' }],
    ['o-r-1_r-o-2', { organisation: 'r-1', referral: 'o-2' }],
    ['insurer', { organisation: 'insurer', referral: null }],
    [`o-${'a'.repeat(32)}`, { organisation: 'a'.repeat(32), referral: null }],
  ])('carries its parts: %s', (parameter, parts) => {
    expect(readDeepLink(parameter)).toEqual(parts)
  })

  it.each([
    '',
    '-insurer',
    'o_insurer',
    'o-',
    'r-',
    'o-_r-',
    'o--a',
    'o-insurer_',
    '_r-anna',
    'o-insurer r-anna',
    'o-insurer_r-',
    'r-anna_o-insurer',
    'o-one_o-two',
    'o-insurer_r-anna_x-1',
    'o-insurer\n',
    'o-<b>insurer',
    'o-insürer',
    'o-%69nsurer',
    'O-insurer',
    `o-${'a'.repeat(33)}`,
    `r-${'-'.repeat(5000)}`,
    'o-a&o=b',
    '../o-insurer',
  ])('carries nothing if malformed: %j', parameter => {
    expect(readDeepLink(parameter)).toEqual({ organisation: null, referral: null })
  })

  it('is empty when missing', () => {
    for (const missing of [null, undefined])
      expect(readDeepLink(missing)).toEqual({ organisation: null, referral: null })
  })
})
