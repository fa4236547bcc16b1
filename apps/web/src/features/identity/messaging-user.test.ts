import { expect, it } from 'vitest'
import { readMessagingUser } from './messaging-user.ts'

const page = (user: unknown) => ({ Telegram: { WebApp: { initDataUnsafe: { user } } } })

it('finds nobody on the web, nor where the messenger does not say', () => {
  expect(readMessagingUser({})).toBeNull()
  expect(readMessagingUser({ Telegram: {} })).toBeNull()
  expect(readMessagingUser(page(undefined))).toBeNull()
  expect(readMessagingUser(page({ first_name: 'Rosa' }))).toBeNull()
})

it('reads id, name and first name as far as they are given', () => {
  expect(readMessagingUser(page({ id: 42, username: 'rosa', first_name: 'Rosa' }))).toEqual({
    id: '42',
    username: 'rosa',
    firstName: 'Rosa',
  })
  expect(readMessagingUser(page({ id: 42, first_name: ' ' }))).toEqual({
    id: '42',
    username: null,
    firstName: null,
  })
})
