import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Misused } from '../../tools/run/command.ts'

export const summary = 'whole visits at once: how many a second, and how long each door takes'
export const usage =
  'npm run lab -- load [--visits 600] [--seconds 8] [--rounds 3] [--visitors 24] [--servers 1] [--profile FOLDER] [--json FILE]'

export async function run(words: string[]) {
  const { values } = parseArgs({
    args: words,
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
  if (!Object.values(counts).every(isCount)) throw new Misused()

  const { loadLines } = await import('../load/load-lines.ts')
  const { measureLoad } = await import('../load/measure-load.ts')
  const { withBuiltApi } = await import('../load/with-built-api.ts')
  const flags = values.profile ? ['--cpu-prof', `--cpu-prof-dir=${values.profile}`] : []
  const measured = await withBuiltApi('load', folder =>
    measureLoad({ ...counts, folder, flags, tell: line => console.log(line) }),
  )
  console.log(loadLines(measured).join('\n'))
  if (values.json) writeFileSync(values.json, `${JSON.stringify(measured, null, 2)}\n`)
}
