import { parseArgs } from 'node:util'
import { Misused } from '../../tools/run/command.ts'

export const summary = 'the same visits on a small and a large database'
export const usage = `npm run lab -- growth [--people 10000,1000000] [--visits-per-second 10] [--seconds 15] [--rounds 3] [--buffers 128MB]

The same visits on databases in which so many people have been before, in turn: p99 by door, and bytes a person.`

export async function run(words: string[]) {
  const { values } = parseArgs({
    args: words,
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
  if (!areCounts || !/^\d+[kMG]B$/.test(buffers)) throw new Misused()

  const { growthLines, measureGrowth } = await import('../load/measure-growth.ts')
  const { withBuiltApi } = await import('../load/with-built-api.ts')
  const tell = (line: string) => console.log(line)
  const measured = await withBuiltApi('growth', folder =>
    measureGrowth({ people, visitsPerSecond, seconds, rounds, buffers, folder, tell }),
  )
  console.log(growthLines(measured).join('\n'))
}
