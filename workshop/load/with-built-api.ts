import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../tools/bootstrap/root.mjs'
import { makeIfChanged } from '../../tools/builds/make-if-changed.ts'
import { targets } from '../../tools/builds/targets.ts'

/** Runs a measurement of the built api with a temporary folder. */
export async function withBuiltApi<Measured>(
  name: string,
  measure: (folder: string) => Promise<Measured>,
): Promise<Measured> {
  const [api] = targets.filter(({ name }) => name === 'api')
  if (api) await makeIfChanged(root, api)
  const folder = await mkdtemp(join(tmpdir(), `lithe-${name}-`))
  return measure(folder).finally(() => rm(folder, { recursive: true, force: true }))
}
