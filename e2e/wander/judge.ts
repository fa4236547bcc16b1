import { readSight, type Sight } from './sight.ts'
import type { Walk } from './walk.ts'

/** Time for a page to render; busy machines and slow servers get more. */
const patienceMs = 6000
const slowPatienceMs = 14_000

/** Whether the browser shows its own error page. */
const isOutside = (address: string) => !/^https?:/.test(address)

function faultsOf({ controls, heading, letters, tooWidePx, stage, isWaiting, path }: Sight): string[] {
  const faults: string[] = []
  if (letters === 0 || (heading === '' && stage === 'none' && !isWaiting))
    faults.push(`an empty page: no heading and ${letters} letters at ${path}`)
  if (tooWidePx > 1) faults.push(`the page is ${tooWidePx} px wider than the screen at ${path}`)
  const isLeft = !controls.some(({ isInView, name }) => isInView && !/^(back|lithe)?$/i.test(name))
  if (isLeft && stage === 'none' && !isWaiting) faults.push(`no action is on the screen at ${path}`)
  return faults
}

async function takeLongWaits({ tabs }: Walk): Promise<string[]> {
  const found: string[] = []
  for (const tab of tabs)
    for (const frame of tab.frames()) {
      const waits = await frame.evaluate(() => window.wander?.longWaits.splice(0) ?? []).catch(() => [])
      found.push(
        ...waits.map(({ words, ms, path }) => `${ms} ms of “${words}” without another word at ${path}`),
      )
    }
  return found
}

/** Polls until all is well or time runs out, since a page still rendering is not judged. */
export async function judge(walk: Walk): Promise<{ sight: Sight | null; faults: string[] }> {
  const { here, weather, book, troubles } = walk
  const patience = weather.isBad() || Date.now() - weather.badAt() < 8000 ? slowPatienceMs : patienceMs
  const until = Date.now() + patience
  await here.waitForTimeout(350)
  for (;;) {
    if (isOutside(here.url())) return { sight: null, faults: troubles.take() }
    // A closing window cannot be inspected.
    const sight = await readSight(here).catch(() => null)
    const lost = sight ? await book.lost(here).catch(() => []) : []
    const passing = [
      ...(sight ? faultsOf(sight) : ['the page does not answer']),
      ...lost.map(id => `result ${id} is neither with the server nor on the device`),
    ]
    if (passing.length > 0 && Date.now() < until) {
      await here.waitForTimeout(400)
      continue
    }
    return { sight, faults: [...passing, ...troubles.take(), ...(await takeLongWaits(walk))] }
  }
}
