import { Builder, Capabilities } from 'selenium-webdriver'
import { asExpression, type LabBrowser, type LabPage, watchForErrors } from './lab-page.ts'
import { startsWithinMs } from './process-group.ts'
import { startWebKitDriver } from './start-webkit.ts'

/** Time limit of a script, which measures a whole film. */
const scriptTimeoutMs = 3_600_000

const isShown = `return location.href === arguments[0] && document.readyState === 'complete'`

/** WebKitGTK's MiniBrowser. A WebKit driver has only one page, so each page has its own driver. */
export async function openWebKit(programs: { driver: string; browser: string }): Promise<LabBrowser> {
  const errors: string[] = []
  const open = new Set<LabPage>()
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
    timeouts: { script: scriptTimeoutMs },
  })

  async function openPage(url: string): Promise<LabPage> {
    const driver = await startWebKitDriver(programs.driver)
    const session = await new Builder().usingServer(driver.url).withCapabilities(capabilities).build()
    const page: LabPage = {
      async evaluate(script, input) {
        const [result, error] = await session.executeAsyncScript<[string, string | undefined]>(
          `const done = arguments[arguments.length - 1];
           ${asExpression(script, input)}.then(result => done([result]), error => done([null, String(error)]))`,
        )
        if (error) throw new Error(error)
        return JSON.parse(result)
      },
      async close() {
        open.delete(page)
        errors.push(...(await session.executeScript<string[]>('return window.uncaught').catch(() => [])))
        await session.quit().catch(() => {})
        await driver.stop()
      },
    }
    open.add(page)
    await session.get(url)
    // The driver on a busy machine reports success while the previous page is still there.
    await session.wait(() => session.executeScript<boolean>(isShown, url), startsWithinMs)
    await session.executeScript(watchForErrors)
    return page
  }
  return {
    engine: 'webkit',
    errors,
    openPage,
    async close() {
      await Promise.all([...open].map(page => page.close()))
    },
  }
}
