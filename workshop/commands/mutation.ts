import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Misused } from '../../tools/run/command.ts'
import { areas } from '../mutation/areas.ts'

export const summary = 'whether tests notice what is changed in the code'
export const usage = `npm run lab -- mutation --area ${Object.keys(areas).join('|')} [--sample 400] [--seed 1] [--from 0] [--workers 1] [--quick] [--least 88] [--again FILE]
--least fails where a smaller percentage is noticed; --quick leaves out tests that take many seconds: what they alone notice is left for --again.
--from leaves out so many of the draw, for a sample that is run in slices; --again asks only about what FILE, the report
of an earlier run, has as unnoticed (.cache/mutation-AREA.json is written anew: keep a copy).`

const pluginAt = (file: string) => new URL(`../mutation/${file}`, import.meta.url).href

export async function run(words: string[]) {
  const { values } = parseArgs({
    args: words,
    options: {
      area: { type: 'string', default: '' },
      sample: { type: 'string', default: '400' },
      seed: { type: 'string', default: '1' },
      from: { type: 'string', default: '0' },
      workers: { type: 'string', default: '1' },
      quick: { type: 'boolean', default: false },
      least: { type: 'string', default: '0' },
      again: { type: 'string', default: '' },
    },
  })
  const area = areas[values.area]
  const [sample, seed, from, workers] = [values.sample, values.seed, values.from, values.workers].map(Number)
  if (!area || !sample || !workers || !Number.isInteger(seed) || !Number.isInteger(from)) throw new Misused()

  const { Stryker } = await import('@stryker-mutator/core')
  const { scoreOf } = await import('../mutation/mutation-score.ts')
  const { placesUnnoticedIn, readReport } = await import('../mutation/unnoticed-before.ts')
  process.env.MUTATION_AREA = values.area
  process.env.MUTATION_FOLDER = area.folder
  process.env.MUTATION_SAMPLE = values.sample
  process.env.MUTATION_SEED = values.seed
  process.env.MUTATION_QUICK = values.quick ? '1' : ''
  process.env.MUTATION_FROM = values.from
  process.env.MUTATION_AGAIN = values.again && resolve(values.again)

  const stryker = new Stryker({
    mutate: values.again
      ? placesUnnoticedIn(readReport(values.again))
      : [`${area.folder}/**/*.ts`, `!${area.folder}/**/*.test.ts`, `!${area.folder}/**/testing/**`],
    plugins: [
      '@stryker-mutator/vitest-runner',
      pluginAt('draw-checker.ts'),
      pluginAt('as-it-goes-reporter.ts'),
    ],
    checkers: ['draw'],
    testRunner: 'vitest',
    vitest: { configFile: 'workshop/mutation/vitest.config.ts' },
    coverageAnalysis: 'perTest',
    // Code that runs at module load would need all tests for each mutant.
    ignoreStatic: true,
    ignorePatterns: [
      'dist',
      'dist-lab',
      '.cache',
      'test-results',
      '/workshop/choreography/films',
      '/apps/web/public',
    ],
    concurrency: workers,
    dryRunTimeoutMinutes: 20,
    timeoutMS: 20_000,
    disableTypeChecks: false,
    reporters: ['as-it-goes', 'json'],
    jsonReporter: { fileName: `.cache/mutation-${values.area}.json` },
    tempDirName: `.cache/mutation-sandbox-${values.area}`,
    allowConsoleColors: false,
  })
  const score = scoreOf(await stryker.runMutationTest())
  for (const { fileName, line, mutatorName, replacement, status } of score.unnoticed)
    console.log(
      `${status} ${fileName.slice(fileName.lastIndexOf(area.folder))}:${line} ${mutatorName} → ${replacement}`,
    )
  console.log(
    `${values.area}, seed ${seed}, from ${from}: ${score.noticed} of ${score.drawn} mutants noticed, ${score.percent.toFixed(1)} %`,
  )
  process.exitCode = score.percent >= Number(values.least) ? 0 : 1
}
