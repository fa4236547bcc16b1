import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../../../tools/bootstrap/root.mjs'
import { makeIfChanged } from '../../../tools/builds/make-if-changed.ts'
import { targets } from '../../../tools/builds/targets.ts'
import { type KillsAsked, type KillsMeasured, measureKills } from '../load/measure-kills.ts'

const usage =
  'npm run kills -- [--cycles 20] [--engine postgres|pglite|both] [--servers 2] [--visitors 12] [--signal SIGKILL|SIGTERM] [--deployment]'

const { values } = parseArgs({
  options: {
    cycles: { type: 'string', default: '20' },
    engine: { type: 'string', default: 'both' },
    servers: { type: 'string', default: '2' },
    visitors: { type: 'string', default: '12' },
    signal: { type: 'string', default: 'SIGKILL' },
    deployment: { type: 'boolean', default: false },
  },
})
const engines = (['postgres', 'pglite'] as const).filter(
  each => values.engine === 'both' || each === values.engine,
)
const signal = (['SIGKILL', 'SIGTERM'] as const).find(each => each === values.signal)
const [cycles, servers, visitors] = [values.cycles, values.servers, values.visitors].map(Number)
if (engines.length === 0 || !signal || !cycles || !servers || !visitors) {
  console.error(usage)
  process.exit(1)
}

function tell({ asked, acknowledged, lost, met, backMs }: KillsMeasured) {
  const longest = (Math.max(...backMs) / 1000).toFixed(1)
  console.log(
    `${asked.engine}, ${asked.servers} server${asked.servers > 1 ? 's' : ''}${asked.deployment ? ' behind Caddy on HTTPS, before PgBouncer' : ''}, ${backMs.length} × ${asked.signal}:
  acknowledged  ${acknowledged.uploads} uploads, ${acknowledged.reports} reports
  lost          ${lost.uploads.length} uploads, ${lost.reports.length} reports
  on the way    ${met.brokenOff} calls broken off, ${met.toldToComeAgain} told to come again; the longest took ${(met.longestMs / 1000).toFixed(1)} s
  back          within ${longest} s`,
  )
  for (const id of [...lost.uploads, ...lost.reports]) console.log(`  lost: ${id}`)
}

async function killsOn(engine: KillsAsked['engine'], asked: Omit<KillsAsked, 'engine' | 'folder'>) {
  const folder = await mkdtemp(join(tmpdir(), 'lithe-kills-'))
  try {
    const measured = await measureKills({ ...asked, engine, folder })
    tell(measured)
    return measured.lost.uploads.length + measured.lost.reports.length
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const [api] = targets.filter(({ name }) => name === 'api')
if (api) await makeIfChanged(root, api)
let lost = 0
// The embedded database serves one server.
for (const engine of engines)
  lost += await killsOn(engine, {
    cycles,
    visitors,
    signal,
    deployment: values.deployment,
    servers: engine === 'pglite' ? 1 : servers,
  })
process.exitCode = lost === 0 ? 0 : 1
