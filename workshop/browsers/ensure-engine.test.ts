import { expect, test } from 'vitest'
import { engineHere } from './ensure-engine.ts'

const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
const machine = (...files: string[]) => ({
  path: '/usr/local/bin:/usr/bin',
  isFile: (path: string) => files.includes(path),
})

test('Firefox is found under either name', () => {
  expect(engineHere('firefox', machine('/usr/bin/firefox-esr'))).toEqual({ browser: '/usr/bin/firefox-esr' })
  expect(engineHere('firefox', machine('/usr/local/bin/firefox'))).toEqual({
    browser: '/usr/local/bin/firefox',
  })
})

test('WebKit needs its driver, a browser, a screen and a bus', () => {
  const all = [
    '/usr/bin/WebKitWebDriver',
    miniBrowser,
    '/usr/bin/xvfb-run',
    '/usr/bin/dbus-run-session',
  ] as const
  expect(engineHere('webkit', machine(...all))).toMatchObject({
    driver: '/usr/bin/WebKitWebDriver',
    browser: miniBrowser,
  })
  for (const missing of all)
    expect(engineHere('webkit', machine(...all.filter(file => file !== missing)))).toBeNull()
})

test('a machine without a browser is recognised', () => {
  expect([engineHere('firefox', machine()), engineHere('webkit', machine())]).toEqual([null, null])
})
