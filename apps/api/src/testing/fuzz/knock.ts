import type { Endpoint } from '@lithe/contracts/api'
import type { Known, Visitor } from './visitor.ts'

/** Inputs of a request: the caller's identifier and the ids they try. */
export type Aim = { visitor: Visitor; userIdentifier: string; things: { [Kind in keyof Known]: string } }
/** A valid request before mutation. */
export type Knock = {
  method: Endpoint['method']
  path: string
  body: object
  /** Headers that sign the bytes as sent. */
  seal?: (payload: string) => Record<string, string>
}
