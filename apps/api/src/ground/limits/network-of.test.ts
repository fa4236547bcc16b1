import { describe, expect, it } from 'vitest'
import { networksOf } from './network-of.ts'

const namesOf = (address: string) => networksOf(address).map(({ name }) => name)

describe('the networks of an IP address', () => {
  it.each([
    ['192.0.2.7', ['192.0.2.7', '192.0.2/24']],
    ['::ffff:192.0.2.7', ['192.0.2.7', '192.0.2/24']],
    ['192.0.2.7:52811', ['192.0.2.7', '192.0.2/24']],
    ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', ['20010db800010002/64', '20010db8000100/56', '20010db80001/48']],
    ['2001:DB8:1:2::9', ['20010db800010002/64', '20010db8000100/56', '20010db80001/48']],
    ['[2001:db8:1:2::9]:443', ['20010db800010002/64', '20010db8000100/56', '20010db80001/48']],
    ['[2001:db8:1:2::9]', ['20010db800010002/64', '20010db8000100/56', '20010db80001/48']],
    ['2001:db8:1:1ff::9', ['20010db8000101ff/64', '20010db8000101/56', '20010db80001/48']],
    ['fe80::1%eth0', ['fe80000000000000/64', 'fe800000000000/56', 'fe8000000000/48']],
    ['::1', ['0000000000000000/64', '00000000000000/56', '000000000000/48']],
    ['', ['unknown']],
    ['unknown', ['unknown']],
    ['_hidden', ['unknown']],
    ['[', ['unknown']],
    ['1.2.3.4.5', ['unknown']],
    [`${'1'.repeat(64_000)}:1`, ['unknown']],
  ])('are derived from %s', (address, networks) => {
    expect(namesOf(address)).toEqual(networks)
  })
})
