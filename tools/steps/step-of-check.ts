import { describeFinding, type Finding } from '../project/project-files.ts'
import { failedOnce, passedOnce, type Step } from '../run/steps.ts'

/** A check as one test, which passes if there are no findings. */
export const stepOfCheck = (
  title: string,
  find: () => readonly Finding[] | Promise<readonly Finding[]>,
): Step => ({
  title,
  run: async () => {
    const findings = await find()
    for (const finding of findings) console.log(describeFinding(finding))
    return findings.length === 0 ? passedOnce : failedOnce
  },
})
