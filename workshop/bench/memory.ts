import type { Browser, Page } from 'playwright-core'
import type { openLab } from '../accuracy/lab-browser.ts'
import type { Clip } from '../accuracy/truth.ts'
import { beginningAndEnd, heldBytes } from '../engines/watch-engines.ts'
import { type PeerName, peerNames } from '../pages/peers/meet-peer-port.ts'

/** Megabytes at one moment: live JS objects, and all browser processes. */
type Sample = { minute: number; heap: number; resident: number }
export type MemoryReport = { name: PeerName; pictures: number; samples: Sample[] }

const sampleEverySeconds = 15
const megabyte = 2 ** 20

async function createSampler(browser: Browser, page: Page) {
  const ofBrowser = await browser.newBrowserCDPSession()
  const ofPage = await page.context().newCDPSession(page)
  return async (minute: number): Promise<Sample> => {
    await ofPage.send('HeapProfiler.collectGarbage')
    const { usedSize } = await ofPage.send('Runtime.getHeapUsage')
    const { processInfo } = await ofBrowser.send('SystemInfo.getProcessInfo')
    const held = await Promise.all(processInfo.map(({ id }) => heldBytes(id)))
    const resident = held.reduce((sum, bytes) => sum + bytes, 0)
    return { minute, heap: usedSize / megabyte, resident: resident / megabyte }
  }
}

async function watchOne(
  lab: Awaited<ReturnType<typeof openLab>>,
  name: PeerName,
  { truth }: Clip,
  minutes: number,
): Promise<MemoryReport> {
  const movement = truth?.movement
  if (!movement || movement === 'none') throw new Error('memory is watched on a film that shows a movement')
  const browser = await lab.launch()
  const page = await lab.openPage(browser)
  const url = lab.filmUrl(0)
  try {
    await page.evaluate(([peer, film]) => window.litheMeetPeer.open(peer, film), [name, url] as const)
    const sample = await createSampler(browser, page)
    const samples: Sample[] = []
    let pictures = 0
    while (samples.length < (minutes * 60) / sampleEverySeconds) {
      pictures += await page.evaluate(
        ([film, what, seconds]) => window.litheMeetPeer.keepBusy(film, what, seconds),
        [url, movement, sampleEverySeconds] as const,
      )
      samples.push(await sample(((samples.length + 1) * sampleEverySeconds) / 60))
    }
    return { name, pictures, samples }
  } finally {
    await browser.close()
  }
}

/** Runs all engines concurrently, each in its own browser, measuring one film again and again. */
export const watchMemory = (
  lab: Awaited<ReturnType<typeof openLab>>,
  clip: Clip,
  minutes: number,
): Promise<MemoryReport[]> => Promise.all(peerNames.map(name => watchOne(lab, name, clip, minutes)))

/** Megabytes at the beginning and end. */
export const beginningAndEndOf = ({ samples }: MemoryReport, of: 'heap' | 'resident') =>
  beginningAndEnd(samples.map(sample => sample[of]))

/** Maximum fraction of the reference engine's process memory. */
export const mostHeldShare = 0.8

/** Our process memory at the end as a fraction of the reference engine's; null if not watched. */
export function heldShare(reports: readonly MemoryReport[]): number | null {
  const held = (name: PeerName) => {
    const report = reports.find(one => one.name === name)
    return report && beginningAndEndOf(report, 'resident').end
  }
  const [ours, reference] = [held('lithe'), held('tasks-vision')]
  return ours === undefined || reference === undefined ? null : ours / reference
}

/** Natural fluctuation: megabytes of live objects, and a fraction of process memory. */
const mayGrow = { heapMegabytes: 3, residentShare: 0.1 }

/** Whether memory grew no more than it naturally fluctuates. */
export function stayedFlat(report: MemoryReport): boolean {
  const heap = beginningAndEndOf(report, 'heap')
  const resident = beginningAndEndOf(report, 'resident')
  return (
    heap.end - heap.beginning <= mayGrow.heapMegabytes &&
    resident.end <= resident.beginning * (1 + mayGrow.residentShare)
  )
}
