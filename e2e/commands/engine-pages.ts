import { parseArgs } from 'node:util'
import { browserEngines } from '../../lab/browsers/lab-page.ts'
import { makeAll } from '../../tools/builds/make-all.ts'
import { ensureChromium } from '../../tools/chromium/ensure-chromium.ts'
import { runPackageBinary } from '../../tools/run/package-binary.ts'

const usage = `npm run engine-pages -- [journeys] [--engine chromium | firefox | webkit] …

Every page of the built app in Chromium, and then in Firefox or the engines that are named: no error, the same words, and
every heading, control and landmark where Chromium has it.
journeys: three movements measured live from the landing to the card, a visit without a network, and a page whose process
  is killed; some four minutes, and the machine to itself.`

const files = { pages: ['routes'], journeys: ['main', 'offline', 'killed'] } as const

function asked(): { engines: readonly string[]; what: readonly string[] } | null {
  try {
    const options = { engine: { type: 'string', multiple: true } } as const
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const [word = 'pages', ...rest] = positionals
    const engines = values.engine ?? ['firefox']
    const areKnown = engines.every(name => browserEngines.some(engine => engine === name))
    const isKnown = word === 'pages' || word === 'journeys'
    return areKnown && isKnown && rest.length === 0 ? { engines, what: files[word] } : null
  } catch {
    return null
  }
}

const wanted = asked()
if (wanted) {
  const { engines, what } = wanted
  const env = { CHROMIUM_PATH: await ensureChromium(), ENGINES: engines.join(' ') }
  await makeAll()
  const words = ['test', '-c', 'e2e/engines.config.ts', ...what.map(name => `engines/${name}.engines`)]
  process.exitCode = (await runPackageBinary('@playwright/test', words, { env })).exitCode
} else {
  console.error(usage)
  process.exitCode = 1
}
