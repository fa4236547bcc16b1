import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { browserArguments, openBrowser, type Prepare } from './open-browser.ts'
import { type OwnWork, ownWorkIn } from './own-work.ts'

const categories = 'devtools.timeline,disabled-by-default-devtools.timeline,blink.user_timing,__metadata'
const tracedSeconds = 12
const writtenWithinSeconds = 60

/**
 * Measures the page's own work in a first visit without DevTools: while those are attached, as they are under Lighthouse,
 * every `Error` makes V8 parse its scripts a second time, for a stack trace.
 */
export async function visitUnwatched(prepare: Prepare, chromiumPath: string): Promise<OwnWork> {
  const folder = mkdtempSync(join(tmpdir(), 'lithe-unwatched-'))
  const context = await openBrowser(folder, chromiumPath)
  const address = await prepare(context)
  await context.close()
  const trace = join(folder, 'trace.json')
  const tracing = [
    `--trace-startup=${categories}`,
    `--trace-startup-duration=${tracedSeconds}`,
    `--trace-startup-file=${trace}`,
    '--trace-startup-format=json',
  ]
  const window = ['--headless=new', `--user-data-dir=${folder}`, '--window-size=412,823']
  const browser = spawn(chromiumPath, [...browserArguments, ...window, ...tracing, address], {
    stdio: 'ignore',
  })
  try {
    return ownWorkIn(await readWhenWritten(trace))
  } finally {
    browser.kill()
    await once(browser, 'exit')
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function readWhenWritten(trace: string) {
  for (let second = 0; second < tracedSeconds + writtenWithinSeconds; second++) {
    await wait(1000)
    try {
      return JSON.parse(readFileSync(trace, 'utf8')).traceEvents
    } catch {
      // Not written, or only in part.
    }
  }
  throw new Error('Chromium wrote no trace of the visit.')
}
