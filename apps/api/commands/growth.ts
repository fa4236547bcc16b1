import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../../../tools/bootstrap/root.mjs'
import { makeIfChanged } from '../../../tools/builds/make-if-changed.ts'
import { targets } from '../../../tools/builds/targets.ts'
import { growthLines, measureGrowth } from '../load/measure-growth.ts'

const usage = `npm run growth -- [--people 10000,1000000] [--visits-per-second 10] [--seconds 15] [--rounds 3] [--buffers 128MB]

The same visits on databases in which so many people have been before, in turn: p99 by door, and bytes a person.`

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '10000,1000000' },
    'visits-per-second': { type: 'string', default: '10' },
    seconds: { type: 'string', default: '15' },
    rounds: { type: 'string', default: '3' },
    buffers: { type: 'string', default: '128MB' },
  },
})
const people = values.people.split(',').map(Number)
const visitsPerSecond = Number(values['visits-per-second'])
const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)]
const { buffers } = values
const areCounts = [...people, visitsPerSecond, seconds, rounds].every(
  value => Number.isInteger(value) && value >= 1,
)
if (!areCounts || !/^\d+[kMG]B$/.test(buffers)) {
  console.error(usage)
  process.exit(1)
}

const [api] = targets.filter(({ name }) => name === 'api')
if (api) await makeIfChanged(root, api)
const folder = await mkdtemp(join(tmpdir(), 'lithe-growth-'))
try {
  const tell = (line: string) => console.log(line)
  const measured = await measureGrowth({ people, visitsPerSecond, seconds, rounds, buffers, folder, tell })
  console.log(growthLines(measured).join('\n'))
} finally {
  await rm(folder, { recursive: true, force: true })
}
