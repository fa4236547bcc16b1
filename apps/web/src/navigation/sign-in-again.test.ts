import { expect, it } from 'vitest'
import { readLoginState } from './sign-in-again.ts'

it('the sign-in page learns where the person was, with that page’s state', () => {
  const returnTo = {
    path: '/assessment/generate',
    state: { balance: 'b' },
    userIdentifier: 'rosa@example.org',
  }
  expect(readLoginState({ returnTo, continues: true })).toEqual({ returnTo, continues: true })
  const again = { returnTo, continues: false, provesAgain: true }
  expect(readLoginState(again)).toEqual(again)
  expect(readLoginState({ report: '7' })).toEqual({ report: '7', continues: false })
})

it.each([null, 'text', {}, { returnTo: 7 }, { returnTo: { path: '//elsewhere.example/' } }])(
  'the sign-in page ignores the navigation state %j',
  state => {
    expect(readLoginState(state)).toEqual({ continues: false })
  },
)
