import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'undici'
import type { Call } from './visit.ts'

const patienceMs = 60_000
const pauseMs = 100

export type PatientCaller = {
  /** Retries a call until 200, like the browser's outbox; returns its `data`. */
  call(call: Call): Promise<unknown>
  /** So far: connections refused or dropped, 503s with Retry-After, and the longest wait for a 200. */
  met: { brokenOff: number; toldToComeAgain: number; longestMs: number }
  close(): Promise<void>
}

type Answer = { status: number; retryAfter: unknown; text: string }

async function ask(pool: Pool, { method, path, headers, body }: Call): Promise<Answer | null> {
  try {
    const reply = await pool.request({ method, path, headers, body })
    return {
      status: reply.statusCode,
      retryAfter: reply.headers['retry-after'],
      text: await reply.body.text(),
    }
  } catch {
    return null
  }
}

/**
 * Calls servers in turn, trusting `ca`; retries after a pause if none responds or one sends Retry-After. @throws if a
 * response is neither 200 nor a 503 with Retry-After, or none comes within a minute.
 */
export function openPatientCaller(
  origins: readonly string[],
  connections: number,
  ca?: string,
): PatientCaller {
  const pools = origins.map(origin => new Pool(origin, { connections, ...(ca && { connect: { ca } }) }))
  const met = { brokenOff: 0, toldToComeAgain: 0, longestMs: 0 }
  let turn = 0
  return {
    met,
    async call(call) {
      const askedAt = performance.now()
      while (performance.now() - askedAt < patienceMs) {
        const pool = pools[turn++ % pools.length]
        const answer = pool ? await ask(pool, call) : null
        if (answer?.status === 200) {
          met.longestMs = Math.max(met.longestMs, performance.now() - askedAt)
          return JSON.parse(answer.text).data
        }
        // A proxy returns 502 or 504 if the server drops the connection.
        if (answer === null || answer.status === 502 || answer.status === 504) met.brokenOff++
        else if (answer.status === 503 && Number(answer.retryAfter) > 0) met.toldToComeAgain++
        else throw new Error(`${call.door} was answered with ${answer.status}: ${answer.text}`)
        await sleep(pauseMs)
      }
      throw new Error(`${call.door} was not answered in ${patienceMs / 1000} s`)
    },
    close: async () => {
      await Promise.all(pools.map(pool => pool.destroy()))
    },
  }
}
