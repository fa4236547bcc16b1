import { EngineAbsent, ensureEngine } from './ensure-engine.ts'
import type { BrowserEngine, LabBrowser } from './lab-page.ts'
import { openChromium } from './open-chromium.ts'
import { openFirefox } from './open-firefox.ts'
import { openWebKit } from './open-webkit.ts'

/** Starts an engine, installing it if necessary; throws `EngineAbsent` if unavailable. */
export async function openBrowser(engine: BrowserEngine): Promise<LabBrowser> {
  const { browser = '', driver = '' } = await ensureEngine(engine)
  const open = { chromium: openChromium, firefox: openFirefox, webkit: openWebKit }
  return open[engine]({ browser, driver })
}

/** Like `openBrowser`, but prints a line and returns null if the engine is unavailable. */
export const openIfHere = (engine: BrowserEngine): Promise<LabBrowser | null> =>
  openBrowser(engine).catch(error => {
    if (!(error instanceof EngineAbsent)) throw error
    console.log(error.message)
    return null
  })
