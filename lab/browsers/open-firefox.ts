import { asExpression, type LabBrowser, type LabPage, watchForErrors } from './lab-page.ts'
import type { Marionette } from './marionette.ts'
import { startsWithinMs } from './process-group.ts'
import { startFirefox } from './start-firefox.ts'

/** A film is measured in one call. */
const longestCallMs = 3_600_000

/** In the page itself: a script of Marionette's own runs beside it and does not see what it has defined. */
const inPage = <Result>(marionette: Marionette, expression: string) =>
  marionette
    .command<{ value: Result }>('WebDriver:ExecuteScript', {
      script: 'return window.eval(arguments[0])',
      args: [expression],
    })
    .then(({ value }) => value)

/**
 * Headless Firefox, which has no WebGL there; each page is a Firefox of its own. It is driven by Marionette: a session of
 * WebDriver BiDi attaches to workers as a debugger does, and in one of some twenty a worker of a worker then never starts.
 */
export async function openFirefox({ browser: executable }: { browser: string }): Promise<LabBrowser> {
  const errors: string[] = []
  const open = new Set<LabPage>()

  async function openPage(url: string): Promise<LabPage> {
    const { marionette, stop } = await startFirefox(executable)
    const page: LabPage = {
      evaluate: async (script, input) =>
        JSON.parse(await inPage<string>(marionette, asExpression(script, input))),
      async close() {
        open.delete(page)
        errors.push(...(await inPage<string[]>(marionette, 'window.uncaught').catch(() => [])))
        marionette.close()
        await stop()
      },
    }
    open.add(page)
    const timeouts = { script: longestCallMs, pageLoad: startsWithinMs }
    await marionette.command('WebDriver:NewSession', { timeouts })
    await marionette.command('WebDriver:Navigate', { url })
    await inPage(marionette, watchForErrors)
    return page
  }
  return {
    engine: 'firefox',
    errors,
    openPage,
    async close() {
      await Promise.all([...open].map(page => page.close()))
    },
  }
}
