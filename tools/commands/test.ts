import { codeSteps } from '../steps/code-steps.ts'
import { runAll } from '../steps/run-all.ts'
import { slowSteps } from '../steps/slow-steps.ts'

await runAll([...codeSteps(), ...slowSteps()])
