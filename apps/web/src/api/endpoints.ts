import * as contracts from '@lithe/contracts/api'

type Contracts = typeof contracts
type EndpointName = {
  [Name in keyof Contracts]: Contracts[Name] extends contracts.Endpoint ? Name : never
}[keyof Contracts]

/** The contracts' exports that describe calls. */
export type Endpoints = Pick<Contracts, EndpointName>

const isEndpoint = (entry: [string, unknown]): entry is [EndpointName, contracts.Endpoint] => {
  const [, described] = entry
  return typeof described === 'object' && described !== null && 'method' in described && 'path' in described
}

/** All endpoints by name: adding one to the contracts adds it here. */
export const endpoints = Object.entries<unknown>(contracts).filter(isEndpoint)

/** Every call the app can make, by its method name on the client. */
export type CallName = EndpointName | 'readConfig'
export const callNames: [CallName, ...CallName[]] = ['readConfig', ...endpoints.map(([name]) => name)]
