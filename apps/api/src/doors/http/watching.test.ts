import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { occurrences } from '../../ground/ports/occurrence.ts'
import { createMetrics } from './metrics.ts'

const read = (name: string) =>
  readFileSync(new URL(`../../../../../deploy/${name}`, import.meta.url), 'utf8').replaceAll('\\"', '"')

it.each(['alerts.yaml', 'dashboard.json'])('%s queries only metrics that the server provides', async name => {
  const [metrics, watched] = [createMetrics(), read(name)]
  metrics.observeRequest({ method: 'GET', route: '/', status: 200 }, 0.1)
  const counted = await metrics.read()
  const asked = [...watched.matchAll(/\b(?:lithe|process|nodejs)_[a-z0-9_]+\b/g)].map(([each]) => each)
  expect(asked.length).toBeGreaterThan(2)
  for (const each of asked) expect(counted).toMatch(new RegExp(`^${each}[{ ]`, 'm'))
  const kinds = [...watched.matchAll(/occurrence=~?"([a-z|-]+)"/g)].flatMap(([, each = '']) =>
    each.split('|'),
  )
  expect(kinds.length).toBeGreaterThan(2)
  expect(kinds.filter(each => !occurrences.some(known => known === each))).toEqual([])
})
