import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectMarionette } from './marionette.ts'
import { processGroup, startsWithinMs } from './process-group.ts'

const lookEveryMs = 50

/** Any free port; Firefox writes it into its profile. */
const anyPort = { 'marionette.port': 0 }

export type FirefoxWishes = {
  /** Extra about:config preferences. */
  preferences?: Record<string, string | number | boolean>
  words?: readonly string[]
  /** Called with each chunk of its output. */
  hear?: (said: string) => void
}

async function portIn(profile: string, isOver: () => boolean): Promise<number> {
  const begun = Date.now()
  while (!isOver() && Date.now() - begun < startsWithinMs) {
    const port = await readFile(join(profile, 'MarionetteActivePort'), 'utf8').catch(() => '')
    if (port) return Number(port)
    await new Promise(resolve => setTimeout(resolve, lookEveryMs))
  }
  throw new Error('Firefox does not start')
}

/** Starts a separate Firefox with a window; it ends with this process. */
export async function startFirefox(
  executable: string,
  { preferences = {}, words = [], hear }: FirefoxWishes = {},
) {
  const profile = await mkdtemp(join(tmpdir(), 'lithe-firefox-'))
  const lines = Object.entries({ ...anyPort, ...preferences }).map(
    ([name, value]) => `user_pref('${name}', ${JSON.stringify(value)});\n`,
  )
  await writeFile(join(profile, 'user.js'), lines.join(''))
  const always = ['--headless', '--no-remote', '--profile', profile, '--marionette']
  const heard = hear ? 'pipe' : 'ignore'
  const started = spawn(executable, [...always, ...words], {
    stdio: ['ignore', heard, heard],
    // A process group of its own, so that nothing is left behind.
    detached: true,
  })
  for (const stream of [started.stdout, started.stderr])
    stream?.setEncoding('utf8').on('data', (said: string) => hear?.(said))
  const { isOver, end } = processGroup(started, 'SIGKILL')
  const stop = async () => {
    const ended = isOver() ? null : once(started, 'exit')
    end()
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
