import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../bootstrap/root.mjs'
import { makeAll } from '../builds/make-all.ts'
import { checkBundleBudget } from '../checks/bundle-budget.ts'
import { checkForeignOrigins } from '../checks/foreign-origins.ts'
import { checkMessengerApart } from '../checks/messenger-apart.ts'
import { builtSheets, checkStyleFloor } from '../floor/styles-beyond-floor.ts'
import { runPackageBinary } from '../run/package-binary.ts'
import { runProgram } from '../run/run-program.ts'
import { failedOnce, passedOnce, type Step } from '../run/steps.ts'
import { writtenTally } from './report-tally.ts'
import { stepOfCheck } from './step-of-check.ts'
import { vitestStep } from './vitest-step.ts'

export const buildStep: Step = { title: 'build', run: () => makeAll().then(() => passedOnce) }

/** One step per Playwright project, so that a failure in one does not hide the other. */
export const journeysStep = (project: 'alone' | 'together', which: '--grep' | '--grep-invert'): Step => ({
  title: `journeys in a browser, ${project}${which === '--grep' ? ', in their variants' : ''}`,
  run: async () => {
    const tally = join(root, `.cache/journeys-${project}.json`)
    rmSync(tally, { force: true })
    const what = ['test', '-c', 'e2e/playwright.config.ts', `--project=${project}`, `${which}=@again`]
    const words = [...what, '--retries=1', '--reporter=list,./e2e/report/tally-reporter.ts']
    const { exitCode } = await runPackageBinary('@playwright/test', words, { env: { TALLY_FILE: tally } })
    return writtenTally(tally, exitCode)
  },
})

/** A command of `npm run lab`. */
export const labStep = (title: string, words: readonly string[], mostMinutes = 40): Step => ({
  title,
  run: async () => {
    const program = ['tools/bootstrap.mjs', 'lab', ...words]
    return (await runProgram(process.execPath, program, { mostMinutes })).exitCode === 0
      ? passedOnce
      : failedOnce
  },
})

/**
 * Steps that run code, some in the browser of `CHROMIUM_PATH`. Run one after the other, because timed steps need the
 * machine to themselves.
 */
export const slowSteps = (): Step[] => [
  buildStep,
  stepOfCheck('hosts named in the built programs', () => checkForeignOrigins(root)),
  stepOfCheck('bundle budget', () => checkBundleBudget(root)),
  stepOfCheck('floor of style sheets', () => checkStyleFloor(builtSheets(root))),
  stepOfCheck('nothing of Telegram outside of it', () => checkMessengerApart(root)),
  vitestStep('unit and api tests'),
  labStep('three engines', ['engines', 'browsers', '--short']),
  labStep('accuracy on film, the shortest', ['hold', '--short']),
  vitestStep('screens in a browser', ['--root', 'apps/web']),
  vitestStep('the stage in a browser', ['--root', 'apps/player']),
  journeysStep('alone', '--grep-invert'),
  journeysStep('together', '--grep-invert'),
]
