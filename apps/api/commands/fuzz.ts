import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Fuzzed, fuzz } from '../src/testing/fuzz/fuzz.ts'
import { type Engine, engines, openWorld } from '../src/testing/fuzz/open-world.ts'
import { type PaymentsTried, paymentsTried } from '../src/testing/fuzz/peers.ts'

const usage =
  'npm run fuzz -- [--requests 20000] [--seed 1] [--engine pglite|postgres|both] [--payments stripe|sandbox] [--json FILE]'

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    engine: { type: 'string', default: 'both' },
    payments: { type: 'string', default: 'stripe' },
    json: { type: 'string' },
  },
})
const requests = Number(values.requests)
const seed = Number(values.seed)
const chosen = engines.filter(engine => values.engine === 'both' || values.engine === engine)
const payments = paymentsTried.find(each => each === values.payments)
if (!(requests >= 1) || !Number.isInteger(seed) || chosen.length === 0 || !payments) {
  console.error(`${usage}. As many requests go to each engine as the other.`)
  process.exit(1)
}

const tellEvery = 5000

async function fuzzOn(engine: Engine, payments: PaymentsTried): Promise<Fuzzed> {
  const { testApp, peers, close } = await openWorld(engine, payments)
  let told = 0
  const tell = (done: number) => {
    if (done - told < tellEvery) return
    told = done
    console.log(`  ${engine}: ${done} requests`)
  }
  const fuzzed = await fuzz(testApp, peers, { seed, requests: Math.ceil(requests / chosen.length), tell })
  await close()
  return fuzzed
}

const results: Record<string, Fuzzed> = {}
for (const engine of chosen) {
  console.log(`Every door on ${engine}, paying by ${payments}, seed ${seed}:`)
  const fuzzed = await fuzzOn(engine, payments)
  results[engine] = fuzzed
  const { seconds, statuses, longestTurnMs, findings } = fuzzed
  console.log(`  ${fuzzed.requests} requests in ${seconds.toFixed(0)} s; answers ${JSON.stringify(statuses)}`)
  console.log(
    `  longest turn of those slow at first ${longestTurnMs.toFixed(1)} ms; ${findings.length} findings`,
  )
  for (const { what, request, number } of findings) console.log(`  ${number}: ${what}\n    ${request}`)
}
if (values.json) writeFileSync(values.json, `${JSON.stringify({ seed, ...results }, null, 2)}\n`)
process.exitCode = Object.values(results).some(({ findings }) => findings.length > 0) ? 1 : 0
