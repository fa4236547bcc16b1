import { expect, test } from 'vitest'
import { chromiumHere, headlessShellHere } from './find-chromium.ts'

const machine =
  (...files: string[]) =>
  (path: string) =>
    files.includes(path)

test('an explicitly named browser comes first', () => {
  const environment = { CHROMIUM_PATH: '/opt/mine', PATH: '/usr/bin' }
  expect(chromiumHere(environment, machine('/opt/mine', '/usr/bin/chromium'))).toBe('/opt/mine')
})

test('a named browser that is missing is not silently replaced', () => {
  expect(
    chromiumHere({ CHROMIUM_PATH: '/opt/gone', PATH: '/usr/bin' }, machine('/usr/bin/chromium')),
  ).toBeNull()
})

test('the system browser is found anywhere on PATH', () => {
  expect(chromiumHere({ PATH: '/bin:/snap/bin' }, machine('/snap/bin/chromium-browser'))).toBe(
    '/snap/bin/chromium-browser',
  )
})

test('a machine without a browser is recognised', () => {
  expect(chromiumHere({ PATH: '/usr/bin' }, machine())).toBeNull()
})

test('the headless shell is used only if present', () => {
  const shell = '/usr/bin/chromium-headless-shell'
  expect(headlessShellHere({ PATH: '/bin:/usr/bin' }, machine('/usr/bin/chromium', shell))).toBe(shell)
  expect(headlessShellHere({ PATH: '/bin:/usr/bin' }, machine('/usr/bin/chromium'))).toBeNull()
})
