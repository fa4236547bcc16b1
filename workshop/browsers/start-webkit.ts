import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { processGroup, startsWithinMs } from './process-group.ts'

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

/** Settings of reduced motion, which WebKitGTK reads from GTK. */
async function settingsOfLittleMotion(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lithe-webkit-'))
  await mkdir(join(folder, 'gtk-3.0'))
  await writeFile(
    join(folder, 'gtk-3.0/settings.ini'),
    '[Settings]\ngtk-enable-animations=0\ngtk-xft-hinting=0\ngtk-xft-hintstyle=hintnone\n',
  )
  return folder
}

/** Starts WebKit's driver with the virtual screen and message bus that WebKit needs, which end with it. */
export async function startWebKitDriver(driverPath: string, { wantsLittleMotion = false } = {}) {
  const port = await freePort()
  const settings = wantsLittleMotion ? await settingsOfLittleMotion() : null
  const driver = [driverPath, `--port=${port}`, '--host=127.0.0.1']
  const started = spawn('xvfb-run', ['--auto-servernum', 'dbus-run-session', '--', ...driver], {
    stdio: 'ignore',
    env: { ...process.env, ...(settings !== null && { XDG_CONFIG_HOME: settings }) },
    // A process group of its own, so that nothing is left behind.
    detached: true,
  })
  const { end } = processGroup(started, 'SIGTERM')
  const stop = async () => {
    end()
    if (settings !== null) await rm(settings, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port}`
  const failed = once(started, 'error').then(([error]) => Promise.reject(error))
  try {
    await Promise.race([untilItAnswers(url), failed])
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
}
