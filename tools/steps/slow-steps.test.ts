import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../bootstrap/root.mjs'

const steps = readFileSync(new URL('./slow-steps.ts', import.meta.url), 'utf8')
const paths = [...steps.matchAll(/'((?:apps|e2e|lab|packages|tools)\/[\w./-]+)'/g)].flatMap(
  ([, path]) => path ?? [],
)

test('every program and folder that a slow step names is there', () => {
  expect(paths).toContain('lab/commands/hold.ts')
  expect(paths.filter(path => !existsSync(join(root, path)))).toEqual([])
})
