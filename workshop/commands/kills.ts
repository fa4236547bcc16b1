import { parseArgs } from 'node:util'
import { Misused } from '../../tools/run/command.ts'
import type { KillsMeasured } from '../load/measure-kills.ts'

export const summary = 'kills servers under load, and counts what was lost'
export const usage =
  'npm run lab -- kills [--cycles 20] [--engine postgres|pglite|both] [--servers 2] [--visitors 12] [--signal SIGKILL|SIGTERM] [--deployment]'

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

export async function run(words: string[]) {
  const { values } = parseArgs({
    args: words,
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
  if (engines.length === 0 || !signal || !cycles || !servers || !visitors) throw new Misused()

  const { measureKills } = await import('../load/measure-kills.ts')
  const { withBuiltApi } = await import('../load/with-built-api.ts')
  const asked = { cycles, visitors, signal, deployment: values.deployment }
  let lost = 0
  for (const engine of engines) {
    // The embedded database supports only one server.
    const among = engine === 'pglite' ? 1 : servers
    const measured = await withBuiltApi('kills', folder =>
      measureKills({ ...asked, servers: among, engine, folder }),
    )
    tell(measured)
    lost += measured.lost.uploads.length + measured.lost.reports.length
  }
  process.exitCode = lost === 0 ? 0 : 1
}
