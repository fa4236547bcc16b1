/** Whoever sends a call drop by drop, or only holds a connection open, takes nobody else's place. */
export const slowCallers = {
  /** From the first byte of a call to its last; 64 kB over a poor mobile network take a few seconds. */
  requestTimeout: 30_000,
  /** Of silence, while anything is under way. */
  connectionTimeout: 60_000,
  /** Between two calls; longer than a proxy keeps its own end open, so that none is lost in between. */
  keepAliveTimeout: 72_000,
} as const
