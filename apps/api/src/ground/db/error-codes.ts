/** What PostgreSQL's driver says without a code, by the code that the system would have for it. */
const withoutCode: readonly (readonly [RegExp, string])[] = [
  [/^(timeout expired$|timeout exceeded when trying to connect|.*due to connection timeout)/, 'ETIMEDOUT'],
  [
    /^(Connection terminated|Client has encountered a connection error|Cannot use a pool after)/,
    'ECONNRESET',
  ],
]

/** The codes of an error and of its causes: PostgreSQL's, the system's, and for the driver's own the system's word. */
export function errorCodes(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const { code } = error as { code?: unknown }
  const own = typeof code === 'string' ? code : withoutCode.find(([says]) => says.test(error.message))?.[1]
  const others = error instanceof AggregateError ? error.errors.flatMap(errorCodes) : []
  return [...(own === undefined ? [] : [own]), ...others, ...errorCodes(error.cause)]
}
