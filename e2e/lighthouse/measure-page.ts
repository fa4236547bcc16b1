import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { findFreePort } from '../../apps/api/start/free-port.ts'
import { categories, type Figures, type Scores, scoresOf } from './bar.ts'
import { openBrowser, type Prepare } from './open-browser.ts'
import { visitUnwatched } from './visit-unwatched.ts'

export type PageRun = { scores: Scores; figures: Figures; report: string; failed: string[] }

/** Measures one visit on Lighthouse's simulated slow phone, in a new browser prepared by `prepare`. */
export async function measurePage(prepare: Prepare, chromiumPath: string): Promise<PageRun> {
  const port = (await findFreePort(9322)) ?? 9322
  const folder = mkdtempSync(join(tmpdir(), 'lithe-visit-'))
  const context = await openBrowser(folder, chromiumPath, [`--remote-debugging-port=${port}`])
  try {
    const address = await prepare(context)
    const run = await lighthouse(address, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...categories],
      disableStorageReset: true,
    })
    if (!run || run.lhr.runtimeError)
      throw new Error(run?.lhr.runtimeError?.message ?? 'Lighthouse said nothing.')
    const { audits, categories: measured } = run.lhr
    const counts = Object.values(measured).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
    )
    const numberOf = (id: string) => audits[id]?.numericValue ?? Number.NaN
    const scores = scoresOf(measured)
    return {
      scores,
      figures: {
        performance: scores.performance,
        largestPaintMs: numberOf('largest-contentful-paint'),
        layoutShift: numberOf('cumulative-layout-shift'),
        blockedMs: numberOf('total-blocking-time'),
        ...(await visitUnwatched(prepare, chromiumPath)),
      },
      report: String(run.report),
      failed: counts.filter(id => (audits[id]?.score ?? 1) < 0.9).map(id => audits[id]?.title ?? id),
    }
  } finally {
    await context.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
