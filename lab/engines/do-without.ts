import type { serveLab } from '../accuracy/lab-browser.ts'
import type { LabBrowser } from '../browsers/lab-page.ts'
import { type Absence, absences, type Looked } from '../pages/engines/look-at-pictures-port.ts'
import { farthestApart, figureApart, sameShare } from './same-landmarks.ts'

/**
 * What the player chose by itself where something was absent, and how far its landmarks then lay from those with it: the
 * farthest of the same model's, the mean of another's.
 */
export type DoneWithout = { absence: Absence; chosen: string; apart: number; ok: boolean }

/** The small model, chosen on a device that is slow, guesses hidden joints elsewhere; on average it sees the same body. */
const sameFigureShare = 0.03

export const judgeWithout = (
  absence: Absence,
  { chosen, ...seen }: Looked & { chosen: string },
  before: Looked,
): DoneWithout => {
  const isSameModel = chosen.startsWith('full')
  const apart = (isSameModel ? farthestApart : figureApart)(before, seen)
  return { absence, chosen, apart, ok: apart <= (isSameModel ? sameShare : sameFigureShare) }
}

/** Each absence in a page of its own: the runtime is opened once in a page's life. */
export async function doWithout(
  browser: LabBrowser,
  lab: Awaited<ReturnType<typeof serveLab>>,
  pngs: readonly string[],
  before: Looked,
): Promise<DoneWithout[]> {
  const all: DoneWithout[] = []
  for (const absence of absences) {
    const page = await lab.openIn(browser)
    const asked = { absence, pngs }
    const seen = await page.evaluate(it => window.litheLook.without(it.absence, it.pngs), asked)
    all.push(judgeWithout(absence, seen, before))
    await page.close()
  }
  return all
}

export const withoutLine = ({ absence, chosen, apart, ok }: DoneWithout) =>
  `${ok ? ' ok ' : 'OFF '}  without ${absence}: ${chosen}, landmarks ${(100 * apart).toFixed(3)} % apart`
