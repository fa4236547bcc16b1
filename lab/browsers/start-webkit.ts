import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** A busy machine takes its time. */
export const startsWithinMs = 180_000

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
export async function startWebKitDriver(driverPath: string) {
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
