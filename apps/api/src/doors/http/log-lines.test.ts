import { apiPrefix } from '@lithe/contracts/api'
import { expect, it } from 'vitest'
import { openTestPostgres } from '../../testing/open-test-postgres.ts'
import { makeTestApp } from '../../testing/test-app.ts'

/** Input that tries to inject a log line. */
const smuggled = 'x"}\n{"level":60,"msg":"a line of my own"}\r\n\u2028\u001b[31m'

it('each log line is one timestamped JSON object, and callers cannot inject another', async () => {
  const testApp = await makeTestApp(await openTestPostgres())
  testApp.logged.length = 0
  const url = `${apiPrefix}/${encodeURIComponent(smuggled)}?a=${encodeURIComponent(smuggled)}`
  const payload = JSON.stringify({ userIdentifier: smuggled, source: 'web', userDetails: { name: smuggled } })
  const headers = { 'content-type': 'application/json', 'user-agent': smuggled.replace(/[^ -~]/g, '') }
  await testApp.app.inject({ method: 'POST', url, payload, headers })
  await testApp.app.inject({ method: 'PUT', url: `${apiPrefix}/user`, payload, headers })
  await testApp.app.inject({ method: 'POST', url: `${apiPrefix}/user`, payload: `{${smuggled}`, headers })
  await testApp.app.inject('/readyz')
  const lines = testApp.logged.join('').trimEnd().split('\n')
  const entries = lines.map(line => JSON.parse(line))
  expect(entries.filter(({ msg }) => msg === 'answered')).toHaveLength(4)
  const pinoDebug = 20
  expect(entries.find(({ route }) => route === '/readyz')?.level).toBe(pinoDebug)
  for (const entry of entries) {
    expect(Math.abs(Date.now() - entry.time)).toBeLessThan(60_000)
    expect(entry.level).toBeLessThan(60)
  }
  expect(lines.join('')).not.toContain('a line of my own')
  await testApp.close()
})
