import { expect, test } from 'vitest'
import { runProgram } from './run-program.ts'

test('a program that hangs is ended after its time limit, and the failure says so', async () => {
  const waiting = await runProgram('sleep', ['60'], { quiet: true, mostMinutes: 0.01 })
  expect(waiting.exitCode).toBe(1)
  expect(waiting.output).toContain('ended after 0.01 minutes')
})
