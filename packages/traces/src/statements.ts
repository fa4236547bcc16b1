import { tracingChannel } from 'node:diagnostics_channel'

/** Of a statement, its verb alone: not its text, its values or its tables. */
export type Statement = { operation: string }

/** A driver of a database tells of each statement here; without traces there is no listener. */
export const statements = tracingChannel<Statement, Statement>('lithe:statement')

const operations =
  /^\s*(select|insert|update|delete|with|begin|commit|rollback|savepoint|release|set|vacuum|checkpoint)\b/i

const operationOf = (text: string) => operations.exec(text)?.[1]?.toUpperCase() ?? 'OTHER'

/** Answers as `ask` does. A listener hears when it began and how it ended. */
export const tellStatement = <Answer>(text: string, ask: () => Promise<Answer>): Promise<Answer> =>
  statements.hasSubscribers ? statements.tracePromise(ask, { operation: operationOf(text) }) : ask()
