import { serveLab } from '../accuracy/lab-browser.ts'
import type { BrowserEngine, LabBrowser } from '../browsers/lab-page.ts'
import { openIfHere } from '../browsers/open-browser.ts'
import type { Looked, Speed } from '../pages/engines/look-at-pictures-port.ts'
import { type DoneWithout, doWithout, withoutLine } from './do-without.ts'
import { farthestApart, sameShare } from './same-landmarks.ts'

/** Both of the same few pictures of one film: as PNGs, whose pixels are the same everywhere, and decoded by the engine. */
type Seen = {
  engine: BrowserEngine
  ofPixels: Looked
  ofFilm: Looked
  without: DoneWithout[]
  speed: Speed | null
}

export type EngineShown = {
  engine: BrowserEngine
  /** How far any landmark lay at most from where the first engine had it, in shares of the picture's larger side. */
  pixelsApart: number
  filmApart: number
  /** Pictures in which it found the person. */
  found: number
  speed: Speed | null
  without: DoneWithout[]
  ok: boolean
}

type ShowOptions = {
  engines: readonly BrowserEngine[]
  /** Pictures to be compared, and to be timed; without any to be timed nothing is switched off either. */
  pictures: number
  timed: number
}

type Shown = { seen: Seen; pngs: readonly string[] }

async function show(
  browser: LabBrowser,
  lab: Awaited<ReturnType<typeof serveLab>>,
  given: readonly string[] | null,
  { pictures, timed }: ShowOptions,
): Promise<Shown> {
  try {
    const page = await lab.openIn(browser)
    const asked = { url: lab.filmUrl(0), pictures, timed }
    const pngs = given ?? (await page.evaluate(it => window.litheLook.take(it.url, it.pictures), asked))
    const ofPixels = await page.evaluate(it => window.litheLook.pictures(it), pngs)
    const ofFilm = await page.evaluate(it => window.litheLook.film(it.url, it.pictures), asked)
    const speed = timed > 0 ? await page.evaluate(it => window.litheLook.time(it.url, it.timed), asked) : null
    const without = timed > 0 ? await doWithout(browser, lab, pngs, ofPixels) : []
    return { seen: { engine: browser.engine, ofPixels, ofFilm, without, speed }, pngs }
  } finally {
    await browser.close()
  }
}

const foundIn = ({ landmarks }: Looked) => landmarks.filter(seen => seen !== null).length

function compare(seen: Seen, first: Seen): EngineShown {
  const pixelsApart = farthestApart(first.ofPixels, seen.ofPixels)
  const filmApart = farthestApart(first.ofFilm, seen.ofFilm)
  const found = foundIn(seen.ofPixels)
  const { engine, speed, without } = seen
  const ok = found > 0 && pixelsApart <= sameShare && without.every(one => one.ok)
  return { engine, pixelsApart, filmApart, found, speed, without, ok }
}

/** Shows a film to the shipped engine in a worker of each browser, one after the other; those that are absent are named. */
export async function showEngines(film: string, options: ShowOptions): Promise<EngineShown[]> {
  const lab = await serveLab([film])
  const all: Seen[] = []
  let pngs: readonly string[] | null = null
  try {
    for (const engine of options.engines) {
      const browser = await openIfHere(engine)
      if (!browser) continue
      const shown: Shown = await show(browser, lab, pngs, options)
      pngs = shown.pngs
      all.push(shown.seen)
    }
  } finally {
    lab.close()
  }
  const [first] = all
  return first ? all.map(seen => compare(seen, first)) : []
}

const percent = (share: number) => `${(100 * share).toFixed(3)} %`
const perSecond = (ms: number) => (1000 / ms).toFixed(1)

/** One line an engine, and one more for each thing it was made to do without. */
export function shownLine(shown: EngineShown): string {
  const { engine, pixelsApart, filmApart, found, speed, without, ok } = shown
  const fast = speed
    ? [
        `${perSecond(speed.oneThreadMs)} pictures/s with one thread`,
        ...(speed.threads > 1 ? [`${perSecond(speed.allThreadsMs)} with ${speed.threads}`] : []),
        `runtime build ${speed.build}`,
      ]
    : []
  const line = [
    `${ok ? ' ok ' : 'OFF '}${engine}: in a worker, found in ${found}`,
    `the same pixels at most ${percent(pixelsApart)} apart`,
    `the film as decoded here ${percent(filmApart)}`,
    ...fast,
  ].join(', ')
  return [line, ...without.map(withoutLine)].join('\n')
}

/** The same as a table. */
export const shownTable = (all: readonly EngineShown[]): string =>
  [
    '| engine | runtime build | threads | pictures/s, one thread | pictures/s, all threads | same pixels apart | film apart |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...all.map(({ engine, pixelsApart, filmApart, speed }) => {
      const cells = speed
        ? [speed.build, speed.threads, perSecond(speed.oneThreadMs), perSecond(speed.allThreadsMs)]
        : ['', '', '', '']
      return `| ${[engine, ...cells, percent(pixelsApart), percent(filmApart)].join(' | ')} |`
    }),
  ].join('\n')
