import { setTimeout as sleep } from 'node:timers/promises'
import PgBoss from 'pg-boss'
import { bossDatabase, type Database } from './boss-database.ts'
import { jobsSchema, type QueueName, queues } from './queues.ts'

/** Why a job could not be done now, by a machine's word: it is kept beside the job, so it names no person. */
export class JobFailed extends Error {}

export type Attempt = {
  /** The row that the job is about. */
  rowId: string
  /** Whether the job is given up, and kept to be looked at, if it fails now. */
  isLast: boolean
}

/** Throws where it has to be done again. May be done twice, where a server ended between doing it and saying so. */
export type Work = (attempt: Attempt) => Promise<void>

type Running = {
  db: Database
  work: Record<QueueName, Work>
  /** Whether an error says that the database is away, and may be back in a moment. */
  isAway: (error: unknown) => boolean
  report: (facts: { err: unknown; queue?: string }, text: string) => void
  /** For tests, which cannot wait as long. */
  pollSeconds?: number
}

const secondMs = 1000
const daySeconds = 24 * 60 * 60
/** A mail server is waited for less than this. */
const patienceMs = 9 * secondMs

/** With what can be looked at and done again: dead jobs for a week, finished ones for an hour. */
const options = {
  schema: jobsSchema,
  migrate: false,
  maintenanceIntervalSeconds: 60,
  archiveCompletedAfterSeconds: 60 * 60,
  archiveFailedAfterSeconds: 7 * daySeconds,
  deleteAfterSeconds: 60 * 60,
  cronMonitorIntervalSeconds: 45,
  cronWorkerIntervalSeconds: 45,
}

/** What pg-boss takes for no answer at all: where it reads how many rows there were, it would stumble over none. */
const unanswered = { rows: null as never }

/**
 * The database as running jobs have it. pg-boss tells how a job ended without waiting for the answer, so that a statement which
 * failed would end the process: one that finds the database away is tried again, and none fails.
 */
function patientDatabase({ db, isAway, report }: Running) {
  const { executeSql } = bossDatabase(db)
  const asking = new Set<Promise<unknown>>()
  let isClosing = false

  async function ask(text: string, values: unknown[]) {
    for (;;)
      try {
        return await executeSql(text, values)
      } catch (error) {
        if (isClosing || !isAway(error)) {
          report({ err: error }, 'a statement about jobs failed')
          return unanswered
        }
        await sleep(secondMs)
      }
  }
  return {
    asking,
    close() {
      isClosing = true
    },
    executeSql(text: string, values: unknown[]) {
      const asked = ask(text, values).finally(() => asking.delete(asked))
      asking.add(asked)
      return asked
    },
  }
}

/** What failed by a machine's word of ours says no more; any other error may repeat what a row holds. */
const safely = (error: unknown) => (error instanceof JobFailed ? error : new JobFailed('unexpected'))

/** Does the jobs of every queue, one of each at a time, until it is stopped; each is done by one server. */
export function openJobs(running: Running) {
  const { work, report } = running
  const db = patientDatabase(running)
  const boss = new PgBoss({ ...options, db })
  boss.on('error', error => report({ err: error }, 'the jobs had a problem'))
  const underWay = new Set<Promise<void>>()

  async function doJob(queue: QueueName, { id, retryCount, retryLimit }: PgBoss.JobWithMetadata) {
    try {
      await work[queue]({ rowId: id, isLast: retryCount >= retryLimit })
    } catch (error) {
      if (!(error instanceof JobFailed)) report({ err: error, queue }, 'a job failed')
      throw safely(error)
    }
  }

  async function watch(queue: QueueName) {
    let worker = ''
    const pollingIntervalSeconds = running.pollSeconds ?? queues[queue].pollSeconds
    const handle = async (jobs: PgBoss.JobWithMetadata[]) => {
      // There may be more: the next one is asked for at once.
      boss.notifyWorker(worker)
      for (const job of jobs) {
        const done = doJob(queue, job)
        const ended = done.catch(() => {}).finally(() => underWay.delete(ended))
        underWay.add(ended)
        await done
      }
    }
    worker = await boss.work(queue, { includeMetadata: true, pollingIntervalSeconds }, handle)
  }

  return {
    async start() {
      await boss.start()
      // Jobs of a server that was killed, perhaps this one.
      await boss.maintain()
      // What has to be done every hour is done at the start too; once, where several servers start together.
      for (const { name, cron } of Object.values(queues))
        if (cron !== null) await boss.send(name, {}, { singletonKey: 'start', singletonSeconds: 60 })
      for (const queue of Object.keys(queues) as QueueName[]) await watch(queue)
    },
    /** Takes no further job, and waits for those that have begun, as long as a mail server may be waited for. */
    async stop() {
      await boss.stop({ close: false, timeout: patienceMs })
      db.close()
      const endsAt = performance.now() + patienceMs
      // A job that was being fetched begins only now, and each says how it ended.
      while (db.asking.size + underWay.size > 0 && performance.now() < endsAt) {
        await Promise.race([Promise.allSettled([...db.asking, ...underWay]), sleep(secondMs)])
        await sleep(0)
      }
    },
  }
}
