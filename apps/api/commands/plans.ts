import { createReadStream } from 'node:fs'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { root } from '../../../tools/bootstrap/root.mjs'
import { makeIfChanged } from '../../../tools/builds/make-if-changed.ts'
import { targets } from '../../../tools/builds/targets.ts'
import { runPackageBinary } from '../../../tools/run/package-binary.ts'
import { judgePlans } from '../load/judge-plans.ts'
import { statementPlanLog, statementsIn } from '../load/read-plans.ts'

const usage = `npm run plans -- [--people 1000000] [--statements FILE]

collects every statement that the api's tests ask PostgreSQL, and has each planned on a database in which so many people have
been before. What reads a table whole that grows with them is told, and fails. FILE keeps the statements; where it is there
already, the tests are not run.`

const { values } = parseArgs({
  options: { people: { type: 'string', default: '1000000' }, statements: { type: 'string' } },
})
const people = Number(values.people)
if (!Number.isInteger(people) || people < 1) {
  console.error(usage)
  process.exit(1)
}

/** Runs the api's tests and reads what they asked from the log of their PostgreSQL. */
async function collect(folder: string): Promise<string[]> {
  // The database server of root runs as another user.
  await chmod(folder, 0o777)
  const env = { POSTGRES_SETTINGS: JSON.stringify(statementPlanLog(folder)) }
  const words = ['run', 'apps/api', '-t', 'PostgreSQL', '--reporter=dot']
  const { exitCode } = await runPackageBinary('vitest', words, { env })
  if (exitCode !== 0) throw new Error('The tests failed, so that they may have asked less than they do.')
  return statementsIn(createInterface({ input: createReadStream(join(folder, 'plans')) }))
}

const folder = await mkdtemp(join(tmpdir(), 'lithe-plans-'))
try {
  const kept = values.statements && (await readFile(values.statements, 'utf8').catch(() => null))
  const statements: string[] = kept ? JSON.parse(kept) : await collect(folder)
  if (values.statements && !kept) await writeFile(values.statements, JSON.stringify(statements, null, 2))
  const [api] = targets.filter(({ name }) => name === 'api')
  if (api) await makeIfChanged(root, api)
  const { lines, ok } = await judgePlans(statements, { people, folder })
  console.log(lines.join('\n'))
  process.exitCode = ok ? 0 : 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
