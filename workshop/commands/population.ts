import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Misused } from '../../tools/run/command.ts'
import type { ToldRow } from '../population/count-told.ts'

export const summary = 'what the number tells people of every age, in worlds that are drawn'
export const usage =
  'npm run lab -- population [--people 4000] [--seed 1] [--world own] [--json FILE]; numbers above zero'

const ages = Array.from({ length: 16 }, (_, index) => 20 + 5 * index)

export async function run(words: string[]) {
  const { values } = parseArgs({
    args: words,
    options: {
      people: { type: 'string', default: '4000' },
      seed: { type: 'string', default: '1' },
      world: { type: 'string' },
      json: { type: 'string' },
    },
  })
  const { countTold, rowOf } = await import('../population/count-told.ts')
  const { worlds } = await import('../population/worlds.ts')
  const people = Number(values.people)
  const seed = Number(values.seed)
  const asked = worlds.filter(({ name }) => values.world === undefined || name === values.world)
  if (!(people >= 1) || !(seed >= 1) || asked.length === 0)
    throw new Misused(`Worlds: ${worlds.map(({ name }) => name).join(', ')}.`)

  console.log(`Drawing ${people} people of each age and sex in ${asked.length} worlds, seed ${seed}.\n`)
  console.log(
    '| world | sex | age | bias, y | younger % | about % | older % | red % | coverage % | R² | false change % | power % |',
  )
  console.log('|---|---|---|---|---|---|---|---|---|---|---|---|')
  const rows: ToldRow[] = []
  for (const world of asked)
    for (const sex of ['Male', 'Female'] as const)
      for (const age of ages) {
        const row = countTold(world, sex, age, people, seed)
        rows.push(row)
        console.log(`| ${rowOf(row).join(' | ')} |`)
      }
  if (values.json) writeFileSync(values.json, `${JSON.stringify(rows, null, 2)}\n`)
}
