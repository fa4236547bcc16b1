import { openDatabase } from '../../ground/db/open-database.ts'
import { startPostgresServer } from '../postgres-server.ts'
import { makeTestApp, type TestApp } from '../test-app.ts'
import { openPeers, type PaymentsTried, type Peers } from './peers.ts'

type World = { testApp: TestApp; peers: Peers; close(): Promise<void> }

/** Opens the whole app on its own database, with every sign-in method, the bot and payments. */
export async function openWorld(payments: PaymentsTried): Promise<World> {
  const { peers, settings, close: closePeers } = await openPeers()
  const { url, stop } = await startPostgresServer()
  const testApp = await makeTestApp(await openDatabase({ engine: 'postgres', url }), settings(payments))
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
