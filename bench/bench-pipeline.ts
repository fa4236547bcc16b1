import type {} from '../apps/player/src/lab/bench-port.ts'
import type { openLab } from '../tools/accuracy/lab-browser.ts'

/** The shipped pipeline keeps at least this share of the bare engine's throughput. */
const leastShare = 0.9
const longestAllowedTaskMs = 50
const analyserBudgetMs = 0.5

const median = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
const perSecond = (ms: number) => `${(1000 / ms).toFixed(1)} pictures/s (${ms.toFixed(1)} ms)`

/** The same pictures through the bare engine and through the shipped pipeline; true when every bar is held. */
export async function benchPipeline(
  lab: Awaited<ReturnType<typeof openLab>>,
  { pictures, rounds }: { pictures: number; rounds: number },
): Promise<boolean> {
  const page = await lab.openPage()
  const report = await page.evaluate(options => window.litheBench(options), {
    url: lab.filmUrl(0),
    pictures,
    rounds,
  })
  await page.close()

  const bare = median(report.rounds.map(round => round.bareMsPerPicture))
  const onPage = median(report.rounds.map(round => round.onPageMsPerPicture))
  const shipped = median(report.rounds.map(round => round.shippedMsPerPicture))
  const share = median(report.rounds.map(round => round.bareMsPerPicture / round.shippedMsPerPicture))
  const results = [
    {
      what: 'throughput of the shipped pipeline ÷ bare engine',
      value: share,
      bar: leastShare,
      ok: share >= leastShare,
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
  console.log(`engine ${report.engine}, ${pictures} pictures × ${rounds} rounds, medians`)
  console.log(`  bare engine, in a worker    ${perSecond(bare)}`)
  console.log(`  shipped pipeline            ${perSecond(shipped)}`)
  console.log(
    `  bare engine, on the page    ${perSecond(onPage)}; shipped ÷ this ${(onPage / shipped).toFixed(2)}, no bar: the page stands still meanwhile`,
  )
  for (const { what, value, bar, ok } of results)
    console.log(`${ok ? ' ok ' : 'OFF '}${what.padEnd(50)} ${value.toFixed(3).padStart(8)}  bar ${bar}`)
  return results.every(({ ok }) => ok)
}
