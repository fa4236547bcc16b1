import { EngineAbsent } from '../../workshop/browsers/ensure-engine.ts'
import type { BrowserEngine } from '../../workshop/browsers/lab-page.ts'
import type { Visitor } from '../../workshop/browsers/visitor.ts'
import { webdriverVisitor } from '../../workshop/browsers/webdriver-visitor.ts'
import { serverAndBrowser } from '../playwright.config.ts'
import { playwrightVisitor } from './playwright-visitor.ts'

/** Opens a new browser with a phone-sized page; null, with a message, if unavailable. */
export async function openIfHere(
  engine: BrowserEngine,
  origin: string = serverAndBrowser.use.baseURL,
): Promise<Visitor | null> {
  if (engine === 'chromium') return playwrightVisitor(origin, serverAndBrowser.use.launchOptions)
  return webdriverVisitor(engine, origin).catch(error => {
    if (!(error instanceof EngineAbsent)) throw error
    console.log(error.message)
    return null
  })
}
