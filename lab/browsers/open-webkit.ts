import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { Builder, Capabilities } from 'selenium-webdriver'
import { asExpression, type LabBrowser, type LabPage, watchForErrors } from './lab-page.ts'

/** A film is measured in one call. */
const scriptTimeoutMs = 3_600_000
/** A busy machine takes its time. */
const startsWithinMs = 180_000

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

async function untilItAnswers(url: string) {
  const begun = Date.now()
  for (;;) {
    const answer = await fetch(`${url}/status`).catch(() => null)
    if (answer?.ok) return
    if (Date.now() - begun > startsWithinMs) throw new Error('WebKitWebDriver does not answer')
    await new Promise(resolve => setTimeout(resolve, 100))
  }
}

/** WebKit needs a screen, drawn in memory here, and a message bus; both end with the driver. */
async function startDriver(driverPath: string) {
  const port = await freePort()
  const driver = [driverPath, `--port=${port}`, '--host=127.0.0.1']
  const started = spawn('xvfb-run', ['--auto-servernum', 'dbus-run-session', '--', ...driver], {
    stdio: 'ignore',
    // A group of its own, so that nothing of it is left behind.
    detached: true,
  })
  const stop = () => {
    process.off('exit', stop)
    const isOver = started.exitCode !== null || started.signalCode !== null
    if (started.pid && !isOver) process.kill(-started.pid, 'SIGTERM')
  }
  // Also where the command fails before it closes its pages.
  process.once('exit', stop)
  const url = `http://127.0.0.1:${port}`
  const failed = once(started, 'error').then(([error]) => Promise.reject(error))
  try {
    await Promise.race([untilItAnswers(url), failed])
  } catch (error) {
    stop()
    throw error
  }
  return { url, stop }
}

const isShown = `return location.href === arguments[0] && document.readyState === 'complete'`

/** WebKitGTK as its own small browser shows it. A driver of WebKit has one page, so that each page has a driver. */
export async function openWebKit(programs: { driver: string; browser: string }): Promise<LabBrowser> {
  const errors: string[] = []
  const open = new Set<LabPage>()
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
    timeouts: { script: scriptTimeoutMs },
  })

  async function openPage(url: string): Promise<LabPage> {
    const driver = await startDriver(programs.driver)
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
        driver.stop()
      },
    }
    open.add(page)
    await session.get(url)
    // On a busy machine the driver says so while the page before is still there.
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
