import { parseArgs } from 'node:util'
import { Misused } from '../../tools/run/command.ts'
import { runPackageBinary } from '../../tools/run/package-binary.ts'

export const summary = 'every page in Firefox and WebKit as in Chromium'
export const usage = `npm run lab -- engine-pages [journeys] [--engine chromium | firefox | webkit] …

Every page of the built app in Chromium, and then in Firefox or the engines that are named: no error, the same words, and
every heading, control and landmark where Chromium has it.
journeys: three movements measured live from the landing to the card, a visit without a network, and a page whose process
  is killed; some four minutes, and the machine to itself.`

const files = { pages: ['routes'], journeys: ['main', 'offline', 'killed'] } as const

export async function run(words: string[]) {
  const { values, positionals } = parseArgs({
    args: words,
    options: { engine: { type: 'string', multiple: true, default: ['firefox'] } },
    allowPositionals: true,
  })
  const [word = 'pages', ...rest] = positionals
  const { browserEngines } = await import('../../workshop/browsers/lab-page.ts')
  const areKnown = values.engine.every(name => browserEngines.some(engine => engine === name))
  if (!areKnown || (word !== 'pages' && word !== 'journeys') || rest.length > 0) throw new Misused()

  const { makeAll } = await import('../../tools/builds/make-all.ts')
  const { ensureChromium } = await import('../../tools/chromium/ensure-chromium.ts')
  const env = { CHROMIUM_PATH: await ensureChromium(), ENGINES: values.engine.join(' ') }
  await makeAll()
  const test = ['test', '-c', 'e2e/engines.config.ts', ...files[word].map(name => `engines/${name}.engines`)]
  process.exitCode = (await runPackageBinary('@playwright/test', test, { env })).exitCode
}
