import { z } from 'zod'

const Table = z.object({ name: z.string(), columns: z.array(z.string()) })
export type Table = z.output<typeof Table>

/** The first line of a backup. */
export const Head = z.object({
  format: z.literal('lithe-backup-1'),
  madeAt: z.iso.datetime(),
  /** SHA-256 of each migration that its database had, in their order. */
  migrations: z.array(z.string()),
  /** What sign-in's digests are keyed by, where `DATA_DIR` held it; null where the settings do. */
  pepper: z.object({ newest: z.string(), before: z.string().nullable() }).nullable(),
  tables: z.array(Table),
})
export type Head = z.output<typeof Head>

/** Then a line for each table, and after it one for each row: the row as PostgreSQL itself writes it, as a JSON text. */
export const Marker = z.union([
  z.object({ table: z.string() }),
  /** The last line: how many rows each table has. */
  z.object({ end: z.record(z.string(), z.number()) }),
])

/** Texts of values do not depend on what a database or a session is set to. */
export const sameTexts = [
  "set local datestyle = 'ISO, YMD'",
  "set local timezone = 'UTC'",
  "set local intervalstyle = 'postgres'",
  "set local bytea_output = 'hex'",
  'set local extra_float_digits = 1',
  // A backup may take minutes: no call waits for its statements.
  'set local statement_timeout = 0',
  'set local idle_in_transaction_session_timeout = 0',
]
