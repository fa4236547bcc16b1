import { parseArgs } from 'node:util'
import { browserEngines } from '../../lab/browsers/lab-page.ts'
import { makeAll } from '../../tools/builds/make-all.ts'
import { ensureChromium } from '../../tools/chromium/ensure-chromium.ts'
import { runPackageBinary } from '../../tools/run/package-binary.ts'

const usage = `npm run engine-pages -- [--engine firefox | webkit] …

Every page of the built app in Chromium, and then in Firefox or the engines that are named: no error, the same words, and
every heading, control and landmark where Chromium has it.`

function enginesAsked(): readonly string[] {
  try {
    const { values } = parseArgs({ options: { engine: { type: 'string', multiple: true } } })
    return values.engine ?? ['firefox']
  } catch {
    return []
  }
}

const engines = enginesAsked()
if (engines.length > 0 && engines.every(name => browserEngines.some(engine => engine === name))) {
  const env = { CHROMIUM_PATH: await ensureChromium(), ENGINES: engines.join(' ') }
  await makeAll()
  const words = ['test', '-c', 'e2e/engines.config.ts', 'routes.engines']
  process.exitCode = (await runPackageBinary('@playwright/test', words, { env })).exitCode
} else {
  console.error(usage)
  process.exitCode = 1
}
