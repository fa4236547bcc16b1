import { type BrowserContext, chromium } from '@playwright/test'
import { chromiumArguments, softwarePaintArguments } from '../../tools/chromium/chromium-arguments.ts'
import { headlessShellHere } from '../../tools/chromium/find-chromium.ts'

/** Prepares the browser for a visit without opening the app; returns the URL. */
export type Prepare = (context: BrowserContext) => Promise<string>

export const browserArguments = [
  ...chromiumArguments,
  ...softwarePaintArguments,
  // The local proxy uses a self-signed certificate.
  '--ignore-certificate-errors',
]

/**
 * Opens a browser that keeps its data in `folder`. Prefers the headless shell, whose windows do not compete with the
 * page for the processor.
 */
export const openBrowser = (folder: string, chromiumPath: string, args: readonly string[] = []) =>
  chromium.launchPersistentContext(folder, {
    executablePath: headlessShellHere() ?? chromiumPath,
    args: [...browserArguments, ...args],
    ignoreHTTPSErrors: true,
  })
