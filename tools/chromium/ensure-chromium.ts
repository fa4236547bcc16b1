import { existsSync } from 'node:fs'
import { packageBinary } from '../run/package-binary.ts'
import { runProgram } from '../run/run-program.ts'
import { chromiumHere, headlessShellHere } from './find-chromium.ts'

/** Finds Chromium, or installs it as this machine allows; journeys need a real browser. */
export async function ensureChromium(): Promise<string> {
  const found = await ensureBrowser()
  // Faster, but optional and not available everywhere.
  if (process.env.CI && canApt() && !headlessShellHere()) await aptInstall('chromium-headless-shell')
  return found
}

async function ensureBrowser(): Promise<string> {
  const found = chromiumHere()
  if (found) return found
  if (process.env.CHROMIUM_PATH)
    throw new Error(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which is not there.`)
  for (const { how, run } of waysToInstall()) {
    console.log(`Installing Chromium: ${how}`)
    if (!(await run())) continue
    const installed = chromiumHere()
    if (installed) return installed
  }
  throw new Error('Chromium could not be installed. Install it by hand, or name one in CHROMIUM_PATH.')
}

export const canApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

type Way = { how: string; run: () => Promise<boolean> }

function waysToInstall(): Way[] {
  return [...(canApt() ? [apt] : []), playwright('--with-deps'), playwright()]
}

const succeeds = async (file: string, words: string[], env: Record<string, string> = {}) =>
  (await runProgram(file, words, { env })).exitCode === 0

export const aptInstall = async (...names: string[]) =>
  (await succeeds('apt-get', ['update', '-q'])) &&
  succeeds('apt-get', ['install', '-y', '-q', ...names], { DEBIAN_FRONTEND: 'noninteractive' })

const apt: Way = { how: 'apt-get install chromium', run: () => aptInstall('chromium') }

const playwright = (...options: string[]): Way => ({
  how: `playwright install ${[...options, 'chromium'].join(' ')}`,
  run: () =>
    succeeds(process.execPath, [packageBinary('playwright-core'), 'install', ...options, 'chromium']),
})
