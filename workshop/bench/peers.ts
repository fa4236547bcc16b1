import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Page } from 'playwright-core'
import { judge } from '../accuracy/judge.ts'
import type { Folders, openLab } from '../accuracy/lab-browser.ts'
import type { Clip } from '../accuracy/truth.ts'
import { type PeerName, peerNames } from '../pages/peers/meet-peer-port.ts'
import { referenceFolders } from '../reference-engine/reference-engine.ts'

const require = createRequire(import.meta.url)

export const peerFolders = async (): Promise<Folders> => ({
  ...(await referenceFolders()),
  '/peers/human/': join(dirname(require.resolve('@vladmandic/human')), '..'),
})

export type PeerReport = {
  name: PeerName
  loadMs: number
  msPerPicture: number
  results: { clip: string; said: string; ok: boolean }[]
}

/** Enough for every movement; a higher rate would take slow engines half an hour. */
const framesPerSecond = 15

const said = (value: number | string) => (typeof value === 'number' ? String(+value.toFixed(2)) : value)

async function measureFilm(page: Page, url: string, { clip, truth }: Clip) {
  if (!truth || truth.movement === 'none') return []
  const measured = await page.evaluate(
    ([film, movement, rate]) => window.litheMeetPeer.measure(film, movement, rate),
    [url, truth.movement, framesPerSecond] as const,
  )
  if (!measured) return []
  return judge(measured, truth.expected, framesPerSecond).map(
    ({ metric, measured: value, expected, ok }) => ({
      clip,
      said: `${metric} ${said(value)} of ${said(expected)}`,
      ok,
    }),
  )
}

/** Runs each engine in its own page, in turn, on the same films. */
export async function meetPeers(
  lab: Awaited<ReturnType<typeof openLab>>,
  clips: readonly Clip[],
  pictures: number,
): Promise<PeerReport[]> {
  const reports: PeerReport[] = []
  for (const name of peerNames) {
    const page = await lab.openPage()
    const first = lab.filmUrl(0)
    const loadMs = await page.evaluate(([peer, url]) => window.litheMeetPeer.open(peer, url), [
      name,
      first,
    ] as const)
    const msPerPicture = await page.evaluate(([url, count]) => window.litheMeetPeer.time(url, count), [
      first,
      pictures,
    ] as const)
    console.log(`${name}: there after ${loadMs.toFixed(0)} ms, ${msPerPicture.toFixed(1)} ms a picture`)
    const results: PeerReport['results'] = []
    for (const [index, clip] of clips.entries()) {
      const found = await measureFilm(page, lab.filmUrl(index), clip)
      for (const { said, ok } of found) console.log(`${ok ? ' ok ' : 'OFF '}${clip.clip}: ${said}`)
      results.push(...found)
    }
    reports.push({ name, loadMs, msPerPicture, results })
    await page.close()
  }
  return reports
}
