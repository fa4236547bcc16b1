/** A queue. `retries` counts attempts after the first; waits double from `firstWaitSeconds`. */
export type Queue = {
  name: string
  retries: number
  firstWaitSeconds: number
  /** After this long a job has lost its server, and another takes it over. */
  expireSeconds: number
  /** Polling interval; a queue with jobs is polled again at once. */
  pollSeconds: number
  /** In UTC; null for event-driven jobs. At most one scheduled job waits and one runs. */
  cron: string | null
}

/**
 * Nine retries, the first after one to two minutes, doubling up to 8.5 to 17 hours, so that an overnight outage of the
 * mail server or payment provider loses nothing.
 */
const patient = { retries: 9, firstWaitSeconds: 60, expireSeconds: 60, cron: null } as const

/** Hourly jobs need few retries. */
const hourly = { retries: 2, firstWaitSeconds: 60, expireSeconds: 15 * 60, pollSeconds: 30 } as const

/** A job's id is its row's id (order, reminder); it carries nothing else, so only the row identifies a person. */
export const queues = {
  receipt: { ...patient, name: 'receipt', pollSeconds: 5 },
  refund: { ...patient, name: 'refund', pollSeconds: 20 },
  reminder: { ...patient, name: 'reminder', pollSeconds: 20 },
  sweep: { ...hourly, name: 'sweep', cron: '17 * * * *' },
  books: { ...hourly, name: 'books', cron: '37 * * * *' },
} as const satisfies Record<string, Queue>

export type QueueName = keyof typeof queues

/** Schema of pg-boss's tables, separate from the product's. */
export const jobsSchema = 'jobs'
