import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { findFreePort } from '../../apps/api/start/free-port.ts'
import { chromiumArguments, softwarePaintArguments } from '../../tools/chromium/chromium-arguments.ts'
import { categories, type Scores, scoresOf } from './bar.ts'

const shownTimes = {
  'first-contentful-paint': 'first paint',
  'largest-contentful-paint': 'largest paint',
  'total-blocking-time': 'blocked',
  'cumulative-layout-shift': 'shift',
} as const

export type PageRun = { scores: Scores; times: Record<string, string>; report: string; failed: string[] }

/** One visit as Lighthouse's phone makes it: a slow network and a slow processor, both worked out, not waited for. */
export async function measurePage(address: string, chromiumPath: string): Promise<PageRun> {
  const port = await findFreePort(9322)
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: [...chromiumArguments, ...softwarePaintArguments, `--remote-debugging-port=${port}`],
  })
  try {
    const run = await lighthouse(address, {
      port: port ?? 9322,
      output: 'json',
      logLevel: 'error',
      onlyCategories: categories,
    })
    if (!run || run.lhr.runtimeError)
      throw new Error(run?.lhr.runtimeError?.message ?? 'Lighthouse said nothing.')
    const { audits, categories: measured } = run.lhr
    const counts = Object.values(measured).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
    )
    return {
      scores: scoresOf(measured),
      times: Object.fromEntries(
        Object.entries(shownTimes).map(([id, name]) => [name, audits[id]?.displayValue ?? '?']),
      ),
      report: String(run.report),
      failed: counts.filter(id => (audits[id]?.score ?? 1) < 0.9).map(id => audits[id]?.title ?? id),
    }
  } finally {
    await browser.close()
  }
}
