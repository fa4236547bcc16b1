import type { serveLab } from '../accuracy/lab-browser.ts'
import type { LabBrowser } from '../browsers/lab-page.ts'
import { type Absence, absences, type Looked } from '../pages/engines/look-at-pictures-port.ts'
import { farthestApart, figureApart, sameShare } from './same-landmarks.ts'

/**
 * The player's fallback for an absent feature, and how far its landmarks deviated: the maximum for the same model, the
 * mean for another.
 */
export type DoneWithout = { absence: Absence; chosen: string; apart: number; ok: boolean }

/** The small model, chosen on slow devices, guesses hidden joints differently but sees the same body on average. */
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

/** Tests each absence in its own page, since the runtime opens once per page. */
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
