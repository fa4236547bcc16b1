import { expect, it, vi } from 'vitest'
import { ApiError } from '../../api-error.ts'
import { NetworkError } from '../../network-error.ts'
import { callerFor, readAsOwner } from './report-owner.ts'

const [ada, emil] = ['user_ada', 'user_ada~1'].map(userIdentifier => ({
  userIdentifier,
  source: 'web' as const,
}))
if (!ada || !emil) throw new Error('two people')
const unknown = new ApiError(
  404,
  JSON.stringify({ code: 404, message: '', data: null, error: 'unknown-report' }),
)

it('reads a report as whoever of this device has it, and calls for it as them from then on', async () => {
  const read = vi.fn(async caller => (caller === ada ? 'hers' : Promise.reject(unknown)))
  expect(await readAsOwner('7', [emil, ada], read)).toBe('hers')
  expect(callerFor('7', emil)).toBe(ada)
  expect(callerFor('8', emil)).toBe(emil)
})

it('tells what the current person was told where nobody here has it', async () => {
  await expect(readAsOwner('9', [emil, ada], () => Promise.reject(unknown))).rejects.toBe(unknown)
  expect(callerFor('9', emil)).toBe(emil)
})

it('asks nobody else while the server is out of reach', async () => {
  const read = vi.fn(() => Promise.reject(new NetworkError()))
  await expect(readAsOwner('7', [emil, ada], read)).rejects.toBeInstanceOf(NetworkError)
  expect(read).toHaveBeenCalledTimes(1)
})
