export type Tally = {
  passed: number
  failed: number
  /** What stands in the summary beside the numbers: what failed, and why. */
  notes?: readonly string[]
  /** What a step beside the others said; it is shown when they are done. */
  output?: string
}
export type Step = {
  title: string
  run: () => Promise<Tally>
  /**
   * It goes on beside the steps that follow: `idle` of whatever they leave of the processors, waited for at the end;
   * `equal` as one of them, until a step wants to be alone.
   */
  beside?: 'idle' | 'equal'
  /** Measured against the clock: no equal goes on beside it. */
  isAlone?: boolean
}
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

/** Runs every step, also after one failed: a person wants to see all that is wrong at once. */
export async function runSteps(
  steps: readonly Step[],
  print: (line: string) => void = console.log,
): Promise<StepResult[]> {
  const results: StepResult[] = []
  const beside: Record<'idle' | 'equal', Promise<unknown>[]> = { idle: [], equal: [] }
  for (const [index, step] of steps.entries()) {
    print(`\n━━ ${index + 1}/${steps.length} ${step.title}${step.beside ? ', beside what follows' : ''}`)
    if (step.isAlone) await Promise.all(beside.equal)
    const told = measure(step, print).then(result => {
      results.push(result)
      if (step.beside) print(`\n━━ ${step.title}\n${result.output ?? ''}`)
      print(lineOf(result))
    })
    if (step.beside) beside[step.beside].push(told)
    else await told
  }
  await Promise.all([...beside.equal, ...beside.idle])
  return results
}

/** The last line has the form `N passed, M failed`; CI reads it. */
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
