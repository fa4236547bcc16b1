import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { noteSessionEnded } from './note-session-ended.ts'
import { forgetSessionEnded, putOffSigningIn, useSessionEnded } from './session-ended.ts'

const refusal = (error: string) =>
  new ApiError(401, JSON.stringify({ code: 401, message: 'no', data: null, error }))
const rosa = { userIdentifier: 'rosa@example.org', source: 'web' }

function standOn(pathname: string, search = '') {
  vi.stubGlobal('window', { location: { pathname, search }, history: { state: { usr: { from: 'here' } } } })
}

beforeEach(() => {
  forgetSessionEnded()
  standOn('/assessment/report/7', '?x=1')
})

it.each(['identity-unproven', 'not-yours'])(
  'notes who has to prove themselves after %s, and where they were',
  code => {
    noteSessionEnded(refusal(code), rosa)
    expect(useSessionEnded.getState().ended).toEqual({
      userIdentifier: 'rosa@example.org',
      place: { path: '/assessment/report/7?x=1', state: { from: 'here' } },
    })
  },
)

it('notes nothing of a guest, of other refusals, or of calls that name nobody', () => {
  noteSessionEnded(refusal('identity-unproven'), {
    userIdentifier: 'user_6f2c1d0e-8f5e-4f7a-9c55-0f6f2a0c7b11',
  })
  noteSessionEnded(refusal('code-wrong'), rosa)
  noteSessionEnded(new Error('offline'), rosa)
  noteSessionEnded(refusal('identity-unproven'), {})
  expect(useSessionEnded.getState().ended).toBeNull()
})

it('says it once a page to somebody who does not want to now', () => {
  noteSessionEnded(refusal('identity-unproven'), rosa)
  putOffSigningIn()
  noteSessionEnded(refusal('identity-unproven'), rosa)
  expect(useSessionEnded.getState().ended).toBeNull()
  standOn('/longevity-test')
  noteSessionEnded(refusal('identity-unproven'), rosa)
  expect(useSessionEnded.getState().ended).toMatchObject({ place: { path: '/longevity-test' } })
})
