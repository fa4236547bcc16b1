import { type SQL, sql } from 'drizzle-orm'
import { makePgArray, type PgDatabase, type PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Db } from 'pg-boss'

/** PGlite, PostgreSQL or a transaction of either, as drizzle has them. */
export type Database = PgDatabase<PgQueryResultHKT>

/** The drivers know no objects as JSON, nor moments, nor arrays, unless they are told: all go as text. */
function toParameter(value: unknown): unknown {
  if (value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return makePgArray(value)
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
}

/** A statement with `$1`, `$2`, … as drizzle has it. One that is named twice becomes two, each with its own type. */
function toStatement(text: string, values: readonly unknown[]): SQL {
  const parts = text.split(/\$(\d+)/)
  return sql.join(
    parts.map((part, index) =>
      index % 2 === 0 ? sql.raw(part) : sql`${sql.param(toParameter(values[Number(part) - 1]))}`,
    ),
  )
}

/** The statements of a script; what stands between two `$$` is one function's body. */
function statementsOf(script: string): string[] {
  const statements = ['']
  for (const [index, part] of script.split('$$').entries()) {
    const [first = '', ...further] = index % 2 === 0 ? part.split(';') : [`$$${part}$$`]
    statements.push(`${statements.pop()}${first}`, ...further)
  }
  return statements.map(statement => statement.trim()).filter(statement => statement !== '')
}

const isBorder = (statement: string) => /^(begin|commit)$/i.test(statement)

/** A script of pg-boss begins and commits by itself; on a client with several connections only drizzle can. */
const runScript = (db: Database, statements: readonly string[]) =>
  db.transaction(async transaction => {
    for (const statement of statements)
      if (!isBorder(statement)) await transaction.execute(sql.raw(statement))
  })

/** What pg-boss asks by: the same connections, and where it is given one the same transaction, as everything else. */
export const bossDatabase = (db: Database): Db => ({
  async executeSql(text, values) {
    if (values === undefined && isBorder(statementsOf(text)[0] ?? '')) {
      await runScript(db, statementsOf(text))
      return { rows: [] }
    }
    const answer: unknown = await db.execute(toStatement(text, values ?? []))
    return { rows: Array.isArray(answer) ? [...answer] : Object(answer).rows }
  },
})
