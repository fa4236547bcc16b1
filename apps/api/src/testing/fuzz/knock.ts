import type { Endpoint } from '@lithe/contracts/api'
import type { Known, Visitor } from './visitor.ts'

/** What a request is made from: the caller's identifier and the things they reach for. */
export type Aim = { visitor: Visitor; userIdentifier: string; things: { [Kind in keyof Known]: string } }
/** A good request at a door, before it is changed. */
export type Knock = {
  method: Endpoint['method']
  path: string
  body: object
  /** Headers that vouch for the bytes as they are sent. */
  seal?: (payload: string) => Record<string, string>
}
