import { findChromium } from '../../tools/chromium/find-chromium.ts'
import { Misused } from '../../tools/run/command.ts'
import { findClips } from '../accuracy/truth.ts'
import { writeTables } from '../accuracy/write-tables.ts'
import { type BrowserEngine, browserEngines } from '../browsers/lab-page.ts'
import { agreementLine, agreementOf } from './agreement.ts'
import { compareFilms } from './compare-films.ts'
import { type EngineShown, showEngines, shownLine, shownTable } from './show-engines.ts'
import { memoryLine, watchEngines } from './watch-engines.ts'

export type EnginesAsked = {
  clips: string[]
  film: string
  pictures?: string | undefined
  timed: string
  short: boolean
  minutes: string
  engine: string[]
  markdown?: string | undefined
  build?: string | undefined
}

const builds = ['threaded', 'relaxed', 'compatible'] as const

type Wish = {
  values: EnginesAsked
  build: (typeof builds)[number] | null
  engines: readonly BrowserEngine[]
  picturesOr: (usual: number) => number
}

async function besideReference({ values, build, picturesOr }: Wish): Promise<boolean> {
  const films = (await Promise.all(values.clips.map(findClips))).flat().map(({ file }) => file)
  const { build: used, results } = await compareFilms(films, {
    chromiumPath: await findChromium(),
    build,
    pictures: picturesOr(150),
    tell: result => console.log(agreementLine(agreementOf(result))),
  })
  const off = results.filter(result => !agreementOf(result).ok)
  console.log(`${results.length} films, runtime build ${used}: ${off.length} off`)
  return off.length === 0 && results.length > 0
}

async function inBrowsers({ values, engines, picturesOr }: Wish): Promise<boolean> {
  const { short } = values
  const ways = short ? { pictures: 6, timed: 0 } : { pictures: picturesOr(12), timed: Number(values.timed) }
  const tell = (one: EngineShown) => console.log(shownLine(one))
  const shown = await showEngines(values.film, { ...ways, engines, tell })
  if (values.markdown && ways.timed > 0) await writeTables(values.markdown, 'engines', shownTable(shown))
  return shown.length > 0 && shown.every(({ ok }) => ok)
}

async function watchMemory({ values, engines }: Wish): Promise<boolean> {
  const watched = await watchEngines(values.film, { engines, minutes: Number(values.minutes) })
  for (const one of watched) console.log(memoryLine(one))
  return watched.length > 0 && watched.every(({ ok }) => ok)
}

const parts: Record<string, ((wish: Wish) => Promise<boolean>)[]> = {
  browsers: [inBrowsers],
  reference: [besideReference],
  memory: [watchMemory],
}
/** Runs the command; the exit code says whether everything passed. */
export async function runEngines(what: string | undefined, values: EnginesAsked): Promise<void> {
  const build = builds.find(one => one === values.build) ?? null
  const engines = browserEngines.filter(engine => values.engine.includes(engine))
  const picturesOr = (usual: number) => Number(values.pictures ?? usual)
  const areNumbers = picturesOr(1) >= 1 && Number(values.timed) >= 0 && Number(values.minutes) > 0
  const areNames = (values.build === undefined || build !== null) && engines.length === values.engine.length
  const wanted = what === undefined ? [besideReference, inBrowsers] : parts[what]
  if (!areNumbers || !areNames || !wanted) throw new Misused()
  const isFine: boolean[] = []
  for (const part of wanted) isFine.push(await part({ values, build, engines, picturesOr }))
  process.exitCode = isFine.every(Boolean) ? 0 : 1
}
