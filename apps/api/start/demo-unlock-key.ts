import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the demo key that opens full reports, created once per data folder. */
export function demoUnlockKey(dataFolder: string): string {
  const file = join(dataFolder, 'demo-unlock-key')
  if (existsSync(file)) {
    chmodSync(file, 0o600)
    return readFileSync(file, 'utf8').trim()
  }
  const key = randomBytes(16).toString('base64url')
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
  writeFileSync(file, `${key}\n`, { mode: 0o600 })
  return key
}
