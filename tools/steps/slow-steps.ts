import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../bootstrap/root.mjs'
import { makeAll } from '../builds/make-all.ts'
import { checkBundleBudget } from '../checks/bundle-budget.ts'
import { checkForeignOrigins } from '../checks/foreign-origins.ts'
import { checkMessengerApart } from '../checks/messenger-apart.ts'
import { runPackageBinary } from '../run/package-binary.ts'
import { failedOnce, passedOnce, type Step } from '../run/steps.ts'
import { writtenTally } from './report-tally.ts'
import { stepOfCheck } from './step-of-check.ts'
import { vitestStep } from './vitest-step.ts'

const buildStep: Step = { title: 'build', run: () => makeAll().then(() => passedOnce) }

/** Each of Playwright's projects is a step of its own, so that a failure in one hides nothing of the other. */
const journeysStep = (chromium: string, project: 'alone' | 'together'): Step => ({
  title: `journeys in a browser, ${project}`,
  run: async () => {
    const tally = join(root, `.cache/journeys-${project}.json`)
    rmSync(tally, { force: true })
    const what = ['test', '-c', 'e2e/playwright.config.ts', `--project=${project}`, '--retries=1']
    const words = [...what, '--reporter=list,./e2e/report/tally-reporter.ts']
    const env = { CHROMIUM_PATH: chromium, TALLY_FILE: tally }
    const { exitCode } = await runPackageBinary('@playwright/test', words, { env })
    return writtenTally(tally, exitCode)
  },
})

/** A program of our own; what one says beside the others is kept for the end. */
const programStep = (chromium: string, title: string, words: readonly string[], isBeside = false): Step => ({
  title,
  isBeside,
  run: async () => {
    const how = { quiet: isBeside, givesWay: isBeside, mostMinutes: 25, env: { CHROMIUM_PATH: chromium } }
    const { exitCode, output } = await runPackageBinary('tsx', words, how)
    return { ...(exitCode === 0 ? passedOnce : failedOnce), output }
  },
})

/** Everything that needs the built programs or a browser. */
export const slowSteps = (chromium: string): Step[] => [
  buildStep,
  stepOfCheck('hosts named in the built programs', () => checkForeignOrigins(root)),
  stepOfCheck('bundle budget', () => checkBundleBudget(root)),
  stepOfCheck('nothing of Telegram outside of it', () => checkMessengerApart(root)),
  // Films keep to their own time stamps: what is measured on them does not change with how slowly it goes.
  programStep(chromium, 'accuracy on film', ['lab/commands/hold.ts', '--test'], true),
  // A quarter of a minute; of what others leave it would be a quarter of an hour.
  programStep(chromium, 'three engines', ['lab/commands/engines.ts', 'browsers', '--short']),
  programStep(chromium, 'every page in Firefox', ['e2e/commands/engine-pages.ts']),
  vitestStep('screens in a browser', ['--root', 'apps/web']),
  vitestStep('the stage in a browser', ['--root', 'apps/player']),
  programStep(chromium, 'kills under load', ['apps/api/commands/kills.ts', '--cycles', '5']),
  // The same minute in every run, so that it fails for what was changed and not by chance.
  programStep(chromium, 'a random walk', ['e2e/commands/wander.ts', '--seed', '1', '--minutes', '1']),
  // Measured live, these need the processors to themselves; the films take only what they leave.
  journeysStep(chromium, 'alone'),
  journeysStep(chromium, 'together'),
]
