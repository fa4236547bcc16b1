import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findFreePort } from '../../apps/api/start/free-port.ts'
import { runServer } from '../../apps/api/start/run-server.ts'
import { waitUntilReady } from '../../apps/api/start/wait-until-ready.ts'
import { makeAll } from '../../tools/builds/make-all.ts'
import { ensureChromium } from '../../tools/chromium/ensure-chromium.ts'
import { bar, belowBar, categories } from '../lighthouse/bar.ts'
import { measurePage, type PageRun } from '../lighthouse/measure-page.ts'

const usage = `npm run lighthouse -- [--runs 5] [--json FILE]

Measures the landing page on a phone with Lighthouse, --runs times, and judges the run of median performance; ends
with 1 where that is below the bar.
  --json  also writes that run's whole report`

function asked() {
  try {
    const { values } = parseArgs({
      options: { runs: { type: 'string', default: '5' }, json: { type: 'string' } },
    })
    const count = Number(values.runs)
    if (Number.isInteger(count) && count > 0) return { count, json: values.json }
  } catch {}
  console.error(usage)
  process.exit(1)
}

const { count, json } = asked()
const chromiumPath = await ensureChromium()
await makeAll()

const port = await findFreePort(3227)
if (port === null) throw new Error('Every port from 3227 on is taken.')
const dataFolder = mkdtempSync(join(tmpdir(), 'lithe-lighthouse-'))
process.once('exit', () => rmSync(dataFolder, { recursive: true, force: true }))
const address = `http://localhost:${port}`
const server = runServer({ PORT: String(port), HOST: 'localhost', DATA_DIR: dataFolder, LOG_LEVEL: 'warn' })
if (!(await waitUntilReady(address, server.hasEnded))) throw new Error('The server did not start.')

const runs: PageRun[] = []
for (let number = 1; number <= count; number++) {
  const run = await measurePage(`${address}/`, chromiumPath)
  console.log(`  run ${number}: performance ${run.scores.performance}`)
  runs.push(run)
}
const median = runs.sort((a, b) => a.scores.performance - b.scores.performance)[Math.floor(count / 2)]
if (!median) throw new Error('Nothing was measured.')
const { scores, times, report, failed } = median
console.table(Object.fromEntries(categories.map(one => [one, { 'of 100': scores[one], bar: bar[one] }])))
console.log(
  Object.entries(times)
    .map(([name, time]) => `${name} ${time}`)
    .join(', '),
)
if (json) writeFileSync(json, report)
const [load = 0] = loadavg()
if (load > availableParallelism())
  console.log(`This machine is busy (load ${load.toFixed(1)}): performance reads lower than it is.`)
const below = belowBar(scores)
if (below.length > 0) console.error(`Below the bar: ${below.join(', ')}. ${failed.join('; ')}`)
process.exit(below.length > 0 ? 1 : 0)
