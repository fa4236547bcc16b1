import { parseArgs } from 'node:util'
import { findChromium } from '../../tools/chromium/find-chromium.ts'
import { findClips } from '../accuracy/truth.ts'
import { writeTables } from '../accuracy/write-tables.ts'
import { browserEngines } from '../browsers/lab-page.ts'
import { agreementLine, agreementOf } from '../engines/agreement.ts'
import { compareFilms } from '../engines/compare-films.ts'
import { type EngineShown, showEngines, shownLine, shownTable } from '../engines/show-engines.ts'
import { memoryLine, watchEngines } from '../engines/watch-engines.ts'

const usage = `npm run engines -- [browsers | reference | memory] …

browsers: the shipped engine in a worker of Chromium, Firefox and WebKit: the same landmarks, pictures a second, and what
  is chosen where worker, threads or relaxed SIMD are absent
  --film FILE      what is shown (default: a squat)
  --pictures 12    how many pictures are compared
  --timed 40       how many are timed, three times; 0 leaves that and the absences out
  --short          six pictures, none of them timed
  --engine NAME …  to leave the others out
  --markdown FILE  writes the table there
reference: our pose graph beside the reference engine, landmark by landmark, in Chromium
  --clips DIR …    films; --pictures 150 of each; --build threaded|relaxed|compatible
memory: looks at the film for a while in each browser, and watches what it holds
  --film FILE; --minutes 10; --engine NAME …, to leave the others out
Without a word: the first two.`

const builds = ['threaded', 'relaxed', 'compatible'] as const

function fail(): never {
  console.error(usage)
  process.exit(1)
}

function asked() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        clips: { type: 'string', multiple: true, default: ['packages/choreography/films'] },
        film: { type: 'string', default: 'packages/choreography/films/squat-of-person-8.mp4' },
        pictures: { type: 'string' },
        timed: { type: 'string', default: '40' },
        short: { type: 'boolean', default: false },
        minutes: { type: 'string', default: '10' },
        engine: { type: 'string', multiple: true, default: [...browserEngines] },
        markdown: { type: 'string' },
        build: { type: 'string' },
      },
    })
  } catch {
    return fail()
  }
}

const { values, positionals } = asked()
const [what] = positionals
const build = builds.find(one => one === values.build) ?? null
const engines = browserEngines.filter(engine => values.engine.includes(engine))
const picturesOr = (usual: number) => Number(values.pictures ?? usual)
const areNumbers = picturesOr(1) >= 1 && Number(values.timed) >= 0 && Number(values.minutes) > 0
const areNames = (values.build === undefined || build !== null) && engines.length === values.engine.length
if (!areNumbers || !areNames || (what !== undefined && !['browsers', 'reference', 'memory'].includes(what)))
  fail()

async function besideReference(): Promise<boolean> {
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

async function inBrowsers(): Promise<boolean> {
  const { short } = values
  const ways = short ? { pictures: 6, timed: 0 } : { pictures: picturesOr(12), timed: Number(values.timed) }
  const tell = (one: EngineShown) => console.log(shownLine(one))
  const shown = await showEngines(values.film, { ...ways, engines, tell })
  if (values.markdown && ways.timed > 0) await writeTables(values.markdown, 'engines', shownTable(shown))
  return shown.length > 0 && shown.every(({ ok }) => ok)
}

async function watchMemory(): Promise<boolean> {
  const watched = await watchEngines(values.film, { engines, minutes: Number(values.minutes) })
  for (const one of watched) console.log(memoryLine(one))
  return watched.length > 0 && watched.every(({ ok }) => ok)
}

const parts: Record<string, (() => Promise<boolean>)[]> = {
  browsers: [inBrowsers],
  reference: [besideReference],
  memory: [watchMemory],
}
const isFine: boolean[] = []
for (const part of parts[what ?? ''] ?? [besideReference, inBrowsers]) isFine.push(await part())
process.exitCode = isFine.every(Boolean) ? 0 : 1
