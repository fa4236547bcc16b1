import type { ErrorCode } from '@lithe/contracts/errors'

/** What a verb came to: what was asked for, or the reason it was refused. */
export type Outcome<Data, Code extends ErrorCode> = { ok: true; data: Data } | { ok: false; reason: Code }

export const done = <Data>(data: Data): { ok: true; data: Data } => ({ ok: true, data })
export const refuse = <Code extends ErrorCode>(reason: Code): { ok: false; reason: Code } => ({
  ok: false,
  reason,
})

/** Data that is too much to hold: its JSON is made while it is sent, and is JSON only once all of it has come. */
export class Streamed<Data> {
  declare readonly data: Data
  readonly parts: AsyncIterable<string>
  constructor(parts: AsyncIterable<string>) {
    this.parts = parts
  }
}
