import { serveLab } from '../accuracy/lab-browser.ts'
import type { BrowserEngine, LabBrowser } from '../browsers/lab-page.ts'
import { openIfHere } from '../browsers/open-browser.ts'
import type { Looked, Speed } from '../pages/engines/look-at-pictures-port.ts'
import { type DoneWithout, doWithout, withoutLine } from './do-without.ts'
import { farthestApart, sameShare } from './same-landmarks.ts'

/** The same frames as PNGs, identical everywhere, and as decoded by the engine. */
type Seen = {
  engine: BrowserEngine
  ofPixels: Looked
  ofFilm: Looked
  without: DoneWithout[]
  speed: Speed | null
}

export type EngineShown = {
  engine: BrowserEngine
  /** Maximum landmark distance from the first engine, as a fraction of the larger side. */
  pixelsApart: number
  filmApart: number
  /** Frames in which it found the person. */
  found: number
  speed: Speed | null
  without: DoneWithout[]
  ok: boolean
}

type ShowOptions = {
  engines: readonly BrowserEngine[]
  /** Frames to compare, and to time; without timing, no feature is disabled either. */
  pictures: number
  timed: number
  tell: (shown: EngineShown) => void
}

/** Time limit of each request, which takes seconds on an idle machine. */
const patienceMinutes = 5

/** Names an unresponsive browser and its request. */
export async function inTime<Result>(
  asked: string,
  answer: Promise<Result>,
  minutes = patienceMinutes,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    const error = new Error(`${asked}: no answer within ${minutes} minutes`)
    timer = setTimeout(() => reject(error), minutes * 60_000)
  })
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer))
}

type Shown = { seen: Seen; pngs: readonly string[] }

async function show(
  browser: LabBrowser,
  lab: Awaited<ReturnType<typeof serveLab>>,
  given: readonly string[] | null,
  { pictures, timed }: ShowOptions,
): Promise<Shown> {
  const within = <Result>(what: string, answer: Promise<Result>) =>
    inTime(`${browser.engine}, ${what}`, answer)
  try {
    const page = await within('the page', lab.openIn(browser))
    const asked = { url: lab.filmUrl(0), pictures, timed }
    const take = () => page.evaluate(it => window.litheLook.take(it.url, it.pictures), asked)
    const pngs = given ?? (await within('pictures of the film', take()))
    const ofPixels = await within(
      'looking at pixels',
      page.evaluate(it => window.litheLook.pictures(it), pngs),
    )
    const ofFilm = await within(
      'looking at the film',
      page.evaluate(it => window.litheLook.film(it.url, it.pictures), asked),
    )
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
  const areSame = pixelsApart <= sameShare && filmApart <= sameShare
  const ok = found > 0 && areSame && without.every(one => one.ok)
  return { engine, pixelsApart, filmApart, found, speed, without, ok }
}

/** Shows a film to the shipped engine in a worker of each browser in turn; names unavailable browsers. */
export async function showEngines(film: string, options: ShowOptions): Promise<EngineShown[]> {
  const lab = await serveLab([film])
  const all: EngineShown[] = []
  let first: Seen | null = null
  let pngs: readonly string[] | null = null
  try {
    for (const engine of options.engines) {
      const browser = await openIfHere(engine)
      if (!browser) continue
      const shown: Shown = await show(browser, lab, pngs, options)
      pngs = shown.pngs
      first ??= shown.seen
      const compared = compare(shown.seen, first)
      options.tell(compared)
      all.push(compared)
    }
  } finally {
    lab.close()
  }
  return all
}

const percent = (share: number) => `${(100 * share).toFixed(3)} %`
const perSecond = (ms: number) => (1000 / ms).toFixed(1)

/** One line per engine, and one per disabled feature. */
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

export const shownTable = (all: readonly EngineShown[]): string =>
  [
    '| engine | runtime build | threads | fps, one thread | fps, all threads | same pixels apart | film apart |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...all.map(({ engine, pixelsApart, filmApart, speed }) => {
      const cells = speed
        ? [speed.build, speed.threads, perSecond(speed.oneThreadMs), perSecond(speed.allThreadsMs)]
        : ['', '', '', '']
      return `| ${[engine, ...cells, percent(pixelsApart), percent(filmApart)].join(' | ')} |`
    }),
  ].join('\n')
