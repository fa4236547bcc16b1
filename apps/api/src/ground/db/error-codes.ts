/** Maps driver messages that carry no code to the equivalent system code. */
const withoutCode: readonly (readonly [RegExp, string])[] = [
  [/^(timeout expired$|timeout exceeded when trying to connect|.*due to connection timeout)/, 'ETIMEDOUT'],
  [
    /^(Connection terminated|Client has encountered a connection error|Cannot use a pool after)/,
    'ECONNRESET',
  ],
]

/** Error codes of an error and its causes, from PostgreSQL, the system, or the driver's message. */
export function errorCodes(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const { code } = error as { code?: unknown }
  const own = typeof code === 'string' ? code : withoutCode.find(([says]) => says.test(error.message))?.[1]
  const others = error instanceof AggregateError ? error.errors.flatMap(errorCodes) : []
  return [...(own === undefined ? [] : [own]), ...others, ...errorCodes(error.cause)]
}
