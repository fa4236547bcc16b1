import type { ErrorCode } from '@lithe/contracts/errors'

/** Result of a verb: its data, or the reason it was refused. */
export type Outcome<Data, Code extends ErrorCode> = { ok: true; data: Data } | { ok: false; reason: Code }

export const done = <Data>(data: Data): { ok: true; data: Data } => ({ ok: true, data })
export const refuse = <Code extends ErrorCode>(reason: Code): { ok: false; reason: Code } => ({
  ok: false,
  reason,
})

/** Data too large for memory: serialised while sent, so the JSON is complete only at the end. */
export class Streamed<Data> {
  declare readonly data: Data
  readonly parts: AsyncIterable<string>
  constructor(parts: AsyncIterable<string>) {
    this.parts = parts
  }
}
