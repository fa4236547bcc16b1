import { expect, test } from 'vitest'
import { NetworkError } from '../../network-error.ts'
import { beginProblem, googleMissing } from './google-problem.ts'

test('where codes are sent they are named as the other way, elsewhere going on without an account is', () => {
  for (const sentence of [
    googleMissing,
    (hasCodes: boolean) => beginProblem(new Error('closed'), hasCodes),
  ]) {
    expect(sentence(true)).toContain('A code to your e-mail')
    expect(sentence(false)).not.toMatch(/code|mail/)
    expect(sentence(false)).toContain('without an account')
  }
})

test('without a network neither way is open, and neither is named', () => {
  expect(beginProblem(new NetworkError('offline'), true)).not.toMatch(/code|account/)
})
