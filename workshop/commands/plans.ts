import { createReadStream } from 'node:fs'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { Misused } from '../../tools/run/command.ts'
import { runPackageBinary } from '../../tools/run/package-binary.ts'

export const summary = 'statements that read a whole table of those that grow with people'
export const usage = `npm run lab -- plans [--people 1000000] [--statements FILE]

collects every statement that the api's tests ask PostgreSQL, and has each planned on a database in which so many people have
been before. What reads a table whole that grows with them is told, and fails. FILE keeps the statements; where it is there
already, the tests are not run.`

/** Runs the api's tests and collects their statements from the PostgreSQL log. */
async function collect(folder: string): Promise<string[]> {
  const { statementPlanLog, statementsIn } = await import('../load/read-plans.ts')
  // The database server of a root user runs as another user.
  await chmod(folder, 0o777)
  const env = { POSTGRES_SETTINGS: JSON.stringify(statementPlanLog(folder)) }
  const words = ['run', 'apps/api', '-t', 'PostgreSQL', '--reporter=dot']
  const { exitCode } = await runPackageBinary('vitest', words, { env })
  if (exitCode !== 0) throw new Error('The tests failed, so that they may have asked less than they do.')
  return statementsIn(createInterface({ input: createReadStream(join(folder, 'plans')) }))
}

export async function run(words: string[]) {
  const { values } = parseArgs({
    args: words,
    options: { people: { type: 'string', default: '1000000' }, statements: { type: 'string' } },
  })
  const people = Number(values.people)
  if (!Number.isInteger(people) || people < 1) throw new Misused()

  const { judgePlans } = await import('../load/judge-plans.ts')
  const { withBuiltApi } = await import('../load/with-built-api.ts')
  const { lines, ok } = await withBuiltApi('plans', async folder => {
    const kept = values.statements && (await readFile(values.statements, 'utf8').catch(() => null))
    const statements: string[] = kept ? JSON.parse(kept) : await collect(folder)
    if (values.statements && !kept) await writeFile(values.statements, JSON.stringify(statements, null, 2))
    return judgePlans(statements, { people, folder })
  })
  console.log(lines.join('\n'))
  process.exitCode = ok ? 0 : 1
}
