export type PeerReply =
  | { ok: true; result: unknown }
  | { ok: false; error_code: number; description: string; parameters?: { retry_after: number } }

export const good = (result: unknown): PeerReply => ({ ok: true, result })

export const failure = (error_code: number, description: string): PeerReply => ({
  ok: false,
  error_code,
  description,
})

export const badRequest = (why: string) => failure(400, `Bad Request: ${why}`)
