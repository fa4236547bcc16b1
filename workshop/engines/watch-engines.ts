import { readdir, readFile } from 'node:fs/promises'
import { serveLab } from '../accuracy/lab-browser.ts'
import type { BrowserEngine } from '../browsers/lab-page.ts'
import { openIfHere } from '../browsers/open-browser.ts'

const sampleEveryMs = 1000
/** How long a page looks at the film in one call. */
const lookForSeconds = 15
/** Natural fluctuation, since processes release memory pages late. */
const mayGrowShare = 0.1

export type EngineWatched = {
  engine: BrowserEngine
  pictures: number
  minutes: number
  /** Megabytes of the page's process, per sample, from before the page opens. */
  megabytes: readonly number[]
  ok: boolean
}

/** Matches the command line of a process that runs a page, in Chromium, WebKit and Firefox. */
const runsPages = /--type=renderer|WebKitWebProcess|-contentproc.*\btab\0?$/s

/** Parent of every process by id; Linux only. */
async function parents(): Promise<Map<number, number>> {
  const found = new Map<number, number>()
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const state = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
    // The program's name is in parentheses and may contain spaces.
    const parent = Number(state.slice(state.lastIndexOf(')') + 2).split(' ')[1])
    if (parent > 0) found.set(Number(name), parent)
  }
  return found
}

function descendants(of: number, parentOf: Map<number, number>): number[] {
  const isBelow = (process: number | undefined): boolean =>
    process !== undefined && (process === of || isBelow(parentOf.get(process)))
  return [...parentOf.keys()].filter(process => process !== of && isBelow(process))
}

/** Proportional set size of a process in bytes; Linux only. */
export async function heldBytes(process: number): Promise<number> {
  const held = await readFile(`/proc/${process}/smaps_rollup`, 'utf8').catch(() => '')
  return Number(/^Pss:\s+(\d+) kB/m.exec(held)?.[1] ?? 0) * 1024
}

/** Megabytes of the page's process: the largest that runs pages, as browsers keep empty ones in reserve. */
async function megabytesHeld(): Promise<number> {
  const held = descendants(process.pid, await parents()).map(async id => {
    const command = await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')
    return runsPages.test(command) ? heldBytes(id) : 0
  })
  return Math.max(0, ...(await Promise.all(held))) / 2 ** 20
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Megabytes at the beginning and end: means of the second fifth and the last. */
export function beginningAndEnd(megabytes: readonly number[]) {
  const fifth = Math.max(1, Math.floor(megabytes.length / 5))
  return { beginning: mean(megabytes.slice(fifth, 2 * fifth)), end: mean(megabytes.slice(-fifth)) }
}

export function staysFlat(megabytes: readonly number[]): boolean {
  const { beginning, end } = beginningAndEnd(megabytes)
  return beginning > 0 && end <= beginning * (1 + mayGrowShare)
}

/** Decodes and processes films for `minutes` in each engine in turn. */
export async function watchEngines(
  film: string,
  { engines, minutes }: { engines: readonly BrowserEngine[]; minutes: number },
): Promise<EngineWatched[]> {
  const lab = await serveLab([film])
  const watched: EngineWatched[] = []
  try {
    for (const engine of engines) {
      const browser = await openIfHere(engine)
      if (!browser) continue
      const megabytes: number[] = []
      const timer = setInterval(async () => megabytes.push(await megabytesHeld()), sampleEveryMs)
      const page = await lab.openIn(browser)
      const asked = { url: lab.filmUrl(0), seconds: lookForSeconds }
      let pictures = 0
      for (let looks = 0; looks < (minutes * 60) / lookForSeconds; looks++)
        pictures += await page.evaluate(it => window.litheLook.keepLooking(it.url, it.seconds), asked)
      clearInterval(timer)
      await browser.close()
      watched.push({ engine, pictures, minutes, megabytes, ok: staysFlat(megabytes) })
    }
  } finally {
    lab.close()
  }
  return watched
}

export function memoryLine({ engine, pictures, minutes, megabytes, ok }: EngineWatched): string {
  const { beginning, end } = beginningAndEnd(megabytes)
  const most = Math.max(...megabytes)
  return `${ok ? ' ok ' : 'OFF '}${engine}: ${pictures} pictures in ${minutes} minutes, the page’s process ${beginning.toFixed(0)} → ${end.toFixed(0)} MB, at most ${most.toFixed(0)}`
}
