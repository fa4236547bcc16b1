import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Manifest = { dependencies?: Record<string, string> }

const scope = '@lithe/'

/** Folders of our packages that a package is built from, directly or indirectly. */
export function packagesOf(root: string, folder: string): string[] {
  const { dependencies = {} }: Manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  const own = Object.keys(dependencies).filter(name => name.startsWith(scope))
  const folders = own.map(name => `packages/${name.slice(scope.length)}`)
  return [...new Set([...folders, ...folders.flatMap(one => packagesOf(root, one))])].sort()
}
