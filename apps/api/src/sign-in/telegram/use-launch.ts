import type { Database } from '../../db/database.ts'
import { clockSkewMs } from '../clock-skew.ts'
import { firstUseOf, useProof } from '../use-proof.ts'
import { initDataLifeMs, type Launch } from './read-init-data.ts'

/** A reply that got lost is asked for again within this. */
export const retryMs = 2 * 60_000

/** Whether a launch is proof: at its first use, and for a moment after that. */
export async function useLaunch(db: Database, { seal }: Launch, now: Date): Promise<boolean> {
  const proof = `telegram:${seal}`
  const expiresAt = new Date(now.getTime() + initDataLifeMs + 2 * clockSkewMs)
  if (await useProof(db, { proof, expiresAt }, now)) return true
  const firstUse = await firstUseOf(db, proof)
  return firstUse !== null && now.getTime() - firstUse.getTime() <= retryMs
}
