import { eventKinds } from '@lithe/api/schema/security-events'
import { orderStates } from '@lithe/contracts/api'
import { expect, test } from 'vitest'
import { opsCommands } from '../ops-commands.ts'

test.each([
  ['events', eventKinds],
  ['orders', orderStates],
] as const)('the usage of %s names every valid argument', (name, each) => {
  const { [name]: command } = opsCommands
  expect(command).toMatchObject({ usage: expect.stringMatching(new RegExp(each.join('[|,\\s]+'))) })
})
