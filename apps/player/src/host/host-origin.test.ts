import { describe, expect, it } from 'vitest'
import { allowedOrigins, hostOrigin } from './host-origin.ts'

const own = 'https://lithe.example'
const partner = 'https://partner.example'

describe('allowed origins', () => {
  it('are only our own unless a deployment lists more', () => {
    expect(allowedOrigins(own, undefined)).toEqual([own])
    expect(allowedOrigins(own, '')).toEqual([own])
  })

  it('are the origins of the listed URLs', () => {
    expect(allowedOrigins(own, ` ${partner}/app  ${own} `)).toEqual([own, partner])
  })

  it('cannot come from an invalid list', () => {
    expect(() => allowedOrigins(own, 'partner')).toThrow()
  })
})

describe('the host’s origin', () => {
  const origins = [own, partner]

  it('is that of the embedding frame', () => {
    expect(hostOrigin(origins, { ownOrigin: own, ancestorOrigin: partner, referrer: '' })).toBe(partner)
  })

  it('is that of the referrer if the browser hides the embedding origin', () => {
    const referrer = `${partner}/assessment`
    expect(hostOrigin(origins, { ownOrigin: own, ancestorOrigin: undefined, referrer })).toBe(partner)
  })

  it('is our own if the embedding origin is not listed', () => {
    const foreign = 'https://evil.test'
    expect(hostOrigin(origins, { ownOrigin: own, ancestorOrigin: foreign, referrer: `${foreign}/` })).toBe(
      own,
    )
  })
})
