import type { NetworkInterfaceInfo } from 'node:os'
import { expect, test } from 'vitest'
import { lanAddresses } from './lan-addresses.ts'

const at = (address: string, internal = false): NetworkInterfaceInfo => ({
  address,
  internal,
  family: 'IPv4',
  netmask: '255.255.255.0',
  mac: '00:00:00:00:00:00',
  cidr: null,
})

test('home networks come first; loopback and container bridges are omitted', () => {
  const interfaces = {
    lo: [at('127.0.0.1', true)],
    docker0: [at('172.17.0.1')],
    vpn: [at('100.64.0.3')],
    wlan0: [at('192.168.1.20')],
  }
  expect(lanAddresses(interfaces)).toEqual(['192.168.1.20', '100.64.0.3'])
})
