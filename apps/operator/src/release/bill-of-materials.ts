import { createHash } from 'node:crypto'
import type { Bill } from './licences.ts'

type Locked = {
  version?: string
  resolved?: string
  link?: boolean
  license?: string
  integrity?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}
/** npm's lockfile: packages by folder. */
export type Lockfile = { packages: Record<string, Locked> }

type Component = Bill['components'][number] & {
  type: 'library' | 'file' | 'platform'
  hashes?: { alg: 'SHA-256' | 'SHA-512'; content: string }[]
}

/** Resolves a package as Node does, from the nearest `node_modules` upwards; null if not installed. */
function locate({ packages }: Lockfile, from: string, name: string): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`
    const found = packages[place]
    if (found) return found.link && found.resolved !== undefined ? found.resolved : place
    if (folder === '') return null
  }
}

/** Lists the folders reachable from these by runtime dependencies. */
export function reachable(lockfile: Lockfile, from: readonly string[]): string[] {
  const found = new Set(from)
  for (const place of found) {
    const { dependencies, optionalDependencies, peerDependencies } = lockfile.packages[place] ?? {}
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const next = locate(lockfile, place, name)
      if (next !== null) found.add(next)
    }
  }
  return [...found].sort()
}

function toComponent(place: string, { version = '', license, integrity }: Locked): Component {
  const name = place.replace(/^.*node_modules\//, '')
  const [, sum = ''] = /^sha512-(.+)$/.exec(integrity ?? '') ?? []
  return {
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    licenses: license ? [{ expression: license }] : [],
    ...(sum && { hashes: [{ alg: 'SHA-512', content: Buffer.from(sum, 'base64').toString('hex') }] }),
  }
}

/** A runtime file without a registry to vouch for it. */
export type NamedFile = { name: string; bytes: Buffer; licence: string }

const ofFile = ({ name, bytes, licence }: NamedFile): Component => {
  const content = createHash('sha256').update(bytes).digest('hex')
  return {
    type: 'file',
    name,
    version: content.slice(0, 12),
    purl: `pkg:generic/${name}?checksum=sha256:${content}`,
    licenses: [{ expression: licence }],
    hashes: [{ alg: 'SHA-256', content }],
  }
}

const runtime = (version: string): Component => ({
  type: 'platform',
  name: 'node',
  version,
  purl: `pkg:generic/node@${version}`,
  licenses: [{ expression: 'MIT' }],
})

/** Builds a CycloneDX bill of all these workspaces run, including the files a phone computes with. */
export function billOfMaterials(
  lockfile: Lockfile,
  workspaces: readonly string[],
  { files, node }: { files: readonly NamedFile[]; node: string },
) {
  const libraries = reachable(lockfile, workspaces)
    .filter(place => place.includes('node_modules/'))
    .map(place => toComponent(place, lockfile.packages[place] ?? {}))
  const components = [runtime(node), ...libraries, ...files.map(ofFile)]
  return { bomFormat: 'CycloneDX' as const, specVersion: '1.6', version: 1, components }
}
