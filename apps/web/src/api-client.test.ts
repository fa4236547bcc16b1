import { describe, expect, it } from 'vitest'
import { createApiClient } from './api-client.ts'
import { ApiError } from './api-error.ts'
import { sentenceFor } from './error-sentences.ts'
import { NetworkError } from './network-error.ts'
import { bad, good, startTestServer } from './testing/test-server.ts'

const caller = { userIdentifier: 'user_1', source: 'web' as const }
const person = { name: 'Ada', age: '62', sex: 'Female' as const }

describe('the api client', () => {
  it('calls the method and path of the endpoint with a JSON body', async () => {
    const server = await startTestServer(() => good({ userDetails: person }))
    const answer = await createApiClient(server.base).updateUser({ ...caller, userDetails: person })
    expect(answer.userDetails).toEqual(person)
    expect(server.heard).toEqual([
      { method: 'PUT', url: '/api/lithe/user', body: { ...caller, userDetails: person } },
    ])
  })

  it('fills path parameters and escapes them', async () => {
    const server = await startTestServer(() => bad(404, 'unknown-report'))
    const call = createApiClient(server.base).readReport(caller, { assessmentId: 'a/b' })
    await expect(call).rejects.toBeInstanceOf(ApiError)
    expect(server.heard[0]?.url).toBe('/api/lithe/report/a%2Fb')
  })

  it('tells the status and the body of a bad answer', async () => {
    const server = await startTestServer(() => ({ status: 502, body: 'Bad gateway' }))
    await expect(createApiClient(server.base).readConfig()).rejects.toThrow(
      'HTTP error! status: 502, message: Bad gateway',
    )
  })

  it('keeps the machine code of a refusal and has a sentence for it', async () => {
    const server = await startTestServer(() => bad(422, 'no-measurements'))
    const error = await createApiClient(server.base)
      .generateReport({ ...caller, sessions: {} })
      .catch((caught: unknown) => caught)
    expect(error).toMatchObject({ status: 422, code: 'no-measurements' })
    expect(sentenceFor(error)).toContain('Please do the test first')
  })

  it('takes an answer that is not JSON from a broken server for unavailable', () => {
    expect(new ApiError(503, '<html>').code).toBe('unavailable')
    expect(new ApiError(418, '<html>').code).toBe('internal')
  })

  it('tells a server that cannot be reached from one that refuses', async () => {
    const error = await createApiClient('http://127.0.0.1:9')
      .readConfig()
      .catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(NetworkError)
    expect(sentenceFor(error)).toContain('offline')
  })

  it('does not accept data of another shape', async () => {
    const server = await startTestServer(() => good({ assessmentId: 'not-a-uuid' }))
    await expect(createApiClient(server.base).generateReport({ ...caller, sessions: {} })).rejects.toThrow()
  })
})
