import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { demoUnlockKey } from './demo-unlock-key.ts'

const folder = mkdtempSync(join(tmpdir(), 'lithe-data-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('the key of a data folder stays the same and is not that of another', () => {
  const key = demoUnlockKey(join(folder, 'one'))
  expect(key).toMatch(/^[\w-]{22}$/)
  expect(demoUnlockKey(join(folder, 'one'))).toBe(key)
  expect(demoUnlockKey(join(folder, 'two'))).not.toBe(key)
})
