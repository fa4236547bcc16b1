import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { demoUnlockKey } from './demo-unlock-key.ts'

const folder = mkdtempSync(join(tmpdir(), 'lithe-data-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a data folder’s demo key is stable and unique to it', () => {
  const key = demoUnlockKey(join(folder, 'one'))
  expect(key).toMatch(/^[\w-]{22}$/)
  expect(demoUnlockKey(join(folder, 'one'))).toBe(key)
  expect(demoUnlockKey(join(folder, 'two'))).not.toBe(key)
})

test('the key becomes readable only by the folder’s owner, even if it was open before', () => {
  const file = join(folder, 'three/demo-unlock-key')
  const rightsOf = (path: string) => statSync(path).mode & 0o777
  demoUnlockKey(join(folder, 'three'))
  expect([rightsOf(join(folder, 'three')), rightsOf(file)]).toEqual([0o700, 0o600])
  chmodSync(file, 0o644)
  demoUnlockKey(join(folder, 'three'))
  expect(rightsOf(file)).toBe(0o600)
})
