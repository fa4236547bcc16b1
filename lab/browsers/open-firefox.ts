import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asExpression, type LabBrowser, type LabPage, watchForErrors } from './lab-page.ts'
import { connectMarionette, type Marionette } from './marionette.ts'

/** A film is measured in one call. */
const longestCallMs = 3_600_000
/** A busy machine takes its time. */
const startsWithinMs = 180_000
const lookEveryMs = 50

/** Any free port, which Firefox writes into its profile. */
const preferences = `user_pref('marionette.port', 0);\n`

async function portIn(profile: string, isOver: () => boolean): Promise<number> {
  const begun = Date.now()
  while (!isOver() && Date.now() - begun < startsWithinMs) {
    const port = await readFile(join(profile, 'MarionetteActivePort'), 'utf8').catch(() => '')
    if (port) return Number(port)
    await new Promise(resolve => setTimeout(resolve, lookEveryMs))
  }
  throw new Error('Firefox does not start')
}

/** A Firefox of its own with a window; it ends with this process, also where that fails. */
async function startFirefox(executable: string) {
  const profile = await mkdtemp(join(tmpdir(), 'lithe-firefox-'))
  await writeFile(join(profile, 'user.js'), preferences)
  const started = spawn(executable, ['--headless', '--no-remote', '--profile', profile, '--marionette'], {
    stdio: 'ignore',
    // A group of its own, so that nothing of it is left behind.
    detached: true,
  })
  const isOver = () => started.exitCode !== null || started.signalCode !== null
  const kill = () => {
    if (started.pid && !isOver()) process.kill(-started.pid, 'SIGKILL')
  }
  process.once('exit', kill)
  const stop = async () => {
    const ended = isOver() ? null : once(started, 'exit')
    kill()
    process.off('exit', kill)
    await ended
    await rm(profile, { recursive: true, force: true, maxRetries: 10 })
  }
  const failed = once(started, 'error').then(([error]) => Promise.reject(error))
  try {
    return {
      stop,
      marionette: await connectMarionette(await Promise.race([portIn(profile, isOver), failed])),
    }
  } catch (error) {
    await stop()
    throw error
  }
}

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
