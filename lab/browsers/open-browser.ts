import { EngineAbsent, ensureEngine } from './ensure-engine.ts'
import type { BrowserEngine, LabBrowser } from './lab-page.ts'
import { openChromium } from './open-chromium.ts'
import { openFirefox } from './open-firefox.ts'
import { openWebKit } from './open-webkit.ts'

/** Starts an engine, and installs it first where it is missing; fails with `EngineAbsent` where it cannot be had. */
export async function openBrowser(engine: BrowserEngine): Promise<LabBrowser> {
  const { browser = '', driver = '' } = await ensureEngine(engine)
  const open = { chromium: openChromium, firefox: openFirefox, webkit: openWebKit }
  return open[engine]({ browser, driver })
}

/** As above for one of several, of which those that are here are of use without it: says in a line that it is absent. */
export const openIfHere = (engine: BrowserEngine): Promise<LabBrowser | null> =>
  openBrowser(engine).catch(error => {
    if (!(error instanceof EngineAbsent)) throw error
    console.log(error.message)
    return null
  })
