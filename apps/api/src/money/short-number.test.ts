import { describe, expect, it } from 'vitest'
import { idsSpelt, shortNumber } from './short-number.ts'

describe('a short number', () => {
  it('resolves to its order, however it is typed', () => {
    for (let time = 0; time < 200; time++) {
      const id = crypto.randomUUID()
      const short = shortNumber(id)
      expect(short).toMatch(/^LT-[0-9A-HJKMNP-TV-Z]{6}$/)
      for (const typed of [short, short.toLowerCase(), short.replace('-', ' '), short.slice(3)]) {
        const range = idsSpelt(typed)
        expect(range && range.first <= id && id <= range.last, `${typed} of ${id}`).toBe(true)
      }
    }
  })

  it('accepts letters for the digits they resemble', () => {
    expect(idsSpelt('LT-O1I0LO')).toEqual(idsSpelt('LT-011010'))
    expect(idsSpelt('LT-LTI0LO')).toEqual(idsSpelt('LT-1T1010'))
    expect(idsSpelt('l1I0LO')).toEqual(idsSpelt('LT-111010'))
  })

  it.each(['', 'LT-', 'LT-4F2K', 'LT-4F2K9Q7', 'LT-4F2K9U', 'hello'])('rejects %j', typed => {
    expect(idsSpelt(typed)).toBeNull()
  })
})
