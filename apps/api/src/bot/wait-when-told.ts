import { setTimeout as sleep } from 'node:timers/promises'
import type { Transformer } from 'grammy'

const tries = 3
/** A longer wait is for the caller to know of. */
const longestWaitSeconds = 10

/** Telegram answers too many calls with the seconds to wait: a short wait is waited out here. */
export const waitWhenTold =
  (closing: AbortSignal): Transformer =>
  async (ask, method, payload, signal) => {
    for (let attempt = 1; ; attempt += 1) {
      const reply = await ask(method, payload, signal)
      if (reply.ok || reply.error_code !== 429 || attempt === tries) return reply
      const seconds = reply.parameters?.retry_after
      if (seconds === undefined || seconds > longestWaitSeconds) return reply
      await sleep(seconds * 1000, undefined, { signal: closing })
    }
  }
