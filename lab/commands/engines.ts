import { parseArgs } from 'node:util'
import { findChromium } from '../../tools/chromium/find-chromium.ts'
import { findClips } from '../accuracy/truth.ts'
import { agreementLine, agreementOf } from '../engines/agreement.ts'
import { compareFilms } from '../engines/compare-films.ts'

const usage =
  'npm run engines -- [--clips DIR …] [--pictures 150] [--build threaded|relaxed|compatible]: our pose graph beside the reference engine, landmark by landmark'

const builds = ['threaded', 'relaxed', 'compatible'] as const

const { values } = parseArgs({
  options: {
    clips: { type: 'string', multiple: true, default: ['packages/choreography/films'] },
    pictures: { type: 'string', default: '150' },
    build: { type: 'string' },
  },
})
const pictures = Number(values.pictures)
const wanted = builds.find(build => build === values.build) ?? null
if (!(pictures >= 1) || (values.build !== undefined && wanted === null)) {
  console.error(usage)
  process.exit(1)
}

const films = (await Promise.all(values.clips.map(findClips))).flat().map(({ file }) => file)
const { build, results } = await compareFilms(films, {
  chromiumPath: await findChromium(),
  build: wanted,
  pictures,
  tell: result => console.log(agreementLine(agreementOf(result))),
})
const off = results.filter(result => !agreementOf(result).ok)
console.log(`${results.length} films, runtime build ${build}: ${off.length} off`)
process.exitCode = off.length > 0 || results.length === 0 ? 1 : 0
