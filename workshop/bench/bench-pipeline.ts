import type { openLab } from '../accuracy/lab-browser.ts'
import type {} from '../pages/bench-port.ts'

/** Required speed-up over the bare reference engine in the same run, by cores used. */
const leastGain = { oneThread: 1, moreThreads: 1.7 }
const longestAllowedTaskMs = 50
const analyserBudgetMs = 0.5

/** The upper median. */
export const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
const perSecond = (ms: number) => `${(1000 / ms).toFixed(1)} pictures/s (${ms.toFixed(1)} ms)`

/** Runs the same frames through the reference engine and ours; true if every requirement is met. */
export async function benchPipeline(
  lab: Awaited<ReturnType<typeof openLab>>,
  options: { pictures: number; rounds: number },
): Promise<boolean> {
  const page = await lab.openPage()
  const report = await page.evaluate(asked => window.litheBench(asked), {
    url: lab.filmUrl(0),
    ...options,
  })
  await page.close()

  const { rounds, threads } = report
  const reference = median(rounds.map(round => round.referenceMsPerPicture))
  const oneThread = median(rounds.map(round => round.oneThreadMsPerPicture))
  const shipped = median(rounds.map(round => round.shippedMsPerPicture))
  const gains = {
    shipped: median(rounds.map(round => round.referenceMsPerPicture / round.shippedMsPerPicture)),
    oneThread: median(rounds.map(round => round.referenceMsPerPicture / round.oneThreadMsPerPicture)),
  }
  const bar = threads > 1 ? leastGain.moreThreads : leastGain.oneThread
  const results = [
    {
      what: `throughput of the shipped pipeline ÷ bare tasks-vision, ${threads} threads`,
      value: gains.shipped,
      bar,
      ok: gains.shipped >= bar,
    },
    {
      what: 'throughput of our engine ÷ bare tasks-vision, one thread',
      value: gains.oneThread,
      bar: leastGain.oneThread,
      ok: gains.oneThread >= leastGain.oneThread,
    },
    {
      what: 'longest task on the page, ms (0: none reached 50)',
      value: report.longestTaskMs,
      bar: longestAllowedTaskMs,
      ok: report.longestTaskMs <= longestAllowedTaskMs,
    },
    {
      what: 'analyser, ms a frame',
      value: report.analyserMsPerFrame,
      bar: analyserBudgetMs,
      ok: report.analyserMsPerFrame <= analyserBudgetMs,
    },
  ]
  console.log(`engine ${report.engine}, ${options.pictures} pictures × ${options.rounds} rounds, medians`)
  console.log(`  bare tasks-vision, on the page   ${perSecond(reference)}`)
  console.log(`  our engine, one thread           ${perSecond(oneThread)}`)
  console.log(`  shipped pipeline                 ${perSecond(shipped)}`)
  for (const { what, value, bar, ok } of results)
    console.log(`${ok ? ' ok ' : 'OFF '}${what.padEnd(62)} ${value.toFixed(3).padStart(8)}  bar ${bar}`)
  return results.every(({ ok }) => ok)
}
