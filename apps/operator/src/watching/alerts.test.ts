import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../../../tools/bootstrap/root.mjs'
import { runProgram } from '../../../../tools/run/run-program.ts'

const read = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8')
const allOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)
const rules = allOf(read('alerts.yaml'), /- alert: (\w+)/g)

it('each alert has a case that fires and a case that does not', () => {
  const cases = read('alerts.test.yaml')
  const silent = allOf(cases, /alertname: (\w+), eval_time: \w+, exp_alerts: \[\]/g)
  const firing = allOf(cases, /alertname: (\w+)\n\s+eval_time: \w+\n\s+exp_alerts:\n\s+- exp_/g)
  expect(rules.length).toBeGreaterThan(7)
  expect([...new Set(silent)].sort()).toEqual([...rules].sort())
  expect([...new Set(firing)].sort()).toEqual([...rules].sort())
})

it('Prometheus loads the alerts, and each fires exactly in its case, if promtool is installed', async () => {
  const promtool = (...words: string[]) =>
    runProgram('promtool', words, { folder: join(root, 'deploy'), quiet: true })
  const { exitCode: missing } = await promtool('--version')
  if (missing)
    return console.warn('Not tried with Prometheus: it takes promtool (apt-get install prometheus).')
  const checked = await promtool('check', 'rules', 'alerts.yaml')
  expect(checked.output).toContain(`SUCCESS: ${rules.length} rules found`)
  const tried = await promtool('test', 'rules', 'alerts.test.yaml')
  expect(tried.output.trim()).toMatch(/SUCCESS$/)
})
