import * as contracts from '@lithe/contracts/api'

type Contracts = typeof contracts
type EndpointName = {
  [Name in keyof Contracts]: Contracts[Name] extends contracts.Endpoint ? Name : never
}[keyof Contracts]

/** Whatever describes a call among all that the contracts export. */
export type Endpoints = Pick<Contracts, EndpointName>

const isEndpoint = (entry: [string, unknown]): entry is [EndpointName, contracts.Endpoint] => {
  const [, described] = entry
  return typeof described === 'object' && described !== null && 'method' in described && 'path' in described
}

/** Every call that the server validates, by its name: what the contracts gain is a call here too. */
export const endpoints = Object.entries<unknown>(contracts).filter(isEndpoint)

/** Every call the app can make, by the name its client has for it. */
export type CallName = EndpointName | 'readConfig'
export const callNames: [CallName, ...CallName[]] = ['readConfig', ...endpoints.map(([name]) => name)]
