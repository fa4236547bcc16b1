import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const foldersOnPath = ({ PATH }: Record<string, string | undefined>) => (PATH ?? '').split(delimiter)

/** The headless shell, a quarter faster for pages without a camera; null if absent. */
export function headlessShellHere(
  environment: Record<string, string | undefined> = process.env,
  isFile: (path: string) => boolean = existsSync,
): string | null {
  const candidates = foldersOnPath(environment).map(folder => join(folder, 'chromium-headless-shell'))
  return candidates.find(isFile) ?? null
}

/** This machine's Chromium: CHROMIUM_PATH, the system's, or Playwright's; null if there is none. */
export function chromiumHere(
  environment: Record<string, string | undefined> = process.env,
  isFile: (path: string) => boolean = existsSync,
): string | null {
  const onPath = foldersOnPath(environment).flatMap(folder => names.map(name => join(folder, name)))
  const candidates = [...onPath, ...applications, chromium.executablePath()]
  const named = environment.CHROMIUM_PATH
  if (named) return isFile(named) ? named : null
  return candidates.find(isFile) ?? null
}

/** The same, but throws if there is none. */
export async function findChromium(): Promise<string> {
  const found = chromiumHere()
  if (!found)
    throw new Error('There is no Chromium here. `npm test` installs one; or name yours in CHROMIUM_PATH.')
  return found
}
