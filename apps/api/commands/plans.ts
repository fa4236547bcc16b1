import { createReadStream } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { runPackageBinary } from '../../../tools/run/package-binary.ts'
import { planLog, plansIn, tablesReadWhole } from '../load/read-plans.ts'

const folder = await mkdtemp(join(tmpdir(), 'lithe-plans-'))
// The database server may run as somebody else.
await chmod(folder, 0o777)
try {
  const env = { POSTGRES_SETTINGS: JSON.stringify(planLog(folder)) }
  const words = ['run', 'apps/api', '-t', 'PostgreSQL', '--reporter=dot', ...process.argv.slice(2)]
  const { exitCode } = await runPackageBinary('vitest', words, { env })
  const log = createInterface({ input: createReadStream(join(folder, 'plans')) })
  const found = new Map<string, Set<string>>()
  let count = 0
  for await (const plan of plansIn(log)) {
    count += 1
    for (const table of tablesReadWhole(plan))
      found.set(table, (found.get(table) ?? new Set()).add(plan.statement.replace(/\s+/g, ' ').trim()))
  }
  for (const [table, statements] of found)
    console.log([`\n${table} is read whole by`, ...statements].join('\n  '))
  console.log(`\n${count} plans read, ${found.size} tables read whole`)
  process.exitCode = exitCode
} finally {
  await rm(folder, { recursive: true })
}
