import { expect, it, vi } from 'vitest'
import { createApiClient } from '../api/client.ts'
import { bad, good, startTestServer } from '../testing/test-server.ts'
import { knownUser } from './known-user.ts'

const caller = { userIdentifier: 'user_1', source: 'web' } as const

it('the server’s answer about a person is passed on', async () => {
  const details = { name: 'Ada', age: '62', sex: 'Female' }
  const { base } = await startTestServer(() => good({ userDetails: details, assessmentsData: [] }))
  expect(await knownUser(() => createApiClient(base).fetchUser(caller))).toEqual({
    answer: { code: 200, message: 'ok', userDetails: details, assessmentsData: [] },
    state: null,
  })
})

it.each([
  ['answers with an error', async () => (await startTestServer(() => bad(503, 'unavailable'))).base],
  ['does not answer at all', async () => 'http://127.0.0.1:1'],
])('the app continues with mock data and a warning if the server %s', async (_case, baseOf) => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const base = await baseOf()
  expect(await knownUser(() => createApiClient(base).fetchUser(caller))).toEqual({
    answer: {
      code: 200,
      message: 'Mock data (API unavailable)',
      userDetails: null,
      assessmentsData: [],
    },
    state: 'unavailable',
  })
  expect(log).toHaveBeenCalledWith('API temporarily unavailable', expect.any(Error))
})

it('a signed-out person is reported as signed out, not the server as down', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { base } = await startTestServer(() => bad(401, 'identity-unproven'))
  expect(await knownUser(() => createApiClient(base).fetchUser(caller))).toMatchObject({
    answer: { assessmentsData: [] },
    state: 'signed-out',
  })
})
