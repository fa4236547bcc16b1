import { asExpression, type LabBrowser, type LabPage, watchForErrors } from './lab-page.ts'
import type { Marionette } from './marionette.ts'
import { startsWithinMs } from './process-group.ts'
import { startFirefox } from './start-firefox.ts'

/** Time limit of a call, which measures a whole film. */
const longestCallMs = 3_600_000

/** Runs in the page itself, since Marionette's scripts would not see its definitions. */
const inPage = <Result>(marionette: Marionette, expression: string) =>
  marionette
    .command<{ value: Result }>('WebDriver:ExecuteScript', {
      script: 'return window.eval(arguments[0])',
      args: [expression],
    })
    .then(({ value }) => value)

/**
 * Headless Firefox without WebGL, with one process per page. Driven by Marionette, because WebDriver BiDi attaches to
 * workers like a debugger, which in about one of twenty sessions prevents nested workers from starting.
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
