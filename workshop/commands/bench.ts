import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

export const summary = 'our pipeline compared with other engines'
export const usage = `npm run bench -- [--films LIST] [--clips DIR] [--pictures N] [--rounds N] [--memory MINUTES] [--markdown FILE]

Our pipeline compared with other engines on the same pictures in the same run.
  --films LIST     names of films below DIR, joined by commas (default: squat,squat-side,stance,toe-touch)
  --clips DIR      where the films lie (default: our own)
  --pictures N     of each film in each round (default: 120)
  --rounds N       how often each engine's turn comes (default: 5)
  --memory MINUTES also watch each engine's memory for so long
  --markdown FILE  write the tables into a document's section`

const ownFilms = fileURLToPath(new URL('../choreography/films', import.meta.url))

export async function run(words: string[]) {
  const { values } = parseArgs({
    args: words,
    options: {
      clips: { type: 'string', default: ownFilms },
      films: { type: 'string', default: 'squat,squat-side,stance,toe-touch' },
      pictures: { type: 'string', default: '120' },
      rounds: { type: 'string', default: '5' },
      memory: { type: 'string' },
      markdown: { type: 'string' },
    },
  })
  const { runBench } = await import('../bench/run-bench.ts')
  await runBench(values)
}
