import { PgBoss } from 'pg-boss'
import { bossDatabase, type Database } from './boss-database.ts'
import { jobsSchema, type Queue, queues } from './queues.ts'

/** pg-boss would create this queue with its first schedule; doing it here avoids a race between servers. */
const ofSchedules = '__pgboss__send-it'

const weekSeconds = 7 * 24 * 60 * 60

const optionsOf = ({ retries, firstWaitSeconds, expireSeconds }: Queue) => ({
  retryLimit: retries,
  retryDelay: firstWaitSeconds,
  retryBackoff: true,
  expireInSeconds: expireSeconds,
  deleteAfterSeconds: weekSeconds,
})

/** Updates the jobs' tables and queues; serialised like all migrations. */
export async function migrateJobs(db: Database): Promise<void> {
  const boss = new PgBoss({
    schema: jobsSchema,
    db: bossDatabase(db),
    supervise: false,
    schedule: false,
    registerInstance: false,
  })
  await boss.start()
  await boss.createQueue(ofSchedules)
  for (const queue of Object.values<Queue>(queues)) {
    const policy = queue.cron === null ? 'standard' : 'stately'
    await boss.createQueue(queue.name, { policy, ...optionsOf(queue) })
    await boss.updateQueue(queue.name, optionsOf(queue))
    if (queue.cron !== null) await boss.schedule(queue.name, queue.cron)
  }
  await boss.stop({ graceful: false, close: false })
}
