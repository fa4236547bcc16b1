import { parseArgs } from 'node:util'
import { findChromium } from '../../tools/chromium/find-chromium.ts'
import { findClips } from '../accuracy/truth.ts'
import { writeTables } from '../accuracy/write-tables.ts'
import { browserEngines } from '../browsers/lab-page.ts'
import { agreementLine, agreementOf } from '../engines/agreement.ts'
import { compareFilms } from '../engines/compare-films.ts'
import { showEngines, shownLine, shownTable } from '../engines/show-engines.ts'
import { memoryLine, watchEngines } from '../engines/watch-engines.ts'

const usage = `npm run engines -- [browsers | reference] …

browsers: the shipped engine in a worker of Chromium, Firefox and WebKit: the same landmarks, and pictures a second
  --film FILE      what is shown (default: a squat)
  --pictures 12    how many pictures are compared
  --timed 40       how many are timed, three times; 0 leaves it out
  --memory MIN     looks at the film for so long in each, and watches what it holds
  --markdown FILE  writes the table there
reference: our pose graph beside the reference engine, landmark by landmark, in Chromium
  --clips DIR …    films; --pictures 150 of each; --build threaded|relaxed|compatible
Without a word: both.`

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
        memory: { type: 'string' },
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
const picturesOr = (usual: number) => Number(values.pictures ?? usual)
if (!(picturesOr(1) >= 1) || !(Number(values.timed) >= 0)) fail()
if ((values.build !== undefined && build === null) || !['browsers', 'reference', undefined].includes(what))
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
  const ways = { engines: browserEngines, pictures: picturesOr(12), timed: Number(values.timed) }
  const shown = await showEngines(values.film, ways)
  for (const one of shown) console.log(shownLine(one))
  if (values.markdown && ways.timed > 0) await writeTables(values.markdown, 'engines', shownTable(shown))
  return shown.length > 0 && shown.every(({ ok }) => ok)
}

async function watchMemory(minutes: number): Promise<boolean> {
  const watched = await watchEngines(values.film, { engines: browserEngines, minutes })
  for (const one of watched) console.log(memoryLine(one))
  return watched.length > 0 && watched.every(({ ok }) => ok)
}

const all = [
  what === 'browsers' || (await besideReference()),
  what === 'reference' || (await inBrowsers()),
  values.memory === undefined || (await watchMemory(Number(values.memory))),
]
process.exitCode = all.every(Boolean) ? 0 : 1
