import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Misused } from '../../tools/run/command.ts'

export const summary = 'what "good", "fair" and "poor" come to when films are spoilt'
export const usage = `npm run lab -- calibrate --from-recordings DIR [--from-recordings DIR …] [--markdown FILE]

Spoils what the engine said of films with known truth in every way it gets worse, measures it again, and prints what
"good", "fair" and "poor" come to. The recordings come from npm run accuracy -- --clips DIR --recordings DIR; only those
of films as they were filmed are taken.
  --markdown FILE  in a document the table goes to its section "calibration"`

export async function run(words: string[]) {
  const { values } = parseArgs({
    args: words,
    options: {
      'from-recordings': { type: 'string', multiple: true, default: [] },
      markdown: { type: 'string' },
    },
  })
  const folders = values['from-recordings']
  const missing = folders.find(folder => !existsSync(folder))
  if (missing) throw new Misused(`There is no folder ${missing}`)
  if (folders.length === 0) throw new Misused('Say where the recordings are')
  const { writeTables } = await import('../accuracy/write-tables.ts')
  const { levelTable } = await import('../calibration/levels.ts')
  const { spoiltOutcomes } = await import('../calibration/spoilt-outcomes.ts')
  const table = levelTable(await spoiltOutcomes(folders))
  console.log(table)
  if (values.markdown) await writeTables(values.markdown, 'calibration', table)
}
