import { expect, test } from 'vitest'
import { inTime } from './show-engines.ts'

test('an unresponsive browser and its request are named', async () => {
  const never = new Promise<string>(() => {})
  await expect(inTime('webkit, the page', never, 0.0005)).rejects.toThrow(
    'webkit, the page: no answer within 0.0005 minutes',
  )
})

test('a timely response is returned, and the browser’s own failure is passed on', async () => {
  expect(await inTime('webkit, the page', Promise.resolve('here'))).toBe('here')
  await expect(inTime('webkit, the page', Promise.reject(new Error('shut')))).rejects.toThrow('shut')
})
