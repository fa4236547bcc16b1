export type Tally = {
  passed: number
  failed: number
  /** Failures and their reasons, shown in the summary. */
  notes?: readonly string[]
}
export type Step = { title: string; run: () => Promise<Tally> }
export type StepResult = Tally & { title: string; seconds: number }

export const passedOnce: Tally = { passed: 1, failed: 0 }
export const failedOnce: Tally = { passed: 0, failed: 1 }

async function measure({ title, run }: Step, print: (line: string) => void): Promise<StepResult> {
  const startedAt = Date.now()
  const tally = await run().catch((error: unknown) => {
    print(error instanceof Error ? (error.stack ?? error.message) : String(error))
    return failedOnce
  })
  return { title, ...tally, seconds: (Date.now() - startedAt) / 1000 }
}

/** Runs all steps in turn, even after a failure, to report everything at once. */
export async function runSteps(
  steps: readonly Step[],
  print: (line: string) => void = console.log,
): Promise<StepResult[]> {
  const results: StepResult[] = []
  for (const [index, step] of steps.entries()) {
    print(`\n━━ ${index + 1}/${steps.length} ${step.title}`)
    const result = await measure(step, print)
    results.push(result)
    print(lineOf(result))
  }
  return results
}

/** Summarises results; the last line has the form `N passed, M failed`, which CI reads. */
export function summaryOf(results: readonly StepResult[], seconds: number): string {
  const sum = (pick: (result: StepResult) => number) => results.reduce((total, one) => total + pick(one), 0)
  return [
    '',
    '━━ Summary',
    ...results.flatMap(result => [lineOf(result), ...(result.notes ?? []).map(note => `     ${note}`)]),
    `   ${seconds.toFixed(0)} s in all`,
    `${sum(result => result.passed)} passed, ${sum(result => result.failed)} failed`,
  ].join('\n')
}

const lineOf = ({ title, passed, failed, seconds }: StepResult) =>
  `${failed === 0 ? ' ✓' : ' ✗'} ${title}: ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`
