import type { FastifyInstance } from 'fastify'
import type { Database } from './db/database.ts'
import { sweep } from './sweep.ts'

const hourMs = 60 * 60_000

type Sweeping = {
  db: Database
  now: () => Date
  /** What else goes by with time. */
  forget: (now: Date) => Promise<unknown>
}

/** Sweeps when the server starts and every hour from then on, whether or not there are sign-ins. */
export function sweepHourly(app: FastifyInstance, { db, now, forget }: Sweeping) {
  let running: Promise<void> = Promise.resolve()
  const begin = () => {
    running = Promise.all([sweep(db, now()), forget(now())]).then(
      () => {},
      (error: unknown) => app.log.error({ err: error }, 'a sweep failed'),
    )
  }
  const timer = setInterval(begin, hourMs)
  timer.unref()
  app.addHook('onReady', async () => begin())
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
}
