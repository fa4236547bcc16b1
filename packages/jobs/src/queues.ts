/** One kind of job. `retries` counts the tries after the first; each wait doubles, `firstWaitSeconds` being the shortest. */
export type Queue = {
  name: string
  retries: number
  firstWaitSeconds: number
  /** A job that has not ended within this has lost its server, and another one takes it. */
  expireSeconds: number
  /** How often a server looks for work; a queue that has some is looked at again at once. */
  pollSeconds: number
  /** In UTC; null of jobs that something happening makes. Of the others one at most waits, and one at most runs. */
  cron: string | null
}

/**
 * Nine further tries: one to two minutes after the first, then twice as long each time, so that the last one comes after 8.5
 * to 17 hours. A mail server that is away over night costs no mail, and a payment provider no refund.
 */
const patient = { retries: 9, firstWaitSeconds: 60, expireSeconds: 60, cron: null } as const

/** What has its own next hour needs few tries. */
const hourly = { retries: 2, firstWaitSeconds: 60, expireSeconds: 15 * 60, pollSeconds: 30 } as const

/** A job's id is its row's: of an order, of a reminder. It carries nothing else, and its row is all that says whom it is about. */
export const queues = {
  receipt: { ...patient, name: 'receipt', pollSeconds: 5 },
  refund: { ...patient, name: 'refund', pollSeconds: 20 },
  reminder: { ...patient, name: 'reminder', pollSeconds: 20 },
  sweep: { ...hourly, name: 'sweep', cron: '17 * * * *' },
  books: { ...hourly, name: 'books', cron: '37 * * * *' },
} as const satisfies Record<string, Queue>

export type QueueName = keyof typeof queues

/** The tables of pg-boss, apart from the product's own. */
export const jobsSchema = 'jobs'
