import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { derivePepper } from '../../ground/secrets/pepper.ts'
import { openPass, type Pass, sealPass } from './link-key.ts'

const pepper = derivePepper('a secret of this test, long enough for it')
const pass: Pass = {
  account: 'a'.repeat(64),
  names: ['b'.repeat(64), 'c'.repeat(64)],
  userIdentifier: 'quillfeather_moves',
  way: 'telegram',
  provenAtMs: 1_777_881_000_000,
  expiresAtMs: 1_777_881_600_000,
}

describe('a browser link’s key', () => {
  it('opens with the pepper it was sealed with, and no other', () => {
    const key = sealPass(pepper, pass)
    expect(openPass(pepper, key)).toEqual(pass)
    expect(openPass(derivePepper('another secret of this test, long enough'), key)).toBeNull()
  })

  it('is different each time, and reveals nothing about its account', () => {
    const keys = [sealPass(pepper, pass), sealPass(pepper, pass)]
    expect(keys[0]).not.toBe(keys[1])
    const shown = keys.map(key => Buffer.from(key, 'base64url').toString('latin1') + key).join()
    for (const text of [pass.userIdentifier, 'telegram', 'aaaa', 'bbbb', '17778816'])
      expect(shown).not.toContain(text)
  })

  it('fits the contract for the longest name', () => {
    const key = sealPass(pepper, { ...pass, userIdentifier: `${'é'.repeat(300)}@example.org` })
    expect(key).toMatch(/^[\w-]{20,2000}$/)
  })

  it('is rejected when altered anywhere, even if it decodes to the same bytes', () => {
    const key = sealPass(pepper, pass)
    const letter = fc.constantFrom(...'AZaz09-_=. ')
    const altered = fc
      .tuple(fc.nat({ max: key.length }), letter, fc.constantFrom(0, 1, 5))
      .map(([at, by, gone]) => key.slice(0, at) + by + key.slice(at + gone))
    const cut = fc.nat({ max: key.length - 1 }).map(end => key.slice(0, end))
    fc.assert(
      fc.property(fc.oneof(altered, cut, fc.base64String(), fc.string()), text => {
        fc.pre(text !== key)
        expect(openPass(pepper, text)).toBeNull()
      }),
      { numRuns: 500 },
    )
    const last = key.at(-1) ?? ''
    const neighbours = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
    for (const other of neighbours.filter(one => one !== last))
      expect(openPass(pepper, key.slice(0, -1) + other)).toBeNull()
  })
})
