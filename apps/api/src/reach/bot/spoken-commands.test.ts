import { expect, it } from 'vitest'
import { commandMeant } from './free-text.ts'

it.each([
  ['/start', '/start'],
  ['/Start', '/start'],
  ['/START o-Insurer', '/start o-Insurer'],
  ['/HELP', '/help'],
  ['/Delete@lithe_bot', '/delete@lithe_bot'],
  ['delete', '/delete'],
  ['Delete me!', '/delete'],
  ['terms', '/terms'],
])('%j means %j', (text, command) => {
  expect(commandMeant(text)).toBe(command)
})

it.each([
  ...['please do not delete me', 'starting pain', 'my start was bad', '', '/', 'a /start'],
  ...['constructor', '__proto__', 'hasownproperty'],
])('%j means no command', text => {
  expect(commandMeant(text)).toBeNull()
})
