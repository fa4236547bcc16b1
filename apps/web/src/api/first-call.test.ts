import { expect, it } from 'vitest'
import { takeFirstCall } from './first-call.ts'

const request = { method: 'POST', body: '{"userIdentifier":"user_a","source":"web"}' }
const path = '/api/lithe/report/1'
const answer = Promise.resolve(new Response())
const asked = () => {
  globalThis.litheFirstCall = { path, body: request.body, answer }
}

it('the document’s call serves one identical call', () => {
  asked()
  expect(takeFirstCall(path, request)).toBe(answer)
  expect(takeFirstCall(path, request)).toBeNull()
})

it.each([
  ['another person', path, { ...request, body: '{"userIdentifier":"user_b","source":"web"}' }],
  ['another report', '/api/lithe/report/2', request],
  ['a deletion', path, { ...request, method: 'DELETE' }],
])('the document’s call never serves %s', (_, to, sent) => {
  asked()
  expect(takeFirstCall(to, sent)).toBeNull()
})
