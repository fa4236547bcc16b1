import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os'

const isPrivate = (address: string) => /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/.test(address)

/** Lists IPv4 addresses reachable by a phone on the same network, home networks first. */
export function lanAddresses(
  interfaces: NodeJS.Dict<NetworkInterfaceInfo[]> = networkInterfaces(),
): string[] {
  return Object.entries(interfaces)
    .filter(([name]) => !/^(docker|br-|veth|virbr)/.test(name))
    .flatMap(([, entries]) => entries ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
    .sort((a, b) => Number(isPrivate(b)) - Number(isPrivate(a)))
}
