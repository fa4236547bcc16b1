import { contractHeader, contractVersion } from '@lithe/contracts/api'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetSignInEnded, putOffSigningIn, useSignInEnded } from '../navigation/sign-in-again.ts'
import { bad, good, startTestServer } from '../testing/test-server.ts'
import { createApiClient, noteSignInEnded, outdated } from './client.ts'
import { ApiError, NetworkError } from './errors.ts'
import { sentenceFor } from './sentence-for.ts'

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

  it('reports the status and body of an error response', async () => {
    const server = await startTestServer(() => ({ status: 502, body: 'Bad gateway' }))
    await expect(createApiClient(server.base).readConfig()).rejects.toThrow(
      'HTTP error! status: 502, message: Bad gateway',
    )
  })

  it('keeps the error code of a refusal and has a sentence for it', async () => {
    const server = await startTestServer(() => bad(422, 'no-measurements'))
    const error = await createApiClient(server.base)
      .generateReport({ ...caller, sessions: {} })
      .catch((caught: unknown) => caught)
    expect(error).toMatchObject({ status: 422, code: 'no-measurements' })
    expect(sentenceFor(error)).toContain('Please do the test first')
  })

  it('treats a response that is not JSON as unavailable', () => {
    expect(new ApiError(503, '<html>').code).toBe('unavailable')
    expect(new ApiError(418, '<html>').code).toBe('internal')
  })

  it('distinguishes an unreachable server from a refusal', async () => {
    const error = await createApiClient('http://127.0.0.1:9')
      .readConfig()
      .catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(NetworkError)
    expect(sentenceFor(error)).toContain('offline')
  })

  it('treats a refusal by a server with another contract as no response, and reports it', async () => {
    const next = { [contractHeader]: String(contractVersion + 1) }
    const server = await startTestServer(() => ({ ...bad(400, 'malformed'), headers: next }))
    const call = createApiClient(server.base).updateUser({ ...caller, userDetails: person })
    await expect(call).rejects.toBeInstanceOf(NetworkError)
    await expect(outdated).resolves.toBeUndefined()
  })

  it('treats a refusal by a server with its own contract as a refusal', async () => {
    const headers = { [contractHeader]: String(contractVersion) }
    const server = await startTestServer(() => ({ ...bad(400, 'malformed'), headers }))
    const call = createApiClient(server.base).updateUser({ ...caller, userDetails: person })
    await expect(call).rejects.toMatchObject({ code: 'malformed' })
  })

  it('rejects data of the wrong shape', async () => {
    const server = await startTestServer(() => good({ assessmentId: 'not-a-uuid' }))
    await expect(createApiClient(server.base).generateReport({ ...caller, sessions: {} })).rejects.toThrow()
  })
})

const refusal = (error: string) =>
  new ApiError(401, JSON.stringify({ code: 401, message: 'no', data: null, error }))
const rosa = { userIdentifier: 'rosa@example.org', source: 'web' }

function standOn(pathname: string, search = '') {
  vi.stubGlobal('window', { location: { pathname, search }, history: { state: { usr: { from: 'here' } } } })
}

beforeEach(() => {
  forgetSignInEnded()
  standOn('/assessment/report/7', '?x=1')
})

it.each(['identity-unproven', 'not-yours'])(
  'the person who must sign in again after %s is recorded, with their place',
  code => {
    noteSignInEnded(refusal(code), rosa)
    expect(useSignInEnded.getState().ended).toEqual({
      userIdentifier: 'rosa@example.org',
      place: { path: '/assessment/report/7?x=1', state: { from: 'here' } },
    })
  },
)

it('nothing is recorded for guests, other refusals or calls without a caller', () => {
  noteSignInEnded(refusal('identity-unproven'), {
    userIdentifier: 'user_6f2c1d0e-8f5e-4f7a-9c55-0f6f2a0c7b11',
  })
  noteSignInEnded(refusal('code-wrong'), rosa)
  noteSignInEnded(new Error('offline'), rosa)
  noteSignInEnded(refusal('identity-unproven'), {})
  expect(useSignInEnded.getState().ended).toBeNull()
})

it('a person who postpones signing in is asked only once per page', () => {
  noteSignInEnded(refusal('identity-unproven'), rosa)
  putOffSigningIn()
  noteSignInEnded(refusal('identity-unproven'), rosa)
  expect(useSignInEnded.getState().ended).toBeNull()
  standOn('/longevity-test')
  noteSignInEnded(refusal('identity-unproven'), rosa)
  expect(useSignInEnded.getState().ended).toMatchObject({ place: { path: '/longevity-test' } })
})
