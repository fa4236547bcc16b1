import { setTimeout as sleep } from 'node:timers/promises'
import { type JobWithMetadata, PgBoss } from 'pg-boss'
import { bossDatabase, type Database } from './boss-database.ts'
import { jobsSchema, type QueueName, queues } from './queues.ts'

/** Fails a job with a machine-readable reason, which is stored, so it must not name a person. */
export class JobFailed extends Error {}

export type Attempt = {
  rowId: string
  /** Whether a failure now gives the job up. */
  isLast: boolean
  /** Whether an operator has confirmed the held part. */
  isConfirmed?: boolean
}

/** Does a job; throws to retry. Runs twice if a server dies before recording the completion. */
export type Work = (attempt: Attempt) => Promise<void>

type Running = {
  db: Database
  work: Record<QueueName, Work>
  /** Whether an error means the database is temporarily unavailable. */
  isAway: (error: unknown) => boolean
  report: (facts: { err: unknown; queue?: string }, text: string) => void
  /** Shortens the polling interval in tests. */
  pollSeconds?: number
}

const secondMs = 1000
/** Longer than the timeout for a mail server. */
const patienceMs = 9 * secondMs

/** Disables pg-boss's traces, which would contain job ids, and so row ids. */
const options = {
  schema: jobsSchema,
  migrate: false,
  openTelemetry: { enabled: false },
  registerInstance: false,
  monitorVacuum: false,
  reindex: false,
  // Lets a starting server find a killed server's jobs even if another has just looked.
  monitorIntervalSeconds: 1,
  cronMonitorIntervalSeconds: 45,
  cronWorkerIntervalSeconds: 45,
}

/**
 * Retries statements while the database is unavailable, until this server stops, so that a completed job is not
 * repeated. Failure reasons are reduced to machine-readable words.
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

/** Keeps our own reason; other errors may repeat row data. */
const safely = (error: unknown) => (error instanceof JobFailed ? error : new JobFailed('unexpected'))

const isConfirmed = (data: unknown) => Object(data).isConfirmed === true

/** Runs the jobs of all queues, one of each at a time, until stopped; one server takes each job. */
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
      // There may be more: poll again at once.
      boss.notifyWorker(worker)
      for (const job of jobs) await doJob(queue, job)
    }
    worker = await boss.work(queue, { includeMetadata: true, pollingIntervalSeconds }, handle)
  }

  return {
    async start() {
      await boss.start()
      // Recovers jobs of a killed server, perhaps this one.
      await boss.supervise()
      // Hourly jobs also run at startup, once even if several servers start together.
      for (const { name, cron } of Object.values(queues))
        if (cron !== null) await boss.send(name, {}, { singletonKey: 'start', singletonSeconds: 60 })
      for (const queue of Object.keys(queues) as QueueName[]) await watch(queue)
    },
    /** Takes no new jobs, and waits for running jobs as long as for a mail server. */
    async stop() {
      db.close()
      await boss.stop({ close: false, timeout: patienceMs })
    },
  }
}
