import { setTimeout as sleep } from 'node:timers/promises'
import { type JobWithMetadata, PgBoss } from 'pg-boss'
import { bossDatabase, type Database } from './boss-database.ts'
import { jobsSchema, type QueueName, queues } from './queues.ts'

/** Why a job could not be done now, by a machine's word: it is kept beside the job, so it names no person. */
export class JobFailed extends Error {}

export type Attempt = {
  /** The row that the job is about. */
  rowId: string
  /** Whether the job is given up, and kept to be looked at, if it fails now. */
  isLast: boolean
  /** Whether an operator has said that it may do what it would otherwise ask about. */
  isConfirmed?: boolean
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
/** A mail server is waited for less than this. */
const patienceMs = 9 * secondMs

/** pg-boss's own traces are left out: they would carry the number of a job, which is its row's. */
const options = {
  schema: jobsSchema,
  migrate: false,
  openTelemetry: { enabled: false },
  registerInstance: false,
  monitorVacuum: false,
  reindex: false,
  // So that a server which starts looks for jobs of a killed one, also where another looked just now.
  monitorIntervalSeconds: 1,
  cronMonitorIntervalSeconds: 45,
  cronWorkerIntervalSeconds: 45,
}

/**
 * A statement that finds the database away is asked again until it is back or this server ends, so that a job that is done is
 * not done again. Why one failed is kept beside a job too: a word must do.
 */
function patientDatabase({ db, isAway, report }: Running) {
  const { executeSql } = bossDatabase(db)
  let isClosing = false
  return {
    close() {
      isClosing = true
    },
    async executeSql(text: string, values?: unknown[]) {
      for (;;)
        try {
          return await executeSql(text, values)
        } catch (error) {
          if (isClosing || !isAway(error)) {
            report({ err: error }, 'a statement about jobs failed')
            throw new JobFailed('database')
          }
          await sleep(secondMs)
        }
    },
  }
}

/** What failed by a machine's word of ours says no more; any other error may repeat what a row holds. */
const safely = (error: unknown) => (error instanceof JobFailed ? error : new JobFailed('unexpected'))

const isConfirmed = (data: unknown) => Object(data).isConfirmed === true

/** Does the jobs of every queue, one of each at a time, until it is stopped; each is done by one server. */
export function openJobs(running: Running) {
  const { work, report } = running
  const db = patientDatabase(running)
  const boss = new PgBoss({ ...options, db })
  boss.on('error', error => report({ err: error }, 'the jobs had a problem'))

  async function doJob(queue: QueueName, { id, retryCount, retryLimit, data }: JobWithMetadata) {
    try {
      await work[queue]({ rowId: id, isLast: retryCount >= retryLimit, isConfirmed: isConfirmed(data) })
    } catch (error) {
      if (!(error instanceof JobFailed)) report({ err: error, queue }, 'a job failed')
      throw safely(error)
    }
  }

  async function watch(queue: QueueName) {
    const pollingIntervalSeconds = running.pollSeconds ?? queues[queue].pollSeconds
    let worker = ''
    const handle = async (jobs: JobWithMetadata[]) => {
      // There may be more: the next one is asked for at once.
      boss.notifyWorker(worker)
      for (const job of jobs) await doJob(queue, job)
    }
    worker = await boss.work(queue, { includeMetadata: true, pollingIntervalSeconds }, handle)
  }

  return {
    async start() {
      await boss.start()
      // Jobs of a server that was killed, perhaps this one.
      await boss.supervise()
      // What has to be done every hour is done at the start too; once, where several servers start together.
      for (const { name, cron } of Object.values(queues))
        if (cron !== null) await boss.send(name, {}, { singletonKey: 'start', singletonSeconds: 60 })
      for (const queue of Object.keys(queues) as QueueName[]) await watch(queue)
    },
    /** Takes no further job, and waits for those that have begun, as long as a mail server may be waited for. */
    async stop() {
      db.close()
      await boss.stop({ close: false, timeout: patienceMs })
    },
  }
}
