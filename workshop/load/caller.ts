import { Pool } from 'undici'
import type { Call } from './visit.ts'

/** Milliseconds of every successful call, by route. */
export type Latencies = Map<string, number[]>

export type Caller = {
  /** Makes a call and returns its `data`; throws unless the status is 200. */
  call(call: Omit<Call, 'door'> & { door: string }): Promise<unknown>
  latencies: Latencies
  close(): Promise<void>
}

/** Calls servers in turn over keep-alive connections. */
export function openCaller(origins: readonly string[], connections: number): Caller {
  const pools = origins.map(
    origin => new Pool(origin, { connections: Math.ceil(connections / origins.length) }),
  )
  const latencies: Latencies = new Map()
  let turn = 0
  return {
    latencies,
    async call({ door, method, path, headers, body }) {
      const pool = pools[turn++ % pools.length]
      if (!pool) throw new Error('there is no server to call')
      const startedAt = performance.now()
      const reply = await pool.request({ method, path, headers, body })
      const text = await reply.body.text()
      if (reply.statusCode !== 200) throw new Error(`${door} was answered with ${reply.statusCode}: ${text}`)
      const ofDoor = latencies.get(door) ?? []
      latencies.set(door, ofDoor)
      ofDoor.push(performance.now() - startedAt)
      return JSON.parse(text).data
    },
    close: async () => {
      await Promise.all(pools.map(pool => pool.close()))
    },
  }
}

/** Quantile of the values; 0 if empty. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}
