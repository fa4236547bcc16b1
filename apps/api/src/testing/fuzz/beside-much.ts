import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { people } from '../../ground/db/schema/people.ts'
import { identifierDigest } from '../../ground/secrets/pepper.ts'
import { actor, withoutCookies } from '../../rights/testing/actor.ts'
import { keepMuch, type Much } from '../keep-much.ts'
import { newAccount } from '../new-account.ts'
import { newGuest } from '../new-guest.ts'
import { reportedGuest } from '../reported-guest.ts'
import type { TestApp } from '../test-app.ts'

const rounds = 2
const pauseMs = 5

/** A guest with much data calls everything four at a time, signs in with it, and erases it. */
async function liveWithMuch(testApp: TestApp, much: Much) {
  const { guest, assessmentId } = await reportedGuest(testApp)
  const { db } = testApp.database
  const isThem = eq(people.identifierDigest, identifierDigest(guest.userIdentifier))
  const [person] = await db.select().from(people).where(isThem)
  await keepMuch(db, person?.id ?? '', much)
  const own = actor(withoutCookies(testApp), guest.userIdentifier)
  return async () => {
    for (let round = 0; round < rounds; round++)
      await Promise.all([own.fetch(), own.kept(), own.readReport(assessmentId), own.export()])
    const account = newAccount(testApp)
    await account.signIn({ userIdentifier: guest.userIdentifier })
    const signedIn = actor(account.call, account.email)
    await Promise.all([signedIn.fetch(), signedIn.kept(), signedIn.export()])
    await signedIn.erase()
  }
}

/** Returns the p99 of other callers' calls meanwhile, in milliseconds. */
async function othersWait(testApp: TestApp, work: () => Promise<void>): Promise<number> {
  const other = newGuest(testApp)
  await other.introduce()
  const waits: number[] = []
  let isOver = false
  const working = work().finally(() => {
    isOver = true
  })
  while (!isOver) {
    const from = performance.now()
    await other.fetch()
    waits.push(performance.now() - from)
    await sleep(pauseMs)
  }
  await working
  return waits.sort((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? 0
}

export type Waits = { besideLittleMs: number; besideHalfMs: number; besideAllMs: number }

/** Compares how long other callers wait while a person has few rows, half of very many, or all of them. */
export async function waitsBeside(testApp: TestApp, much: Much): Promise<Waits> {
  const half = { measurements: much.measurements / 2, reports: much.reports / 2, profiles: much.profiles / 2 }
  const waitBeside = async (rows: Much) => othersWait(testApp, await liveWithMuch(testApp, rows))
  const little = { measurements: 1, reports: 1, profiles: 1 }
  // Runs once unmeasured: code that runs for the first time is slow, and would make the others look quick.
  await waitBeside(little)
  return {
    besideLittleMs: await waitBeside(little),
    besideHalfMs: await waitBeside(half),
    besideAllMs: await waitBeside(much),
  }
}
