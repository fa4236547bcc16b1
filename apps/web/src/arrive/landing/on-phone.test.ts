import { expect, it } from 'vitest'
import { phoneAddress } from './on-phone.tsx'

it.each([
  ['https://lithe.example', null, 'https://lithe.example/'],
  ['https://lithe.example', 'insurer', 'https://lithe.example/?o=insurer'],
  ['https://192.168.1.20:3000', null, 'https://192.168.1.20:3000/'],
  ['http://localhost:3000', null, null],
  ['http://127.0.0.1:3000', 'insurer', null],
  ['http://[::1]:3000', null, null],
])('a phone sent from %s, invited by %s, opens %s', (origin, organisation, address) => {
  expect(phoneAddress(origin, organisation)).toBe(address)
})
