/** A call that comes drop by drop, or a connection only held open, takes no other's place. */
export const slowCallers = {
  /** From the first byte of a call to its last; 64 kB over a poor mobile network take a few seconds. */
  requestTimeout: 30_000,
  /** Of silence, while anything is under way. */
  connectionTimeout: 60_000,
  /** Between two calls; longer than a proxy keeps its own end open, so that none is lost in between. */
  keepAliveTimeout: 72_000,
  http: {
    /** Has to be below the time for the whole call: Node waits for the longer of the two. */
    headersTimeout: 15_000,
    /** How often Node looks for calls that are over their time; it cuts them off that much later at most. */
    connectionsCheckingInterval: 5000,
  },
} as const

/** A browser opens six, a proxy a few dozen; each costs some memory, and a process has only so many. */
export const maxConnections = 4000
