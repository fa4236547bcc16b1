import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../db/open-database.ts'
import { startPostgresServer } from '../postgres-server.ts'
import { makeTestApp, type TestApp } from '../test-app.ts'
import { openPeers, type PaymentsTried, type Peers } from './peers.ts'

export const engines = ['pglite', 'postgres'] as const
export type Engine = (typeof engines)[number]

async function openEngine(engine: Engine) {
  if (engine === 'pglite') {
    const directory = await mkdtemp(join(tmpdir(), 'lithe-fuzz-'))
    const stop = () => rm(directory, { recursive: true, force: true })
    return { database: await openDatabase({ engine, directory }), stop }
  }
  const { url, stop } = await startPostgresServer()
  return { database: await openDatabase({ engine, url }), stop }
}

type World = { testApp: TestApp; peers: Peers; close(): Promise<void> }

/** The whole app on a database of its own, with every way of signing in, the bot, and a way to pay. */
export async function openWorld(engine: Engine, payments: PaymentsTried): Promise<World> {
  const { peers, settings, close: closePeers } = await openPeers()
  const { database, stop } = await openEngine(engine)
  const testApp = await makeTestApp(database, settings(payments))
  return {
    testApp,
    peers,
    async close() {
      await testApp.close()
      await stop()
      await closePeers()
    },
  }
}
