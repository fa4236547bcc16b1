import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../bootstrap/root.mjs'
import { makeAll } from '../builds/make-all.ts'
import { checkBundleBudget } from '../checks/bundle-budget.ts'
import { checkForeignOrigins } from '../checks/foreign-origins.ts'
import { checkMessengerApart } from '../checks/messenger-apart.ts'
import { runPackageBinary } from '../run/package-binary.ts'
import { runProgram } from '../run/run-program.ts'
import { failedOnce, passedOnce, type Step } from '../run/steps.ts'
import { writtenTally } from './report-tally.ts'
import { stepOfCheck } from './step-of-check.ts'
import { vitestStep } from './vitest-step.ts'

const buildStep: Step = { title: 'build', run: () => makeAll().then(() => passedOnce) }

/** Each of Playwright's projects is a step of its own, so that a failure in one hides nothing of the other. */
const journeysStep = (project: 'alone' | 'together'): Step => ({
  title: `journeys in a browser, ${project}`,
  run: async () => {
    const tally = join(root, `.cache/journeys-${project}.json`)
    rmSync(tally, { force: true })
    const which = [`--project=${project}`, '--grep-invert=@again']
    const what = ['test', '-c', 'e2e/playwright.config.ts', ...which, '--retries=1']
    const words = [...what, '--reporter=list,./e2e/report/tally-reporter.ts']
    const { exitCode } = await runPackageBinary('@playwright/test', words, { env: { TALLY_FILE: tally } })
    return writtenTally(tally, exitCode)
  },
})

/** A program of our own; what one says beside the others is kept until it has ended, and its servers have ports of their own. */
const program = (title: string, words: readonly string[], beside?: Step['beside'], port = 3217): Step => ({
  title,
  ...(beside && { beside }),
  run: async () => {
    const env = { E2E_PORT: `${port}` }
    const how = { env, quiet: beside !== undefined, givesWay: beside === 'idle', mostMinutes: 40 }
    const { exitCode, output } = await runProgram(process.execPath, words, how)
    return { ...(exitCode === 0 ? passedOnce : failedOnce), output }
  },
})

/** Everything that runs the code, in a browser too, which `CHROMIUM_PATH` names. */
export const slowSteps = (): Step[] => [
  buildStep,
  stepOfCheck('hosts named in the built programs', () => checkForeignOrigins(root)),
  stepOfCheck('bundle budget', () => checkBundleBudget(root)),
  stepOfCheck('nothing of Telegram outside of it', () => checkMessengerApart(root)),
  vitestStep('unit and api tests'),
  program('three engines', ['lab/commands/engines.ts', 'browsers', '--short']),
  // Each waits half of its time for its browser.
  program('every page in Firefox', ['e2e/commands/engine-pages.ts'], 'equal'),
  // The same minute in every run, so that it fails for what was changed and not by chance.
  program('a random walk', ['e2e/commands/wander.ts', '--seed', '1', '--minutes', '1'], 'equal', 3218),
  vitestStep('screens in a browser', ['--root', 'apps/web']),
  vitestStep('the stage in a browser', ['--root', 'apps/player']),
  // A server that is killed and comes back has its time for it, and uses both processors.
  { ...program('kills under load', ['apps/api/commands/kills.ts', '--cycles', '5']), isAlone: true },
  // Films keep to their own time stamps: what is measured on them does not change with how slowly it goes.
  program('accuracy on film', ['lab/commands/hold.ts', '--test'], 'idle'),
  // Measured live, these need the processors to themselves; the films take only what they leave.
  { ...journeysStep('alone'), isAlone: true },
  journeysStep('together'),
]
