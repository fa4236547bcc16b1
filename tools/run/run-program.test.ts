import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { runProgram } from './run-program.ts'

const ownState = '/proc/self/stat'

/** On Linux the 41st field of a process's state is its scheduler, and 5 is the idle one; elsewhere `ps` tells its priority. */
async function isPutLast(givesWay: boolean): Promise<boolean> {
  const [file, words] = existsSync(ownState) ? ['cat', [ownState]] : ['sh', ['-c', `ps -o nice= -p $$`]]
  const { output } = await runProgram(file as string, words as string[], { quiet: true, givesWay })
  const fields = output.trim().split(' ')
  return fields.length > 1 ? fields[40] === '5' || fields[18] === '19' : Number(output) === 19
}

test('a program that gives way runs while a processor would idle, or at the lowest priority; no other does', async () => {
  expect([await isPutLast(true), await isPutLast(false)]).toEqual([true, false])
})

test('the exit code of a program that gives way is its own', async () => {
  expect((await runProgram('sh', ['-c', 'exit 7'], { givesWay: true })).exitCode).toBe(7)
})

test('a program that waits for ever is ended when its time is over, has failed, and says why', async () => {
  const waiting = await runProgram('sleep', ['60'], { quiet: true, mostMinutes: 0.01 })
  expect(waiting.exitCode).toBe(1)
  expect(waiting.output).toContain('ended after 0.01 minutes')
})
