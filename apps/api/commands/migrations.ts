import { createHash } from 'node:crypto'
import { appendFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../../../tools/bootstrap/root.mjs'
import { Misused } from '../../../tools/run/command.ts'
import { runPackageBinary } from '../../../tools/run/package-binary.ts'
import { runProgram } from '../../../tools/run/run-program.ts'

export const summary = 'writes what the schema of the database has become'
export const usage = `npm run lab -- migrations what_it_adds   writes what the schema has become since the last commit as one more
npm run lab -- migrations first          writes the first one anew; until 0.1.0 it is the only one`

/** What drizzle's schema cannot express. A crash may lose hourly counters, so no call waits for disk. */
const besides = `--> statement-breakpoint
ALTER TABLE "rate_limits" SET UNLOGGED;--> statement-breakpoint
INSERT INTO "organisations" ("code", "name", "workout_set", "created_at") VALUES ('insurer', 'Your insurer', 'organisation', now());
`

const migrations = join(root, 'apps/api/src/ground/db/migrations')

/** drizzle-kit accepts no absolute path; `db` is relative to the root. */
const generate = (name: string, db = 'apps/api/src/ground/db') =>
  runPackageBinary('drizzle-kit', [
    'generate',
    '--dialect=postgresql',
    `--schema=${db}/schema/*.ts`,
    `--out=${db}/migrations`,
    `--name=${name}`,
  ])

/** Generates drizzle's comparison base from the last commit's schema instead of storing it (ADR 5). */
async function generateSinceCommit(name: string, count: number) {
  const committed = 'apps/api/.committed'
  const db = `${committed}/apps/api/src/ground/db`
  await runProgram('git', ['worktree', 'add', '--detach', committed], { quiet: true })
  rmSync(join(root, db, 'migrations'), { recursive: true })
  await generate('all', db)
  const snapshot = `${String(count - 1).padStart(4, '0')}_snapshot.json`
  cpSync(join(root, db, 'migrations/meta/0000_snapshot.json'), join(migrations, 'meta', snapshot))
  await runProgram('git', ['worktree', 'remove', '--force', committed])
  await generate(name)
}

const sqlFiles = () => readdirSync(migrations).filter(file => file.endsWith('.sql'))

const hashOf = (file: string) =>
  createHash('sha256')
    .update(readFileSync(join(migrations, file)))
    .digest('hex')

export async function run(words: string[]) {
  const [name] = parseArgs({ args: words, allowPositionals: true }).positionals
  if (!name) throw new Misused()
  if (name === 'first') {
    for (const file of [...sqlFiles(), 'meta'])
      rmSync(join(migrations, file), { recursive: true, force: true })
    await generate(name)
    appendFileSync(join(migrations, '0000_first.sql'), besides)
  } else await generateSinceCommit(name, sqlFiles().length)

  for (const file of readdirSync(join(migrations, 'meta')))
    if (file.endsWith('_snapshot.json')) rmSync(join(migrations, 'meta', file))
  const written = Object.fromEntries(sqlFiles().map(file => [file.replace('.sql', ''), hashOf(file)]))
  writeFileSync(join(migrations, 'written.json'), `${JSON.stringify(written, null, 2)}\n`)
}
