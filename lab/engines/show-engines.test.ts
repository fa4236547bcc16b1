import { expect, test } from 'vitest'
import { inTime } from './show-engines.ts'

test('a browser that never answers is named with what it was asked for', async () => {
  const never = new Promise<string>(() => {})
  await expect(inTime('webkit, the page', never, 0.0005)).rejects.toThrow(
    'webkit, the page: no answer within 0.0005 minutes',
  )
})

test('an answer in time is handed on, and a failure of its own is told as it is', async () => {
  expect(await inTime('webkit, the page', Promise.resolve('here'))).toBe('here')
  await expect(inTime('webkit, the page', Promise.reject(new Error('shut')))).rejects.toThrow('shut')
})
