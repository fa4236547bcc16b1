import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Misused } from '../../tools/run/command.ts'

export const summary = 'sends valid, nearly valid and hostile requests to every door'
export const usage =
  'npm run lab -- fuzz [--requests 20000] [--seed 1] [--payments stripe|sandbox] [--json FILE]'

const tellEvery = 5000
const much = { measurements: 7000, reports: 2400, profiles: 1000 }

export async function run(words: string[]) {
  const { values } = parseArgs({
    args: words,
    options: {
      requests: { type: 'string', default: '20000' },
      seed: { type: 'string', default: '1' },
      payments: { type: 'string', default: 'stripe' },
      json: { type: 'string' },
    },
  })
  const { fuzz } = await import('../../apps/api/src/testing/fuzz/fuzz.ts')
  const { openWorld } = await import('../../apps/api/src/testing/fuzz/open-world.ts')
  const { paymentsTried } = await import('../../apps/api/src/testing/fuzz/peers.ts')
  const requests = Number(values.requests)
  const seed = Number(values.seed)
  const payments = paymentsTried.find(each => each === values.payments)
  if (!(requests >= 1) || !Number.isInteger(seed) || !payments) throw new Misused()

  const { testApp, peers, close } = await openWorld(payments)
  let told = 0
  const tell = (done: number) => {
    if (done - told < tellEvery) return
    told = done
    console.log(`  ${done} requests`)
  }
  console.log(`Every door, paying by ${payments}, seed ${seed}:`)
  const fuzzed = await fuzz(testApp, peers, { seed, requests, much, tell })
  await close()
  const { seconds, statuses, longestTurnMs, waits, findings } = fuzzed
  console.log(`  ${fuzzed.requests} requests in ${seconds.toFixed(0)} s; answers ${JSON.stringify(statuses)}`)
  console.log(
    `  others waited ${waits.besideLittleMs.toFixed(0)} ms (p99) beside somebody with little, ${waits.besideHalfMs.toFixed(0)} ms beside half of ${JSON.stringify(much)}, ${waits.besideAllMs.toFixed(0)} ms beside all of it`,
  )
  console.log(
    `  longest turn of those slow at first ${longestTurnMs.toFixed(1)} ms; ${findings.length} findings`,
  )
  for (const { what, request, number } of findings) console.log(`  ${number}: ${what}\n    ${request}`)
  if (values.json) writeFileSync(values.json, `${JSON.stringify({ seed, ...fuzzed }, null, 2)}\n`)
  process.exitCode = findings.length > 0 ? 1 : 0
}
