import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fingerprintOf } from './fingerprint.ts'
import type { Target } from './target.ts'

/** Builds a target unless it exists with identical inputs; returns whether it was built. */
export async function makeIfChanged(root: string, target: Target): Promise<boolean> {
  const stamp = join(root, '.cache/builds', `${target.name.replaceAll(' ', '-')}.txt`)
  const fingerprint = fingerprintOf(root, target.inputs)
  const isThere = existsSync(join(root, target.output))
  if (isThere && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return false
  await target.make()
  if (!existsSync(join(root, target.output)))
    throw new Error(`Making ${target.name} left no ${target.output}`)
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, fingerprint)
  return true
}
