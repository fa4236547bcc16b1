import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../../apps/api/start/free-port.ts'
import { runServer } from '../../apps/api/start/run-server.ts'
import { waitUntilReady } from '../../apps/api/start/wait-until-ready.ts'
import { root } from '../../tools/bootstrap/root.mjs'
import { makeAll } from '../../tools/builds/make-all.ts'
import { ensureChromium } from '../../tools/chromium/ensure-chromium.ts'
import { startProxy } from '../../workshop/load/proxy.ts'
import { belowBar, beyondBar, type Figures, medianOf, type PageName, pages } from './bar.ts'
import { buildAt, commitBefore } from './build-at.ts'
import { leaveReport } from './leave-report.ts'
import { measurePage, type PageRun } from './measure-page.ts'
import type { Prepare } from './open-browser.ts'

export type LighthouseAsked = {
  /** Number of measurements per page. */
  count: number
  /** Commit to compare with, instead of the previous commit. */
  beside?: string | undefined
  alone: boolean
  deployed: boolean
  json?: string | undefined
}

type Side = { name: string; origin: string; runs: Record<PageName, PageRun[]> }

async function serve(name: string, tree: string, isDeployed: boolean): Promise<Side> {
  const port = await findFreePort(Number(process.env.LIGHTHOUSE_PORT ?? 3227))
  if (port === null) throw new Error('Every port is taken.')
  const folder = mkdtempSync(join(tmpdir(), 'lithe-lighthouse-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const origin = `http://localhost:${port}`
  const behind = isDeployed ? { TRUST_PROXY: '1' } : {}
  const settings = { PORT: String(port), HOST: 'localhost', DATA_DIR: folder, LOG_LEVEL: 'warn', ...behind }
  const server = runServer(settings, tree)
  if (!(await waitUntilReady(origin, server.hasEnded)))
    throw new Error(`The server of ${name} did not start.`)
  return { name, origin, runs: { landing: [], start: [], 'sign-in': [], report: [] } }
}

/** Deploys the server as a browser finds it on the web. */
async function deploy(side: Side): Promise<Side> {
  const folder = mkdtempSync(join(tmpdir(), 'lithe-lighthouse-proxy-'))
  const { origin, pid } = await startProxy([side.origin], folder)
  process.once('exit', () => {
    process.kill(pid)
    rmSync(folder, { recursive: true, force: true })
  })
  return { ...side, origin }
}

const preparing = (page: PageName, origin: string): Prepare => {
  if (page === 'report') return context => leaveReport(context, origin)
  const path = { landing: '/', start: '/longevity-test', 'sign-in': '/login' }[page]
  return async () => origin + path
}

const medianAt = ({ runs }: Side, page: PageName) => medianOf(runs[page].map(({ figures }) => figures))

const names = Object.keys(pages) as PageName[]

/** Measures and judges every page, ends servers and browsers, and exits. */
export async function runLighthouse({
  count,
  json,
  beside,
  alone,
  deployed,
}: LighthouseAsked): Promise<never> {
  const chromiumPath = await ensureChromium()
  await makeAll()
  const before = alone ? null : (beside ?? commitBefore())
  const served = [
    ...(before === null ? [] : [await serve(before.slice(0, 8), await buildAt(before), deployed)]),
    await serve('here', root, deployed),
  ]
  const sides = deployed ? await Promise.all(served.map(deploy)) : served

  for (let number = 1; number <= count; number++)
    for (const page of names)
      for (const { name, origin, runs } of sides) {
        const run = await measurePage(preparing(page, origin), chromiumPath)
        console.log(`  run ${number}, ${page}, ${name}: performance ${run.scores.performance}`)
        runs[page].push(run)
      }

  const rows = names.map(page => {
    const told = (figure: (figures: Figures) => string) =>
      sides.map(side => figure(medianAt(side, page))).join(' → ')
    return [
      page,
      {
        performance: told(({ performance }) => String(performance)),
        'largest paint, s': told(({ largestPaintMs }) => (largestPaintMs / 1000).toFixed(2)),
        shift: told(({ layoutShift }) => layoutShift.toFixed(3)),
        'blocked, ms': told(({ blockedMs }) => blockedMs.toFixed(0)),
        'by itself, ms': told(({ ownBlockedMs }) => ownBlockedMs.toFixed(0)),
        'work in 5 s, ms': told(({ workMs }) => workMs.toFixed(0)),
        'longest task, ms': told(({ longestTaskMs }) => longestTaskMs.toFixed(0)),
      },
    ] as const
  })
  console.log(`Medians of ${count}: ${sides.map(({ name }) => name).join(' → ')}`)
  console.table(Object.fromEntries(rows))

  const here = sides.at(-1)
  if (!here) throw new Error('Nothing was measured.')
  if (json)
    for (const page of names) writeFileSync(join(json, `${page}.json`), here.runs[page].at(-1)?.report ?? '')
  const [load = 0] = loadavg()
  if (load > availableParallelism())
    console.log(
      `This machine is busy (load ${load.toFixed(1)}): performance reads lower than it is. "By itself" and "work" are what the page's thread spent on the processor, and hold all the same.`,
    )
  const beyond = names.flatMap(page => beyondBar(page, medianAt(here, page)).map(said => `${page}: ${said}`))
  const [landing] = here.runs.landing
  const missed = landing ? belowBar(landing.scores).map(category => `landing: ${category}`) : []
  for (const line of [...beyond, ...missed]) console.error(`Beyond the bar: ${line}`)
  if (missed.length > 0) console.error(landing?.failed.join('; '))
  process.exit(beyond.length + missed.length > 0 ? 1 : 0)
}
