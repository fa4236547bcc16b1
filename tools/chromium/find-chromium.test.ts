import { expect, test } from 'vitest'
import { chromiumHere, headlessShellHere } from './find-chromium.ts'

const machine =
  (...files: string[]) =>
  (path: string) =>
    files.includes(path)

test('the browser someone names comes first', () => {
  const environment = { CHROMIUM_PATH: '/opt/mine', PATH: '/usr/bin' }
  expect(chromiumHere(environment, machine('/opt/mine', '/usr/bin/chromium'))).toBe('/opt/mine')
})

test('a named browser that is not there is not silently replaced', () => {
  expect(
    chromiumHere({ CHROMIUM_PATH: '/opt/gone', PATH: '/usr/bin' }, machine('/usr/bin/chromium')),
  ).toBeNull()
})

test('the system browser is found wherever PATH leads', () => {
  expect(chromiumHere({ PATH: '/bin:/snap/bin' }, machine('/snap/bin/chromium-browser'))).toBe(
    '/snap/bin/chromium-browser',
  )
})

test('a machine without a browser is told apart', () => {
  expect(chromiumHere({ PATH: '/usr/bin' }, machine())).toBeNull()
})

test('the shell without windows is only used where it is', () => {
  const shell = '/usr/bin/chromium-headless-shell'
  expect(headlessShellHere({ PATH: '/bin:/usr/bin' }, machine('/usr/bin/chromium', shell))).toBe(shell)
  expect(headlessShellHere({ PATH: '/bin:/usr/bin' }, machine('/usr/bin/chromium'))).toBeNull()
})
