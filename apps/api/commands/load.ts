import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../../../tools/bootstrap/root.mjs'
import { makeIfChanged } from '../../../tools/builds/make-if-changed.ts'
import { targets } from '../../../tools/builds/targets.ts'
import { loadLines } from '../load/load-lines.ts'
import { measureLoad } from '../load/measure-load.ts'

const usage =
  'npm run load -- [--visits 600] [--seconds 8] [--rounds 3] [--visitors 24] [--servers 1] [--profile FOLDER] [--json FILE]'

const { values } = parseArgs({
  options: {
    visits: { type: 'string', default: '600' },
    seconds: { type: 'string', default: '8' },
    rounds: { type: 'string', default: '3' },
    visitors: { type: 'string', default: '24' },
    servers: { type: 'string', default: '1' },
    profile: { type: 'string' },
    json: { type: 'string' },
  },
})
const counts = {
  visits: Number(values.visits),
  seconds: Number(values.seconds),
  rounds: Number(values.rounds),
  visitors: Number(values.visitors),
  servers: Number(values.servers),
}
const isCount = (value: number) => Number.isInteger(value) && value >= 1
if (!Object.values(counts).every(isCount)) {
  console.error(usage)
  process.exit(1)
}

const [api] = targets.filter(({ name }) => name === 'api')
if (api) await makeIfChanged(root, api)
const folder = await mkdtemp(join(tmpdir(), 'lithe-load-'))
try {
  const flags = values.profile ? ['--cpu-prof', `--cpu-prof-dir=${values.profile}`] : []
  const measured = await measureLoad({ ...counts, folder, flags, tell: line => console.log(line) })
  console.log(loadLines(measured).join('\n'))
  if (values.json) writeFileSync(values.json, `${JSON.stringify(measured, null, 2)}\n`)
} finally {
  await rm(folder, { recursive: true, force: true })
}
