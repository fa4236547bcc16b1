import { describe, expect, it } from 'vitest'
import { allowedOrigins, hostOrigin } from './host-origin.ts'

const own = 'https://lithe.example'
const partner = 'https://partner.example'

describe('allowed origins', () => {
  it('are only our own unless a deployment lists more', () => {
    expect(allowedOrigins(own, undefined)).toEqual([own])
    expect(allowedOrigins(own, '')).toEqual([own])
  })

  it('take listed addresses as origins', () => {
    expect(allowedOrigins(own, ` ${partner}/app  ${own} `)).toEqual([own, partner])
  })

  it('refuse a list that cannot be read', () => {
    expect(() => allowedOrigins(own, 'partner')).toThrow()
  })
})

describe('the host is spoken to', () => {
  const origins = [own, partner]

  it('at the origin that holds the frame', () => {
    expect(hostOrigin(origins, { ownOrigin: own, ancestorOrigin: partner, referrer: '' })).toBe(partner)
  })

  it('at the page we came from, where the browser does not tell who holds the frame', () => {
    const referrer = `${partner}/assessment`
    expect(hostOrigin(origins, { ownOrigin: own, ancestorOrigin: undefined, referrer })).toBe(partner)
  })

  it('at our own origin when the holder is not on the list', () => {
    const foreign = 'https://evil.test'
    expect(hostOrigin(origins, { ownOrigin: own, ancestorOrigin: foreign, referrer: `${foreign}/` })).toBe(
      own,
    )
  })
})
