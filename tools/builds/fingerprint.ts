import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const neverBuiltFrom =
  /(^|\/)(node_modules|dist|dist-lab|test-results|__snapshots__|public\/engine|\.[^/]+)(\/|$)|\.test\.tsx?$|\.(md|tsbuildinfo)$/

/** Hash of the names and contents below `paths`, without tests and build output. */
export function fingerprintOf(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of paths.flatMap(start => filesBelow(root, start)).sort())
    hash.update(`${path}\0`).update(
      createHash('sha256')
        .update(readFileSync(join(root, path)))
        .digest(),
    )
  return hash.digest('hex')
}

function filesBelow(root: string, path: string): string[] {
  if (!existsSync(join(root, path)) || neverBuiltFrom.test(path)) return []
  if (!statSync(join(root, path)).isDirectory()) return [path]
  return readdirSync(join(root, path)).flatMap(name => filesBelow(root, `${path}/${name}`))
}
