import { readdir, readFile } from 'node:fs/promises'
import { serveLab } from '../accuracy/lab-browser.ts'
import type { BrowserEngine } from '../browsers/lab-page.ts'
import { openIfHere } from '../browsers/open-browser.ts'

const sampleEverySeconds = 15
/** Natural fluctuation, since processes release memory pages late. */
const mayGrowShare = 0.1

export type EngineWatched = {
  engine: BrowserEngine
  pictures: number
  /** Megabytes of all browser processes, per sample. */
  megabytes: number[]
  ok: boolean
}

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

/** Proportional set size of a process in bytes. */
async function heldBytes(process: number): Promise<number> {
  const held = await readFile(`/proc/${process}/smaps_rollup`, 'utf8').catch(() => '')
  return Number(/^Pss:\s+(\d+) kB/m.exec(held)?.[1] ?? 0) * 1024
}

async function megabytesHeld(): Promise<number> {
  const held = await Promise.all(descendants(process.pid, await parents()).map(heldBytes))
  return held.reduce((sum, bytes) => sum + bytes, 0) / 2 ** 20
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
      const page = await lab.openIn(browser)
      const megabytes: number[] = []
      let pictures = 0
      while (megabytes.length < (minutes * 60) / sampleEverySeconds) {
        const asked = { url: lab.filmUrl(0), seconds: sampleEverySeconds }
        pictures += await page.evaluate(it => window.litheLook.keepLooking(it.url, it.seconds), asked)
        megabytes.push(await megabytesHeld())
      }
      await browser.close()
      watched.push({ engine, pictures, megabytes, ok: staysFlat(megabytes) })
    }
  } finally {
    lab.close()
  }
  return watched
}

export function memoryLine({ engine, pictures, megabytes, ok }: EngineWatched): string {
  const { beginning, end } = beginningAndEnd(megabytes)
  const seconds = megabytes.length * sampleEverySeconds
  return `${ok ? ' ok ' : 'OFF '}${engine}: ${pictures} pictures in ${(seconds / 60).toFixed(1)} minutes, all processes ${beginning.toFixed(0)} → ${end.toFixed(0)} MB`
}
