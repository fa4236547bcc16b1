import type { openLab } from '../accuracy/lab-browser.ts'
import type { PeerName } from '../pages/peers/meet-peer-port.ts'
import { median } from './bench-pipeline.ts'

/** Milliseconds from a cold start to the first frame's landmarks, in a fresh browser. */
async function openAnew(lab: Awaited<ReturnType<typeof openLab>>, name: PeerName): Promise<number> {
  const browser = await lab.launch()
  try {
    const page = await lab.openPage(browser)
    return await page.evaluate(([peer, url]) => window.litheMeetPeer.open(peer, url), [
      name,
      lab.filmUrl(0),
    ] as const)
  } finally {
    await browser.close()
  }
}

const turns = 5
/** Maximum fraction of the reference engine's time. */
const mostShare = 0.8

/** Alternates both engines in fresh browsers; true if ours is fast enough. */
export async function benchFirstPicture(lab: Awaited<ReturnType<typeof openLab>>): Promise<boolean> {
  const ours: number[] = []
  const reference: number[] = []
  for (let turn = 0; turn < turns; turn += 1) {
    reference.push(await openAnew(lab, 'tasks-vision'))
    ours.push(await openAnew(lab, 'lithe'))
  }
  const share = median(ours.map((ms, turn) => ms / (reference[turn] ?? Number.NaN)))
  const isSoon = share <= mostShare
  console.log(
    `${isSoon ? ' ok ' : 'OFF '}first picture, median of ${turns}: ${median(ours).toFixed(0)} ms ÷ ${median(reference).toFixed(0)} ms of tasks-vision ${share.toFixed(3)}  bar ${mostShare}`,
  )
  return isSoon
}
